import { type ChatRoom, getUnreadCount, listRooms, markRead } from '@portal/contract/chat';
import { UNREAD_POLL_MS } from '@portal/contract/limits';
import { CancelledError, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, NetworkError } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';
import { mutedIn } from '../model/notification-list.ts';

/** Over all conversations that are not muted; asked for again every ten seconds while the page is seen. */
export function useUnreadCount() {
  return useQuery({ ...callQuery(getUnreadCount), staleTime: 0, refetchInterval: UNREAD_POLL_MS });
}

/**
 * The conversations as they are now; where they cannot be read, those of the last answer, because the failure is
 * shown where the conversations are. None after a logout in between, which cancels the reading.
 * @param olderMs the age in ms up to which an earlier answer is used
 */
export async function roomsNow(olderMs = 0): Promise<readonly ChatRoom[]> {
  try {
    return await queryClient.fetchQuery({
      ...callQuery(listRooms),
      staleTime: olderMs,
      retry: false,
    });
  } catch (error) {
    const isExpected = [ApiError, NetworkError, CancelledError].some(
      (type) => error instanceof type,
    );
    if (!isExpected) throw error;
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
  return useMemo(() => mutedIn(rooms ?? []), [rooms]);
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
