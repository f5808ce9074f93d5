import { listOf } from '@portal/contract/sentences';
import type { TrashCounts, TrashEntry, TrashKind } from '@portal/contract/trash';
import { formatCount } from '#web/ui/format/format-count.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

export const kindLabels: Readonly<Record<TrashKind, string>> = {
  trainee: 'Trainee',
  module: 'Module',
  company: 'Company',
  admin: 'Admin',
};

/** One name for each number; in the order in which they are listed. */
const countedThings: readonly (readonly [keyof TrashCounts, (count: number) => string])[] = [
  ['trainees', (count) => formatCount(count, 'trainee')],
  ['modules', (count) => formatCount(count, 'module')],
  ['videos', (count) => formatCount(count, 'video')],
  ['questions', (count) => formatCount(count, 'question')],
  ['results', (count) => formatCount(count, 'passed module')],
  ['attempts', (count) => formatCount(count, 'quiz attempt')],
  ['helpRequests', (count) => formatCount(count, 'help request')],
  ['feedback', (count) => `${formatNumber(count)} feedback ${count === 1 ? 'entry' : 'entries'}`],
];

/**
 * The records that were deleted with the subject: '4 modules, 1 video and 20 passed modules'; null if there are none.
 * The number of several trainees that were deleted at once is their name already.
 */
export function countsText(entry: Pick<TrashEntry, 'kind' | 'subjectId' | 'counts'>) {
  const counts = isSeveral(entry) ? { ...entry.counts, trainees: 0 } : entry.counts;
  const parts = countedThings.flatMap(([key, words]) => {
    const count = counts[key] ?? 0;
    return count === 0 ? [] : [words(count)];
  });
  return parts.length === 0 ? null : listOf(parts, 'and');
}

/** Reports whether the entry holds several trainees that were deleted at once. */
export function isSeveral({ kind, subjectId }: Pick<TrashEntry, 'kind' | 'subjectId'>): boolean {
  return kind === 'trainee' && subjectId === null;
}

const DAY_MS = 24 * 60 * 60_000;

/** The time until an entry is deleted for good: '12 days left'. */
export function timeLeft(purgeAt: string, now: Date): string {
  const days = (new Date(purgeAt).getTime() - now.getTime()) / DAY_MS;
  if (days <= 0) return 'Deleted for good soon';
  if (days < 1) return 'Less than a day left';
  return `${formatCount(Math.round(days), 'day')} left`;
}
