/** Migrated databases for a run of tests. A test gets a copy, because a copy takes a fraction of the migrations. */
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { SQLITE_FILE } from '../platform/data-dir.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { makeTestDatabase } from './test-database.ts';
import { makeTestFolder } from './test-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of a migrated SQLite database. */
    migratedSqlite: string;
    /** The address of a migrated database on PostgreSQL; undefined on SQLite. */
    migratedDatabase: string | undefined;
  }
}

/** Called by Vitest before the tests; the returned function, after them. */
export default async function provideMigratedDatabase(project: TestProject) {
  await using making = new AsyncDisposableStack();
  const { path: dataDir } = making.use(await makeTestFolder());
  await migrateWhole({ dataDir });
  project.provide('migratedSqlite', join(dataDir, SQLITE_FILE));
  const { databaseUrl } = making.use(await makeTestDatabase());
  if (databaseUrl !== undefined) await migrateWhole({ dataDir, databaseUrl });
  project.provide('migratedDatabase', databaseUrl);
  const made = making.move();
  return () => made.disposeAsync();
}

async function migrateWhole(settings: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = openDatabase(settings);
  await migrate(database.db).finally(database.close);
}
