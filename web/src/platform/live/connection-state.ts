/**
 * Decides when to open and close the live socket, as a pure function of events. There is never more than one socket,
 * and from every state except `refused` an event leads to a new socket (docs/specification-notes.md#45).
 */
import {
  RECONNECT_ATTEMPTS,
  RECONNECT_DELAY_MAX_MS,
  RECONNECT_DELAY_MS,
} from '@portal/contract/limits';
import {
  CLOSE_CLEAN,
  CLOSE_FORBIDDEN,
  CLOSE_TOO_MANY,
  CLOSE_UNAUTHENTICATED,
} from '@portal/contract/live';
import { type Step, stepBy, stepTo, type Transitions } from '../state/machine.ts';

export type ConnectionState = {
  /** The number of the last socket; 0 if there was none. */
  readonly lastSocket: number;
  /**
   * How many times the time limits are doubled: one time more after each socket that did not open in time; after one
   * that opened, none if it was prompt and one if not.
   */
  readonly slowness: number;
} & (
  | {
      /**
       * `off`: not wanted, because no user is signed in. `resting`: all reconnects failed, or the server closed the
       * socket cleanly; waits for an answered call, a visible page, the network or a click on Reconnect, and after
       * failures also for a timer of one to two minutes. `displaced`: the user has too many sockets, and the server
       * closed that of this hidden tab; waits like `resting`, but not for an answered call, which would close the
       * socket of another tab. `refused`: the server does not accept the credentials.
       */
      readonly phase: 'off' | 'resting' | 'displaced' | 'refused';
    }
  | {
      readonly phase: 'connecting' | 'open';
      /** The reconnects since the last connection that caught up. */
      readonly retries: number;
    }
  | {
      /** A timer runs until the next reconnect, which `retries` includes already. */
      readonly phase: 'waiting';
      readonly retries: number;
      /** The server named the wait, so an answered call does not end it. */
      readonly isServerDelay: boolean;
    }
);

/** Events. Sockets are numbered, so that an event of an old socket does not count for the new one. */
export type ConnectionEvent =
  | { readonly type: 'start' }
  | { readonly type: 'stop' }
  /** `isPrompt`: the socket opened as fast as on a server that is not slow. */
  | { readonly type: 'opened'; readonly socket: number; readonly isPrompt: boolean }
  /** The missed data has been fetched: the connection is a success. */
  | { readonly type: 'caught-up'; readonly socket: number }
  | {
      readonly type: 'closed';
      readonly socket: number;
      readonly code: number;
      /** The page is visible. */
      readonly isShown: boolean;
      /** The wait in ms that the server asks for; null if it asks for none. */
      readonly afterMs: number | null;
    }
  /** The server did not answer on this socket within the time limit. */
  | { readonly type: 'silent'; readonly socket: number }
  | { readonly type: 'retry-timer-fired' }
  /** The server answered an HTTP call. */
  | { readonly type: 'answered' }
  /** The page became visible, the network returned, or Reconnect was clicked. */
  | { readonly type: 'wake' };

export type Effect =
  /** `limitMs`: how long the socket may take to open. */
  | { readonly type: 'connect'; readonly socket: number; readonly limitMs: number }
  /** Closes a socket that does not answer: at once, so that the browser can open the next. */
  | { readonly type: 'disconnect'; readonly socket: number }
  /** Closes a socket that is not wanted any more: when it is open, if it is still connecting. */
  | { readonly type: 'leave'; readonly socket: number }
  /** Starts the timer that dispatches `retry-timer-fired`. */
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'stop-waiting' }
  /** Sends a PING, which the server must answer. */
  | { readonly type: 'probe' }
  /** Ends the session in this browser, because the server does not accept it any more. */
  | { readonly type: 'end-session' };

/** The time in ms that a socket may take to open; doubled {@link ConnectionState.slowness} times. */
const OPENING_MS = 15_000;
/** The time in ms that an answer on an open socket may take; doubled in the same way. */
const ANSWER_MS = 10_000;
/** The highest number of doublings. Firefox itself delays the opening of a socket after failures by up to a minute. */
const MAX_SLOWNESS = 3;
/**
 * The longest wait in ms for the next try at rest; the shortest is half of it. A hidden page needs it, because it does
 * not poll and has no answered calls.
 */
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
 * The wait in ms before a reconnect, after `retries` others. It is random, so that the clients of a server that stopped
 * do not all return at once: first between 0 and {@link RECONNECT_DELAY_MS}, then in the upper half of a range that
 * doubles with each reconnect, up to {@link RECONNECT_DELAY_MAX_MS}.
 */
