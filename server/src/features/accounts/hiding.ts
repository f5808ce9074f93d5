/** Hides trainees who are deleted, and shows them again. Their rows stay until the deletion is purged. */
import type { Db } from '#server/platform/database/schema.ts';
import { deleteAllMailsTo } from '#server/platform/mail/mail-queue-queries.ts';
import * as queries from './hiding-queries.ts';

interface Hiding {
  /** A batch: at most about 200. */
  readonly ids: readonly number[];
  readonly deletionId: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Marks those of these trainees who are not hidden, and ends their access. Returns their ids. Call it with their
 * companies locked, at least shared, and `announceHidden` after the commit.
 */
export async function hideTrainees(tx: Db, { ids, deletionId, at }: Hiding): Promise<number[]> {
  if (ids.length === 0) return [];
  const hidden = await queries.markTrainees(tx, { ids, deletionId, at });
  await endAccess(tx, hidden);
  return hidden;
}

/** Deletes the sessions, known browsers, links and waiting mails of these users. */
export async function endAccess(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await queries.deleteAccess(tx, ids);
  await deleteAllMailsTo(tx, ids);
}

interface Unhiding {
  readonly deletionId: number;
  /** Only these; without it, all of the deletion. */
  readonly ids?: readonly number[] | undefined;
}

/**
 * Removes the marks of a deletion and returns the ids of the trainees. Throws the engine's unique violation if the
 * email of one is taken.
 */
export function unhideTrainees(tx: Db, { deletionId, ids }: Unhiding): Promise<number[]> {
  return queries.unmarkTrainees(tx, deletionId, ids);
}
