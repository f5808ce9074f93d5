import {
  countPendingHelp,
  type HelpRequest,
  listHelpRequestChanges,
  listHelpRequests,
} from '@portal/contract/help';
import { HELP_PAGE_SIZE, HELP_POLL_MS } from '@portal/contract/limits';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';
import type { HelpFilter } from '../model/list-filter.ts';

/** The requests of a filter as far as they were asked for, newest first; renewed while they are seen. */
export function useHelpRequests({ status, company }: HelpFilter) {
  const filter = { status, company };
  return useInfiniteQuery({
    queryKey: [...callKey(listHelpRequests), 'pages', filter],
    queryFn: ({ pageParam: before, signal }) => {
      // One more than is shown tells whether there are older ones.
      const query = { ...filter, before, pageSize: HELP_PAGE_SIZE + 1 };
      return callApi(listHelpRequests, { query, signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) =>
      page.length > HELP_PAGE_SIZE ? page[HELP_PAGE_SIZE - 1]?.id : undefined,
    select: ({ pages }): HelpRequest[] => pages.flatMap((page) => page.slice(0, HELP_PAGE_SIZE)),
    staleTime: cacheTimes.helpRequests,
    refetchInterval: HELP_POLL_MS,
    placeholderData: keepPreviousData,
  });
}

/** How many requests wait for an administrator. */
export function usePendingCount() {
  return useQuery({
    ...callQuery(countPendingHelp),
    select: ({ pendingCount }) => pendingCount,
    staleTime: cacheTimes.helpRequests,
    refetchInterval: HELP_POLL_MS,
  });
}

export function useHelpRequestChanges(id: number) {
  return useQuery({ ...callQuery(listHelpRequestChanges, { params: { id } }), staleTime: 0 });
}

const keys = [listHelpRequests, countPendingHelp, listHelpRequestChanges].map((call) =>
  callKey(call),
);

/** After a change of a request that was made here. */
export function refreshHelpRequests(): Promise<unknown> {
  return refreshInAllTabs(keys);
}

/** After one made elsewhere, of which every tab hears by itself. */
export function refreshHelpRequestsHere(): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
