import type { Call } from '@portal/contract/call';
import { listCompanies } from '@portal/contract/companies';
import { listGroups } from '@portal/contract/groups';
import { TRAINEE_LIST_REFRESH_MS, TRAINEE_PAGE_SIZE } from '@portal/contract/limits';
import { previewReminder } from '@portal/contract/reminders';
import { getTraineeRequirements } from '@portal/contract/requirements';
import { getRun, listRuns } from '@portal/contract/runs';
import { getTraineeProgress, listTrainees, type Trainee } from '@portal/contract/trainees';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { callApiWithHeaders } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { refreshInAllTabs, refreshInOtherTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';
import type { TraineeListView } from '../model/list-view.ts';

export type TraineePage = {
  trainees: readonly Trainee[];
  /** The number of matches on all pages. */
  total: number;
};

/** Different from the key that `callQuery` would use for this call, whose data has no total. */
const pagesKey = [...callKey(listTrainees), 'pages'];

/**
 * One page of the list, reloaded every minute while it is shown. The previous page stays visible while another is
 * loading.
 */
export function useTraineePage({ sort, page, ...filter }: TraineeListView) {
  const query = { ...filter, sort, page, pageSize: TRAINEE_PAGE_SIZE };
  return useQuery({
    queryKey: [...pagesKey, query],
    queryFn: async ({ signal }): Promise<TraineePage> => {
      const { body, headers } = await callApiWithHeaders(listTrainees, { query, signal });
      return { trainees: body, total: headers.total };
    },
    staleTime: cacheTimes.trainees,
    refetchInterval: TRAINEE_LIST_REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

const keysOf = (calls: readonly Call[]) => calls.map((call) => callKey(call));
const LIST_KEYS = keysOf([listTrainees, listCompanies, listGroups]);
const DETAIL_KEYS = keysOf([
  getTraineeProgress,
  getTraineeRequirements,
  previewReminder,
  listRuns,
  getRun,
]);

/**
 * Refreshes the lists after any change to a trainee: also the companies and groups, which contain the number of their
 * trainees, and the runs, because a move starts one.
 */
export function refreshTrainees(): Promise<unknown> {
  return refreshInAllTabs([...LIST_KEYS, ...DETAIL_KEYS]);
}

/**
 * Refreshes the lists after a deletion. The page of the trainee, from which this tab leads away, is only marked as
 * outdated: its requests would be refused.
 */
export function refreshAfterDeletion(queryClient: QueryClient): Promise<unknown> {
  refreshInOtherTabs(DETAIL_KEYS);
  for (const queryKey of DETAIL_KEYS)
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  return refreshInAllTabs(LIST_KEYS);
}

/** Removes a deleted trainee from the cached pages. */
export function removeFromPages(queryClient: QueryClient, traineeId: number): void {
  queryClient.setQueriesData<TraineePage>({ queryKey: pagesKey }, (page) => {
    if (page === undefined || page.trainees.every(({ id }) => id !== traineeId)) return page;
    const trainees = page.trainees.filter(({ id }) => id !== traineeId);
    return { trainees, total: page.total - 1 };
  });
}
