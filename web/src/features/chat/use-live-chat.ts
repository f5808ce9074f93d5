import { roomInView } from '#web/platform/attention/open-room.ts';
import { useLiveFrame, useLiveReopened } from '#web/platform/live/use-live.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import {
  changeRooms,
  reloadRooms,
  withMessage,
  withPartnerReading,
  withReading,
} from './api/rooms.ts';
import { refreshUnreadCount } from './api/unread.ts';

/** Keeps the list of rooms and the unread count up to date on every screen. */
export function useLiveChat(): void {
  const { id: selfId } = useCurrentUser();
  useLiveFrame('NEW_MESSAGE', (message) => {
    changeRooms((rooms) => withMessage(rooms, message, selfId));
    // In the open room the message is about to be read, and the count is refreshed afterwards: the badge would only
    // flash. If the message is not in view there, `useReadMarking` refreshes the count.
    if (message.senderId !== selfId && message.chatRoomId !== roomInView())
      void refreshUnreadCount();
  });
  useLiveFrame('MESSAGES_READ', ({ chatRoomId, seq, unreadCount }) => {
    changeRooms((rooms) => withReading(rooms, chatRoomId, seq, unreadCount));
    void refreshUnreadCount();
  });
  useLiveFrame('MESSAGES_SEEN', ({ chatRoomId, seq }) =>
    changeRooms((rooms) => withPartnerReading(rooms, chatRoomId, seq)),
  );
  useLiveFrame('CHAT_ROOMS_CHANGED', () => void reloadRooms());
  useLiveReopened(reloadRooms);
}
