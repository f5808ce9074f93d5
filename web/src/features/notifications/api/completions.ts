import { COMPLETIONS_POLL_MS } from '@portal/contract/limits';
import {
  type Completion,
  listCompletions,
  markCompletionsRead,
} from '@portal/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

const KEY = callKey(listCompletions);

/** The latest completed trainings, for admins. */
export function useCompletions() {
  return useQuery({
    ...callQuery(listCompletions),
    enabled: useCurrentUser().role === 'ADMIN',
    staleTime: 0,
    refetchInterval: COMPLETIONS_POLL_MS,
  });
}

/** Reloads them in this tab; every tab receives the frame that reports a change. */
export function refreshCompletionsHere(): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}

/** Marks a completion and earlier ones as read: first on the screen, then on the server. */
export async function markCompletionsReadUpTo(upTo: number): Promise<void> {
  queryClient.setQueryData<Completion[]>(KEY, (known) => {
    const last = known?.find(({ id }) => id === upTo)?.completedAt ?? '';
    return known?.map((each) => (each.completedAt <= last ? { ...each, isRead: true } : each));
  });
  try {
    await callApi(markCompletionsRead, { body: { upTo } });
  } finally {
    await refreshInAllTabs([KEY]);
  }
}

export async function markAllCompletionsRead(): Promise<void> {
  const known = queryClient.getQueryData<Completion[]>(KEY) ?? [];
  const [latest] = known;
  if (latest !== undefined && known.some(({ isRead }) => !isRead))
    await markCompletionsReadUpTo(latest.id);
}
