/**
 * A search in a conversation from its newest message back. Each call searches a range of messages, until a match is
 * found.
 */
import type { CallResponse } from '@portal/contract/call';
import type { searchMessages } from '@portal/contract/chat';
import { messageOf } from '#web/platform/http/api-error.ts';
import { createStore } from '#web/platform/state/store.ts';
import { chatTexts } from '../texts/catalogue.ts';

export type SearchState = {
  readonly text: string;
  /** The numbers of the matching messages so far, newest first. */
  readonly matches: readonly number[];
  /** The index of the match that is shown; -1 for none. */
  readonly index: number;
  /** All messages from this number on were searched; null before the first call. */
  readonly searchedTo: number | null;
  readonly isSearching: boolean;
  readonly error: string | null;
};

const NOTHING: SearchState = {
  text: '',
  matches: [],
  index: -1,
  searchedTo: null,
  isSearching: false,
  error: null,
};

/** Shows a message, if it is still wanted when it has been loaded. Throws the errors of loading it. */
export type ShowMessage = (seq: number, isWanted: () => boolean) => Promise<void>;

type SearchOptions = {
  readonly goTo: ShowMessage;
  /** Searches one range of messages before a number; from the newest one if the number is null. */
  readonly searchRange: (
    text: string,
    before: number | null,
  ) => Promise<CallResponse<typeof searchMessages>>;
};

export function createConversationSearch({ searchRange, goTo }: SearchOptions) {
  const { current, subscribe, set } = createStore(NOTHING);
  /** Counts the searches: the answer to an earlier one is ignored. */
  let latestRun = 0;

  function change(next: Partial<SearchState>): void {
    set({ ...current(), ...next });
  }

  function isComplete(): boolean {
    const { searchedTo } = current();
    return searchedTo !== null && searchedTo <= 1;
  }

  /** Searches until there is a new match, or the beginning is reached. */
  async function searchUntilMatch(run: number): Promise<void> {
    const known = current().matches.length;
    while (current().matches.length === known && !isComplete()) {
      const { matches, searchedTo } = await searchRange(current().text, current().searchedTo);
      if (run !== latestRun) return;
      change({ matches: [...current().matches, ...matches.map(({ seq }) => seq)], searchedTo });
    }
  }

  async function show(index: number, run: number): Promise<void> {
    const seq = current().matches[index];
    if (seq === undefined) return;
    change({ index, error: null });
    await goTo(seq, () => run === latestRun);
  }

  async function showFrom(index: number): Promise<void> {
    latestRun += 1;
    const run = latestRun;
    try {
      if (index >= current().matches.length) {
        change({ isSearching: true, error: null });
        await searchUntilMatch(run);
        if (run === latestRun) change({ isSearching: false });
      }
      if (run === latestRun) await show(index, run);
    } catch (error) {
      if (run === latestRun) change({ isSearching: false, error: messageOf(error) });
    }
  }

  function hasOlder(): boolean {
    const { text, index, matches } = current();
    return text !== '' && (index < matches.length - 1 || !isComplete());
  }

  const hasNewer = (): boolean => current().index > 0;

  return {
    current,
    subscribe,
    hasOlder,
    hasNewer,
    /** Starts a new search. A blank text finds nothing. */
    async start(text: string): Promise<void> {
      latestRun += 1;
      change({ ...NOTHING, text: text.trim() });
      if (current().text !== '') await showFrom(0);
    },
    /** Goes to the next older match; at the last one, shows it again if this failed. */
    async older(): Promise<void> {
      const { index, error } = current();
      if (hasOlder()) await showFrom(index + 1);
      else if (error !== null) await showFrom(index);
    },
    async newer(): Promise<void> {
      if (hasNewer()) await showFrom(current().index - 1);
    },
    /** Ignores the pending answers. */
    stop(): void {
      latestRun += 1;
    },
  };
}

/** A sentence about the progress or the result of a search. `count`: the number of messages in the conversation. */
export function searchSentence(search: SearchState, count: number): string {
  const { text, matches, index, searchedTo, isSearching, error } = search;
  if (text === '') return '';
  if (error !== null) return error;
  const t = chatTexts().search;
  const searched = searchedTo === null ? 0 : Math.max(0, count - searchedTo + 1);
  if (isSearching) return t.progress(searched, count);
  if (matches.length === 0) return t.none;
  const isAll = searchedTo !== null && searchedTo <= 1;
  return isAll ? t.match(index + 1, matches.length) : t.matchSoFar(index + 1, matches.length);
}
