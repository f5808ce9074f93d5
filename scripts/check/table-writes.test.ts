import { describe, expect, test } from 'vitest';
import { OWNERS } from './table-owners.mjs';
import { findForeignWrites } from './table-writes.mjs';

const CHAT = 'server/src/features/chat/message-queries.ts';
const NOTIFICATIONS = 'server/src/features/notifications/queries.ts';

const breachesOf = (path: string, source: string) =>
  findForeignWrites([{ path, source, imports: [] }]);

describe('a write of a table that another feature owns', () => {
  test.each([
    "db.insertInto('users').values(row)",
    "db.updateTable('users').set({ name })",
    "tx.deleteFrom('users as u').where('u.id', '=', 1)",
    'sql`insert into users (id) values (1)`.execute(db)',
    'sql<Row>`UPDATE "users" set id = 1`',
    "sql.raw('delete from users')",
    'CompiledQuery.raw(`insert or ignore into users values (1)`)',
  ])('is a breach: %s', (source) => {
    expect(breachesOf(CHAT, source)).toEqual([
      `${CHAT} writes users: features/accounts owns it; call its service`,
    ]);
  });

  test.each([
    ['db.insertInto(table).values(row)', 'writes a table: name the table'],
    [`sql\`update \${table} set a = 1\``, 'writes a table: name the table'],
    ["db.deleteFrom('trainee_counts')", 'only triggers write it'],
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
    "// db.deleteFrom('users')",
  ])('is no breach if it reads, or writes its own table: %s', (source) => {
    expect(breachesOf(CHAT, source)).toEqual([]);
  });

  test.each([
    'server/src/platform/database/migrations/018-x.ts',
    'server/src/features/chat/chat.test.ts',
    'server/src/features/chat/testing/rooms.ts',
    'bench/src/chat/crowd.ts',
  ])('is allowed in %s', (path) => {
    expect(breachesOf(path, "db.deleteFrom('users')")).toEqual([]);
  });
});

describe('columns with an owner of their own', () => {
  test('are updated by it', () => {
    const source = "db.updateTable('users').set({ wants_mail: 1 }).where('id', '=', 1)";
    expect(breachesOf(NOTIFICATIONS, source)).toEqual([]);
    expect(breachesOf(CHAT, source)).toHaveLength(1);
  });

  test.each([
    "db.updateTable('users').set({ wants_mail: 1, name: 'x' })",
    "db.updateTable('users').where('id', '=', 1).set(() => ({ name: 'x' }))",
    "db.updateTable('users').set({ ...changes })",
    "db.updateTable('users').set(changes)",
    "db.updateTable('users')",
    "db.insertInto('users').values({ wants_mail: 1 })",
    "db.deleteFrom('users')",
  ])('allow no other write: %s', (source) => {
    expect(breachesOf(NOTIFICATIONS, source)).toHaveLength(1);
  });
});

test('each table of the schema has an entry, and each entry a table', () => {
  const [first, ...others] = Object.keys(OWNERS).map((table) => `${table}: { id: number };`);
  const path = 'server/src/platform/database/schema.ts';
  const schema = (...lines: string[]) => `export interface Schema { ${lines.join(' ')} }`;
  expect(breachesOf(path, schema(first ?? '', ...others))).toEqual([]);
  expect(breachesOf(path, schema(...others, 'new_table: { id: number };'))).toEqual([
    expect.stringContaining('new_table has no owner'),
    expect.stringContaining(`${Object.keys(OWNERS)[0]} is no table`),
  ]);
});
