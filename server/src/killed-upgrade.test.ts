/** An upgrade is made whole or not at all, at whatever moment the process is killed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { executedMigrations } from './platform/database/migrate.ts';
import { migrations } from './platform/database/migrations/all.ts';
import { openDatabase } from './platform/database/open-database.ts';
import type { Db } from './platform/database/schema.ts';
import { freePort } from './testing/free-port.ts';
import { KILLED, killedAt, watchedBy } from './testing/killed-process.ts';
import { startProcess } from './testing/portal-process.ts';
import { SECOND_MIGRATION } from './testing/second-migration.ts';
import { makeTestInstallation, type TestInstallation } from './testing/test-installation.ts';

const ROUNDS = 6;
const ANNOUNCED = '#statement\n';
const ANNOUNCE = import.meta.resolve('./testing/announce-statements.ts');
const isPostgres = process.env['TEST_ENGINE'] === 'postgres';
const isBackedUp = !isPostgres || spawnSync('pg_dump', ['--version']).status === 0;
const former = Object.keys(migrations);
const all = [...former, SECOND_MIGRATION];
/** The processes have the made-up migration too. */
const WITH_SECOND = ['--import', import.meta.resolve('./testing/with-second-migration.ts')];

async function start(
  { env }: TestInstallation,
  program: readonly string[],
  more: Record<string, string> = {},
) {
  const settings = { PORT: String(await freePort()), BACKUP_BEFORE_UPGRADE: String(isBackedUp) };
  return startProcess({ ...env, ...settings, ...more }, [...WITH_SECOND, ...program]);
}

async function killAfter(installation: TestInstallation, statements: number): Promise<void> {
  const portal = await start(installation, KILLED, killedAt({ count: statements }));
  await portal.ended;
  expect(portal.child.signalCode).toBe('SIGKILL');
}

async function inspect<T>(
  { dataDir, databaseUrl }: TestInstallation,
  read: (db: Db) => Promise<T>,
) {
  const { db, close } = openDatabase({ dataDir, databaseUrl });
  try {
    // The server ends the connections of a killed process a moment later.
    if (isPostgres) await expect.poll(() => countConnections(db)).toBe(0);
    return await read(db);
  } finally {
    await close();
  }
}

async function countConnections(db: Db): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  return rows.length;
}

/** A digest of the tables with their columns and rows. */
async function digestOf(db: Db): Promise<string> {
  const hash = createHash('sha256');
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  for (const { name, columns } of tables.sort((a, b) => a.name.localeCompare(b.name))) {
    const names = columns.map((column) => column.name).sort();
    const { rows } = await sql`select * from ${sql.table(name)}
      order by ${sql.join(names.map((column) => sql.ref(column)))}`.execute(db);
    hash.update(JSON.stringify([name, names, rows]));
  }
  return hash.digest('hex');
}

test('a process that is killed during an upgrade leaves the old database or the new one', async () => {
  await using resources = new AsyncDisposableStack();
  const unpack = async () => resources.use(await makeTestInstallation());
  let installation = await unpack();
  const before = await inspect(installation, digestOf);
  const whole = await start(installation, watchedBy(ANNOUNCE), { ANNOUNCED });
  await whole.until('is ready');
  const [beginning = ''] = whole.output.said.split('is ready');
  const statements = beginning.split(ANNOUNCED).length - 1;
  whole.child.kill('SIGTERM');
  expect(await whole.ended).toBe(0);
  const after = await inspect(installation, (db) => executedMigrations(db));
  expect(after).toEqual(all);

  installation = await unpack();
  const moments = fc.sample(fc.integer({ min: 1, max: statements }), ROUNDS);
  for (const moment of moments) {
    await killAfter(installation, moment);
    const state = await inspect(installation, async (db) => ({
      executed: await executedMigrations(db),
      digest: await digestOf(db),
    }));
    if (state.executed.length === former.length) expect(state.digest, `${moment}`).toBe(before);
    else {
      expect(state.executed, `${moment}`).toEqual(all);
      installation = await unpack();
    }
  }

  const again = await start(installation, watchedBy(ANNOUNCE));
  await again.until('is ready');
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
  expect(await inspect(installation, executedMigrations)).toEqual(all);
  const backups = isBackedUp ? await readdir(join(installation.dataDir, 'backups')) : [];
  expect(backups.filter((name) => name.endsWith('.partial'))).toEqual([]);
  expect(backups.length).toBeLessThanOrEqual(3);
});
