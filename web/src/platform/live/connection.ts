import { CHAT_POLL_MS, RECONNECT_DELAY_MS, RESTART_WAIT_MAX_MS } from '@portal/contract/limits';
import {
  CLOSE_RESTARTING,
  type ClientFrame,
  LIVE_PATH,
  LIVE_SUBPROTOCOL,
  type ServerFrame,
} from '@portal/contract/live';
import { createMachine } from '../state/machine.ts';
import {
  answerLimit,
  type ConnectionEvent,
  type ConnectionState,
  type Effect,
  initialState,
  step,
} from './connection-state.ts';

/** `refused`: the server does not accept this user's credentials; no reconnect follows. */
export type LiveStatus = 'connected' | 'connecting' | 'disconnected' | 'refused';

export type Credentials = { readonly token: string; readonly userId: number };

export type ConnectionCallbacks = {
  onFrame: (frame: ServerFrame) => void;
  onStatus: (status: LiveStatus) => void;
  /**
   * Fetches the data that was missed before the socket opened; resolves with whether all of it was fetched. `wasDead`:
   * the previous socket did not answer while a new one opens, so other old connections are probably dead too.
   */
  catchUp: (gap: { readonly wasDead: boolean }) => Promise<boolean>;
  /** The server does not accept this session any more. */
  onSessionEnded: () => void;
};

export type Connection = {
  start: () => void;
  stop: () => void;
  /** The page became visible or the network returned: reconnects now, or probes the open socket. */
  wake: () => void;
  /** The server answered a call: a socket will probably open as well. */
  answered: () => void;
  /** Returns false if there is no open socket. */
  send: (frame: ClientFrame) => boolean;
};

/** After this time without a message the socket is probed. */
const PROBE_AFTER_MS = 30_000;
/** A socket that opens within this time shows that new connections are answered. */
const PROMPT_MS = 2_000;
/**
 * The shortest time in ms between two tries that follow answered calls. Without it a server that opens each socket and
 * closes it at once would be tried again with every answer to the calls of the catch-up.
 */
const SPACING_MS = { afterFailure: RECONNECT_DELAY_MS, atRestAfterOpening: CHAT_POLL_MS };
/** An opening that is no longer wanted is closed after this time at the latest, in ms. */
const LEAVE_MS = 10_000;

