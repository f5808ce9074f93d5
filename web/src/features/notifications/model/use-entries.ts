import { useMemo } from 'react';
import { useStore } from '#web/platform/state/use-store.ts';
import { useCompletions } from '../api/completions.ts';
import { useMutedRooms, useUnreadCount } from '../api/unread.ts';
import { messageStore } from './message-store.ts';
import { type Entry, entriesOf, withoutRooms } from './notification-list.ts';

/** The number of unread messages, without those of muted conversations, and of unread completed trainings. */
export function useUnread(): number {
  const messages = useUnreadCount().data?.unreadCount ?? 0;
  const { data: completions = [] } = useCompletions();
  return messages + completions.filter(({ isRead }) => !isRead).length;
}

export function useEntries(): readonly Entry[] {
  const messages = useStore(messageStore);
  const { data: completions } = useCompletions();
  const muted = useMutedRooms();
  return useMemo(
    () => entriesOf(withoutRooms(messages, muted), completions ?? []),
    [messages, completions, muted],
  );
}
