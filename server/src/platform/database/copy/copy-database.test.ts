import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { listTrainees } from '@portal/contract/trainees';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  deleteTwins,
  makeLiving,
  makeTwins,
} from '#server/features/trash/testing/deleted-twins.ts';
import { MEDIA_FOLDER } from '#server/platform/data-dir.ts';
import { makeCompany, signInAdmin, succeeded } from '#server/testing/factories.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import type { DatabaseSettings, OpenDatabase } from '../open-database.ts';
import type { Db } from '../schema.ts';
import { copyDatabase } from './copy-database.ts';
import type { CopyProgress } from './copy-options.ts';
import { endCopy, readTargetState } from './copy-state.ts';
import { readRows, readSchema } from './testing/catalogue.ts';
import {
  type OpenedDatabase,
  openEmpty,
  openEmptySqlite,
  openMigrated,
  openMigratedSqlite,
} from './testing/opened-databases.ts';

const isPostgres = process.env['TEST_ENGINE'] === 'postgres';

const copy = (
  from: OpenDatabase,
  to: OpenDatabase,
  { source = 'the source', onProgress = (_: CopyProgress): void => undefined } = {},
) => copyDatabase({ from, to, source, onProgress });

describe('a portal in use', () => {
  test('is copied to SQLite and back to the engine under test', async () => {
    await using stack = new AsyncDisposableStack();
    const source = await openMigrated(stack);
    const deletedId = await useIt(source);
    const sqlite = await openEmptySqlite(stack);
    const back = await openEmpty(stack);

    const counts = await copy(source, sqlite);
    await sqlite.db.transaction().execute(endCopy);
    await copy(sqlite, back);
    await back.db.transaction().execute(endCopy);

    const rows = await readRows(source.db);
    expect(await readRows(sqlite.db)).toEqual(rows);
    expect(await readRows(back.db)).toEqual(rows);
    expect(counts).toEqual({
      tables: Object.keys(rows).length,
      rows: Object.values(rows).flat().length,
    });
    expect(await readSchema(sqlite.db)).toEqual(
      await readSchema((await openMigratedSqlite(stack)).db),
    );
    expect(await readSchema(back.db)).toEqual(await readSchema((await openMigrated(stack)).db));
    for (const { settings, close } of [sqlite, back]) {
      await close();
      await copyMedia(source.settings, settings);
      await expectUsable(settings, deletedId + 1);
    }
  });
});

/** Fills a portal. Returns the id of a company that was deleted, the last that was given. */
async function useIt({ settings }: OpenedDatabase): Promise<number> {
  await using portal = await start(settings);
  const admin = await signInAdmin(portal);
  const living = await makeLiving(portal, await makeCompany(portal, 'Living Company'));
  await deleteTwins(admin, await makeTwins(portal, admin, living));
  await portal.work();
  const { db } = portal.resources;
  await db
    .updateTable('progress')
    .set({ watched_seconds: 0.1 + 0.2, position_seconds: 1e-7, watched_to_seconds: 4 })
    .execute();
  await db
    .updateTable('all_users')
    .set({ name: 'Zoë 👩‍🏫 "\\ \u0001\n' })
    .where('id', '=', living.partner.user.id)
    .execute();
  const { id } = await makeCompany(portal, 'Last Company');
  await db.deleteFrom('all_companies').where('id', '=', id).execute();
  return id;
}

const copyMedia = (from: DatabaseSettings, to: DatabaseSettings) =>
  cp(join(from.dataDir, MEDIA_FOLDER), join(to.dataDir, MEDIA_FOLDER), { recursive: true });

const start = ({ dataDir, databaseUrl = '' }: DatabaseSettings): Promise<TestPortal> =>
  startTestPortal({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });

async function expectUsable(settings: DatabaseSettings, nextId: number): Promise<void> {
  await using portal = await start(settings);
  const admin = await signInAdmin(portal);
  const found = succeeded(await admin.call(listTrainees, { query: { search: 'v livi' } }));
  expect(found.map(({ email }) => email)).toEqual(['liv@living.test']);
  expect((await makeCompany(portal, 'Next Company')).id).toBe(nextId);
}

/** A small database: three companies, in each a trainee. */
async function openSource(
  stack: AsyncDisposableStack,
  open = openMigrated,
): Promise<OpenedDatabase> {
  const source = await open(stack);
  for (const id of [1, 2, 3]) await addCompany(source.db, id);
  return source;
}

async function addCompany(db: Db, id: number): Promise<void> {
  const name = `Company ${id}`;
  const keys = { name_key: name, search_key: name, sort_key: name };
  await db
    .insertInto('all_companies')
    .values({ id, name, ...keys, logo_key: null, created_at: 0 })
    .execute();
  await db
    .insertInto('all_users')
    .values({
      ...{ name: 'Tess', email: `${id}@test`, email_key: `${id}@test` },
      ...{ sort_key: 'tess', search_key: `tess ${id}@test`, password_hash: '' },
      ...{ role: 'TRAINEE', company_id: id, created_at: 0 },
    })
    .execute();
}

