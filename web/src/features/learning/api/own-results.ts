import type { CompletingChange } from '@portal/contract/notifications';
import {
  getOwnResult,
  listOwnResults,
  markResultSeen,
  type OwnResult,
} from '@portal/contract/runs';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';
import { isolated } from '#web/ui/format/isolated.ts';
import { learningTexts } from '../texts/catalogue.ts';

/** The trainee's completed runs, newest first. */
export function useOwnResults() {
  return useQuery({ ...callQuery(listOwnResults), staleTime: cacheTimes.dashboard });
}

/** The result of a completed run; null loads nothing. */
export function useOwnResult(number: number | null) {
  return useQuery({
    ...callQuery(getOwnResult, { params: { number: number ?? 0 } }),
    staleTime: cacheTimes.dashboard,
    enabled: number !== null,
  });
}

const LIST = callKey(listOwnResults);

/** The same for the bell, which admins have too: they have no results. */
export function useResultsForBell() {
  const isTrainee = useCurrentUser().role === 'TRAINEE';
  const query = callQuery(listOwnResults);
  return useQuery({ ...query, staleTime: cacheTimes.dashboard, enabled: isTrainee });
}

/** Marks the notices about completed trainings as seen, on every device. */
export async function markResultsSeen(): Promise<void> {
  const results = queryClient.getQueryData<OwnResult[]>(LIST) ?? [];
  const unseen = results.filter(({ isSeen }) => !isSeen);
  if (unseen.length === 0) return;
  for (const { number } of unseen) await callApi(markResultSeen, { params: { number } });
  await refreshInAllTabs([LIST]);
}

/** Why the training is completed, though its trainee has passed no further module. */
export function completedBySentence({ kind, moduleName }: CompletingChange): string {
  const t = learningTexts().result.completedBy;
  if (moduleName === null) return t.takenOut;
  const module = isolated(moduleName);
  return kind === 'deleted' ? t.deleted(module) : t.changed(module);
}
