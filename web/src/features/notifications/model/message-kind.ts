/** New chat messages in the bell. */
import type { ChatMessage } from '@portal/contract/chat';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import {
  fetchRooms,
  isQuiet,
  senderName,
  useCachedRooms,
  useQuietRooms,
} from '#web/features/chat/api/rooms.ts';
import { markAllMessagesRead, useUnreadCount } from '#web/features/chat/api/unread.ts';
import { roomInView } from '#web/platform/attention/open-room.ts';
import { closeDesktopNotice } from '#web/platform/desktop/desktop-notice.ts';
import { useLiveFrame } from '#web/platform/live/use-live.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { useStore } from '#web/platform/state/use-store.ts';
import { notificationTexts } from '../texts/catalogue.ts';
import { hasRisen } from './notice-rules.ts';
import type { Notice, Notify } from './notices.ts';
import type { Notification, NotificationKind } from './notification.ts';
import {
  isMessageRead,
  NO_MESSAGES,
  newIn,
  type ReceivedMessages,
  receivedMessages,
  withQuietRooms,
  withRead,
  withReceived,
  withRooms,
} from './received-messages.ts';
import { useUnreadMessages } from './use-unread-messages.ts';

export const messageKind: NotificationKind = {
  useEntries() {
    useUnreadMessages();
    const received = useStore(receivedMessages);
    const muted = useQuietRooms();
    return useMemo(() => messageEntries(received, muted), [received, muted]);
  },

  useUnreadCount: () => useUnreadCount().data ?? 0,

  useNotices(notify) {
    useReceivedMessages(notify);
    useRisenCount(notify);
  },

  async markAllRead() {
    const rooms = await markAllMessagesRead();
    // The live channel reports the same; without it the list would be outdated until the next poll.
    change((known) => rooms.reduce((all, { id, lastSeq }) => withRead(all, id, lastSeq), known));
  },
};

function change(next: (known: ReceivedMessages) => ReceivedMessages): void {
  receivedMessages.set(next(receivedMessages.current()));
}

function useReceivedMessages(notify: Notify): void {
  const { id: userId } = useCurrentUser();
  useLiveFrame('NEW_MESSAGE', (message) => {
    if (message.senderId === userId) return;
    change((known) => withReceived(known, message));
    // Decided here: the user may unmute the conversation before a tab would show the notice.
    if (message.muted !== true) notify(noticeOf(message));
  });
  useLiveFrame('MESSAGES_READ', ({ chatRoomId, seq }) => {
    change((known) => withRead(known, chatRoomId, seq));
    const known = receivedMessages.current();
    const here = known.messages.filter((message) => message.chatRoomId === chatRoomId);
    if (here.every((message) => isMessageRead(known, message)))
      closeDesktopNotice(tagOf(chatRoomId));
  });
  const rooms = useCachedRooms();
  useEffect(() => {
    if (rooms !== undefined) change((known) => withQuietRooms(known, rooms, userId));
  }, [rooms, userId]);
  useEffect(() => () => receivedMessages.set(NO_MESSAGES), []);
}

/** An answer with the rooms of at most this age, in ms, belongs to the count that was just loaded. */
const RECENT_MS = 1_000;

/** Reads the rooms when the unread count changes. The chat refreshes the count after frames and gaps. */
function useRisenCount(notify: Notify): void {
  const { id: userId } = useCurrentUser();
  const { data: count } = useUnreadCount();
  const previous = useRef<number | null>(null);
  const readRooms = useEffectEvent(async (current: number) => {
    const isRisen = hasRisen(previous.current, current);
    previous.current = current;
    // Rooms without unread messages are included: messages in quiet rooms must not count as new afterwards.
    const rooms = await fetchRooms(RECENT_MS);
    const known = withQuietRooms(receivedMessages.current(), rooms, userId);
    receivedMessages.set(withRooms(known, rooms, userId));
    if (isRisen) for (const message of newIn(known, rooms, userId)) notify(noticeOf(message));
  });
  useEffect(() => {
    if (count !== undefined) void readRooms(count);
  }, [count]);
}

/** A new notice of a room replaces the earlier one. */
const tagOf = (chatRoomId: number) => `room-${chatRoomId}`;

function noticeOf(message: ChatMessage): Notice {
  const t = notificationTexts().notices;
  const { id, chatRoomId } = message;
  const name = senderName(message);
  return {
    id: `message-${id}`,
    tag: tagOf(chatRoomId),
    toast: {
      title: t.newMessage,
      description: t.from(name),
      name,
    },
    desktop: { title: t.newMessageTitle, body: t.newMessageBody },
    path: paths.chat.to(chatRoomId),
    isSeenHere: () => roomInView() === chatRoomId,
    isRead: () => isMessageRead(receivedMessages.current(), message),
    async isUnwanted() {
      const rooms = await fetchRooms();
      return rooms.some((room) => room.id === chatRoomId && isQuiet(room));
    },
  };
}

export function messageEntries(
  received: ReceivedMessages,
  mutedRooms: ReadonlySet<number>,
): Notification[] {
  const shown = received.messages.filter(({ chatRoomId }) => !mutedRooms.has(chatRoomId));
  return shown.map((message) => ({
    id: `message-${message.id}`,
    title: senderName(message),
    message: message.content,
    icon: null,
    timestamp: message.createdAt,
    isRead: isMessageRead(received, message),
    path: paths.chat.to(message.chatRoomId),
    noticeTag: tagOf(message.chatRoomId),
  }));
}
