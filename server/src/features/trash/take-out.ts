/** One trainee of several who were deleted at once becomes a deletion of their own, which can be restored alone. */
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import { changeDeletionOf, countMarked, findMarked } from '../accounts/service.ts';
import { findCompanyById } from '../companies/service.ts';
import {
  type Deletion,
  insertRemaining,
  isRestoring,
  lockRestorable,
  setDeletedTrainees,
} from '../deletions/service.ts';
import { inUse } from './conflicts.ts';
import { isOfMany } from './restore-result.ts';
import { NOT_IN_TRASH } from './restoring.ts';

/**
 * Returns the deletion of this trainee alone. Call it with the deletion locked. Throws NOT_FOUND if the deletion has not
 * hidden the trainee, and CONFLICT if another process works on it.
 */
export async function takeOut(
  tx: Db,
  deletion: Deletion,
  { userId, now }: { readonly userId: number; readonly now: number },
): Promise<Deletion> {
  const { name, company_id } = requireFound(
    await findMarked(tx, deletion.id, userId),
    NOT_IN_TRASH,
  );
  if (!isOfMany(deletion)) return deletion;
  if (isRestoring(deletion)) throw inUse();
  const company = (await findCompanyById(tx, company_id ?? 0)) ?? null;
  const own = { subjectId: userId, name, count: 1, company, now };
  const id = await insertRemaining(tx, deletion, own);
  await changeDeletionOf(tx, userId, id);
  const trainees = await countMarked(tx, deletion.id);
  await setDeletedTrainees(tx, deletion.id, { trainees, end: { restored_at: now } });
  return requireFound(await lockRestorable(tx, id, now), NOT_IN_TRASH);
}
