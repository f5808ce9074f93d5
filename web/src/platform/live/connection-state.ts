/**
 * When to open and close the live socket, as a pure function of what happens: there is never more
 * than one, and never a state from which nothing leads on (readings 45).
 */
import { RECONNECT_ATTEMPTS, RECONNECT_DELAY_MS } from '@portal/contract/limits';
import { CLOSE_CLEAN, CLOSE_FORBIDDEN, CLOSE_UNAUTHENTICATED } from '@portal/contract/live';

export type ConnectionState =
  /** Not wanted: nobody is signed in, or another tab has it. */
  | { readonly phase: 'off'; readonly lastSocket: number }
  | { readonly phase: 'connecting'; readonly lastSocket: number; readonly retries: number }
  | {
      readonly phase: 'open';
      readonly lastSocket: number;
      readonly retries: number;
      readonly openedAt: number;
    }
  /** Until the timer rings. */
  | { readonly phase: 'waiting'; readonly lastSocket: number; readonly retries: number }
  /** Until somebody looks, the network returns, or Reconnect is pressed. */
  | { readonly phase: 'resting'; readonly lastSocket: number }
  /** The server does not let us in, and will not the next time either. */
  | { readonly phase: 'refused'; readonly lastSocket: number };

/** Sockets are numbered, so that what an old one still has to say is not taken for the new one's. */
export type ConnectionEvent =
  | { readonly kind: 'start' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'opened'; readonly socket: number; readonly at: number }
  | { readonly kind: 'closed'; readonly socket: number; readonly at: number; readonly code: number }
  /** The line is dead, although nobody has closed it. */
  | { readonly kind: 'silent'; readonly socket: number; readonly at: number }
  | { readonly kind: 'timer' }
  /** The page was looked at, the network came back, or somebody pressed Reconnect. */
  | { readonly kind: 'wake' };

export type Effect =
  | { readonly do: 'connect'; readonly socket: number }
  | { readonly do: 'disconnect'; readonly socket: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'stopWaiting' }
  /** Find out whether the line still carries. */
  | { readonly do: 'probe' }
  | { readonly do: 'endSession' };

export type Step = { readonly state: ConnectionState; readonly effects: readonly Effect[] };

/** A connection that lasted this long, in ms, was a good one: the next try is the first again. */
const STABLE_MS = 10_000;

export const initialState: ConnectionState = { phase: 'off', lastSocket: 0 };

const stay = (state: ConnectionState): Step => ({ state, effects: [] });

function connect({ lastSocket }: ConnectionState, retries: number, before: Effect[] = []): Step {
  const socket = lastSocket + 1;
  return {
    state: { phase: 'connecting', lastSocket: socket, retries },
    effects: [...before, { do: 'connect', socket }],
  };
}

/** `random` is in [0, 1): clients that lost the same server do not come back in the same moment. */
function waitOrRest(state: ConnectionState, retries: number, random: number): Step {
  const { lastSocket } = state;
  if (retries >= RECONNECT_ATTEMPTS) return stay({ phase: 'resting', lastSocket });
  const ms = RECONNECT_DELAY_MS * 2 ** retries * (1 + random / 2);
  return {
    state: { phase: 'waiting', lastSocket, retries: retries + 1 },
    effects: [{ do: 'wait', ms }],
  };
}

type Living = Extract<ConnectionState, { phase: 'connecting' | 'open' }>;

const isLiving = (state: ConnectionState): state is Living =>
  state.phase === 'connecting' || state.phase === 'open';

function lost(state: Living, at: number, random: number): Step {
  const wasStable = state.phase === 'open' && at - state.openedAt >= STABLE_MS;
  return waitOrRest(state, wasStable ? 0 : state.retries, random);
}

function closed(state: Living, code: number, at: number, random: number): Step {
  const { lastSocket } = state;
  if (code === CLOSE_UNAUTHENTICATED)
    return { state: { phase: 'refused', lastSocket }, effects: [{ do: 'endSession' }] };
  if (code === CLOSE_FORBIDDEN) return stay({ phase: 'refused', lastSocket });
  if (code === CLOSE_CLEAN) return stay({ phase: 'resting', lastSocket });
  return lost(state, at, random);
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
  // A line can have died while the machine slept.
  return state.phase === 'open' ? { state, effects: [{ do: 'probe' }] } : stay(state);
}

function heardFromSocket(
  state: Living,
  event: Extract<ConnectionEvent, { socket: number }>,
  random: number,
): Step {
  if (event.kind === 'closed') return closed(state, event.code, event.at, random);
  if (event.kind === 'opened')
    return state.phase === 'open'
      ? stay(state)
      : stay({ ...state, phase: 'open', openedAt: event.at });
  const { state: next, effects } = lost(state, event.at, random);
  return { state: next, effects: [{ do: 'disconnect', socket: state.lastSocket }, ...effects] };
}

export function step(state: ConnectionState, event: ConnectionEvent, random: number): Step {
  switch (event.kind) {
    case 'start':
      return state.phase === 'off' ? connect(state, 0) : stay(state);
    case 'stop':
      return stop(state);
    case 'wake':
      return wake(state);
    case 'timer':
      return state.phase === 'waiting' ? connect(state, state.retries) : stay(state);
    default:
      return isLiving(state) && event.socket === state.lastSocket
        ? heardFromSocket(state, event, random)
        : stay(state);
  }
}
