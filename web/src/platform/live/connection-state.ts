/**
 * When to open and close the live socket, as a pure function of events. There is never more than one
 * socket, and every state has an event that leads to a new one (readings 45).
 */
import {
  RECONNECT_ATTEMPTS,
  RECONNECT_DELAY_MAX_MS,
  RECONNECT_DELAY_MS,
} from '@portal/contract/limits';
import { CLOSE_CLEAN, CLOSE_FORBIDDEN, CLOSE_UNAUTHENTICATED } from '@portal/contract/live';

export type ConnectionState = {
  readonly lastSocket: number;
  /** How often the time limits are doubled, because the server was slower than they allowed. */
  readonly slowness: number;
} & (
  | {
      /**
       * `off`: not wanted, because no user is signed in or another tab has the socket.
       * `resting`: waits for an answered call, a visible page, the network, a click on Reconnect, or a long time.
       * `refused`: the server does not accept the credentials.
       */
      readonly phase: 'off' | 'resting' | 'refused';
    }
  | {
      readonly phase: 'connecting' | 'open';
      /** Reconnects since the last connection that caught up. */
      readonly retries: number;
    }
  | {
      readonly phase: 'waiting';
      readonly retries: number;
      /** The server named the time: answers to calls do not shorten it. */
      readonly isAsked: boolean;
    }
);

/** Sockets are numbered, so that an event of an old socket does not count for the new one. */
export type ConnectionEvent =
  | { readonly kind: 'start' }
  | { readonly kind: 'stop' }
  /** `isPrompt`: it took no longer than with a server that is not overloaded. */
  | { readonly kind: 'opened'; readonly socket: number; readonly isPrompt: boolean }
  /** What was missed before the socket opened has been fetched: the connection is a success. */
  | { readonly kind: 'caughtUp'; readonly socket: number }
  | {
      readonly kind: 'closed';
      readonly socket: number;
      readonly code: number;
      /** How long the server asks to wait, in ms; null where it does not. */
      readonly afterMs: number | null;
    }
  /** The server did not answer on this socket within the time limit. */
  | { readonly kind: 'silent'; readonly socket: number }
  | { readonly kind: 'timer' }
  /** The server answered a call over HTTP. */
  | { readonly kind: 'answered' }
  /** The page became visible, the network returned, or Reconnect was clicked. */
  | { readonly kind: 'wake' };

export type Effect =
  /** `limitMs`: how long the socket may take to open. */
  | { readonly do: 'connect'; readonly socket: number; readonly limitMs: number }
  /** The socket does not answer: it is closed at once, so that the browser can open the next. */
  | { readonly do: 'disconnect'; readonly socket: number }
  /** The socket is not wanted any more. */
  | { readonly do: 'leave'; readonly socket: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'stopWaiting' }
  /** Ask the server for a sign of life. */
  | { readonly do: 'probe' }
  | { readonly do: 'endSession' };

export type Step = { readonly state: ConnectionState; readonly effects: readonly Effect[] };

/** How long an opening may take; doubled up to {@link MAX_SLOWNESS} times, once after each that took longer. */
const OPENING_MS = 15_000;
/** How long the server may take to give a sign of life; doubled likewise. */
const ANSWER_MS = 10_000;
/** Firefox itself puts off the opening of a socket after failures, by up to a minute. */
const MAX_SLOWNESS = 3;
/** The longest wait for the next try at rest: hidden pages do not poll, so no answered call wakes them. */
const REST_MS = 120_000;

export const initialState: ConnectionState = { phase: 'off', lastSocket: 0, slowness: 0 };

const stay = (state: ConnectionState): Step => ({ state, effects: [] });

/** How long the server may take to answer on an open socket, in ms. */
export function answerLimit({ slowness }: ConnectionState): number {
  return ANSWER_MS * 2 ** slowness;
}

function connect(
  { lastSocket, slowness }: ConnectionState,
  retries: number,
  before: Effect[] = [],
): Step {
  const socket = lastSocket + 1;
  return {
    state: { phase: 'connecting', lastSocket: socket, slowness, retries },
    effects: [...before, { do: 'connect', socket, limitMs: OPENING_MS * 2 ** slowness }],
  };
}

/**
 * The first reconnect comes at any time within a second, so that clients that lost the same server
 * return evenly spread; each later wait is the second half of a range that doubles.
 */
