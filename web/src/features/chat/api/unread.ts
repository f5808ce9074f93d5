import { type ChatRoom, getUnreadCount, listRooms, markRead } from '@portal/contract/chat';
import { CHAT_POLL_MS, UNREAD_POLL_MS } from '@portal/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { callApi } from '#web/platform/http/client.ts';
import { useLiveStatus } from '#web/platform/live/use-live.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';
import { countUnread, isQuiet, refreshRooms, roomsQuery } from './rooms.ts';

const unreadQuery = callQuery(getUnreadCount);

/** The number of unread messages in all rooms that are not quiet. */
export function useUnreadCount() {
  return useQuery({
    ...unreadQuery,
    select: ({ unreadCount }) => unreadCount,
    refetchInterval: UNREAD_POLL_MS,
  });
}

/** Rooms that were loaded with the last count are older than this at the next one. */
const RECENT_MS = CHAT_POLL_MS / 2;

/**
 * Polls the count more often while the chat page is shown. Reloads the list of rooms if it does not agree with the
 * count, and with each later poll while the live channel is not connected.
 */
export function useChatPoll(): void {
  const { status } = useLiveStatus();
  const { data, dataUpdatedAt } = useQuery({ ...unreadQuery, refetchInterval: CHAT_POLL_MS });
  const compare = useEffectEvent(() => {
    const rooms = queryClient.getQueryState(roomsQuery.queryKey);
    if (rooms?.data === undefined || data === undefined) return;
    const isDifferent = countUnread(rooms.data) !== data.unreadCount;
    // While a page opens, its rooms come with the first count, and the channel a moment later.
    const isOld = dataUpdatedAt - rooms.dataUpdatedAt > RECENT_MS;
    if (isDifferent || (isOld && status !== 'connected')) void refreshRooms();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => compare(), [dataUpdatedAt]);
}

export function refreshUnreadCount(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey(getUnreadCount) });
}

/**
 * Marks all messages as read, on every device, except those of quiet rooms, which the bell neither counts nor lists.
 * Returns the rooms that were marked.
 */
export async function markAllMessagesRead(): Promise<readonly ChatRoom[]> {
  const rooms = await callApi(listRooms);
  const unread = rooms.filter((room) => !isQuiet(room) && room.unreadCount > 0);
  for (const { id, lastSeq } of unread)
    await callApi(markRead, { params: { id }, body: { seq: lastSeq } });
  await refreshInAllTabs([callKey(getUnreadCount), callKey(listRooms)]);
  return unread;
}
