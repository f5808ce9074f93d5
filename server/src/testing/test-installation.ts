import { join } from 'node:path';
import { copyMigratedDatabase } from './copy-migrated-database.ts';
import { makeTestFolder } from './test-folder.ts';

export interface TestInstallation extends AsyncDisposable {
  readonly dataDir: string;
  /** Absent on SQLite. */
  readonly databaseUrl: string | undefined;
  /** As settings. */
  readonly env: { readonly DATA_DIR: string; readonly DATABASE_URL: string };
}

/** Makes a data folder and a migrated database on the engine under test, for portals that start and stop on them. */
export async function makeTestInstallation(): Promise<TestInstallation> {
  await using making = new AsyncDisposableStack();
  const dataDir = join(making.use(await makeTestFolder()).path, 'data');
  const { databaseUrl } = making.use(await copyMigratedDatabase(dataDir));
  const made = making.move();
  return {
    dataDir,
    databaseUrl,
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    [Symbol.asyncDispose]: () => made.disposeAsync(),
  };
}