function delayBefore(retries: number, random: number): number {
  if (retries === 0) return RECONNECT_DELAY_MS * random;
  const longest = Math.min(RECONNECT_DELAY_MS * 2 ** retries, RECONNECT_DELAY_MAX_MS);
  return longest * (0.5 + random / 2);
}

type Living = Extract<ConnectionState, { phase: 'connecting' | 'open' }>;
type Paused =
  | Extract<ConnectionState, { phase: 'waiting' }>
  | (ConnectionState & { phase: 'resting' });

const STOP_WAITING: Effect[] = [{ do: 'stopWaiting' }];

const isLiving = (state: ConnectionState): state is Living =>
  state.phase === 'connecting' || state.phase === 'open';

const isPaused = (state: ConnectionState): state is Paused =>
  state.phase === 'waiting' || state.phase === 'resting';

/** `random` is in [0, 1). */
function lost(
  { lastSocket, slowness, retries }: Living,
  random: number,
  afterMs: number | null,
): Step {
  const ends = { lastSocket, slowness };
  if (afterMs === null && retries >= RECONNECT_ATTEMPTS)
    return {
      state: { phase: 'resting', ...ends },
      effects: [{ do: 'wait', ms: REST_MS * (0.5 + random / 2) }],
    };
  return {
    state: { phase: 'waiting', ...ends, retries: retries + 1, isAsked: afterMs !== null },
    effects: [{ do: 'wait', ms: afterMs ?? delayBefore(retries, random) }],
  };
}

type SocketEvent = Extract<ConnectionEvent, { socket: number }>;

function closed(
  state: Living,
  { code, afterMs }: Extract<SocketEvent, { kind: 'closed' }>,
  random: number,
): Step {
  const { lastSocket, slowness } = state;
  const isUnauthenticated = code === CLOSE_UNAUTHENTICATED;
  if (isUnauthenticated || code === CLOSE_FORBIDDEN)
    return {
      state: { phase: 'refused', lastSocket, slowness },
      effects: isUnauthenticated ? [{ do: 'endSession' }] : [],
    };
  if (code === CLOSE_CLEAN) return stay({ phase: 'resting', lastSocket, slowness });
  return lost(state, random, afterMs);
}

function silent(state: Living, random: number): Step {
  const { phase, slowness } = state;
  const next = phase === 'connecting' ? Math.min(slowness + 1, MAX_SLOWNESS) : slowness;
  const { state: after, effects } = lost({ ...state, slowness: next }, random, null);
  return { state: after, effects: [{ do: 'disconnect', socket: state.lastSocket }, ...effects] };
}

function stepOfSocket(state: Living, event: SocketEvent, random: number): Step {
  switch (event.kind) {
    case 'opened':
      return stay({ ...state, phase: 'open', slowness: event.isPrompt ? 0 : 1 });
    case 'caughtUp':
      return stay(state.phase === 'open' ? { ...state, retries: 0 } : state);
    case 'closed':
      return closed(state, event, random);
    case 'silent':
      return silent(state, random);
  }
}

function stop(state: ConnectionState): Step {
  const { lastSocket } = state;
  const effects: Effect[] = isLiving(state) ? [{ do: 'leave', socket: lastSocket }] : STOP_WAITING;
  return { state: { ...initialState, lastSocket }, effects };
}

function wake(state: ConnectionState): Step {
  if (isPaused(state)) return connect(state, 0, STOP_WAITING);
  // A connection can have died while the computer slept.
  return state.phase === 'open' ? { state, effects: [{ do: 'probe' }] } : stay(state);
}

/** The next try. At rest it is one: calls can work where sockets are blocked. */
function tryAgain(state: Paused, before: Effect[] = []): Step {
  return connect(state, state.phase === 'waiting' ? state.retries : RECONNECT_ATTEMPTS, before);
}

function answered(state: ConnectionState): Step {
  const isAsked = state.phase === 'waiting' && state.isAsked;
  return isPaused(state) && !isAsked ? tryAgain(state, STOP_WAITING) : stay(state);
}

export function step(state: ConnectionState, event: ConnectionEvent, random: number): Step {
  switch (event.kind) {
    case 'start':
      return state.phase === 'off' ? connect(state, 0) : stay(state);
    case 'stop':
      return stop(state);
    case 'wake':
      return wake(state);
    case 'answered':
      return answered(state);
    case 'timer':
      return isPaused(state) ? tryAgain(state) : stay(state);
    default:
      return isLiving(state) && event.socket === state.lastSocket
        ? stepOfSocket(state, event, random)
        : stay(state);
  }
}
