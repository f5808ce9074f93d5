import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Reloads the shown queries under the keys. Resolves with whether all of them were loaded. */
export async function reloadQueries(keys: readonly QueryKey[]): Promise<boolean> {
  const readings = keys.map((queryKey) =>
    queryClient.invalidateQueries({ queryKey }, { throwOnError: true }),
  );
  const ends = await Promise.allSettled(readings);
  return ends.every(({ status }) => status === 'fulfilled');
}
