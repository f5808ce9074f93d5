import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { queryClient } from '../query/query-client.ts';

type Client = Pick<QueryClient, 'invalidateQueries'>;
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** Marks cached answers as out of date here and, over the channel, in the browser's other tabs. */
export function createTabRefresh(client: Client, channel: Channel | null) {
  const refresh = (keys: readonly QueryKey[]): Promise<unknown> =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));

  return {
    /** Everything read under these keys is read again where it is shown, in every tab. */
    refreshInAllTabs(keys: readonly QueryKey[]): Promise<unknown> {
      channel?.postMessage(keys);
      return refresh(keys);
    },
    /** From here on this tab does what the others ask for. */
    followOtherTabs(): void {
      channel?.addEventListener('message', ({ data }) => {
        if (isKeys(data)) void refresh(data);
      });
    },
  };
}

function isKeys(data: unknown): data is QueryKey[] {
  return Array.isArray(data) && data.every(Array.isArray);
}

export const { refreshInAllTabs, followOtherTabs } = createTabRefresh(
  queryClient,
  // Missing in old Safari: each tab then refreshes by itself in its own time.
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal-refresh'),
);
