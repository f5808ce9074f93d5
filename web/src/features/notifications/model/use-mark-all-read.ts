import { useMutation } from '@tanstack/react-query';
import { readCompletionsUpTo, useCompletions } from '../api/completions.ts';
import { markAllMessagesRead } from '../api/unread.ts';
import { messageStore } from './message-store.ts';
import { noteRead } from './notification-list.ts';

/** Reads everything, here and on the server. */
export function useMarkAllRead() {
  const { data: completions = [] } = useCompletions();
  const [latest] = completions;
  return useMutation({
    mutationFn: async () => {
      const rooms = await markAllMessagesRead();
      // The channel says so too; without it the list would say otherwise until the next poll.
      messageStore.set(
        rooms.reduce((all, { id, lastSeq }) => noteRead(all, id, lastSeq), messageStore.current()),
      );
      if (latest !== undefined && completions.some(({ isRead }) => !isRead))
        await readCompletionsUpTo(latest.id);
    },
  });
}
