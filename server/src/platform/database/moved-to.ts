/** Whether the database was moved to another place, or is an incomplete copy. */
import { formatMark, MovedError, type MoveMark, parseMark } from '../move-mark.ts';
import { findCopySource } from './copy/copy-state.ts';
import { engineOf } from './engine.ts';
import { hasTable } from './portal-version.ts';
import type { Db } from './schema.ts';

/** Null for the database that is in use, and for a new one. */
export async function findMoveMark(db: Db): Promise<MoveMark | null> {
  const source = await findCopySource(db);
  if (source !== null) return parseMark(source);
  if (!(await hasTable(db, 'installation'))) return null;
  // All columns, because that of the mark is missing in a database of an unreleased version.
  const row = await db.selectFrom('installation').selectAll().executeTakeFirst();
  return row?.moved_to == null ? null : parseMark(row.moved_to);
}

export async function writeMoveMark(db: Db, mark: MoveMark | null): Promise<void> {
  await db
    .updateTable('installation')
    .set({ moved_to: mark === null ? null : formatMark(mark) })
    .execute();
}

/** @throws MovedError for a database with any mark */
export async function refuseMoved(db: Db): Promise<void> {
  const mark = await findMoveMark(db);
  if (mark !== null) throw movedError(db, mark);
}

/** For a start, which may give an unfinished move up. @throws MovedError */
export async function refuseUnlessInUse(db: Db): Promise<void> {
  const mark = await findMoveMark(db);
  if (mark !== null && mark.state !== 'leaving') throw movedError(db, mark);
}

/**
 * Removes the mark of a move that was not finished, for the database will change: its incomplete copy is out of date
 * then, and the next move copies all tables again. Returns the removed mark.
 */
export async function giveUpMove(db: Db): Promise<MoveMark | null> {
  const mark = await findMoveMark(db);
  if (mark?.state !== 'leaving') return null;
  await writeMoveMark(db, null);
  return mark;
}

export const movedError = (db: Db, mark: MoveMark) =>
  new MovedError(
    engineOf(db) === 'sqlite'
      ? 'The embedded database in DATA_DIR'
      : 'The PostgreSQL database of DATABASE_URL',
    mark,
  );
