/** A list of the bell that the server keeps with what each user has read, newest first. */
import type { Role } from '@portal/contract/fields';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { queryClient } from '#web/platform/query/query-client.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

type ReadItem = { readonly id: number; readonly isRead: boolean };

type ReadListCalls<Item> = {
  /** The users who have such a list. */
  readonly role: Role;
  /** How often it is reloaded; false if only a frame reports a change. */
  readonly pollMs: number | false;
  readonly queryKey: QueryKey;
  readonly load: (signal: AbortSignal) => Promise<Item[]>;
  /** Marks an item and those before it as read on the server. */
  readonly markRead: (upTo: number) => Promise<unknown>;
};

export type ReadList<Item extends ReadItem> = ReturnType<typeof createReadList<Item>>;

export function createReadList<Item extends ReadItem>(calls: ReadListCalls<Item>) {
  const { role, pollMs, queryKey, load, markRead } = calls;

  /** Marks an item and those before it as read: first on the screen, then on the server. */
  async function markReadUpTo(upTo: number): Promise<void> {
    const known = queryClient.getQueryData<Item[]>(queryKey) ?? [];
    const place = known.findIndex(({ id }) => id === upTo);
    const concerned = place === -1 ? [] : known.slice(place).filter(({ isRead }) => !isRead);
    const ids = new Set(concerned.map(({ id }) => id));
    const show = (isRead: boolean) =>
      queryClient.setQueryData<Item[]>(queryKey, (items) =>
        items?.map((each) => (ids.has(each.id) ? { ...each, isRead } : each)),
      );
    show(true);
    try {
      await markRead(upTo);
    } catch (error) {
      show(false);
      // Not awaited: without a network it takes long. The server may have marked them all the same.
      void refreshInAllTabs([queryKey]);
      throw error;
    }
    await refreshInAllTabs([queryKey]);
  }

  return {
    /** Loads nothing for users of the other role. */
    useList: () =>
      useQuery({
        queryKey,
        queryFn: ({ signal }) => load(signal),
        enabled: useCurrentUser().role === role,
        staleTime: 0,
        refetchInterval: pollMs,
      }),

    /** Reloads it in this tab; every tab receives the frame that reports a change. */
    refreshHere: () => queryClient.invalidateQueries({ queryKey }),

    markReadUpTo,

    async markAllRead(): Promise<void> {
      const known = queryClient.getQueryData<Item[]>(queryKey) ?? [];
      const [latest] = known;
      if (latest !== undefined && known.some(({ isRead }) => !isRead))
        await markReadUpTo(latest.id);
    },
  };
}
