/** A search through a conversation from its newest message back, stretch by stretch, until something is found. */
import type { CallResponse } from '@portal/contract/call';
import type { searchMessages } from '@portal/contract/chat';
import { messageOf } from '#web/platform/http/api-error.ts';
import { createStore } from '#web/platform/state/store.ts';

export type SearchState = {
  readonly text: string;
  /** The numbers of the messages found so far, newest first. */
  readonly found: readonly number[];
  /** Which of them is gone to; -1 for none. */
  readonly index: number;
  /** Everything from this number on was looked through; null before the first stretch. */
  readonly searchedTo: number | null;
  readonly isSearching: boolean;
  readonly error: string | null;
};

const NOTHING: SearchState = {
  text: '',
  found: [],
  index: -1,
  searchedTo: null,
  isSearching: false,
  error: null,
};

type SearchOptions = {
  /** One stretch, before a number or from the newest. */
  readonly ask: (
    text: string,
    before: number | null,
  ) => Promise<CallResponse<typeof searchMessages>>;
  readonly goTo: (seq: number) => Promise<void>;
};

export function createConversationSearch({ ask, goTo }: SearchOptions) {
  const { current, subscribe, set } = createStore(NOTHING);
  /** Counts the searches: the answer to an earlier one is dropped. */
  let latest = 0;

  function change(next: Partial<SearchState>): void {
    set({ ...current(), ...next });
  }

  function isOver(): boolean {
    const { searchedTo } = current();
    return searchedTo !== null && searchedTo <= 1;
  }

  /** Until there is a match that `found` did not have, or the beginning is reached. */
  async function lookOn(mine: number): Promise<void> {
    const known = current().found.length;
    while (current().found.length === known && !isOver()) {
      const { matches, searchedTo } = await ask(current().text, current().searchedTo);
      if (mine !== latest) return;
      change({ found: [...current().found, ...matches.map(({ seq }) => seq)], searchedTo });
    }
  }

  async function show(index: number): Promise<void> {
    const seq = current().found[index];
    if (seq === undefined) return;
    change({ index });
    await goTo(seq);
  }

  async function showFrom(index: number): Promise<void> {
    latest += 1;
    const mine = latest;
    try {
      if (index >= current().found.length) {
        change({ isSearching: true, error: null });
        await lookOn(mine);
        if (mine === latest) change({ isSearching: false });
      }
      if (mine === latest) await show(index);
    } catch (error) {
      if (mine === latest) change({ isSearching: false, error: messageOf(error) });
    }
  }

  return {
    current,
    subscribe,
    hasOlder(): boolean {
      const { text, index, found } = current();
      return text !== '' && (index < found.length - 1 || !isOver());
    },
    hasNewer: (): boolean => current().index > 0,
    /** Begins anew; nothing is looked for with a blank text. */
    async look(text: string): Promise<void> {
      latest += 1;
      change({ ...NOTHING, text: text.trim() });
      if (current().text !== '') await showFrom(0);
    },
    older: (): Promise<void> => showFrom(current().index + 1),
    newer: (): Promise<void> => showFrom(Math.max(0, current().index - 1)),
    /** Drops the answer that is awaited. */
    stop(): void {
      latest += 1;
    },
  };
}

/** The progress and the result of a search. `count`: the messages of the conversation. */
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
