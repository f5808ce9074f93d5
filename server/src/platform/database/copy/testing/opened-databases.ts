/** Databases for the copies of a test, closed and removed with the given stack. */
import { join } from 'node:path';
import {
  type DatabaseSettings,
  type OpenDatabase,
  openDatabase,
} from '#server/platform/database/open-database.ts';
import { copyMigratedDatabase } from '#server/testing/copy-migrated-database.ts';
import { copyMigratedSqlite } from '#server/testing/copy-migrated-sqlite.ts';
import { makeTestDatabase } from '#server/testing/test-database.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';

type Stack = AsyncDisposableStack;

export type OpenedDatabase = OpenDatabase & { readonly settings: DatabaseSettings };

const makeDataDir = async (stack: Stack) => join(stack.use(await makeTestFolder()).path, 'data');

function open(stack: Stack, settings: DatabaseSettings): OpenedDatabase {
  const opened = stack.adopt(openDatabase(settings), (database) => database.close());
  return { ...opened, settings };
}

export async function openEmptySqlite(stack: Stack): Promise<OpenedDatabase> {
  return open(stack, { dataDir: await makeDataDir(stack) });
}

export async function openMigratedSqlite(stack: Stack): Promise<OpenedDatabase> {
  const dataDir = await makeDataDir(stack);
  await copyMigratedSqlite(dataDir);
  return open(stack, { dataDir });
}

/** On the engine under test. */
export async function openEmpty(stack: Stack): Promise<OpenedDatabase> {
  const { databaseUrl } = stack.use(await makeTestDatabase());
  return open(stack, { dataDir: await makeDataDir(stack), databaseUrl });
}

/** On the engine under test. */
export async function openMigrated(stack: Stack): Promise<OpenedDatabase> {
  const dataDir = await makeDataDir(stack);
  const { databaseUrl } = stack.use(await copyMigratedDatabase(dataDir));
  return open(stack, { dataDir, databaseUrl });
}
