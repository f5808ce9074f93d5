/** Restores the deleted trainee whom a row of an import names, in the transaction of its batch. */
import type { Db } from '#server/platform/database/schema.ts';
import { findConflicts, findDeletionOf, unhideTrainees } from '../accounts/service.ts';
import type { Actor } from '../activity/service.ts';
import { findHiddenCompany, lockCompanyShared } from '../companies/service.ts';
import {
  type DeletionRow,
  deletionsSeenBy,
  isRestoring,
  isUsedByJob,
  lockRestorable,
  markRestored,
} from '../deletions/service.ts';
import { isOwnDeletion } from '../reach/service.ts';
import { restoreResult } from './restore-result.ts';
import { takeOut } from './take-out.ts';
import { recordAct } from './trash-activity.ts';

interface Restored {
  readonly userId: number;
  readonly actor: Actor;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Returns false, and changes nothing, if the trainee is not in the trash any more, the company is, another account has
 * the email by now, another action works on the deletion, or the admin does not see it. Announce the restored trainee
 * after the commit.
 */
export async function restorePerson(tx: Db, { userId, actor, at }: Restored): Promise<boolean> {
  const marked = await findDeletionOf(tx, userId);
  if (marked === undefined) return false;
  const deletion = await lockRestorable(tx, marked.deletion_id, at);
  const isTrainees = deletion?.subject_kind === 'trainee';
  if (deletion === undefined || !isTrainees || (await isBusy(tx, deletion))) return false;
  const seen = deletionsSeenBy(actor);
  if (seen !== null && !(await isOwnDeletion(tx, deletion.id, seen))) return false;
  const companyId = marked.company_id ?? 0;
  if ((await findHiddenCompany(tx, companyId)) !== undefined) return false;
  await lockCompanyShared(tx, companyId);
  if ((await findConflicts(tx, [marked])).length > 0) return false;
  const own = await takeOut(tx, deletion, { userId, now: at });
  await unhideTrainees(tx, { deletionId: own.id });
  await markRestored(tx, own.id, { at, settledAt: at, result: restoreResult(own, null) });
  await recordAct(tx, own, { actor, what: 'restored', at });
  return true;
}

async function isBusy(tx: Db, deletion: DeletionRow): Promise<boolean> {
  return isRestoring(deletion) || isUsedByJob(tx, deletion.id);
}