/** Throws at a moment of a copy. */
function stopAt(step: CopyProgress['step'], table: string | null) {
  return (progress: CopyProgress) => {
    if (progress.step === step && progress.table === table) throw new Error('stopped');
  };
}

describe('a copy that was stopped', () => {
  test('goes on with the tables that are missing', async () => {
    await using stack = new AsyncDisposableStack();
    const source = await openSource(stack);
    const target = await openEmptySqlite(stack);
    for (const [step, table] of [
      ['copy', 'all_companies'],
      ['copy', 'all_users'],
      ['copy', 'trainee_search'],
      ['index', null],
      ['compare', 'all_users'],
    ] as const)
      await expect(copy(source, target, { onProgress: stopAt(step, table) })).rejects.toThrow(
        'stopped',
      );
    expect(await readTargetState(target.db)).toEqual({ kind: 'unfinished', source: 'the source' });

    const steps: CopyProgress[] = [];
    await copy(source, target, { onProgress: (progress) => steps.push(progress) });
    await target.db.transaction().execute(endCopy);

    expect(steps.filter(({ step }) => step === 'copy')).toEqual([]);
    expect(await readRows(target.db)).toEqual(await readRows(source.db));
    expect(await readSchema(target.db)).toEqual(
      await readSchema((await openMigratedSqlite(stack)).db),
    );
  });

  test('copies again what has changed in the source since', async () => {
    await using stack = new AsyncDisposableStack();
    const source = await openSource(stack);
    const target = await openEmpty(stack);
    const stop = stopAt('compare', 'all_users');
    await expect(copy(source, target, { onProgress: stop })).rejects.toThrow('stopped');
    await addCompany(source.db, 4);
    await sql`delete from all_users where company_id = 1`.execute(source.db);

    await copy(source, target);
    await target.db.transaction().execute(endCopy);

    expect(await readRows(target.db)).toEqual(await readRows(source.db));
    expect(await readSchema(target.db)).toEqual(await readSchema((await openMigrated(stack)).db));
  });
});

test('a difference between the source and the copy is found, with its table', async () => {
  await using stack = new AsyncDisposableStack();
  const source = await openSource(stack);
  const target = await openEmpty(stack);
  await copy(source, target);
  await sql`update all_users set created_at = 1 where company_id = 2`.execute(target.db);
  await expect(copy(source, target)).rejects.toThrow('table all_users differs');
});

describe('refused are', () => {
  test('a target with data', async () => {
    await using stack = new AsyncDisposableStack();
    const target = await openMigratedSqlite(stack);
    await expect(copy(await openSource(stack, openMigratedSqlite), target)).rejects.toThrow(
      'not empty',
    );
    expect(await readTargetState(target.db)).toEqual({ kind: 'used' });
  });

  test('an unfinished copy of another source', async () => {
    await using stack = new AsyncDisposableStack();
    const source = await openSource(stack, openMigratedSqlite);
    const target = await openEmptySqlite(stack);
    const stop = stopAt('copy', 'all_users');
    await expect(copy(source, target, { onProgress: stop })).rejects.toThrow('stopped');
    await expect(copy(source, target, { source: 'another' })).rejects.toThrow('the source');
  });

  test('a source without the schema of this version', async () => {
    await using stack = new AsyncDisposableStack();
    const target = await openEmptySqlite(stack);
    await expect(copy(await openEmptySqlite(stack), target)).rejects.toThrow('not up to date');
    expect(await readTargetState(target.db)).toEqual({ kind: 'empty' });
  });

  test('a table that the portal has not made', async () => {
    await using stack = new AsyncDisposableStack();
    const source = await openSource(stack, openMigratedSqlite);
    await sql`create table notes (id bigint)`.execute(source.db);
    await expect(copy(source, await openEmptySqlite(stack))).rejects.toThrow('notes (id)');
  });

  test('a row that refers to a missing row', async () => {
    await using stack = new AsyncDisposableStack();
    const source = await openMigratedSqlite(stack);
    await sql`pragma foreign_keys = off`.execute(source.db);
    await addCompany(source.db, 1);
    await sql`delete from all_companies`.execute(source.db);
    await expect(copy(source, await openEmpty(stack))).rejects.toThrow('all_users');
  });

  test.runIf(isPostgres)('a text that PostgreSQL cannot store', async () => {
    await using stack = new AsyncDisposableStack();
    const source = await openMigratedSqlite(stack);
    await addCompany(source.db, 7);
    await sql`update all_companies set name = 'a\\u0000b' || char(0)`.execute(source.db);
    await expect(copy(source, await openEmpty(stack))).rejects.toThrow(
      'column name of the table all_companies has in the row with id = 7',
    );
  });
});
