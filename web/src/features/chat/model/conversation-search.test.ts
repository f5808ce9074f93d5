import type { ChatMessage } from '@portal/contract/chat';
import { expect, it, vi } from 'vitest';
import { createConversationSearch, searchSentence } from './conversation-search.ts';

const STRETCH = 1_000;

/**
 * A search in a conversation whose messages with these numbers match. The server searches {@link RANGE} messages a
 * call.
 */
function search({ count, matches }: { count: number; matches: readonly number[] }) {
  const ask = vi.fn(async (_text: string, before: number | null) => {
    const from = (before ?? count + 1) - 1;
    const to = Math.max(1, from - STRETCH + 1);
    const found = matches.filter((seq) => seq <= from && seq >= to).sort((a, b) => b - a);
    return { matches: found.map((seq) => ({ seq }) as ChatMessage), searchedTo: to };
  });
  const goTo = vi.fn(async (_seq: number) => undefined);
  const progress: (number | null)[] = [];
  const found = createConversationSearch({ ask, goTo });
  found.subscribe(() => progress.push(found.current().searchedTo));
  const gone = () => goTo.mock.calls.map(([seq]) => seq);
  return { found, ask, goTo, gone, progress };
}

it('searches range after range, reports the progress, and goes to the newest match', async () => {
  const { found, gone, progress } = search({ count: 3_500, matches: [700, 650] });
  await found.look(' text ');
  expect(gone()).toEqual([700]);
  expect(found.current()).toMatchObject({
    text: 'text',
    found: [700, 650],
    index: 0,
    searchedTo: 501,
  });
  expect([...new Set(progress)]).toEqual([null, 2_501, 1_501, 501]);
});

it('goes to older matches, through further ranges if necessary, and back', async () => {
  const { found, ask, gone } = search({ count: 2_500, matches: [2_400, 2_300, 5] });
  await found.look('text');
  await found.older();
  expect(ask).toHaveBeenCalledTimes(1);
  await found.older();
  expect(ask).toHaveBeenCalledTimes(3);
  expect(found.hasOlder()).toBe(false);
  await found.newer();
  expect(gone()).toEqual([2_400, 2_300, 5, 2_300]);
  expect([found.hasOlder(), found.hasNewer()]).toEqual([true, true]);
});

it('ends at the beginning if nothing matches', async () => {
  const { found, goTo } = search({ count: 1_500, matches: [] });
  await found.look('text');
  expect(found.current()).toMatchObject({ found: [], searchedTo: 1, isSearching: false });
  expect(found.hasOlder()).toBe(false);
  expect(goTo).not.toHaveBeenCalled();
});

it('ignores the answer to an earlier search', async () => {
  const { found, gone } = search({ count: 10, matches: [3] });
  const first = found.look('one');
  await Promise.all([first, found.look('')]);
  expect(found.current().found).toEqual([]);
  const left = found.look('two');
  found.stop();
  await left;
  expect(gone()).toEqual([]);
});

it('shows the reason of a failure and continues from there', async () => {
  const { found, ask, gone } = search({ count: 1_500, matches: [3] });
  ask.mockRejectedValueOnce(new Error('Slow down.'));
  await found.look('text');
  expect(found.current()).toMatchObject({ error: 'Slow down.', isSearching: false });
  await found.older();
  expect(gone()).toEqual([3]);
  expect(found.current().error).toBeNull();
});

const state = {
  text: 'x',
  found: [],
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
  [{ ...state, found: [7, 5], index: 0, searchedTo: 3 }, 'Match 1 of 2 so far'],
  [{ ...state, found: [7, 5], index: 1, searchedTo: 1 }, 'Match 2 of 2'],
  [{ ...state, error: 'Slow down.' }, 'Slow down.'],
])('%o: %s', (shown, said) => {
  expect(searchSentence(shown, 5_000)).toBe(said);
});
