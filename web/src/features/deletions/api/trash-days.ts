import { getConfig } from '@portal/contract/config';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callQuery } from '#web/platform/query/call-query.ts';
import { deletionsTexts } from '../texts/catalogue.ts';
import type { DeletionsTexts } from '../texts/en.ts';

/** The days for which deleted records can be restored, 0 without a trash; null until the server has answered. */
export function useTrashDays(): number | null {
  const { data } = useQuery({ ...callQuery(getConfig), staleTime: cacheTimes.config });
  return data?.trashDays ?? null;
}

/** The sentence in the confirmation of a deletion: 'This cannot be undone after 30 days in the trash.' */
export function cannotBeUndone(trashDays: number | null): string {
  return limitOfUndo(trashDays, deletionsTexts().cannotBeUndone);
}

/** The same sentence as {@link cannotBeUndone} in other words: 'This action cannot be undone.' */
export function actionCannotBeUndone(trashDays: number | null): string {
  return limitOfUndo(trashDays, deletionsTexts().actionCannotBeUndone);
}

function limitOfUndo(
  trashDays: number | null,
  sentences: DeletionsTexts['cannotBeUndone' | 'actionCannotBeUndone'],
): string {
  if (trashDays === null) return sentences.always;
  return trashDays === 0 ? sentences.withoutTrash : sentences.afterDays(trashDays);
}
