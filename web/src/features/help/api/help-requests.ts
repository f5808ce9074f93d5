import type { CallBody } from '@portal/contract/call';
import type { GroupFilter } from '@portal/contract/fields';
import {
  type AssigneeFilter,
  countOpenHelp,
  countPendingHelp,
  type HelpRequest,
  type HelpStatus,
  helpRequest,
  listHelpAssignees,
  listHelpRequestChanges,
  listHelpRequests,
  updateHelpRequest,
} from '@portal/contract/help';
import { HELP_PAGE_SIZE, HELP_POLL_MS } from '@portal/contract/limits';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { ApiError } from '#web/platform/http/api-error.ts';
import { callApi, callApiWithHeaders } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

/** The filter of the list of help requests. */
export type HelpFilter = {
  readonly status: HelpStatus | null;
  readonly company: number | null;
  /** The group of the trainee, or `none` for trainees in no group. */
  readonly group: GroupFilter | null;
  readonly assignee: AssigneeFilter | null;
  /** A part of the message, or of the trainee's name or email. */
  readonly search: string;
};

/** The filter as the server takes it. */
const queryOf = ({ search, ...filter }: HelpFilter) => ({ ...filter, search: search || null });

const pagesKey = [...callKey(listHelpRequests), 'pages'];

type RequestPage = { readonly requests: readonly HelpRequest[]; readonly next: string | null };

/** The loaded pages of the requests of a filter, pending ones first; polled while they are shown. */
export function useHelpRequests(filter: HelpFilter) {
  return useInfiniteQuery({
    queryKey: [...pagesKey, filter],
    queryFn: async ({ pageParam: cursor, signal }): Promise<RequestPage> => {
      const query = { ...queryOf(filter), cursor, pageSize: HELP_PAGE_SIZE };
      const { body, headers } = await callApiWithHeaders(listHelpRequests, { query, signal });
      return { requests: body, next: headers.next };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => eachOnce(pages.flatMap(({ requests }) => requests)),
    staleTime: cacheTimes.helpRequests,
    refetchInterval: HELP_POLL_MS,
    placeholderData: keepPreviousData,
  });
}

/** A request whose status changed between the loading of two pages can be in both. */
const eachOnce = (requests: readonly HelpRequest[]): HelpRequest[] => [
  ...new Map(requests.map((request) => [request.id, request])).values(),
];

/** The number of requests that the filter finds and that can be closed. */
export function useOpenHelpCount(filter: HelpFilter, enabled: boolean) {
  return useQuery({
    ...callQuery(countOpenHelp, { query: queryOf(filter) }),
    select: ({ openCount }) => openCount,
    staleTime: 0,
    enabled,
  });
}

/** The admins to whom a request can be assigned. */
export function useHelpAssignees() {
  return useQuery({ ...callQuery(listHelpAssignees), staleTime: cacheTimes.helpRequests });
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

const keys = [listHelpRequests, countPendingHelp, countOpenHelp, listHelpRequestChanges].map(
  (call) => callKey(call),
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
    onSuccess: showInLists,
    onError: (error) => {
      const current = requestAfterConflict(error);
      if (current !== null) showInLists(current);
    },
    // Also after a refusal, which says that the request has changed.
    onSettled: () => void refreshHelpRequests(),
  });
}

/** Replaces the request in the loaded lists, which show it until they are reloaded. */
function showInLists(request: HelpRequest): void {
  const present = (known: HelpRequest) => (known.id === request.id ? request : known);
  queryClient.setQueriesData<InfiniteData<RequestPage>>(
    { queryKey: pagesKey },
    (loaded) =>
      loaded && {
        ...loaded,
        pages: loaded.pages.map((page) => ({ ...page, requests: page.requests.map(present) })),
      },
  );
}

/** The current request if another admin has changed it first; null for any other failure. */
export function requestAfterConflict(error: unknown): HelpRequest | null {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return null;
  const current = helpRequest.safeParse(error.details['request']);
  return current.success ? current.data : null;
}
