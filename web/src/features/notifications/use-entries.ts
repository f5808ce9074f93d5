import { useMemo } from 'react';
import { useCompletions } from './api/completions.ts';
import { useUnreadCount } from './api/unread.ts';
import { useMessageList } from './message-store.ts';
import { type Entry, entriesOf } from './notification-list.ts';

/** How many messages and completed trainings one has not read. */
export function useUnread(): number {
  const messages = useUnreadCount().data?.unreadCount ?? 0;
  const { data: completions = [] } = useCompletions();
  return messages + completions.filter(({ isRead }) => !isRead).length;
}

export function useEntries(): readonly Entry[] {
  const messages = useMessageList();
  const { data: completions } = useCompletions();
  return useMemo(() => entriesOf(messages, completions ?? []), [messages, completions]);
}
