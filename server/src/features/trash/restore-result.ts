/** The result of a restore, which is stored with it: a client that asks again gets the same answer. */
import type { TrashCounts } from '@portal/contract/trash';
import { type Deletion, namedTrainees, type RestoreResult } from '../deletions/service.ts';
import type { Remaining } from './restoring.ts';

export const isOfMany = ({ subject_kind, subject_id }: Deletion) =>
  subject_kind === 'trainee' && subject_id === null;

export function restoreResult(deletion: Deletion, remaining: Remaining | null): RestoreResult {
  const name = restoredName(deletion, remaining);
  const restored = name === null ? 'No trainee was restored.' : `${name} restored successfully!`;
  if (remaining === null) return { message: restored, remainingDeletionId: null };
  return {
    message: `${restored} ${reasonToStay(remaining)}`,
    remainingDeletionId: remaining.deletionId,
  };
}

/**
 * The name of the deletion; of trainees who were deleted together, the number of those who were restored, or null if all
 * of them stay.
 */
function restoredName(deletion: Deletion, remaining: Remaining | null): string | null {
  if (remaining === null || !isOfMany(deletion)) return deletion.subject_name;
  const { trainees = 0 } = JSON.parse(deletion.counts) as TrashCounts;
  const restored = trainees - remaining.trainees;
  return restored === 0 ? null : namedTrainees(restored);
}

function reasonToStay({ trainees }: Remaining): string {
  return trainees === 1
    ? '1 trainee stays in the trash, because another account uses the email now.'
    : `${trainees} trainees stay in the trash, because other accounts use their emails now.`;
}
