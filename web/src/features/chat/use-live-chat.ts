import type { ChatMessage } from '@portal/contract/chat';
import { useEffect, useEffectEvent } from 'react';
import { useLiveFrame, useLiveReopened } from '#web/platform/live/use-live.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { withMessage, withPartnerReading, withReading } from './api/changed-rooms.ts';
import { changeRooms, readRoomsAgain, refreshUnreadCount } from './api/rooms.ts';
import { messageArrived, onArrival } from './messages/model/arrivals.ts';
import { roomInView } from './model/room-in-view.ts';

/** Keeps the list of conversations and the count of what is unread up to date, whatever screen is shown. */
export function useLiveChat(): void {
  const { id: selfId } = useCurrentUser();
  useLiveFrame('NEW_MESSAGE', messageArrived);
  useLiveFrame('MESSAGES_READ', ({ chatRoomId, seq, unreadCount }) => {
    changeRooms((rooms) => withReading(rooms, chatRoomId, seq, unreadCount));
    void refreshUnreadCount();
  });
  useLiveFrame('CHAT_ROOMS_CHANGED', () => void readRoomsAgain());
  useLiveFrame('MESSAGES_SEEN', ({ chatRoomId, seq }) =>
    changeRooms((rooms) => withPartnerReading(rooms, chatRoomId, seq)),
  );
  useLiveReopened(readRoomsAgain);

  const note = useEffectEvent((message: ChatMessage) => {
    changeRooms((rooms) => withMessage(rooms, message, selfId));
    // In the open room it is about to be read, after which the count is refreshed: the badge would only flash.
    // Where it is not in view there, `useReading` has it counted.
    if (message.senderId !== selfId && message.chatRoomId !== roomInView())
      void refreshUnreadCount();
  });
  useEffect(() => onArrival((message) => note(message)), []);
}
