import { expect, it } from 'vitest';
import { createTabRefresh } from './refresh-in-all-tabs.ts';

function tab() {
  const refreshed: unknown[] = [];
  const channel = new EventTarget();
  const posted: unknown[] = [];
  const { refreshInAllTabs, followOtherTabs } = createTabRefresh(
    {
      invalidateQueries: async (filters) => {
        refreshed.push(filters?.queryKey);
      },
    },
    Object.assign(channel, { postMessage: (data: unknown) => void posted.push(data) }) as never,
  );
  followOtherTabs();
  const receive = (data: unknown) => channel.dispatchEvent(new MessageEvent('message', { data }));
  return { refreshInAllTabs, refreshed, posted, receive };
}

it('refreshes here and tells the other tabs', async () => {
  const { refreshInAllTabs, refreshed, posted } = tab();
  await refreshInAllTabs([['getDashboard']]);
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
