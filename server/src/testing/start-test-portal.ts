/** The real app on a real database, called like by a client: according to the contract, over HTTP. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject as provided } from 'vitest';
import { createLog } from '../platform/create-log.ts';
import { makeDataDir, SQLITE_FILE } from '../platform/data-dir.ts';
import { readSettings } from '../settings.ts';
import type {} from './migrated-database.ts';
import { type OpenedPortal, openTestPortal } from './open-test-portal.ts';
import { makeTestDatabase, makeTestFolder } from './test-resources.ts';

export type TestPortal = OpenedPortal;

export async function startTestPortal(
  env: Record<string, string> = {},
  log = createLog('silent'),
): Promise<TestPortal> {
  await using starting = new AsyncDisposableStack();
  const folder = starting.use(await makeTestFolder());
  const dataDir = join(folder.path, 'data');
  const databaseUrl = env['DATABASE_URL'] ?? (await copyMigrated(starting, dataDir));
  const settings = readSettings({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://portal.test',
    DATABASE_URL: databaseUrl,
    ...env,
  });
  const portal = starting.use(await openTestPortal(settings, log));
  const started = starting.move();
  return { ...portal, [Symbol.asyncDispose]: () => started.disposeAsync() };
}

/** A copy of the migrated database: its address on PostgreSQL; on SQLite a file in the folder and no address. */
async function copyMigrated(starting: AsyncDisposableStack, dataDir: string): Promise<string> {
  const { file, databaseUrl } = provided('migratedDatabase');
  const copy = starting.use(await makeTestDatabase(databaseUrl));
  if (copy.databaseUrl !== undefined) return copy.databaseUrl;
  makeDataDir(dataDir);
  await copyFile(file, join(dataDir, SQLITE_FILE));
  return '';
}
