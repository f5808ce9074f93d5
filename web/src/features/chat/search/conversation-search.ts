/** A search through a conversation from its newest message back, stretch by stretch, until something is found. */
import type { CallResponse } from '@portal/contract/call';
import type { searchMessages } from '@portal/contract/chat';
import { messageOf } from '../../../platform/http/api-error.ts';

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
  readonly onChange: (state: SearchState) => void;
};

export function createConversationSearch({ ask, goTo, onChange }: SearchOptions) {
  let state = NOTHING;
  /** Of what was asked last: an answer to anything before is of no interest. */
  let latest = 0;

  function change(next: Partial<SearchState>): void {
    state = { ...state, ...next };
    onChange(state);
  }

  const isOver = () => state.searchedTo !== null && state.searchedTo <= 1;

  /** Until there is a match that `found` did not have, or the beginning is reached. */
  async function lookOn(mine: number): Promise<void> {
    const known = state.found.length;
    while (state.found.length === known && !isOver()) {
      const { matches, searchedTo } = await ask(state.text, state.searchedTo);
      if (mine !== latest) return;
      change({ found: [...state.found, ...matches.map(({ seq }) => seq)], searchedTo });
    }
  }

  async function show(index: number): Promise<void> {
    const seq = state.found[index];
    if (seq === undefined) return;
    change({ index });
    await goTo(seq);
  }

  async function showFrom(index: number): Promise<void> {
    latest += 1;
    const mine = latest;
    try {
      if (index >= state.found.length) {
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
    state: (): SearchState => state,
    hasOlder: (): boolean =>
      state.text !== '' && (state.index < state.found.length - 1 || !isOver()),
    hasNewer: (): boolean => state.index > 0,
    /** Begins anew; nothing is looked for with a blank text. */
    async look(text: string): Promise<void> {
      latest += 1;
      change({ ...NOTHING, text: text.trim() });
      if (state.text !== '') await showFrom(0);
    },
    older: (): Promise<void> => showFrom(state.index + 1),
    newer: (): Promise<void> => showFrom(Math.max(0, state.index - 1)),
    /** Nobody is interested any more. */
    stop(): void {
      latest += 1;
    },
  };
}
