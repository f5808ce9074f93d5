import type { ChatMessage } from '@portal/contract/chat';
import { useEffect, useEffectEvent } from 'react';
import { useLiveFrame, useLiveReopened } from '../../platform/live/use-live.ts';
import { useCurrentUser } from '../../platform/session/use-session.ts';
import { withMessage, withReading } from './api/changed-rooms.ts';
import { changeRooms, refreshRooms, refreshUnreadCount } from './api/rooms.ts';
import { messageArrived, onArrival } from './messages/arrivals.ts';
import { roomInView } from './room-in-view.ts';

/** Keeps the list of conversations and the count of what is unread up to date, whatever screen is shown. */
export function useLiveChat(): void {
  const { id: selfId } = useCurrentUser();
  useLiveFrame('NEW_MESSAGE', messageArrived);
  useLiveFrame('MESSAGES_READ', ({ chatRoomId, seq, unreadCount }) => {
    changeRooms((rooms) => withReading(rooms, chatRoomId, seq, unreadCount));
    void refreshUnreadCount();
  });
  useLiveReopened(() => Promise.all([refreshRooms(), refreshUnreadCount()]));

  const note = useEffectEvent((message: ChatMessage) => {
    changeRooms((rooms) => {
      const after = withMessage(rooms, message, selfId);
      const isRead = message.chatRoomId === roomInView();
      return isRead && after !== null
        ? withReading(after, message.chatRoomId, message.seq, 0)
        : after;
    });
    // What is read at once is counted by nobody; its reading tells when it is done.
    if (message.senderId !== selfId && message.chatRoomId !== roomInView())
      void refreshUnreadCount();
  });
  useEffect(() => onArrival((message) => note(message)), []);
}
