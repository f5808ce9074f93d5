import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject as provided } from 'vitest';
import { makeDataDir, SQLITE_FILE } from '../platform/data-dir.ts';
import type {} from './migrated-database.ts';

/** Lays a migrated SQLite database into a data folder, also in a run on PostgreSQL. The folder is made if needed. */
export async function copyMigratedSqlite(dataDir: string): Promise<void> {
  makeDataDir(dataDir);
  await copyFile(provided('migratedSqlite'), join(dataDir, SQLITE_FILE));
}
