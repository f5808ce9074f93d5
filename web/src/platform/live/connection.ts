import { COME_BACK_MAX_MS } from '@portal/contract/limits';
import {
  CLOSE_RESTARTING,
  type ClientFrame,
  LIVE_PATH,
  LIVE_SUBPROTOCOL,
  type ServerFrame,
} from '@portal/contract/live';
import {
  type ConnectionEvent,
  type ConnectionState,
  type Effect,
  initialState,
  step,
} from './connection-state.ts';
import { readFrame } from './frames.ts';

/** `refused`: the server does not accept this user's credentials; no reconnect follows. */
export type LiveStatus = 'connected' | 'connecting' | 'disconnected' | 'refused';

export type Credentials = { readonly token: string; readonly userId: number };

export type ConnectionCallbacks = {
  onFrame: (frame: ServerFrame) => void;
  onStatus: (status: LiveStatus) => void;
  /**
   * Fetches what was missed before the socket opened; resolves with whether all of it was fetched.
   * `wasDead`: the socket before fell silent while a new one opens, so other old connections are likely dead too.
   */
  catchUp: (gap: { readonly wasDead: boolean }) => Promise<boolean>;
  /** The server knows this session no longer. */
  onSessionEnded: () => void;
};

export type Connection = {
  start: () => void;
  stop: () => void;
  /** The page became visible or the network returned: reconnects now, or asks for a sign of life. */
  wake: () => void;
  /** The server answered a call: a socket is likely to open as well. */
  answered: () => void;
  /** False when there is no open socket to send it by. */
  send: (frame: ClientFrame) => boolean;
};

/** After this silence the server is asked for a sign of life. */
const QUIET_MS = 30_000;
/** How long it may take to give one, and to open a socket. */
const ANSWER_MS = 10_000;
const CONNECT_MS = 15_000;
/** A socket that opens within this time shows that new connections are answered. */
const PROMPT_MS = 2_000;

/** One socket at a time, by the rules of {@link step}. */
export function createConnection(
  { token, userId }: Credentials,
  { onFrame, onStatus, catchUp, onSessionEnded }: ConnectionCallbacks,
  openSocket: (userId: number, token: string) => WebSocket = openLiveSocket,
): Connection {
  let state: ConnectionState = initialState;
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  /** The server was asked for a sign of life and has not sent anything since. */
  let isProbing = false;
  /** The socket before this one was open and fell silent. */
  let wasSilent = false;
  let connectingSince = 0;

  const effects: { [K in Effect['do']]: (effect: Extract<Effect, { do: K }>) => void } = {
    connect: ({ socket: number }) => connect(number),
    disconnect: () => hangUp(socket),
    wait({ ms }) {
      retry = setTimeout(() => dispatch({ kind: 'timer' }), ms);
    },
    stopWaiting: () => clearTimeout(retry),
    probe,
    endSession: onSessionEnded,
  };

  function dispatch(event: ConnectionEvent): void {
    const next = step(state, event, Math.random());
    const was = statusOf(state);
    state = next.state;
    for (const effect of next.effects) run(effects, effect);
    const is = statusOf(state);
    if (state.phase !== 'open' && state.phase !== 'connecting') clearTimeout(quiet);
    if (is !== was) onStatus(is);
  }

  function connect(number: number): void {
    const opening = openSocket(userId, token);
    socket = opening;
    isProbing = false;
    connectingSince = performance.now();
    giveUpIn(CONNECT_MS);
    opening.addEventListener('open', () => void greet(number));
    opening.addEventListener('close', ({ code, reason }) =>
      dispatch({ kind: 'closed', socket: number, code, afterMs: comeBackIn(code, reason) }),
    );
    opening.addEventListener('message', ({ data }) => {
      if (number === state.lastSocket && state.phase === 'open') receive(data);
    });
  }

  async function greet(number: number): Promise<void> {
    dispatch({ kind: 'opened', socket: number });
    if (number !== state.lastSocket || state.phase !== 'open') return;
    send({ type: 'USER_ONLINE', payload: { userId } });
    listenForSilence();
    // Where a new connection takes long as well, it is the server that is slow.
    const wasDead = wasSilent && performance.now() - connectingSince <= PROMPT_MS;
    wasSilent = false;
    if (await catchUp({ wasDead })) dispatch({ kind: 'caughtUp', socket: number });
  }

  function receive(data: unknown): void {
    isProbing = false;
    listenForSilence();
    const frame = readFrame(data);
    // biome-ignore lint/suspicious/noConsole: what cannot be read is logged and nothing more (spec)
    if (frame === null) console.warn('An unreadable live message was dropped');
    else onFrame(frame);
  }

  function listenForSilence(): void {
    clearTimeout(quiet);
    quiet = setTimeout(probe, QUIET_MS);
  }

  /** A second question does not give the server more time to answer the first. */
  function probe(): void {
    if (isProbing || !send({ type: 'PING', payload: {} })) return;
    isProbing = true;
    giveUpIn(ANSWER_MS);
  }

  /** Unless something is received before. */
  function giveUpIn(ms: number): void {
    clearTimeout(quiet);
    const socket = state.lastSocket;
    quiet = setTimeout(() => {
      wasSilent ||= state.phase === 'open';
      dispatch({ kind: 'silent', socket });
    }, ms);
  }

  function send(frame: ClientFrame): boolean {
    if (state.phase !== 'open' || socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  return {
    start: () => dispatch({ kind: 'start' }),
    stop: () => dispatch({ kind: 'stop' }),
    wake: () => dispatch({ kind: 'wake' }),
    answered: () => dispatch({ kind: 'answered' }),
    send,
  };
}

/** Browsers log a complaint where a socket is closed while it connects: it is closed once it is open. */
function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING)
    socket.addEventListener('open', () => socket.close(1000));
  else socket?.close(1000);
}

function run<K extends Effect['do']>(
  effects: { [P in Effect['do']]: (effect: Extract<Effect, { do: P }>) => void },
  effect: Extract<Effect, { do: K }>,
): void {
  effects[effect.do as K](effect);
}

function statusOf({ phase }: ConnectionState): LiveStatus {
  if (phase === 'open') return 'connected';
  if (phase === 'refused') return 'refused';
  return phase === 'connecting' || phase === 'waiting' ? 'connecting' : 'disconnected';
}

/** The wait in ms that a stopping server asks for; null where there is none that makes sense. */
function comeBackIn(code: number, reason: string): number | null {
  if (code !== CLOSE_RESTARTING || !/^\d{1,5}$/.test(reason)) return null;
  const ms = Number(reason);
  return ms <= COME_BACK_MAX_MS ? ms : null;
}

function openLiveSocket(userId: number, token: string): WebSocket {
  const url = new URL(`${LIVE_PATH}?userId=${userId}`, window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url, [LIVE_SUBPROTOCOL, token]);
}
