/**
 * What was written and is not yet in the conversation, as a pure function of what happens. An entry goes
 * out under an id of its own, so that sending it again after a lost answer does no harm; it leaves only
 * when the server has it or its writer takes it back. Those of one room go one after the other.
 */
export type Entry = {
  /** The clientMessageId. */
  readonly id: string;
  readonly chatRoomId: number;
  readonly content: string;
  /** Milliseconds since 1970: with the id, the order of the entries. */
  readonly writtenAt: number;
  /** Why the server will not take it; null while it is to be sent. */
  readonly refusal: string | null;
};

export type OutboxState = {
  /** Of the browser's tabs one sends; the others only write and show. */
  readonly isSender: boolean;
  /** In the order in which they were written. */
  readonly entries: readonly Entry[];
  /** The ids under way, one a room at most. */
  readonly underway: readonly string[];
  /** Tries without an answer since the last that had one. */
  readonly failures: number;
  /** A timer runs, and nothing is sent before it ends or an event stops it. */
  readonly isWaiting: boolean;
  /** The timer runs because no answer came: an answer to another call stops it. */
  readonly isUnreached: boolean;
};

export type OutboxEvent =
  /** Here, or in another tab. */
  | { readonly kind: 'written'; readonly entry: Entry }
  /** It is in the conversation: answered, or seen there. */
  | { readonly kind: 'delivered'; readonly id: string }
  /**
   * It may have arrived or not. `afterMs`: how long the server asks to wait, 0 if it names no time; null if
   * no answer of the portal came.
   */
  | { readonly kind: 'unanswered'; readonly id: string; readonly afterMs: number | null }
  | { readonly kind: 'refused'; readonly id: string; readonly reason: string }
  | { readonly kind: 'retried'; readonly id: string }
  | { readonly kind: 'discarded'; readonly id: string }
  /** The network is back, the page is seen, the live channel is open again. */
  | { readonly kind: 'woken' }
  /** The server answered another call. */
  | { readonly kind: 'answered' }
  | { readonly kind: 'rang' }
  /** This tab is the one that sends from now on. */
  | { readonly kind: 'tookOver' }
  /** Another tab is. What is under way here may still be answered. */
  | { readonly kind: 'steppedDown' };

export type OutboxEffect =
  | { readonly do: 'send'; readonly entry: Entry }
  | { readonly do: 'keep'; readonly entry: Entry }
  | { readonly do: 'forget'; readonly id: string }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'stopWaiting' };

export type OutboxStep = {
  readonly state: OutboxState;
  readonly effects: readonly OutboxEffect[];
};

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** What was kept from before, not yet being sent. */
export function openOutbox(kept: readonly Entry[]): OutboxState {
  const entries = [...kept].sort(inOrder);
  return {
    isSender: false,
    entries,
    underway: [],
    failures: 0,
    isWaiting: false,
    isUnreached: false,
  };
}

/** `random` is in [0, 1): clients that lost the same server do not come back in the same moment. */
export function stepOutbox(state: OutboxState, event: OutboxEvent, random: number): OutboxStep {
  const changed = change(state, event, random);
  const { state: next, effects } = sendNext(changed.state);
  return { state: next, effects: [...changed.effects, ...effects] };
}

const inOrder = (a: Entry, b: Entry) => a.writtenAt - b.writtenAt || (a.id < b.id ? -1 : 1);

const stay = (state: OutboxState): OutboxStep => ({ state, effects: [] });

function change(state: OutboxState, event: OutboxEvent, random: number): OutboxStep {
  switch (event.kind) {
    case 'written':
      return put(state, event.entry);
    case 'delivered':
      return remove({ ...state, failures: 0 }, event.id);
    case 'unanswered':
      return putOff(state, event.id, event.afterMs, random);
    case 'refused':
      return setRefusal({ ...state, failures: 0 }, event.id, event.reason);
    case 'retried':
      return setRefusal(state, event.id, null);
    case 'discarded':
      // What is under way may have arrived: it is only taken back once that is known.
      return state.underway.includes(event.id) ? stay(state) : remove(state, event.id);
    case 'woken':
      return stopWaiting(state);
    case 'answered':
      return state.isUnreached ? stopWaiting(state) : stay(state);
    case 'rang':
      return stay({ ...state, isWaiting: false, isUnreached: false });
    case 'tookOver':
      return stay({ ...state, isSender: true });
    case 'steppedDown':
      return stopWaiting({ ...state, isSender: false });
  }
}

function stopWaiting(state: OutboxState): OutboxStep {
  if (!state.isWaiting) return stay(state);
  return {
    state: { ...state, isWaiting: false, isUnreached: false },
    effects: [{ do: 'stopWaiting' }],
  };
}

function put(state: OutboxState, entry: Entry): OutboxStep {
  const others = state.entries.filter(({ id }) => id !== entry.id);
  const entries = [...others, entry].sort(inOrder);
  return { state: { ...state, entries }, effects: [{ do: 'keep', entry }] };
}

function settle({ underway, ...state }: OutboxState, id: string): OutboxState {
  return { ...state, underway: underway.filter((other) => other !== id) };
}

function remove(state: OutboxState, id: string): OutboxStep {
  const entries = state.entries.filter((entry) => entry.id !== id);
  return { state: { ...settle(state, id), entries }, effects: [{ do: 'forget', id }] };
}

function setRefusal(state: OutboxState, id: string, refusal: string | null): OutboxStep {
  const entry = state.entries.find((each) => each.id === id);
  const settled = refusal === null ? state : settle(state, id);
  return entry === undefined ? stay(settled) : put(settled, { ...entry, refusal });
}

function putOff(
  state: OutboxState,
  id: string,
  afterMs: number | null,
  random: number,
): OutboxStep {
  const settled = settle(state, id);
  if (state.isWaiting) return stay(settled);
  const backoff = Math.min(FIRST_DELAY_MS * 2 ** state.failures, LONGEST_DELAY_MS);
  const ms = Math.max(afterMs ?? 0, backoff * (1 + random / 2));
  return {
    state: {
      ...settled,
      failures: state.failures + 1,
      isWaiting: true,
      isUnreached: afterMs === null,
    },
    effects: [{ do: 'wait', ms }],
  };
}

/** The first of each room that waits, unless one of that room is under way. */
function sendNext(state: OutboxState): OutboxStep {
  if (!state.isSender || state.isWaiting) return stay(state);
  const busy = new Set(
    state.entries.filter(({ id }) => state.underway.includes(id)).map((entry) => entry.chatRoomId),
  );
  const due: Entry[] = [];
  for (const entry of state.entries) {
    if (entry.refusal !== null || busy.has(entry.chatRoomId)) continue;
    busy.add(entry.chatRoomId);
    due.push(entry);
  }
  return {
    state: { ...state, underway: [...state.underway, ...due.map(({ id }) => id)] },
    effects: due.map((entry) => ({ do: 'send', entry })),
  };
}
