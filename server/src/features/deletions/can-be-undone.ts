import type { Db } from '#server/platform/database/schema.ts';
import { isRestoring } from './bulk-queries.ts';
import { lockRestorable } from './queries.ts';

/**
 * Whether the trainees of the deletion can be restored by an undo. Locks the deletion until the transaction ends: with
 * the job that was set to undo in it, neither a purge nor another restore begins.
 */
export async function canBeUndone(tx: Db, deletionId: number, now: number): Promise<boolean> {
  const deletion = await lockRestorable(tx, deletionId, now);
  return deletion !== undefined && !isRestoring(deletion);
}
