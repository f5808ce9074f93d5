import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Reads again what is shown of the cached answers under the keys; resolves with whether all of it was read. */
export async function readAgain(keys: readonly QueryKey[]): Promise<boolean> {
  const readings = keys.map((queryKey) =>
    queryClient.invalidateQueries({ queryKey }, { throwOnError: true }),
  );
  const ends = await Promise.allSettled(readings);
  return ends.every(({ status }) => status === 'fulfilled');
}
