import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { queryClient } from '../query/query-client.ts';
import { createTabChannel, type TabChannel } from './tab-channel.ts';

type Client = Pick<QueryClient, 'invalidateQueries'>;

/** Marks cached answers as out of date here and, over the channel, in the browser's other tabs. */
export function createTabRefresh(client: Client, { post, listen }: TabChannel<QueryKey[]>) {
  const refresh = (keys: readonly QueryKey[]): Promise<unknown> =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));

  return {
    /** Everything read under these keys is read again where it is shown, in every tab. */
    refreshInAllTabs(keys: QueryKey[]): Promise<unknown> {
      post(keys);
      return refresh(keys);
    },
    /** From here on this tab refreshes what another one asks for. */
    followOtherTabs: (): void => void listen((keys) => void refresh(keys)),
  };
}

export function isKeys(data: unknown): data is QueryKey[] {
  return Array.isArray(data) && data.every(Array.isArray);
}

export const { refreshInAllTabs, followOtherTabs } = createTabRefresh(
  queryClient,
  createTabChannel('portal-refresh', isKeys),
);
