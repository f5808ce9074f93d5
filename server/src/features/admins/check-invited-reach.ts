import type { ChosenReach, Reach } from '@portal/contract/reach';
import { reachesCompany, reachesGroup, reachesPartOf } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { namedReach } from '../reach/service.ts';

/**
 * Checks what an invited admin is to see. A limited admin gives a lesser right than `training` in companies with the
 * own right `training`. Throws NOT_FOUND for what does not exist or the inviter does not see, and FORBIDDEN.
 */
export async function checkInvitedReach(
  tx: Db,
  inviter: Reach,
  chosen: ChosenReach,
): Promise<void> {
  requireSeen(inviter, chosen);
  await namedReach(tx, chosen);
  if (!mayGive(inviter, chosen)) throw new AppError('FORBIDDEN', because('inviteWithLessRight'));
}

/** Before anything is looked up, so that the answer is the same for what exists elsewhere. */
function requireSeen(inviter: Reach, chosen: ChosenReach): void {
  if (chosen === 'portal') return;
  for (const { companyId, groupId } of chosen) {
    if (!reachesPartOf(inviter, companyId))
      throw new AppError('NOT_FOUND', because('companyNotFoundOrDeleted'));
    if (groupId !== undefined && !reachesGroup(inviter, { companyId, groupId }))
      throw new AppError('NOT_FOUND', because('groupNotFound'));
  }
}

function mayGive(inviter: Reach, chosen: ChosenReach): boolean {
  if (inviter === 'portal') return true;
  if (chosen === 'portal') return false;
  return chosen.every(
    ({ companyId, rights }) =>
      rights !== 'training' && reachesCompany(inviter, companyId, 'training'),
  );
}
