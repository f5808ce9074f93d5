import type { ChatRoom } from '@portal/contract/chat';
import { CHAT_POLL_MS } from '@portal/contract/limits';
import { useEffect, useState } from 'react';
import { messageSource } from '#web/features/chat/api/messages.ts';
import { openRoom } from '#web/platform/attention/open-room.ts';
import { useLiveFrame, useLiveReopened, useLiveSubscription } from '#web/platform/live/use-live.ts';
import { useStore } from '#web/platform/state/use-store.ts';
import { usePageVisible } from '#web/platform/visibility/use-page-visible.ts';
import { type Conversation, createConversation } from './conversation.ts';

/** The conversation of a room, opened at its first unread message and kept up to date while it is shown. */
export function useConversation(room: ChatRoom) {
  const { id: roomId } = room;
  const [conversation] = useState(() =>
    createConversation(messageSource(roomId), room.unreadCount > 0 ? room.lastReadSeq : null),
  );
  useOpenRoom(roomId);
  useLiveSubscription({ type: 'JOIN_CHAT_ROOM', payload: { chatRoomId: roomId } });
  useLiveFrame('NEW_MESSAGE', (message) => {
    if (message.chatRoomId === roomId) conversation.receive(message);
  });
  useLiveReopened(conversation.catchUp);
  usePolledCatchUp(conversation);
  return { conversation, view: useStore(conversation) };
}

/** Publishes the id of the room that this tab shows to the other features. */
function useOpenRoom(roomId: number): void {
  useEffect(() => {
    openRoom.set(roomId);
    return () => openRoom.set(null);
  }, [roomId]);
}

/** Catches up when the page becomes visible, and with every poll while it is visible. */
function usePolledCatchUp({ catchUp }: Conversation): void {
  const isVisible = usePageVisible();
  useEffect(() => {
    if (!isVisible) return undefined;
    void catchUp();
    const timer = setInterval(() => void catchUp(), CHAT_POLL_MS);
    return () => clearInterval(timer);
  }, [isVisible, catchUp]);
}
