import type { QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createEmitter } from '../state/store.ts';
import { createTabRefresh, isKeys } from './refresh-in-all-tabs.ts';

function tab() {
  const refreshed: unknown[] = [];
  const channel = createEmitter<QueryKey[]>();
  const posted: unknown[] = [];
  const { refreshInAllTabs, followOtherTabs } = createTabRefresh(
    {
      invalidateQueries: async (filters) => {
        refreshed.push(filters?.queryKey);
      },
    },
    { post: (keys) => void posted.push(keys), listen: channel.subscribe },
  );
  followOtherTabs();
  return { refreshInAllTabs, refreshed, posted, receive: channel.emit };
}

it('refreshes this tab and notifies the others', async () => {
  const { refreshInAllTabs, refreshed, posted } = tab();
  await refreshInAllTabs([['getDashboard']]);
  expect(refreshed).toEqual([['getDashboard']]);
  expect(posted).toEqual([[['getDashboard']]]);
});

it("refreshes the keys of another tab's message", () => {
  const { refreshed, receive } = tab();
  receive([['getDashboard'], ['listTrainingModules']]);
  expect(refreshed).toEqual([['getDashboard'], ['listTrainingModules']]);
});

it('ignores messages of another shape', () => {
  expect([[['getDashboard']], 'everything', [1], null].map(isKeys)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
