import {
  askForHelp,
  listOwnHelpRequests,
  markHelpSeen,
  type OwnHelpRequest,
} from '@portal/contract/help';
import { HELP_POLL_MS } from '@portal/contract/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

/** The trainee's own requests, polled every half minute while they are shown; never loaded for admins. */
export function useOwnHelpRequests() {
  return useQuery({
    ...callQuery(listOwnHelpRequests),
    staleTime: cacheTimes.helpRequests,
    refetchInterval: HELP_POLL_MS,
    enabled: useCurrentUser().role === 'TRAINEE',
  });
}

/** The requests as they were loaded last; empty before. */
export function fetchedOwnHelpRequests(): readonly OwnHelpRequest[] {
  return queryClient.getQueryData<OwnHelpRequest[]>(callKey(listOwnHelpRequests)) ?? [];
}

function refreshOwnHelpRequests(): Promise<unknown> {
  return refreshInAllTabs([callKey(listOwnHelpRequests)]);
}

/** Reloads them in this tab; every tab receives the frame that reports a change. */
export function refreshOwnHelpRequestsHere(): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: callKey(listOwnHelpRequests) });
}

/** Marks the changes until `upTo`, in ms since 1970, as seen on every device. */
export async function markChangesSeen(upTo: number): Promise<void> {
  await callApi(markHelpSeen, { body: { upTo: new Date(upTo).toISOString() } });
  await refreshOwnHelpRequests();
}

export function useMarkSeen() {
  return useMutation({ mutationFn: markChangesSeen });
}

/** Shows a new request before the list is reloaded. */
function addOwnHelpRequest(request: OwnHelpRequest): void {
  queryClient.setQueryData(callKey(listOwnHelpRequests), (known: OwnHelpRequest[] | undefined) =>
    known?.some(({ id }) => id === request.id) ? known : known && [request, ...known],
  );
  void refreshOwnHelpRequests();
}

type Question = {
  readonly moduleId: number | null;
  readonly message: string;
  readonly clientRequestId: string;
};

export function useAskForHelp() {
  return useMutation({
    mutationFn: (body: Question) => callApi(askForHelp, { body }),
    onSuccess: addOwnHelpRequest,
  });
}
