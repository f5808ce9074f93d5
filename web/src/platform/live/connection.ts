import {
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

/** `refused`: disconnected, and trying again would lead nowhere. */
export type LiveStatus = 'connected' | 'connecting' | 'disconnected' | 'refused';

export type Credentials = { readonly token: string; readonly userId: number };

export type ConnectionCallbacks = {
  onFrame: (frame: ServerFrame) => void;
  onStatus: (status: LiveStatus) => void;
  /** The server knows this session no longer. */
  onSessionEnded: () => void;
};

export type Connection = {
  start: () => void;
  stop: () => void;
  /** Somebody looks, or the network is back: tries again now, or makes sure that the line carries. */
  wake: () => void;
  /** False when there is no open socket to send it by. */
  send: (frame: ClientFrame) => boolean;
};

/** After this silence the server is asked for a sign of life. */
const QUIET_MS = 30_000;
/** How long it may take to give one, and to open a socket. */
const ANSWER_MS = 10_000;
const CONNECT_MS = 15_000;

/** One socket at a time, by the rules of {@link step}. */
export function createConnection(
  { token, userId }: Credentials,
  { onFrame, onStatus, onSessionEnded }: ConnectionCallbacks,
  openSocket: (userId: number, token: string) => WebSocket = openLiveSocket,
): Connection {
  let state: ConnectionState = initialState;
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;

  const effects: { [K in Effect['do']]: (effect: Extract<Effect, { do: K }>) => void } = {
    connect: ({ socket: number }) => connect(number),
    disconnect: () => hangUp(socket),
    wait({ ms }) {
      retry = setTimeout(() => happen({ kind: 'timer' }), ms);
    },
    stopWaiting: () => clearTimeout(retry),
    probe,
    endSession: onSessionEnded,
  };

  function happen(event: ConnectionEvent): void {
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
    const at = () => performance.now();
    giveUpIn(CONNECT_MS);
    opening.addEventListener('open', () => {
      happen({ kind: 'opened', socket: number, at: at() });
      send({ type: 'USER_ONLINE', payload: { userId } });
      listenForSilence();
    });
    opening.addEventListener('close', ({ code }) =>
      happen({ kind: 'closed', socket: number, at: at(), code }),
    );
    opening.addEventListener('message', ({ data }) => {
      if (number === state.lastSocket && state.phase === 'open') receive(data);
    });
  }

  function receive(data: unknown): void {
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

  function probe(): void {
    if (send({ type: 'PING', payload: {} })) giveUpIn(ANSWER_MS);
  }

  /** Unless something is heard before. */
  function giveUpIn(ms: number): void {
    clearTimeout(quiet);
    const socket = state.lastSocket;
    quiet = setTimeout(() => happen({ kind: 'silent', socket, at: performance.now() }), ms);
  }

  function send(frame: ClientFrame): boolean {
    if (state.phase !== 'open' || socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  return {
    start: () => happen({ kind: 'start' }),
    stop: () => happen({ kind: 'stop' }),
    wake: () => happen({ kind: 'wake' }),
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

function openLiveSocket(userId: number, token: string): WebSocket {
  const url = new URL(`${LIVE_PATH}?userId=${userId}`, window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url, [LIVE_SUBPROTOCOL, token]);
}
