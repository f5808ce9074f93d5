import { expect, it } from 'vitest';
import { searchSentence } from './search-sentence.ts';

const search = {
  text: 'x',
  found: [],
  index: -1,
  searchedTo: null,
  isSearching: false,
  error: null,
};

it.each([
  [{ ...search, text: '' }, ''],
  [{ ...search, isSearching: true }, `Searched 0 of ${(5_000).toLocaleString()} messages…`],
  [
    { ...search, isSearching: true, searchedTo: 3_001 },
    `Searched ${(2_000).toLocaleString()} of ${(5_000).toLocaleString()} messages…`,
  ],
  [{ ...search, searchedTo: 1 }, 'No messages match.'],
  [{ ...search, found: [7, 5], index: 0, searchedTo: 3 }, 'Match 1 of 2 so far'],
  [{ ...search, found: [7, 5], index: 1, searchedTo: 1 }, 'Match 2 of 2'],
  [{ ...search, error: 'Slow down.' }, 'Slow down.'],
])('%o: %s', (state, said) => {
  expect(searchSentence(state, 5_000)).toBe(said);
});
