import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestDatabase } from '#server/testing/test-database.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { VERSION } from '#server/version.ts';
import { engineOf } from './engine.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { DIALECTS } from './migrations/001-schema/dialect.ts';
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
    const { id } = DIALECTS[engineOf(db)];
    await sql
      .raw(
        `create table notes (id ${id}, at bigint not null, is_read integer not null default 0,
          duration double precision)`,
      )
      .execute(db);
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

test('runs the migrations of this build once', async () => {
  const { db } = open();
  expect(await migrate(db)).toEqual(Object.keys(allMigrations));
  expect(await migrate(db)).toEqual([]);
});

test('columns hold the same values on both engines', async () => {
  const { db } = open();
  expect(await migrate(db, { '001': createNotes })).toEqual(['001']);
  expect((await insertNote.execute(db)).rows).toEqual([
    { id: 1, at: 1_700_000_000_123, is_read: 0, duration: 1.5 },
  ]);
  await sql`delete from notes`.execute(db);
  expect((await insertNote.execute(db)).rows).toMatchObject([{ id: 2 }]);
});

test('a failed migration leaves no changes, also none of the migrations before it', async () => {
  const { db } = open();
  await expect(migrate(db, { '001': createNotes, '002': breakDown })).rejects.toThrow(
    'no_such_table',
  );
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  expect(names).not.toContain('notes');
  expect(names).not.toContain('half_done');
  expect(await migrate(db, { '001': createNotes })).toEqual(['001']);
});

test('refuses a database of a newer build and names it', async () => {
  const { db } = open();
  await migrate(db, { '001': createNotes, '002-later': { up: () => Promise.resolve() } });
  const refusal = migrate(db, { '001': createNotes });
  await expect(refusal).rejects.toThrow(NewerDatabaseError);
  await expect(refusal).rejects.toThrow(
    `used by a newer version of the portal, with migrations up to 002-later. This is version ${VERSION}, with ` +
      'migrations up to 001.',
  );
});

test('two processes that start at once migrate once', async () => {
  const { db } = open();
  const migrations = { '001': createNotes };
  const ran = await Promise.all([migrate(db, migrations), migrate(db, migrations)]);
  expect(ran.flat()).toEqual(['001']);
});
