import type { ChatMessage } from '@portal/contract/chat';
import { expect, it, vi } from 'vitest';
import { createConversationSearch, searchSentence } from './conversation-search.ts';

const RANGE = 1_000;

/**
 * A search in a conversation whose messages with these numbers match. The server searches {@link RANGE} messages a
 * call.
 */
function search({ count, matches }: { count: number; matches: readonly number[] }) {
  const searchRange = vi.fn(async (_text: string, before: number | null) => {
    const from = (before ?? count + 1) - 1;
    const to = Math.max(1, from - RANGE + 1);
    const found = matches.filter((seq) => seq <= from && seq >= to).sort((a, b) => b - a);
    return { matches: found.map((seq) => ({ seq }) as ChatMessage), searchedTo: to };
  });
  const goTo = vi.fn(async (_seq: number, _isWanted: () => boolean) => undefined);
  const progress: (number | null)[] = [];
  const found = createConversationSearch({ searchRange, goTo });
  found.subscribe(() => progress.push(found.current().searchedTo));
  const visited = () => goTo.mock.calls.map(([seq]) => seq);
  return { found, searchRange, goTo, visited, progress };
}

it('searches range after range, reports the progress, and goes to the newest match', async () => {
  const { found, visited, progress } = search({ count: 3_500, matches: [700, 650] });
  await found.start(' text ');
  expect(visited()).toEqual([700]);
  expect(found.current()).toMatchObject({
    text: 'text',
    matches: [700, 650],
    index: 0,
    searchedTo: 501,
  });
  expect([...new Set(progress)]).toEqual([null, 2_501, 1_501, 501]);
});

it('goes to older matches, through further ranges if necessary, and back', async () => {
  const { found, searchRange, visited } = search({ count: 2_500, matches: [2_400, 2_300, 5] });
  await found.start('text');
  await found.older();
  expect(searchRange).toHaveBeenCalledTimes(1);
  await found.older();
  expect(searchRange).toHaveBeenCalledTimes(3);
  expect(found.hasOlder()).toBe(false);
  await found.newer();
  expect(visited()).toEqual([2_400, 2_300, 5, 2_300]);
  expect([found.hasOlder(), found.hasNewer()]).toEqual([true, true]);
});

it('ends at the beginning if nothing matches', async () => {
  const { found, goTo } = search({ count: 1_500, matches: [] });
  await found.start('text');
  expect(found.current()).toMatchObject({ matches: [], searchedTo: 1, isSearching: false });
  expect(found.hasOlder()).toBe(false);
  expect(goTo).not.toHaveBeenCalled();
});

it('ignores the answer to an earlier search', async () => {
  const { found, visited } = search({ count: 10, matches: [3] });
  const first = found.start('one');
  await Promise.all([first, found.start('')]);
  expect(found.current().matches).toEqual([]);
  const left = found.start('two');
  found.stop();
  await left;
  expect(visited()).toEqual([]);
});

it('calls off the way to a match that it no longer wants', async () => {
  const { found, goTo } = search({ count: 10, matches: [3] });
  const isWanted = () => goTo.mock.lastCall?.[1]();
  await found.start('one');
  expect(isWanted()).toBe(true);
  await found.start('');
  expect(isWanted()).toBe(false);
  await found.start('two');
  expect(isWanted()).toBe(true);
  found.stop();
  expect(isWanted()).toBe(false);
});

it('shows the reason of a failure and continues from there', async () => {
  const { found, searchRange, visited } = search({ count: 1_500, matches: [3] });
  searchRange.mockRejectedValueOnce(new Error('Slow down.'));
  await found.start('text');
  expect(found.current()).toMatchObject({ error: 'Slow down.', isSearching: false });
  await found.older();
  expect(visited()).toEqual([3]);
  expect(found.current().error).toBeNull();
});

it('stays at the last match, and shows it again if that failed', async () => {
  const { found, goTo, visited } = search({ count: 10, matches: [3] });
  goTo.mockRejectedValueOnce(new Error('Slow down.'));
  await found.start('text');
  expect(found.current().error).toBe('Slow down.');
  await found.older();
  expect(found.current()).toMatchObject({ index: 0, error: null });
  expect(visited()).toEqual([3, 3]);
  await found.older();
  await found.newer();
  expect(visited()).toEqual([3, 3]);
});

const state = {
  text: 'x',
  matches: [],
  index: -1,
  searchedTo: null,
  isSearching: false,
  error: null,
};

it.each([
  [{ ...state, text: '' }, ''],
  [{ ...state, isSearching: true }, `Searched 0 of ${(5_000).toLocaleString()} messages…`],
  [
    { ...state, isSearching: true, searchedTo: 3_001 },
    `Searched ${(2_000).toLocaleString()} of ${(5_000).toLocaleString()} messages…`,
  ],
  [{ ...state, searchedTo: 1 }, 'No messages match.'],
  [{ ...state, matches: [7, 5], index: 0, searchedTo: 3 }, 'Match 1 of 2 so far'],
  [{ ...state, matches: [7, 5], index: 1, searchedTo: 1 }, 'Match 2 of 2'],
  [{ ...state, error: 'Slow down.' }, 'Slow down.'],
])('%o: %s', (shown, said) => {
  expect(searchSentence(shown, 5_000)).toBe(said);
});
