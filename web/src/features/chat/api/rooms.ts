import { type ChatRoom, getUnreadCount, listRooms, muteRoom } from '@portal/contract/chat';
import { CHAT_POLL_MS, UNREAD_POLL_MS } from '@portal/contract/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { callApi } from '#web/platform/http/client.ts';
import { useLiveStatus } from '#web/platform/live/use-live.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { readAgain } from '#web/platform/query/read-again.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';
import { unreadIn, withMuting, withRoom } from './changed-rooms.ts';

const roomsQuery = callQuery(listRooms);
const unreadQuery = callQuery(getUnreadCount);

/** One's conversations, the latest first. */
export function useRooms() {
  return useQuery(roomsQuery);
}

/** Unread messages over all conversations that are not muted, as every page shows them. */
export function useUnreadCount() {
  return useQuery({
    ...unreadQuery,
    select: ({ unreadCount }) => unreadCount,
    refetchInterval: UNREAD_POLL_MS,
  });
}

/**
 * On the chat's own page, asked for more often. The list is fetched where it does not agree with the count, and
 * with every poll while no live frame can tell what else has changed.
 */
export function useChatPoll(): void {
  const { status } = useLiveStatus();
  const { data, dataUpdatedAt } = useQuery({ ...unreadQuery, refetchInterval: CHAT_POLL_MS });
  const compare = useEffectEvent(() => {
    const rooms = queryClient.getQueryData(roomsQuery.queryKey);
    if (rooms === undefined || data === undefined) return;
    if (unreadIn(rooms) !== data.unreadCount || status !== 'connected') void refreshRooms();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => compare(), [dataUpdatedAt]);
}

export function useMuteRoom() {
  return useMutation({
    mutationFn: ({ roomId, muted }: { roomId: number; muted: boolean }) =>
      callApi(muteRoom, { params: { id: roomId }, body: { muted } }),
    onSuccess(_answer, { roomId, muted }) {
      changeRooms((rooms) => withMuting(rooms, roomId, muted));
      void refreshInAllTabs([callKey(getUnreadCount), callKey(listRooms)]);
    },
  });
}

export function noteRoom(room: ChatRoom): void {
  changeRooms((rooms) => withRoom(rooms, room));
}

/** Null says that the change needs the server: the list is fetched anew. */
export function changeRooms(
  change: (rooms: readonly ChatRoom[]) => readonly ChatRoom[] | null,
): void {
  const before = queryClient.getQueryData(roomsQuery.queryKey);
  const after = before === undefined ? undefined : change(before);
  if (after === null) void refreshRooms();
  else if (after !== undefined && after !== before)
    queryClient.setQueryData(roomsQuery.queryKey, [...after]);
}

function refreshRooms(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey(listRooms) });
}

/** The conversations and the count, as far as they are shown; resolves with whether all of it was read. */
export function readRoomsAgain(): Promise<boolean> {
  return readAgain([callKey(listRooms), callKey(getUnreadCount)]);
}

export function refreshUnreadCount(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey(getUnreadCount) });
}
