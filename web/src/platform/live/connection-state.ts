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

export type ConnectionState =
  /** Not wanted: no user is signed in, or another tab has the socket. */
  | { readonly phase: 'off'; readonly lastSocket: number }
  /** `retries`: reconnects since the last connection that caught up. */
  | { readonly phase: 'connecting'; readonly lastSocket: number; readonly retries: number }
  | { readonly phase: 'open'; readonly lastSocket: number; readonly retries: number }
  | {
      readonly phase: 'waiting';
      readonly lastSocket: number;
      readonly retries: number;
      /** The server named the time: answers to calls do not shorten it. */
      readonly isAsked: boolean;
    }
  /** Waits for an answered call, a visible page, the network, or a click on Reconnect. */
  | { readonly phase: 'resting'; readonly lastSocket: number }
  /** The server refused the credentials. */
  | { readonly phase: 'refused'; readonly lastSocket: number };

/** Sockets are numbered, so that an event of an old socket does not count for the new one. */
export type ConnectionEvent =
  | { readonly kind: 'start' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'opened'; readonly socket: number }
  /** What was missed before the socket opened has been fetched: the connection is a success. */
  | { readonly kind: 'caughtUp'; readonly socket: number }
  | {
      readonly kind: 'closed';
      readonly socket: number;
      readonly code: number;
      /** How long the server asks to wait, in ms; null where it does not. */
      readonly afterMs: number | null;
    }
  /** The server does not answer on this socket. */
  | { readonly kind: 'silent'; readonly socket: number }
  | { readonly kind: 'timer' }
  /** The server answered a call over HTTP. */
  | { readonly kind: 'answered' }
  /** The page became visible, the network returned, or Reconnect was clicked. */
  | { readonly kind: 'wake' };

export type Effect =
  | { readonly do: 'connect'; readonly socket: number }
  | { readonly do: 'disconnect'; readonly socket: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'stopWaiting' }
  /** Ask the server for a sign of life. */
  | { readonly do: 'probe' }
  | { readonly do: 'endSession' };

export type Step = { readonly state: ConnectionState; readonly effects: readonly Effect[] };

export const initialState: ConnectionState = { phase: 'off', lastSocket: 0 };

const stay = (state: ConnectionState): Step => ({ state, effects: [] });

function connect({ lastSocket }: ConnectionState, retries: number, before: Effect[] = []): Step {
  const socket = lastSocket + 1;
  return {
    state: { phase: 'connecting', lastSocket: socket, retries },
    effects: [...before, { do: 'connect', socket }],
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

const isLiving = (state: ConnectionState): state is Living =>
  state.phase === 'connecting' || state.phase === 'open';

/** `random` is in [0, 1). */
function lost({ lastSocket, retries }: Living, random: number, afterMs: number | null): Step {
  if (retries >= RECONNECT_ATTEMPTS) return stay({ phase: 'resting', lastSocket });
  return {
    state: { phase: 'waiting', lastSocket, retries: retries + 1, isAsked: afterMs !== null },
    effects: [{ do: 'wait', ms: afterMs ?? delayBefore(retries, random) }],
  };
}

type SocketEvent = Extract<ConnectionEvent, { socket: number }>;

function closed(
  state: Living,
  { code, afterMs }: Extract<SocketEvent, { kind: 'closed' }>,
  random: number,
): Step {
  const { lastSocket } = state;
  if (code === CLOSE_UNAUTHENTICATED)
    return { state: { phase: 'refused', lastSocket }, effects: [{ do: 'endSession' }] };
  if (code === CLOSE_FORBIDDEN) return stay({ phase: 'refused', lastSocket });
  if (code === CLOSE_CLEAN) return stay({ phase: 'resting', lastSocket });
  return lost(state, random, afterMs);
}

function silent(state: Living, random: number): Step {
  const { state: next, effects } = lost(state, random, null);
  return { state: next, effects: [{ do: 'disconnect', socket: state.lastSocket }, ...effects] };
}

function stepOfSocket(state: Living, event: SocketEvent, random: number): Step {
  switch (event.kind) {
    case 'opened':
      return stay({ ...state, phase: 'open' });
    case 'caughtUp':
      return stay(state.phase === 'open' ? { ...state, retries: 0 } : state);
    case 'closed':
      return closed(state, event, random);
    case 'silent':
      return silent(state, random);
  }
}

function stop(state: ConnectionState): Step {
  const effects: Effect[] = [];
  if (isLiving(state)) effects.push({ do: 'disconnect', socket: state.lastSocket });
  if (state.phase === 'waiting') effects.push({ do: 'stopWaiting' });
  return { state: { phase: 'off', lastSocket: state.lastSocket }, effects };
}

function wake(state: ConnectionState): Step {
  if (state.phase === 'resting') return connect(state, 0);
  if (state.phase === 'waiting') return connect(state, 0, [{ do: 'stopWaiting' }]);
  // A connection can have died while the computer slept.
  return state.phase === 'open' ? { state, effects: [{ do: 'probe' }] } : stay(state);
}

/** At rest, each answered call is followed by one try: calls can work where sockets are blocked. */
function answered(state: ConnectionState): Step {
  if (state.phase === 'resting') return connect(state, RECONNECT_ATTEMPTS);
  if (state.phase === 'waiting' && !state.isAsked)
    return connect(state, state.retries, [{ do: 'stopWaiting' }]);
  return stay(state);
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
      return state.phase === 'waiting' ? connect(state, state.retries) : stay(state);
    default:
      return isLiving(state) && event.socket === state.lastSocket
        ? stepOfSocket(state, event, random)
        : stay(state);
  }
}
