/** One migrated database for a run of tests. Each test portal gets a copy, because copying is faster than migrating. */
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { SQLITE_FILE } from '../platform/data-dir.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { makeTestDatabase, makeTestFolder } from './test-resources.ts';

declare module 'vitest' {
  interface ProvidedContext {
    migratedDatabase: {
      /** The file of the embedded database. */
      readonly file: string;
      /** Absent on SQLite. */
      readonly databaseUrl: string | undefined;
    };
  }
}

/** Called by Vitest before the tests; the returned function, after them. */
export default async function provideMigratedDatabase(project: TestProject) {
  await using making = new AsyncDisposableStack();
  const { path: dataDir } = making.use(await makeTestFolder());
  const { databaseUrl } = making.use(await makeTestDatabase());
  const database = openDatabase({ dataDir, databaseUrl });
  await migrate(database.db).finally(database.close);
  project.provide('migratedDatabase', { file: join(dataDir, SQLITE_FILE), databaseUrl });
  const made = making.move();
  return () => made.disposeAsync();
}
