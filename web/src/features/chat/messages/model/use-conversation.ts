import type { ChatRoom } from '@portal/contract/chat';
import { CHAT_POLL_MS } from '@portal/contract/limits';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { messageSource } from '#web/features/chat/api/messages.ts';
import { openRoom } from '#web/platform/attention/open-room.ts';
import { useLiveReopened, useLiveSubscription } from '#web/platform/live/use-live.ts';
import { usePageVisible } from '#web/platform/visibility/use-page-visible.ts';
import { onArrival } from './arrivals.ts';
import { createConversation } from './conversation.ts';

/** The conversation of a room, opened at its first unread message and kept up to date while it is shown. */
export function useConversation(room: ChatRoom) {
  const { id: roomId } = room;
  const [conversation] = useState(() =>
    createConversation(messageSource(roomId), room.unreadCount > 0 ? room.lastReadSeq : null),
  );
  const view = useSyncExternalStore(conversation.subscribe, conversation.view);
  const isVisible = usePageVisible();
  useLiveSubscription({ type: 'JOIN_CHAT_ROOM', payload: { chatRoomId: roomId } });
  useLiveReopened(conversation.catchUp);

  useEffect(() => {
    openRoom.set(roomId);
    const stop = onArrival((message) => {
      if (message.chatRoomId === roomId) conversation.receive(message);
    });
    return () => {
      stop();
      openRoom.set(null);
    };
  }, [roomId, conversation]);

  useEffect(() => {
    if (!isVisible) return undefined;
    const renew = () => void conversation.catchUp();
    renew();
    const timer = setInterval(renew, CHAT_POLL_MS);
    return () => clearInterval(timer);
  }, [isVisible, conversation]);

  return { conversation, view };
}
