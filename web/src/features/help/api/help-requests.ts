import type { CallBody } from '@portal/contract/call';
import {
  countPendingHelp,
  type HelpRequest,
  type HelpStatus,
  helpRequest,
  listHelpRequestChanges,
  listHelpRequests,
  updateHelpRequest,
} from '@portal/contract/help';
import { HELP_PAGE_SIZE, HELP_POLL_MS } from '@portal/contract/limits';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

/** The filter of the list of help requests. */
export type HelpFilter = { readonly status: HelpStatus | null; readonly company: number | null };

/** The loaded pages of the requests of a filter, newest first; polled while they are shown. */
export function useHelpRequests({ status, company }: HelpFilter) {
  const filter = { status, company };
  return useInfiniteQuery({
    queryKey: [...callKey(listHelpRequests), 'pages', filter],
    queryFn: ({ pageParam: before, signal }) => {
      // One more than the page size: if it exists, there are older requests.
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

/** The number of pending requests. */
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

function refreshHelpRequests(): Promise<unknown> {
  return refreshInAllTabs(keys);
}

/** Reloads them in this tab; every tab receives the frame that reports a change. */
export function refreshHelpRequestsHere(): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export function useUpdateHelpRequest(id: number) {
  return useMutation({
    mutationFn: (body: CallBody<typeof updateHelpRequest>) =>
      callApi(updateHelpRequest, { params: { id }, body }),
    // Also after a refusal, which says that the request has changed.
    onSettled: () => void refreshHelpRequests(),
  });
}

/** The current request if another admin has changed it first; null for any other failure. */
export function requestAfterConflict(error: unknown): HelpRequest | null {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return null;
  const current = helpRequest.safeParse(error.details['request']);
  return current.success ? current.data : null;
}
