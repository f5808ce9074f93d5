import { sql } from 'kysely';
import { commandLine } from '#server/platform/command-line.ts';
import type { Db } from '../schema.ts';
import { SQLITE, sqliteCodeOf } from './error-code.ts';

const NAMED_MAX = 5;

/** The embedded database is damaged. The message says what to do. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';

  constructor(damage: readonly string[], options?: ErrorOptions) {
    super(
      `The embedded database is damaged: ${damage.join('; ')}. Stop the portal, move the data folder away, and ` +
        `restore the latest whole backup: ${commandLine('restore BACKUP')}. ` +
        `All that can be said about the damage: ${commandLine('doctor')}.`,
      options,
    );
  }
}

/** Whether SQLite failed because the content of its file is wrong. */
export function isDamage(error: unknown): error is Error {
  const code = sqliteCodeOf(error);
  return code === SQLITE.CORRUPT || code === SQLITE.NOTADB;
}

/**
 * Returns the faults that SQLite finds in the pages of its file, at most NAMED_MAX sentences. Reads the whole file and
 * blocks the thread during that time.
 */
export async function findDamagedPages(db: Db): Promise<string[]> {
  try {
    const check = sql<{ quick_check: string }>`pragma_quick_check`.as('check');
    const rows = await db.selectFrom(check).select('quick_check').execute();
    const lines = rows.flatMap((row) => row.quick_check.split('\n'));
    return lines.filter((line) => line !== 'ok' && !line.startsWith('***')).slice(0, NAMED_MAX);
  } catch (error) {
    if (isDamage(error)) return [error.message];
    throw error;
  }
}

/**
 * Returns the first faults that SQLite finds in its file, one sentence each: in pages and indexes, or else rows that
 * reference missing rows.
 */
export async function findSqliteDamage(db: Db): Promise<string[]> {
  const pages = await findDamagedPages(db);
  if (pages.length > 0) return pages;
  const orphans = sql<{ table: string; parent: string }>`pragma_foreign_key_check`.as('orphans');
  const rows = await db
    .selectFrom(orphans)
    .select(({ fn }) => ['table', 'parent', fn.countAll<number>().as('rows')])
    .groupBy(['table', 'parent'])
    .execute();
  const references = rows.map(
    ({ table, parent, rows }) => `rows of ${table} that refer to missing ${parent}: ${rows}`,
  );
  return references.slice(0, NAMED_MAX);
}
