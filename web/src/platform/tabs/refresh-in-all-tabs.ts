import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { queryClient } from '../query/query-client.ts';

type Client = Pick<QueryClient, 'invalidateQueries'>;
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** Marks cached answers as out of date here and, over the channel, in the browser's other tabs. */
export function createRefresher(client: Client, channel: Channel | null) {
  const refresh = (keys: readonly QueryKey[]): Promise<unknown> =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));

  channel?.addEventListener('message', ({ data }) => {
    if (isKeys(data)) void refresh(data);
  });
  return (keys: readonly QueryKey[]): Promise<unknown> => {
    channel?.postMessage(keys);
    return refresh(keys);
  };
}

function isKeys(data: unknown): data is QueryKey[] {
  return Array.isArray(data) && data.every(Array.isArray);
}

/** Everything read under these keys is read again where it is shown, in every tab of this browser. */
export const refreshInAllTabs = createRefresher(
  queryClient,
  // Missing in old Safari: each tab then refreshes by itself in its own time.
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal-refresh'),
);
