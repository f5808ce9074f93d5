import { inject as provided } from 'vitest';
import { copyMigratedSqlite } from './copy-migrated-sqlite.ts';
import type {} from './migrated-database.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';

/** Makes a migrated database on the engine under test: on SQLite in the given data folder. */
export async function copyMigratedDatabase(dataDir: string): Promise<TestDatabase> {
  const copy = await makeTestDatabase(provided('migratedDatabase'));
  if (copy.databaseUrl === undefined) await copyMigratedSqlite(dataDir);
  return copy;
}
