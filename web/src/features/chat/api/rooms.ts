/** The user's rooms: queries, and functions that change the cached list without a request. */
import {
  blockInRoom,
  type ChatMessage,
  type ChatRoom,
  type ChatUser,
  getUnreadCount,
  listRooms,
  muteRoom,
} from '@portal/contract/chat';
import { CancelledError, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isFailedCall } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { reloadQueries } from '#web/platform/query/reload-queries.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';
import { platformTexts } from '#web/platform/texts/catalogue.ts';

type Rooms = readonly ChatRoom[];

export const roomsQuery = callQuery(listRooms);

/** The rooms, the one with the latest message first. */
export function useRooms() {
  return useQuery(roomsQuery);
}

/** The rooms as last loaded by any part of the page; sends no request. */
export function useCachedRooms(): Rooms | undefined {
  return useQuery({ ...roomsQuery, enabled: false }).data;
}

/** The ids of the quiet rooms; none until the rooms are loaded. */
export function useQuietRooms(): ReadonlySet<number> {
  const { data: rooms } = useRooms();
  return useMemo(() => quietRoomIds(rooms ?? []), [rooms]);
}

/**
 * Loads the rooms. Returns the rooms of the last answer if that fails, because the list of rooms shows the failure.
 * Returns none after a logout during the request, which cancels it.
 * @param olderMs the age in ms up to which an earlier answer is used
 */
export async function fetchRooms(olderMs = 0): Promise<Rooms> {
  try {
    return await queryClient.fetchQuery({ ...roomsQuery, staleTime: olderMs, retry: false });
  } catch (error) {
    if (!isFailedCall(error) && !(error instanceof CancelledError)) throw error;
    return queryClient.getQueryData(roomsQuery.queryKey) ?? [];
  }
}

/** Reloads the rooms and the unread count if they are shown. Resolves with whether both were loaded. */
export function reloadRooms(): Promise<boolean> {
  return reloadQueries([callKey(listRooms), callKey(getUnreadCount)]);
}

export function refreshRooms(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey(listRooms) });
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

export function useBlockPartner() {
  return useMutation({
    mutationFn: ({ roomId, blocked }: { roomId: number; blocked: boolean }) =>
      callApi(blockInRoom, { params: { id: roomId }, body: { blocked } }),
    onSuccess(_answer, { roomId, blocked }) {
      changeRooms((rooms) => withBlocking(rooms, roomId, blocked));
      void refreshInAllTabs([callKey(getUnreadCount), callKey(listRooms)]);
    },
  });
}

/** Changes the cached list if there is one; reloads it if the change returns null. */
export function changeRooms(change: (rooms: Rooms) => Rooms | null): void {
  const before = queryClient.getQueryData(roomsQuery.queryKey);
  const after = before === undefined ? undefined : change(before);
  if (after === null) void refreshRooms();
  else if (after !== undefined && after !== before)
    queryClient.setQueryData(roomsQuery.queryKey, [...after]);
}

/** The rooms after a new message, with its room first; null if its room is not in the list or lacks earlier messages. */
export function withMessage(rooms: Rooms, message: ChatMessage, selfId: number): Rooms | null {
  const room = rooms.find(({ id }) => id === message.chatRoomId);
  if (room === undefined) return null;
  if (message.seq <= room.lastSeq) return rooms;
  // It is unknown whether the messages between are the user's own.
  if (message.seq > room.lastSeq + 1) return null;
  const isOwn = message.senderId === selfId;
  const changed: ChatRoom = {
    ...room,
    messages: [message],
    lastSeq: message.seq,
    // As on the server: a user who writes without unread messages has read the own message too.
    lastReadSeq: isOwn && room.unreadCount === 0 ? message.seq : room.lastReadSeq,
    unreadCount: isOwn ? room.unreadCount : room.unreadCount + 1,
    messagesLeft: isOwn && room.messagesLeft !== null ? Math.max(0, room.messagesLeft - 1) : null,
    updatedAt: message.createdAt,
  };
  return [changed, ...rooms.filter(({ id }) => id !== room.id)];
}

/** The rooms after the user has read up to `seq`; `unread` messages are left. */
export function withReading(rooms: Rooms, roomId: number, seq: number, unread: number): Rooms {
  return replaced(rooms, roomId, (room) =>
    seq < room.lastReadSeq ? room : { ...room, lastReadSeq: seq, unreadCount: unread },
  );
}

/** The rooms after the other person has read up to `seq`. */
export function withPartnerReading(rooms: Rooms, roomId: number, seq: number): Rooms {
  return replaced(rooms, roomId, (room) =>
    seq <= room.partnerReadSeq ? room : { ...room, partnerReadSeq: seq },
  );
}

export function withMuting(rooms: Rooms, roomId: number, muted: boolean): Rooms {
  return replaced(rooms, roomId, (room) => ({ ...room, muted }));
}

export function withBlocking(rooms: Rooms, roomId: number, blocked: boolean): Rooms {
  return replaced(rooms, roomId, (room) => ({ ...room, blocked }));
}

/** The rooms with one that was just opened, which is put first unless it is in the list. */
export function withRoom(rooms: Rooms, room: ChatRoom): Rooms {
  return rooms.some(({ id }) => id === room.id) ? rooms : [room, ...rooms];
}

function replaced(rooms: Rooms, roomId: number, change: (room: ChatRoom) => ChatRoom): Rooms {
  return rooms.map((room) => (room.id === roomId ? change(room) : room));
}

/** Whether the unread messages of the room neither count in the total nor are listed in the bell. */
export function isQuiet({ muted, blocked }: Pick<ChatRoom, 'muted' | 'blocked'>): boolean {
  return muted || blocked;
}

/** The number of unread messages in the rooms that are not quiet. */
export function countUnread(rooms: Rooms): number {
  return rooms.reduce((sum, room) => (isQuiet(room) ? sum : sum + room.unreadCount), 0);
}

export function quietRoomIds(rooms: Rooms): ReadonlySet<number> {
  return new Set(rooms.filter(isQuiet).map(({ id }) => id));
}

/** The other user of a room. A deleted one has a word of the reader's language as the name. */
export function partnerIn({ participants }: ChatRoom, selfId: number): ChatUser | undefined {
  const partner = participants.find(({ user }) => user.id !== selfId)?.user;
  return partner?.deleted === true ? { ...partner, name: platformTexts().deletedUser } : partner;
}

/** The name of the user who has sent the message, or a word of the reader's language for a deleted user. */
export function senderName({ sender }: ChatMessage): string {
  return sender.name === '' ? platformTexts().deletedUser : sender.name;
}
