import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { reloadQueries } from './reload-queries.ts';

afterEach(() => queryClient.clear());

/** A query that is shown and has been answered once. */
async function showQuery(key: string) {
  const read = vi.fn(() => Promise.resolve('first'));
  const observer = new QueryObserver(queryClient, { queryKey: [key], queryFn: read, retry: false });
  const hide = observer.subscribe(() => undefined);
  await vi.waitUntil(() => observer.getCurrentResult().isSuccess);
  return { read, hide };
}

it('resolves with true when all shown queries were read', async () => {
  const [rooms, count] = [await showQuery('rooms'), await showQuery('count')];
  expect(await reloadQueries([['rooms'], ['count'], ['not shown']])).toBe(true);
  expect([rooms.read.mock.calls.length, count.read.mock.calls.length]).toEqual([2, 2]);
  rooms.hide();
  count.hide();
});

it('resolves with false if one of the reads failed', async () => {
  const [rooms, count] = [await showQuery('rooms'), await showQuery('count')];
  count.read.mockRejectedValueOnce(new Error('no answer'));
  expect(await reloadQueries([['rooms'], ['count']])).toBe(false);
  rooms.hide();
  count.hide();
});

it('waits for a read that replaced its own', async () => {
  const { read, hide } = await showQuery('rooms');
  const replaced = Promise.withResolvers<string>();
  read.mockReturnValueOnce(replaced.promise);
  const both = [reloadQueries([['rooms']]), reloadQueries([['rooms']])];
  expect(await Promise.all(both)).toEqual([true, true]);
  hide();
});
