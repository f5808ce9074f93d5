import type { ChatRoom } from '@portal/contract/chat';
import { useEffect } from 'react';
import { newestMessages } from '#web/features/chat/api/messages.ts';
import { useCachedRooms } from '#web/features/chat/api/rooms.ts';
import { isFailedCall } from '#web/platform/http/api-error.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { countToLoad, receivedMessages, withRooms, withUnread } from './received-messages.ts';

/** Loads the unread messages that this tab has not received, so that the list has as many as the count says. */
export function useUnreadMessages(): void {
  const { id: userId } = useCurrentUser();
  const rooms = useCachedRooms();
  useEffect(() => {
    if (rooms === undefined) return undefined;
    const life = new AbortController();
    loadUnread(rooms, userId, life.signal).catch((error: unknown) => {
      // As for the list of rooms, the specification wants no error here. The next change of the rooms tries again.
      if (!life.signal.aborted && !isFailedCall(error)) throw error;
    });
    return () => life.abort();
  }, [rooms, userId]);
}

async function loadUnread(
  rooms: readonly ChatRoom[],
  userId: number,
  signal: AbortSignal,
): Promise<void> {
  receivedMessages.set(withRooms(receivedMessages.current(), rooms, userId));
  for (const room of rooms) {
    const count = countToLoad(receivedMessages.current(), room);
    if (count === 0) continue;
    const messages = await newestMessages(room.id, count, signal);
    receivedMessages.set(withUnread(receivedMessages.current(), messages, userId));
  }
}
