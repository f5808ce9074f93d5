/** The messages to the user that this tab knows, in memory only. */
import type { ChatMessage, ChatRoom } from '@portal/contract/chat';
import { CHAT_PAGE_SIZE, NOTIFICATIONS_MAX } from '@portal/contract/limits';
import { isQuiet, quietRoomIds } from '#web/features/chat/api/rooms.ts';
import { createStore } from '#web/platform/state/store.ts';

export type ReceivedMessages = {
  /** Newest first, each once. */
  readonly messages: readonly ChatMessage[];
  /** For each room the number up to which the user has read, on any device. */
  readonly readTo: ReadonlyMap<number, number>;
  /** The rooms that were quiet when this tab last read the list of rooms. */
  readonly quiet: ReadonlySet<number>;
};

export const NO_MESSAGES: ReceivedMessages = {
  messages: [],
  readTo: new Map(),
  quiet: new Set(),
};

export const receivedMessages = createStore(NO_MESSAGES);

export function withReceived(known: ReceivedMessages, message: ChatMessage): ReceivedMessages {
  const others = known.messages.filter(({ id }) => id !== message.id);
  const messages = [message, ...others].toSorted(newestFirst).slice(0, NOTIFICATIONS_MAX);
  return { ...known, messages };
}

function newestFirst(a: ChatMessage, b: ChatMessage): number {
  return Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id;
}

/** The number up to which a room is read never decreases. */
export function withRead(known: ReceivedMessages, roomId: number, seq: number): ReceivedMessages {
  const furthest = Math.max(known.readTo.get(roomId) ?? 0, seq);
  return { ...known, readTo: new Map(known.readTo).set(roomId, furthest) };
}

export function isMessageRead(
  { readTo }: ReceivedMessages,
  { chatRoomId, seq }: Pick<ChatMessage, 'chatRoomId' | 'seq'>,
): boolean {
  return seq <= (readTo.get(chatRoomId) ?? 0);
}

/** The latest messages of these rooms that are unread, are not the user's own and are not known yet. */
export function newIn(
  { messages }: ReceivedMessages,
  rooms: readonly ChatRoom[],
  userId: number,
): ChatMessage[] {
  return rooms.flatMap(({ unreadCount, messages: [latest] }) => {
    const isNew =
      latest !== undefined &&
      unreadCount > 0 &&
      latest.senderId !== userId &&
      messages.every(({ id }) => id !== latest.id);
    return isNew ? [latest] : [];
  });
}

/**
 * How many of the newest messages of a room contain those that are unread and not known: a list of rooms has only the
 * latest message, which may be the user's own. 0 if nothing is missing, or if the list is full of unread messages.
 */
export function countToLoad(known: ReceivedMessages, room: ChatRoom): number {
  if (isQuiet(room)) return 0;
  const { id, unreadCount, lastSeq, lastReadSeq } = room;
  const unread = known.messages.filter((message) => !isMessageRead(known, message));
  const unreadHere = unread.filter(({ chatRoomId }) => chatRoomId === id);
  if (unreadHere.length >= unreadCount || unread.length >= NOTIFICATIONS_MAX) return 0;
  return Math.min(lastSeq - lastReadSeq, CHAT_PAGE_SIZE);
}

/** Adds those of a room's messages that are unread and not the user's own. */
export function withUnread(
  known: ReceivedMessages,
  messages: readonly ChatMessage[],
  userId: number,
): ReceivedMessages {
  const unread = messages.filter(
    (message) => message.senderId !== userId && !isMessageRead(known, message),
  );
  return unread.reduce(withReceived, known);
}

/** Adds the new messages, the reading and the quietness of these rooms. */
export function withRooms(
  known: ReceivedMessages,
  rooms: readonly ChatRoom[],
  userId: number,
): ReceivedMessages {
  const read = rooms.reduce((all, { id, lastReadSeq }) => withRead(all, id, lastReadSeq), known);
  return newIn(known, rooms, userId).reduce(withReceived, { ...read, quiet: quietRoomIds(rooms) });
}

/** Adds the rooms that are quiet or were quiet when they were last loaded, so that their messages are not new. */
export function withQuietRooms(
  known: ReceivedMessages,
  rooms: readonly ChatRoom[],
  userId: number,
): ReceivedMessages {
  const quiet = rooms.filter((room) => isQuiet(room) || known.quiet.has(room.id));
  return withRooms(known, quiet, userId);
}
