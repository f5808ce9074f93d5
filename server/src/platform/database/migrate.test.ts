import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestDatabase, makeTestFolder } from '../../testing/test-resources.ts';
import { idColumn } from './engine.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { migrations as allMigrations } from './migrations/all.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

let resources: AsyncDisposableStack;
let open: () => OpenDatabase;

beforeEach(async () => {
  resources = new AsyncDisposableStack();
  const folder = resources.use(await makeTestFolder());
  const { databaseUrl } = resources.use(await makeTestDatabase());
  open = () => {
    const database = openDatabase({ databaseUrl, dataDir: folder.path });
    resources.defer(() => database.close());
    return database;
  };
});

afterEach(() => resources.disposeAsync());

const createNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('notes')
      .addColumn('id', ...idColumn(db))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('is_read', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('duration', 'double precision')
      .execute();
  },
};

const breakDown: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createTable('half_done').addColumn('id', 'integer').execute();
    await sql`select * from no_such_table`.execute(db);
  },
};

const insertNote = sql`insert into notes (at, duration) values (${1_700_000_000_123}, ${1.5})
  returning id, at, is_read, duration`;

test('the migrations of this build run once', async () => {
  const { db } = open();
  expect(await migrate(db)).toEqual(Object.keys(allMigrations));
  expect(await migrate(db)).toEqual([]);
});

test('columns hold the same values on either engine', async () => {
  const { db } = open();
  expect(await migrate(db, { '001': createNotes })).toEqual(['001']);
  expect((await insertNote.execute(db)).rows).toEqual([
    { id: 1, at: 1_700_000_000_123, is_read: 0, duration: 1.5 },
  ]);
  await sql`delete from notes`.execute(db);
  expect((await insertNote.execute(db)).rows).toMatchObject([{ id: 2 }]);
});

test('a failed migration leaves nothing, not even of those before it', async () => {
  const { db } = open();
  await expect(migrate(db, { '001': createNotes, '002': breakDown })).rejects.toThrow(
    'no_such_table',
  );
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  expect(names).not.toContain('notes');
  expect(names).not.toContain('half_done');
  expect(await migrate(db, { '001': createNotes })).toEqual(['001']);
});

test('a database of a newer build is refused and named', async () => {
  const { db } = open();
  await migrate(db, { '001': createNotes, '002-later': { up: () => Promise.resolve() } });
  const refusal = migrate(db, { '001': createNotes });
  await expect(refusal).rejects.toThrow(NewerDatabaseError);
  await expect(refusal).rejects.toThrow('used by a newer build of the portal (002-later)');
});

test('two that start at once migrate once', async () => {
  const { db } = open();
  const migrations = { '001': createNotes };
  const ran = await Promise.all([migrate(db, migrations), migrate(db, migrations)]);
  expect(ran.flat()).toEqual(['001']);
});