/** Opens one socket at a time, by the rules of {@link step}. */
export function createConnection(
  { token, userId }: Credentials,
  { onFrame, onStatus, catchUp, onSessionEnded }: ConnectionCallbacks,
  openSocket: (userId: number, token: string) => WebSocket = openLiveSocket,
): Connection {
  let status: LiveStatus = 'disconnected';
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  /** A PING was sent, and nothing has been received since. */
  let isProbing = false;
  /** The previous socket was open and did not answer. */
  let wasSilent = false;
  let triedAt = 0;
  /** The last socket has opened, even if it closed afterwards. */
  let hasOpened = false;
  /** Set while an answered call waits for {@link SPACING_MS}. */
  let spacing: ReturnType<typeof setTimeout> | undefined;

  const machine = createMachine<ConnectionState, ConnectionEvent, Effect>({
    initial: initialState,
    step: (state, event) => step(state, event, Math.random()),
    effects: {
      connect: ({ socket: number, limitMs }) => connect(number, limitMs),
      disconnect: () => socket?.close(1000),
      leave: () => leave(socket),
      wait({ ms }) {
        retry = setTimeout(() => dispatch({ type: 'retry-timer-fired' }), ms);
      },
      'stop-waiting': () => clearTimeout(retry),
      probe,
      'end-session': onSessionEnded,
    },
  });
  const { current, dispatch } = machine;
  machine.subscribe(() => {
    const { phase } = current();
    if (phase !== 'open' && phase !== 'connecting') clearTimeout(silenceTimer);
    const was = status;
    status = statusOf(current());
    if (status !== was) onStatus(status);
  });

  function connect(number: number, limitMs: number): void {
    isProbing = false;
    hasOpened = false;
    triedAt = performance.now();
    limitSilence(limitMs);
    const opening = openSocket(userId, token);
    socket = opening;
    opening.addEventListener('open', () => void handleOpen(number));
    opening.addEventListener('close', ({ code, reason }) =>
      dispatch({ type: 'closed', socket: number, code, afterMs: requestedDelayMs(code, reason) }),
    );
    opening.addEventListener('message', ({ data }) => {
      if (isOpenAs(number)) receive(data);
    });
  }

  function isOpenAs(number: number): boolean {
    const { phase, lastSocket } = current();
    return phase === 'open' && number === lastSocket;
  }

  async function handleOpen(number: number): Promise<void> {
    const isPrompt = performance.now() - triedAt <= PROMPT_MS;
    dispatch({ type: 'opened', socket: number, isPrompt });
    if (!isOpenAs(number)) return;
    hasOpened = true;
    send({ type: 'USER_ONLINE', payload: { userId } });
    listenForSilence();
    // If the new connection takes long as well, the server is slow and the old connections are not dead.
    const wasDead = wasSilent && isPrompt;
    wasSilent = false;
    if (await catchUp({ wasDead })) dispatch({ type: 'caught-up', socket: number });
  }

  function receive(data: unknown): void {
    isProbing = false;
    listenForSilence();
    const frame = readFrame(data);
    // biome-ignore lint/suspicious/noConsole: the specification wants unreadable messages only to be logged
    if (frame === null) console.warn('An unreadable live message was dropped');
    else onFrame(frame);
  }

  function listenForSilence(): void {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(probe, PROBE_AFTER_MS);
  }

  /** Sends a PING. Another call does not extend the time limit of the first one. */
  function probe(): void {
    if (isProbing || current().phase !== 'open') return;
    isProbing = true;
    // The limit also applies if the PING cannot be sent, because a socket may stay in the state 'closing'.
    send({ type: 'PING', payload: {} });
    limitSilence(answerLimit(current()));
  }

  /** Ends the socket as silent after this time, unless something is received before. */
  function limitSilence(ms: number): void {
    clearTimeout(silenceTimer);
    const { lastSocket } = current();
    silenceTimer = setTimeout(() => {
      wasSilent ||= current().phase === 'open';
      dispatch({ type: 'silent', socket: lastSocket });
    }, ms);
  }

  function answered(): void {
    const { phase } = current();
    if (spacing !== undefined || (phase !== 'waiting' && phase !== 'resting')) return;
    const { afterFailure, atRestAfterOpening } = SPACING_MS;
    const least = phase === 'resting' && hasOpened ? atRestAfterOpening : afterFailure;
    const ms = triedAt + least - performance.now();
    if (ms <= 0) dispatch({ type: 'answered' });
    else spacing = setTimeout(tryAfterAnswer, ms);
  }

  function tryAfterAnswer(): void {
    spacing = undefined;
    dispatch({ type: 'answered' });
  }

  function send(frame: ClientFrame): boolean {
    if (current().phase !== 'open' || socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  return {
    start: () => dispatch({ type: 'start' }),
    stop() {
      clearTimeout(spacing);
      spacing = undefined;
      dispatch({ type: 'stop' });
    },
    wake: () => dispatch({ type: 'wake' }),
    answered,
    send,
  };
}

/** Closes a socket. A socket that is connecting is closed when it is open, because browsers log a warning otherwise. */
function leave(socket: WebSocket | null): void {
  const close = () => socket?.close(1000);
  if (socket?.readyState === WebSocket.CONNECTING) {
    socket.addEventListener('open', close);
    // Browsers open one socket at a time to a host: one that never opens would block the others for minutes.
    setTimeout(close, LEAVE_MS);
  } else close();
}

function statusOf({ phase }: ConnectionState): LiveStatus {
  if (phase === 'open') return 'connected';
  if (phase === 'refused') return 'refused';
  return phase === 'connecting' || phase === 'waiting' ? 'connecting' : 'disconnected';
}

/** The wait in ms that a stopping server asks for; null if it names no valid time. */
function requestedDelayMs(code: number, reason: string): number | null {
  if (code !== CLOSE_RESTARTING || !/^\d{1,5}$/.test(reason)) return null;
  const ms = Number(reason);
  return ms <= RESTART_WAIT_MAX_MS ? ms : null;
}

function openLiveSocket(userId: number, token: string): WebSocket {
  const url = new URL(`${LIVE_PATH}?userId=${userId}`, window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url, [LIVE_SUBPROTOCOL, token]);
}

/** The frame in a message of the socket, or null. Like answers to calls, frames are trusted to match the contract. */
function readFrame(data: unknown): ServerFrame | null {
  try {
    const frame: unknown = JSON.parse(String(data));
    return isFrame(frame) ? frame : null;
  } catch {
    // Not JSON.
    return null;
  }
}

function isFrame(value: unknown): value is ServerFrame {
  if (typeof value !== 'object' || value === null) return false;
  const { type, payload } = value as Record<string, unknown>;
  return typeof type === 'string' && typeof payload === 'object' && payload !== null;
}
