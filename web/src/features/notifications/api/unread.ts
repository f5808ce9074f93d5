import { type ChatRoom, getUnreadCount, listRooms, markRead } from '@portal/contract/chat';
import { UNREAD_POLL_MS } from '@portal/contract/limits';
import { isCancelledError, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, NetworkError } from '../../../platform/http/api-error.ts';
import { callApi } from '../../../platform/http/client.ts';
import { callKey, callQuery } from '../../../platform/query/call-query.ts';
import { queryClient } from '../../../platform/query/query-client.ts';
import { refreshInAllTabs } from '../../../platform/tabs/refresh-in-all-tabs.ts';

/** Over all conversations that are not muted; asked for again every ten seconds while the page is seen. */
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
    // A part of the screen that read them too may go, and cancel the call.
    const isExpected = error instanceof ApiError || error instanceof NetworkError;
    if (!isExpected && !isCancelledError(error)) throw error;
    return queryClient.getQueryData<ChatRoom[]>(callKey(listRooms)) ?? [];
  }
}

/** The conversations as they were read last, for whichever part of the page; reads nothing itself. */
export function useListedRooms(): readonly ChatRoom[] | undefined {
  return useQuery({ ...callQuery(listRooms), enabled: false }).data;
}

/** The ids of the muted conversations; none until the conversations are loaded. */
export function useMutedRooms(): ReadonlySet<number> {
  const { data: rooms } = useQuery(callQuery(listRooms));
  return useMemo(() => new Set(rooms?.filter(({ muted }) => muted).map(({ id }) => id)), [rooms]);
}

/**
 * Marks all messages as read, on every device, except those of muted conversations: the bell neither counts
 * nor lists them. Returns the conversations that were marked.
 */
export async function markAllMessagesRead(): Promise<readonly ChatRoom[]> {
  const rooms = await callApi(listRooms);
  const waiting = rooms.filter(({ muted, unreadCount }) => !muted && unreadCount > 0);
  for (const { id, lastSeq } of waiting)
    await callApi(markRead, { params: { id }, body: { seq: lastSeq } });
  await refreshInAllTabs([callKey(getUnreadCount), callKey(listRooms)]);
  return waiting;
}
