import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyMigratedDatabase } from '#server/testing/copy-migrated-database.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { SQLITE_FILE } from '../data-dir.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { createWriteProbe } from './write-probe.ts';

let resources: AsyncDisposableStack;
let database: OpenDatabase;
let databaseUrl: string | undefined;
let dataDir: string;
beforeEach(async () => {
  resources = new AsyncDisposableStack();
  dataDir = resources.use(await makeTestFolder()).path;
  databaseUrl = resources.use(await copyMigratedDatabase(dataDir)).databaseUrl;
  database = resources.adopt(openDatabase({ databaseUrl, dataDir }), (opened) => opened.close());
});
afterEach(() => resources.disposeAsync());

/** The value that the last probe wrote; each probe writes another. */
async function written(): Promise<string | undefined> {
  const row = database.db.selectFrom('portal_secrets').select('value');
  return (await row.where('name', '=', 'write-probe').executeTakeFirst())?.value;
}

/** A database that refuses the writes of the probe from here on, as one made read-only by an administrator does. */
async function readOnlyDatabase(): Promise<OpenDatabase> {
  if (databaseUrl === undefined) {
    await sql`create trigger refuse_writes before insert on portal_secrets
      begin select raise(abort, 'attempt to write a readonly database'); end`.execute(database.db);
    return database;
  }
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const opened = openDatabase({ databaseUrl: url.href, dataDir });
  return resources.adopt(opened, ({ close }) => close());
}

it('the probe writes a row at most once in three seconds, for any number of calls', async () => {
  let now = 0;
  const probe = createWriteProbe(database.db, () => now);
  await Promise.all([probe(), probe(), probe()]);
  const first = await written();
  expect(first).toEqual(expect.any(String));
  now = 2_999;
  await probe();
  expect(await written()).toBe(first);
  now = 3_000;
  await probe();
  expect(await written()).not.toBe(first);
});

it.skipIf(process.env['TEST_ENGINE'] === 'postgres')('appends to the log of SQLite', async () => {
  const logBytes = async () => (await stat(join(dataDir, `${SQLITE_FILE}-wal`))).size;
  let now = 0;
  const probe = createWriteProbe(database.db, () => now);
  await probe();
  const before = await logBytes();
  now = 3_000;
  await probe();
  expect(await logBytes()).toBeGreaterThan(before);
});

it('the probe fails as not writable while the database is read-only', async () => {
  const { db } = await readOnlyDatabase();
  const probe = createWriteProbe(db, () => 0);
  await expect(probe()).rejects.toMatchObject({ state: 'not writable' });
  await expect(probe()).rejects.toMatchObject({ state: 'not writable' });
});

it.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'the probe succeeds again once the database can be written',
  async () => {
    let now = 0;
    await readOnlyDatabase();
    const probe = createWriteProbe(database.db, () => now);
    await expect(probe()).rejects.toMatchObject({ state: 'not writable' });
    await sql`drop trigger refuse_writes`.execute(database.db);
    now = 3_000;
    await probe();
  },
);
