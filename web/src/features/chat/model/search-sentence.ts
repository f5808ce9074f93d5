import type { SearchState } from './conversation-search.ts';

/** How far a search is, and what came of it. `count`: the messages of the conversation. */
export function searchSentence(search: SearchState, count: number): string {
  const { text, found, index, searchedTo, isSearching, error } = search;
  if (text === '') return '';
  if (error !== null) return error;
  const searched = searchedTo === null ? 0 : Math.max(0, count - searchedTo + 1);
  if (isSearching)
    return `Searched ${searched.toLocaleString()} of ${count.toLocaleString()} messages…`;
  if (found.length === 0) return 'No messages match.';
  const isAll = searchedTo !== null && searchedTo <= 1;
  return `Match ${index + 1} of ${found.length}${isAll ? '' : ' so far'}`;
}
