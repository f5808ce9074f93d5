import type { ChatRoom } from '@portal/contract/chat';
import { CHAT_POLL_MS } from '@portal/contract/limits';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { openRoom } from '../../../platform/attention/open-room.ts';
import { useLiveReopened, useLiveSubscription } from '../../../platform/live/use-live.ts';
import { usePageVisible } from '../../../platform/visibility/use-page-visible.ts';
import { withReading } from '../api/changed-rooms.ts';
import { messageSource } from '../api/messages.ts';
import { changeRooms, refreshUnreadCount } from '../api/rooms.ts';
import { roomInView } from '../room-in-view.ts';
import { onArrival } from './arrivals.ts';
import { createConversation } from './conversation.ts';

/** The conversation of a room, kept up to date and read for as long as it is shown and seen. */
export function useConversation(room: ChatRoom, selfId: number) {
  const { id: roomId } = room;
  const [conversation] = useState(() => createConversation(messageSource(roomId)));
  const view = useSyncExternalStore(conversation.observe, conversation.view);
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

  const isReading = useRef(false);
  const read = useEffectEvent(async () => {
    if (isReading.current) return;
    isReading.current = true;
    // One after the other: what comes while one is under way is read together by the next.
    while (roomInView() === roomId) {
      const upTo = await conversation.markRead(selfId, room.lastReadSeq);
      if (upTo === null) break;
      changeRooms((rooms) => withReading(rooms, roomId, upTo, 0));
      void refreshUnreadCount();
    }
    isReading.current = false;
  });
  useEffect(() => {
    if (!isVisible) return undefined;
    const renew = () => void conversation.catchUp().then(() => read());
    renew();
    const timer = setInterval(renew, CHAT_POLL_MS);
    return () => clearInterval(timer);
  }, [isVisible, conversation]);
  const { messages } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes is read as it comes
  useEffect(() => void read(), [messages]);

  return { conversation, view };
}
