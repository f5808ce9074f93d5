import type { ChatMessage, ChatRoom } from '@portal/contract/chat';
import { NOTIFICATIONS_MAX } from '@portal/contract/limits';
import type { Completion, Notification } from '@portal/contract/notifications';

/** What this tab knows of messages to oneself: in memory, gone with the page. */
export type MessageList = {
  /** Newest first, each once. */
  readonly messages: readonly ChatMessage[];
  /** By room, the sequence number up to which one has read, here or elsewhere. */
  readonly readTo: ReadonlyMap<number, number>;
  /** The rooms that were muted when this tab last read the list of rooms. */
  readonly muted: ReadonlySet<number>;
};

export const NOTHING: MessageList = { messages: [], readTo: new Map(), muted: new Set() };

export function noteMessage(list: MessageList, message: ChatMessage): MessageList {
  const others = list.messages.filter(({ id }) => id !== message.id);
  const messages = [message, ...others].toSorted(newestFirst).slice(0, NOTIFICATIONS_MAX);
  return { ...list, messages };
}

function newestFirst(a: ChatMessage, b: ChatMessage): number {
  return Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id;
}

/** Reading never goes back. */
export function noteRead(list: MessageList, roomId: number, seq: number): MessageList {
  const further = Math.max(list.readTo.get(roomId) ?? 0, seq);
  return { ...list, readTo: new Map(list.readTo).set(roomId, further) };
}

export function isMessageRead(
  { readTo }: MessageList,
  { chatRoomId, seq }: Pick<ChatMessage, 'chatRoomId' | 'seq'>,
): boolean {
  return seq <= (readTo.get(chatRoomId) ?? 0);
}

/** The messages to `userId` that wait in these rooms, and of which the list does not know. */
export function newIn(
  { messages }: MessageList,
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

/** What the rooms say of messages, of reading and of muting. */
export function noteRooms(
  list: MessageList,
  rooms: readonly ChatRoom[],
  userId: number,
): MessageList {
  const read = rooms.reduce((all, { id, lastReadSeq }) => noteRead(all, id, lastReadSeq), list);
  return newIn(list, rooms, userId).reduce(noteMessage, { ...read, muted: mutedIn(rooms) });
}

/** The ids of the muted rooms. */
export function mutedIn(rooms: readonly ChatRoom[]): ReadonlySet<number> {
  return new Set(rooms.filter(({ muted }) => muted).map(({ id }) => id));
}

/** What rooms say that are muted, or were when they were last read: their messages are no news. */
export function noteMuted(
  list: MessageList,
  rooms: readonly ChatRoom[],
  userId: number,
): MessageList {
  const silent = rooms.filter(({ id, muted }) => muted || list.muted.has(id));
  return noteRooms(list, silent, userId);
}

export function withoutRooms(list: MessageList, roomIds: ReadonlySet<number>): MessageList {
  return { ...list, messages: list.messages.filter(({ chatRoomId }) => !roomIds.has(chatRoomId)) };
}

/** One entry of the bell's list; the ids of a trainee and a completion only of a completed training. */
export type Entry = Notification & {
  readonly traineeId: number | null;
  readonly completionId: number | null;
};

/** Messages and completed trainings together, newest first. */
export function entriesOf(list: MessageList, completions: readonly Completion[]): Entry[] {
  const messages = list.messages.map(
    (message): Entry => ({
      id: `message-${message.id}`,
      type: 'message',
      message: message.content,
      senderName: message.sender.name,
      chatRoomId: message.chatRoomId,
      traineeId: null,
      completionId: null,
      timestamp: message.createdAt,
      isRead: isMessageRead(list, message),
    }),
  );
  return [...messages, ...completions.map(entryOfCompletion)]
    .toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
    .slice(0, NOTIFICATIONS_MAX);
}

function entryOfCompletion(completion: Completion): Entry {
  return {
    id: `completion-${completion.id}`,
    type: 'module_completion',
    message: completionSentence(completion.traineeName),
    senderName: completion.traineeName,
    chatRoomId: null,
    traineeId: completion.traineeId,
    completionId: completion.id,
    timestamp: completion.completedAt,
    isRead: completion.isRead,
  };
}

export function completionSentence(trainee: string): string {
  return `${trainee} has completed all training modules!`;
}
