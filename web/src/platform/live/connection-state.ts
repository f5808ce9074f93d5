/**
 * Decides when to open and close the live socket, as a pure function of events. There is never more than one socket,
 * and every state has an event that leads to a new one (docs/specification-notes.md#45).
 */
import {
  RECONNECT_ATTEMPTS,
  RECONNECT_DELAY_MAX_MS,
  RECONNECT_DELAY_MS,
} from '@portal/contract/limits';
import { CLOSE_CLEAN, CLOSE_FORBIDDEN, CLOSE_UNAUTHENTICATED } from '@portal/contract/live';
import { type Step, stepBy, stepTo, type Transitions } from '../state/machine.ts';

export type ConnectionState = {
  readonly lastSocket: number;
  /** How many times the time limits are doubled, because the server was slower than they allowed. */
  readonly slowness: number;
} & (
  | {
      /**
       * `off`: not wanted, because no user is signed in or another tab has the socket. `resting`: waits for an answered
       * call, a visible page, the network, a click on Reconnect, or a long time. `refused`: the server does not accept
       * the credentials.
       */
      readonly phase: 'off' | 'resting' | 'refused';
    }
  | {
      readonly phase: 'connecting' | 'open';
      /** The reconnects since the last connection that caught up. */
      readonly retries: number;
    }
  | {
      readonly phase: 'waiting';
      readonly retries: number;
      /** The server named the time: answers to calls do not shorten it. */
      readonly isServerDelay: boolean;
    }
);

/** Events. Sockets are numbered, so that an event of an old socket does not count for the new one. */
export type ConnectionEvent =
  | { readonly type: 'start' }
  | { readonly type: 'stop' }
  /** `isPrompt`: it took no longer than with a server that is not overloaded. */
  | { readonly type: 'opened'; readonly socket: number; readonly isPrompt: boolean }
  /** The missed data has been fetched: the connection is a success. */
  | { readonly type: 'caught-up'; readonly socket: number }
  | {
      readonly type: 'closed';
      readonly socket: number;
      readonly code: number;
      /** The wait in ms that the server asks for; null if it asks for none. */
      readonly afterMs: number | null;
    }
  /** The server did not answer on this socket within the time limit. */
  | { readonly type: 'silent'; readonly socket: number }
  | { readonly type: 'retry-timer-fired' }
  /** The server answered a call over HTTP. */
  | { readonly type: 'answered' }
  /** The page became visible, the network returned, or Reconnect was clicked. */
  | { readonly type: 'wake' };

export type Effect =
  /** `limitMs`: how long the socket may take to open. */
  | { readonly type: 'connect'; readonly socket: number; readonly limitMs: number }
  /** The socket does not answer: it is closed at once, so that the browser can open the next. */
  | { readonly type: 'disconnect'; readonly socket: number }
  /** The socket is not wanted any more. */
  | { readonly type: 'leave'; readonly socket: number }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'stop-waiting' }
  /** Sends a PING, which the server must answer. */
  | { readonly type: 'probe' }
  | { readonly type: 'end-session' };

/**
 * The time limit in ms for the opening of a socket; doubled once after each that took longer, up to {@link
 * MAX_SLOWNESS} times.
 */
const OPENING_MS = 15_000;
/** The time limit in ms for an answer on an open socket; doubled in the same way. */
const ANSWER_MS = 10_000;
/** The highest number of doublings. Firefox itself delays the opening of a socket after failures by up to a minute. */
const MAX_SLOWNESS = 3;
/** The longest wait in ms for the next try at rest: hidden pages do not poll, so no answered call wakes them. */
const REST_MS = 120_000;

export const initialState: ConnectionState = { phase: 'off', lastSocket: 0, slowness: 0 };

/** The time limit in ms for an answer on an open socket. */
export function answerLimit({ slowness }: ConnectionState): number {
  return ANSWER_MS * 2 ** slowness;
}

function connect(
  { lastSocket, slowness }: ConnectionState,
  retries: number,
  ...before: Effect[]
): ConnectionStep {
  const socket = lastSocket + 1;
  const limitMs = OPENING_MS * 2 ** slowness;
  return stepTo({ phase: 'connecting', lastSocket: socket, slowness, retries }, ...before, {
    type: 'connect',
    socket,
    limitMs,
  });
}

/**
 * The wait in ms before a reconnect. The first one is random within a second, so that clients that lost the same server
 * return evenly; each later one is in the second half of a range that doubles.
 */
