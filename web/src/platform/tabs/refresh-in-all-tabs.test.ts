import { expect, it } from 'vitest';
import { createRefresher } from './refresh-in-all-tabs.ts';

function tab() {
  const refreshed: unknown[] = [];
  const channel = new EventTarget();
  const posted: unknown[] = [];
  const refresh = createRefresher(
    {
      invalidateQueries: async (filters) => {
        refreshed.push(filters?.queryKey);
      },
    },
    Object.assign(channel, { postMessage: (data: unknown) => void posted.push(data) }) as never,
  );
  const receive = (data: unknown) => channel.dispatchEvent(new MessageEvent('message', { data }));
  return { refresh, refreshed, posted, receive };
}

it('refreshes here and tells the other tabs', async () => {
  const { refresh, refreshed, posted } = tab();
  await refresh([['getDashboard']]);
  expect(refreshed).toEqual([['getDashboard']]);
  expect(posted).toEqual([[['getDashboard']]]);
});

it('refreshes what another tab names, and nothing that is no key', () => {
  const { refreshed, receive } = tab();
  receive([['getDashboard'], ['listTrainingModules']]);
  receive('everything');
  receive([1]);
  expect(refreshed).toEqual([['getDashboard'], ['listTrainingModules']]);
});
