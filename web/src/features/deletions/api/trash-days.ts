import { getConfig } from '@portal/contract/config';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callQuery } from '#web/platform/query/call-query.ts';
import { formatCount } from '#web/ui/format/format-count.ts';

/** The days for which deleted records can be restored, 0 without a trash; null until the server has answered. */
export function useTrashDays(): number | null {
  const { data } = useQuery({ ...callQuery(getConfig), staleTime: cacheTimes.config });
  return data?.trashDays ?? null;
}

/** Completes the sentence 'This cannot be undone' in the confirmation of a deletion, also its full stop. */
export function limitOfUndo(trashDays: number | null): string {
  if (trashDays === null) return '.';
  if (trashDays === 0) return ': the trash is switched off, so it is deleted for good at once.';
  return ` after ${formatCount(trashDays, 'day')} in the trash.`;
}