function delayBefore(retries: number, random: number): number {
  if (retries === 0) return RECONNECT_DELAY_MS * random;
  const longest = Math.min(RECONNECT_DELAY_MS * 2 ** retries, RECONNECT_DELAY_MAX_MS);
  return longest * (0.5 + random / 2);
}

type ConnectionStep = Step<ConnectionState, Effect>;

type Living = Extract<ConnectionState, { phase: 'connecting' | 'open' }>;
type Paused =
  | Extract<ConnectionState, { phase: 'waiting' }>
  | (ConnectionState & { phase: 'resting' });

const STOP_WAITING: Effect = { type: 'stop-waiting' };

const isLiving = (state: ConnectionState): state is Living =>
  state.phase === 'connecting' || state.phase === 'open';

const isPaused = (state: ConnectionState): state is Paused =>
  state.phase === 'waiting' || state.phase === 'resting';

/** `random` is in [0, 1). */
function lost(
  { lastSocket, slowness, retries }: Living,
  random: number,
  afterMs: number | null,
): ConnectionStep {
  const ends = { lastSocket, slowness };
  if (afterMs === null && retries >= RECONNECT_ATTEMPTS)
    return stepTo(
      { phase: 'resting', ...ends },
      { type: 'wait', ms: REST_MS * (0.5 + random / 2) },
    );
  return stepTo(
    { phase: 'waiting', ...ends, retries: retries + 1, isServerDelay: afterMs !== null },
    { type: 'wait', ms: afterMs ?? delayBefore(retries, random) },
  );
}

/** Connects again. At rest only one try is made: calls can work where sockets are blocked. */
function tryAgain(state: Paused, ...before: Effect[]): ConnectionStep {
  return connect(state, state.phase === 'waiting' ? state.retries : RECONNECT_ATTEMPTS, ...before);
}

/** Reports whether the event belongs to the current socket. */
function isCurrent(state: ConnectionState, event: { readonly socket: number }): state is Living {
  return isLiving(state) && event.socket === state.lastSocket;
}

const transitions: Transitions<ConnectionState, ConnectionEvent, Effect, [random: number]> = {
  start: (state) => (state.phase === 'off' ? connect(state, 0) : stepTo(state)),

  stop(state) {
    const { lastSocket } = state;
    return stepTo<ConnectionState, Effect>(
      { ...initialState, lastSocket },
      isLiving(state) ? { type: 'leave', socket: lastSocket } : STOP_WAITING,
    );
  },

  opened(state, event) {
    if (!isCurrent(state, event)) return stepTo(state);
    return stepTo({ ...state, phase: 'open', slowness: event.isPrompt ? 0 : 1 });
  },

  'caught-up'(state, event) {
    const hasCaughtUp = isCurrent(state, event) && state.phase === 'open';
    return stepTo(hasCaughtUp ? { ...state, retries: 0 } : state);
  },

  closed(state, event, random) {
    if (!isCurrent(state, event)) return stepTo(state);
    const { code, afterMs } = event;
    const { lastSocket, slowness } = state;
    if (code === CLOSE_UNAUTHENTICATED)
      return stepTo({ phase: 'refused', lastSocket, slowness }, { type: 'end-session' });
    if (code === CLOSE_FORBIDDEN) return stepTo({ phase: 'refused', lastSocket, slowness });
    if (code === CLOSE_CLEAN) return stepTo({ phase: 'resting', lastSocket, slowness });
    return lost(state, random, afterMs);
  },

  silent(state, event, random) {
    if (!isCurrent(state, event)) return stepTo(state);
    const { phase, slowness, lastSocket } = state;
    const next = phase === 'connecting' ? Math.min(slowness + 1, MAX_SLOWNESS) : slowness;
    const { state: after, effects } = lost({ ...state, slowness: next }, random, null);
    return stepTo(after, { type: 'disconnect', socket: lastSocket }, ...effects);
  },

  'retry-timer-fired': (state) => (isPaused(state) ? tryAgain(state) : stepTo(state)),

  answered(state) {
    const isServerDelay = state.phase === 'waiting' && state.isServerDelay;
    return isPaused(state) && !isServerDelay ? tryAgain(state, STOP_WAITING) : stepTo(state);
  },

  wake(state) {
    if (isPaused(state)) return connect(state, 0, STOP_WAITING);
    // A connection can have died while the computer slept.
    return state.phase === 'open' ? stepTo(state, { type: 'probe' }) : stepTo(state);
  },
};

/** `random` is in [0, 1). */
export const step = stepBy(transitions);
