import { describe, expect, test } from 'vitest';
import { OWNERS } from './table-owners.mjs';
import { findForeignTableUse } from './table-writes.mjs';

const CHAT = 'server/src/features/chat/message-queries.ts';
const NOTIFICATIONS = 'server/src/features/notifications/queries.ts';

const breachesOf = (path: string, source: string) =>
  findForeignTableUse([{ path, source, imports: [] }]);

describe('a write of a table that another feature owns', () => {
  test.each([
    "db.insertInto('all_users').values(row)",
    "db.updateTable('all_users').set({ name })",
    "tx.deleteFrom('all_users as u').where('u.id', '=', 1)",
    'sql`insert into all_users (id) values (1)`.execute(db)',
    'sql<Row>`UPDATE "all_users" set id = 1`',
    "sql.raw('delete from all_users')",
    'CompiledQuery.raw(`insert or ignore into all_users values (1)`)',
  ])('is a breach: %s', (source) => {
    expect(breachesOf(CHAT, source)).toEqual([
      `${CHAT} writes all_users: features/accounts owns it; call its service`,
    ]);
  });

  test.each([
    ['db.insertInto(table).values(row)', 'writes a table: name the table'],
    [`sql\`update \${table} set a = 1\``, 'writes a table: name the table'],
    ["db.deleteFrom('trainee_counts')", 'only triggers write it'],
    ["db.deleteFrom('users')", 'it is a view; write all_users'],
    ["db.deleteFrom('no_such_table')", 'no owner'],
  ])('is a breach too if no feature may: %s', (source, instead) => {
    expect(breachesOf(CHAT, source)).toEqual([expect.stringContaining(instead)]);
  });

  test.each([
    "db.selectFrom('users').innerJoin('companies', 'companies.id', 'users.company_id')",
    'sql`select 1 from users for update skip locked`',
    'sql`select 1 from users for no key update`',
    "db.insertInto('chat_rooms').values(row)",
    'sql`insert into chat_rooms values (1) on conflict do update set id = 2`',
    "// db.deleteFrom('all_users')",
  ])('is no breach if it reads, or writes its own table: %s', (source) => {
    expect(breachesOf(CHAT, source)).toEqual([]);
  });

  test.each([
    'server/src/platform/database/migrations/018-x.ts',
    'server/src/features/chat/chat.test.ts',
    'server/src/features/chat/testing/rooms.ts',
    'bench/src/chat/crowd.ts',
  ])('is allowed in %s', (path) => {
    expect(breachesOf(path, "db.deleteFrom('all_users')")).toEqual([]);
  });
});

describe('columns with an owner of their own', () => {
  test('are updated by it', () => {
    const source = "db.updateTable('all_users').set({ wants_mail: 1 }).where('id', '=', 1)";
    expect(breachesOf(NOTIFICATIONS, source)).toEqual([]);
    expect(breachesOf(CHAT, source)).toHaveLength(1);
  });

  test.each([
    "db.updateTable('all_users').set({ wants_mail: 1, name: 'x' })",
    "db.updateTable('all_users').where('id', '=', 1).set(() => ({ name: 'x' }))",
    "db.updateTable('all_users').set({ ...changes })",
    "db.updateTable('all_users').set(changes)",
    "db.updateTable('all_users')",
    "db.insertInto('all_users').values({ wants_mail: 1 })",
    "db.deleteFrom('all_users')",
  ])('allow no other write: %s', (source) => {
    expect(breachesOf(NOTIFICATIONS, source)).toHaveLength(1);
  });
});

describe('a read of hidden rows', () => {
  test.each([
    "db.selectFrom('all_users').select('id')",
    "db.selectFrom('chat_rooms').innerJoin('all_users as u', 'u.id', 'chat_rooms.id')",
    'sql`select 1 from all_users`',
    'sql<Row>`select 1 from chat_rooms left join "all_users" on true`',
    "db.updateTable('chat_rooms').from('all_users')",
  ])('of another feature is a breach: %s', (source) => {
    expect(breachesOf(CHAT, source)).toEqual([`${CHAT} reads all_users: read the view users`]);
  });

  test('is allowed to the owner, and to a feature with a reason', () => {
    const accounts = 'server/src/features/accounts/deletion-queries.ts';
    expect(breachesOf(accounts, "db.selectFrom('all_users')")).toEqual([]);
    const media = 'server/src/features/media/queries.ts';
    expect(breachesOf(media, "db.selectFrom('all_companies')")).toEqual([]);
    expect(breachesOf(media, "db.selectFrom('all_users')")).toHaveLength(1);
  });
});

test('each table of the schema has an entry, and each entry a table', () => {
  const [first, ...others] = Object.keys(OWNERS).map((table) => `${table}: { id: number };`);
  const path = 'server/src/platform/database/schema.ts';
  const schema = (...lines: string[]) => `interface Tables { ${lines.join(' ')} }`;
  expect(breachesOf(path, schema(first ?? '', ...others))).toEqual([]);
  expect(breachesOf(path, schema(...others, 'new_table: { id: number };'))).toEqual([
    expect.stringContaining('new_table has no owner'),
    expect.stringContaining(`${Object.keys(OWNERS)[0]} is no table`),
  ]);
});
