import { type ChatRoom, getUnreadCount, listRooms, markRead } from '@portal/contract/chat';
import { UNREAD_POLL_MS } from '@portal/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { ApiError, NetworkError } from '../../../platform/http/api-error.ts';
import { callApi } from '../../../platform/http/client.ts';
import { callKey, callQuery } from '../../../platform/query/call-query.ts';
import { queryClient } from '../../../platform/query/query-client.ts';
import { refreshInAllTabs } from '../../../platform/tabs/refresh-in-all-tabs.ts';

/** Over all conversations; asked for again every ten seconds while the page is seen. */
export function useUnreadCount() {
  return useQuery({ ...callQuery(getUnreadCount), staleTime: 0, refetchInterval: UNREAD_POLL_MS });
}

/**
 * The conversations as they are now, as they were when last asked for where nobody can be asked: that
 * they could not be loaded is said where they are shown.
 * @param olderMs how old in ms an answer may be that has come already
 */
export async function roomsNow(olderMs = 0): Promise<readonly ChatRoom[]> {
  try {
    return await queryClient.fetchQuery({
      ...callQuery(listRooms),
      staleTime: olderMs,
      retry: false,
    });
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    return queryClient.getQueryData<ChatRoom[]>(callKey(listRooms)) ?? [];
  }
}

/** Everything that waits is read, on every device. */
export async function markAllMessagesRead(): Promise<void> {
  const rooms = await callApi(listRooms);
  for (const { id, lastSeq, unreadCount } of rooms)
    if (unreadCount > 0) await callApi(markRead, { params: { id }, body: { seq: lastSeq } });
  await refreshInAllTabs([callKey(getUnreadCount), callKey(listRooms)]);
}
