import { shownName } from '@portal/contract/recorded-names';
import type { TrashCounts, TrashEntry } from '@portal/contract/trash';
import { words } from '#web/platform/language/words.ts';
import { trashTexts } from '../texts/catalogue.ts';

/** In the order in which they are listed. */
const COUNTED = [
  'trainees',
  'modules',
  'videos',
  'questions',
  'results',
  'attempts',
  'helpRequests',
  'feedback',
] as const satisfies readonly (keyof TrashCounts)[];

/**
 * The records that were deleted with the subject: '4 modules, 1 video and 20 passed modules'; null if there are none.
 * The number of several trainees that were deleted at once is their name already.
 */
export function countsText(entry: Pick<TrashEntry, 'kind' | 'subjectId' | 'counts'>) {
  const t = trashTexts();
  const counts = isSeveral(entry) ? { ...entry.counts, trainees: 0 } : entry.counts;
  const parts = COUNTED.flatMap((key) => {
    const count = counts[key] ?? 0;
    return count === 0 ? [] : [t.counts[key](count)];
  });
  return parts.length === 0 ? null : t.countsTogether(parts);
}

/** Reports whether the entry holds several trainees that were deleted at once. */
export function isSeveral({ kind, subjectId }: Pick<TrashEntry, 'kind' | 'subjectId'>): boolean {
  return kind === 'trainee' && subjectId === null;
}

/** The name of the subject; of several trainees, the number: '12 trainees'. */
export function nameOf(entry: Pick<TrashEntry, 'kind' | 'subjectId' | 'name' | 'counts'>): string {
  const { name, counts } = entry;
  return isSeveral(entry) ? trashTexts().counts.trainees(counts.trainees ?? 0) : name;
}

export const deletedByOf = ({ deletedBy }: Pick<TrashEntry, 'deletedBy'>): string =>
  shownName(deletedBy, words());

const DAY_MS = 24 * 60 * 60_000;

/** The time until an entry is deleted for good: '12 days left'. */
export function timeLeft(purgeAt: string, now: Date): string {
  const days = (new Date(purgeAt).getTime() - now.getTime()) / DAY_MS;
  const t = trashTexts().entry;
  if (days <= 0) return t.deletedSoon;
  if (days < 1) return t.lessThanDayLeft;
  return t.daysLeft(Math.round(days));
}
