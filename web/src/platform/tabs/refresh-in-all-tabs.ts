import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { queryClient } from '../query/query-client.ts';
import { createTabChannel, type TabChannel } from './tab-channel.ts';

type Client = Pick<QueryClient, 'invalidateQueries'>;

/** Marks cached answers as outdated in this tab and, over the channel, in the browser's other tabs. */
export function createTabRefresh(client: Client, { post, listen }: TabChannel<QueryKey[]>) {
  const refresh = (keys: readonly QueryKey[]): Promise<unknown> =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));

  return {
    /** Reloads the shown queries under these keys in every tab. */
    refreshInAllTabs(keys: QueryKey[]): Promise<unknown> {
      post(keys);
      return refresh(keys);
    },
    /** The same in the other tabs only. */
    refreshInOtherTabs: (keys: QueryKey[]): void => post(keys),
    /** Makes this tab refresh the keys in messages of other tabs. */
    followOtherTabs: (): void => void listen((keys) => void refresh(keys)),
  };
}

export function isKeys(data: unknown): data is QueryKey[] {
  return Array.isArray(data) && data.every(Array.isArray);
}

export const { refreshInAllTabs, refreshInOtherTabs, followOtherTabs } = createTabRefresh(
  queryClient,
  createTabChannel('portal-refresh', isKeys),
);