function delayAfter(retries: number, random: number): number {
  if (retries === 0) return RECONNECT_DELAY_MS * random;
  const longest = Math.min(RECONNECT_DELAY_MS * 2 ** retries, RECONNECT_DELAY_MAX_MS);
  return longest * (0.5 + random / 2);
}

type ConnectionStep = Step<ConnectionState, Effect>;

/** The states with a socket. */
type WithSocket = Extract<ConnectionState, { phase: 'connecting' | 'open' }>;
/** The states without a socket in which one is wanted. */
type Paused =
  | Extract<ConnectionState, { phase: 'waiting' }>
  | (ConnectionState & { phase: 'resting' });

const STOP_WAITING: Effect = { type: 'stop-waiting' };

const hasSocket = (state: ConnectionState): state is WithSocket =>
  state.phase === 'connecting' || state.phase === 'open';

const isPaused = (state: ConnectionState): state is Paused =>
  state.phase === 'waiting' || state.phase === 'resting';

/**
 * Waits for the next reconnect, or rests if there were too many. `afterMs`: the wait in ms that the server asks for;
 * then it never rests. `random` is in [0, 1).
 */
function reconnectLater(
  { lastSocket, slowness, retries }: WithSocket,
  random: number,
  afterMs: number | null,
): ConnectionStep {
  const kept = { lastSocket, slowness };
  if (afterMs === null && retries >= RECONNECT_ATTEMPTS)
    return stepTo(
      { phase: 'resting', ...kept },
      { type: 'wait', ms: REST_MS * (0.5 + random / 2) },
    );
  return stepTo(
    { phase: 'waiting', ...kept, retries: retries + 1, isServerDelay: afterMs !== null },
    { type: 'wait', ms: afterMs ?? delayAfter(retries, random) },
  );
}

/**
 * Connects again. From rest only one try is made, which returns to rest if it fails: on a network that blocks sockets,
 * HTTP calls still work, and each answered call would otherwise start all reconnects.
 */
function tryAgain(state: Paused, ...before: Effect[]): ConnectionStep {
  return connect(state, state.phase === 'waiting' ? state.retries : RECONNECT_ATTEMPTS, ...before);
}

/** Reports whether the event belongs to the current socket. */
function isCurrent(
  state: ConnectionState,
  event: { readonly socket: number },
): state is WithSocket {
  return hasSocket(state) && event.socket === state.lastSocket;
}

const transitions: Transitions<ConnectionState, ConnectionEvent, Effect, [random: number]> = {
  start: (state) => (state.phase === 'off' ? connect(state, 0) : stepTo(state)),

  stop(state) {
    const { lastSocket } = state;
    return stepTo<ConnectionState, Effect>(
      { ...initialState, lastSocket },
      hasSocket(state) ? { type: 'leave', socket: lastSocket } : STOP_WAITING,
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
    const { code, isShown, afterMs } = event;
    const { lastSocket, slowness } = state;
    if (code === CLOSE_UNAUTHENTICATED)
      return stepTo({ phase: 'refused', lastSocket, slowness }, { type: 'end-session' });
    if (code === CLOSE_FORBIDDEN) return stepTo({ phase: 'refused', lastSocket, slowness });
    if (code === CLOSE_TOO_MANY && !isShown)
      return stepTo({ phase: 'displaced', lastSocket, slowness });
    if (code === CLOSE_CLEAN) return stepTo({ phase: 'resting', lastSocket, slowness });
    return reconnectLater(state, random, afterMs);
  },

  silent(state, event, random) {
    if (!isCurrent(state, event)) return stepTo(state);
    const { phase, slowness, lastSocket } = state;
    const next = phase === 'connecting' ? Math.min(slowness + 1, MAX_SLOWNESS) : slowness;
    const { state: after, effects } = reconnectLater({ ...state, slowness: next }, random, null);
    return stepTo(after, { type: 'disconnect', socket: lastSocket }, ...effects);
  },

  'retry-timer-fired': (state) => (isPaused(state) ? tryAgain(state) : stepTo(state)),

  answered(state) {
    const isServerDelay = state.phase === 'waiting' && state.isServerDelay;
    return isPaused(state) && !isServerDelay ? tryAgain(state, STOP_WAITING) : stepTo(state);
  },

  wake(state) {
    if (isPaused(state) || state.phase === 'displaced') return connect(state, 0, STOP_WAITING);
    // A connection can have died while the computer slept.
    return state.phase === 'open' ? stepTo(state, { type: 'probe' }) : stepTo(state);
  },
};

/** `random` is in [0, 1). */
export const step = stepBy(transitions);
