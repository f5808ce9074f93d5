/** The real app on a real database, called like by a client: according to the contract, over HTTP. */
import { join } from 'node:path';
import { createLog } from '../platform/create-log.ts';
import { readSettings } from '../settings.ts';
import { copyMigratedDatabase } from './copy-migrated-database.ts';
import { type OpenedPortal, openTestPortal } from './open-test-portal.ts';
import { makeTestFolder } from './test-folder.ts';

export type TestPortal = OpenedPortal;

/** Starts a portal with a folder of its own and a migrated database, except for what the settings name. */
export async function startTestPortal(
  env: Record<string, string> = {},
  log = createLog('silent'),
): Promise<TestPortal> {
  await using starting = new AsyncDisposableStack();
  const dataDir = join(starting.use(await makeTestFolder()).path, 'data');
  const databaseUrl =
    env['DATABASE_URL'] ?? starting.use(await copyMigratedDatabase(dataDir)).databaseUrl ?? '';
  const settings = readSettings({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://portal.test',
    METRICS_TOKEN: 'a-token-for-the-tests',
    DATABASE_URL: databaseUrl,
    ...env,
  });
  const portal = starting.use(await openTestPortal(settings, log));
  const started = starting.move();
  return { ...portal, [Symbol.asyncDispose]: () => started.disposeAsync() };
}
