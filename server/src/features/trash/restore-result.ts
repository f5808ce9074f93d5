/** The outcome of a restore, which is stored with it, and the answer about it. */
import type { CallResponse } from '@portal/contract/call';
import type { restoreFromTrash, TrashCounts } from '@portal/contract/trash';
import type { Deletion, Remaining, RestoreResult } from '../deletions/service.ts';

export const isOfMany = ({ subject_kind, subject_id }: Deletion) =>
  subject_kind === 'trainee' && subject_id === null;

/** The number of trainees who were deleted together; undefined for any other deletion. */
export function countOfMany(deletion: Deletion): number | undefined {
  if (!isOfMany(deletion)) return undefined;
  const { trainees = 0 } = JSON.parse(deletion.counts) as TrashCounts;
  return trainees;
}

export function restoreResult(deletion: Deletion, remaining: Remaining | null): RestoreResult {
  const count = countOfMany(deletion);
  if (count === undefined) return { restored: deletion.subject_name, remaining };
  return { restored: count - (remaining?.trainees ?? 0), remaining };
}

export function presentResult(result: RestoreResult): CallResponse<typeof restoreFromTrash> {
  if ('merged' in result) {
    const { merged: name, into } = result;
    const message = `The results of ${name} were added to those of ${into}.`;
    const outcome = { kind: 'merged', name, into } as const;
    return { success: true, message, remainingDeletionId: null, outcome };
  }
  const { restored, remaining } = result;
  const sentences = [restoredSentence(restored), ...(remaining ? [reasonToStay(remaining)] : [])];
  return {
    success: true,
    message: sentences.join(' '),
    remainingDeletionId: remaining?.deletionId ?? null,
    ...outcomeOf(result),
  };
}

function outcomeOf({ restored, remaining }: Exclude<RestoreResult, { merged: string }>) {
  if (remaining === null) return {};
  const count = typeof restored === 'string' ? null : restored;
  return { outcome: { kind: 'partly', restored: count, remaining: remaining.trainees } as const };
}

function restoredSentence(restored: string | number): string {
  if (restored === 0) return 'No trainee was restored.';
  const trainees = restored === 1 ? '1 trainee' : `${restored} trainees`;
  return `${typeof restored === 'string' ? restored : trainees} restored successfully!`;
}

function reasonToStay({ trainees }: Remaining): string {
  return trainees === 1
    ? '1 trainee stays in the trash, because another account uses the email now.'
    : `${trainees} trainees stay in the trash, because other accounts use their emails now.`;
}
