/** Hides users who are deleted, and shows them again. Their rows stay until the deletion is purged. */
import type { Db } from '#server/platform/database/schema.ts';
import { deleteAllMailsTo } from '#server/platform/mail/mail-queue-queries.ts';
import * as queries from './hiding-queries.ts';
import { updateUser } from './queries.ts';
import { deleteRefusals } from './refused-invitation-queries.ts';

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
  await endAccess(tx, hidden, at);
  return hidden;
}

/** Marks an admin and ends the access. Call `announceHidden` after the commit. */
export async function hideAdmin(tx: Db, id: number, hiding: Omit<Hiding, 'ids'>): Promise<boolean> {
  if (!(await queries.markAdmin(tx, id, hiding))) return false;
  await endAccess(tx, [id], hiding.at);
  return true;
}

/** Deletes the sessions, known browsers, links and waiting mails that these users had at that time. */
export async function endAccess(tx: Db, ids: readonly number[], at: number): Promise<void> {
  if (ids.length === 0) return;
  await queries.deleteAccess(tx, ids, at);
  await deleteAllMailsTo(tx, ids, at);
}

interface Unhiding {
  readonly deletionId: number;
  /** Only these; without it, all of the deletion. */
  readonly ids?: readonly number[] | undefined;
}

/**
 * Removes the marks of a deletion and returns the ids of the trainees. Throws the engine's unique violation if the
 * email of one is taken: see {@link findConflicts}.
 */
export function unhideTrainees(tx: Db, { deletionId, ids }: Unhiding): Promise<number[]> {
  return queries.unmarkTrainees(tx, deletionId, ids);
}

/** Those of the trainees of a deletion whose email another account uses. Frees emails of hidden companies. */
export async function findConflicts(
  tx: Db,
  trainees: readonly queries.MarkedTrainee[],
): Promise<queries.MarkedTrainee[]> {
  if (trainees.length === 0) return [];
  const keys = trainees.map(({ email_key }) => email_key);
  await queries.freeEmails(tx, keys);
  const taken = await queries.findTakenEmails(tx, keys);
  return trainees.filter(({ email_key }) => taken.has(email_key));
}

/** Gives a hidden trainee another email, with which no other account is found. */
export async function changeHiddenEmail(tx: Db, id: number, email: string): Promise<void> {
  await updateUser(tx, id, { email });
  await deleteRefusals(tx, [id]);
}
