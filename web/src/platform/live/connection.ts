import { CHAT_POLL_MS, RECONNECT_DELAY_MS, RESTART_WAIT_MAX_MS } from '@portal/contract/limits';
import {
  CLOSE_RESTARTING,
  type ClientFrame,
  LIVE_PATH,
  LIVE_SUBPROTOCOL,
  type ServerFrame,
} from '@portal/contract/live';
import { portalAddress } from '../routing/base-path.ts';
import { createMachine } from '../state/machine.ts';
import {
  answerLimit,
  type ConnectionEvent,
  type ConnectionState,
  type Effect,
  initialState,
  step,
} from './connection-state.ts';

/**
 * The state of the connection as the user sees it. `connecting`: also between two tries. `disconnected`: the
 * connection rests or is off. `refused`: the server does not accept this user's credentials; no reconnect follows.
 */
export type LiveStatus = 'connected' | 'connecting' | 'disconnected' | 'refused';

export type Credentials = { readonly token: string; readonly userId: number };

export type ConnectionCallbacks = {
  onFrame: (frame: ServerFrame) => void;
  onStatus: (status: LiveStatus) => void;
  /**
   * Fetches the data that was missed before the socket opened; resolves with whether all of it was fetched. `wasDead`:
   * the previous socket stopped answering but this one opened fast. So the server is not slow, and the browser's other
   * old connections, which HTTP calls use, are probably dead too.
   */
  catchUp: (gap: { readonly wasDead: boolean }) => Promise<boolean>;
  /** The server does not accept this session any more. */
  onSessionEnded: () => void;
  isPageShown: () => boolean;
};

export type Connection = {
  start: () => void;
  stop: () => void;
  /** The page became visible or the network returned: reconnects now, or probes the open socket. */
  wake: () => void;
  /**
   * The server answered an HTTP call, so a socket will probably open as well: tries to connect if it waits or rests.
   */
  answered: () => void;
  /** Returns false if there is no open socket. */
  send: (frame: ClientFrame) => boolean;
};

/** After this time in ms without a message, a PING is sent on the open socket. */
const PROBE_AFTER_MS = 30_000;
/** A socket that opens within this time in ms shows that the server is not slow. */
const PROMPT_MS = 2_000;
/**
 * The shortest time in ms from one try to the next one that an answered call starts. The longer time is for a server
 * that opens each socket and closes it at once: each opening causes the calls of the catch-up, and without a wait each
 * answer to them would cause the next try.
 */
const SPACING_MS = { usual: RECONNECT_DELAY_MS, atRestAfterOpening: CHAT_POLL_MS };
/** The time in ms that a socket which is no longer wanted may take to open before it is closed; see {@link leave}. */
const LEAVE_MS = 10_000;

/** Opens one socket at a time, by the rules of {@link step}. */
export function createConnection(
  { token, userId }: Credentials,
  { onFrame, onStatus, catchUp, onSessionEnded, isPageShown }: ConnectionCallbacks,
  openSocket: (userId: number, token: string) => WebSocket = openLiveSocket,
): Connection {
  let status: LiveStatus = 'disconnected';
  let socket: WebSocket | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Sends a PING when the open socket was silent for a while; or ends a socket that does not open or answer in time.
   */
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  /** A PING was sent, and nothing has been received since. */
  let isProbing = false;
  /** A socket that was open did not answer, and none has opened since. */
  let wasSilent = false;
  /** The start of the last try, on the clock of `performance.now()`. */
  let triedAt = 0;
  /** The last socket has opened, even if it closed afterwards. */
  let hasOpened = false;
  /** Runs while the try that an answered call starts waits for {@link SPACING_MS}. */
  let spacingTimer: ReturnType<typeof setTimeout> | undefined;

  const machine = createMachine<ConnectionState, ConnectionEvent, Effect>({
    initial: initialState,
    step: (state, event) => step(state, event, Math.random()),
    effects: {
      connect: ({ socket: number, limitMs }) => connect(number, limitMs),
      disconnect: () => socket?.close(1000),
      leave: () => leave(socket),
      wait({ ms }) {
        retryTimer = setTimeout(() => dispatch({ type: 'retry-timer-fired' }), ms);
      },
      'stop-waiting': () => clearTimeout(retryTimer),
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
    endIfSilentFor(limitMs);
    const opening = openSocket(userId, token);
    socket = opening;
    opening.addEventListener('open', () => void handleOpen(number));
    opening.addEventListener('close', ({ code, reason }) =>
      dispatch({
        type: 'closed',
        socket: number,
        code,
        isShown: isPageShown(),
        afterMs: requestedDelayMs(code, reason),
      }),
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
    scheduleProbe();
    // If the new connection takes long as well, the server is slow and the old connections are not dead.
    const wasDead = wasSilent && isPrompt;
    wasSilent = false;
    if (await catchUp({ wasDead })) dispatch({ type: 'caught-up', socket: number });
  }

  function receive(data: unknown): void {
    isProbing = false;
    scheduleProbe();
    const frame = readFrame(data);
    // biome-ignore lint/suspicious/noConsole: the specification wants unreadable messages only to be logged
    if (frame === null) console.warn('An unreadable live message was dropped');
    else onFrame(frame);
  }

  function scheduleProbe(): void {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(probe, PROBE_AFTER_MS);
  }

  /** Sends a PING. Another call does not extend the time limit of the first one. */
  function probe(): void {
    if (isProbing || current().phase !== 'open') return;
    isProbing = true;
    // The limit also applies if the PING cannot be sent, because a socket may stay in the state 'closing'.
    send({ type: 'PING', payload: {} });
    endIfSilentFor(answerLimit(current()));
  }

  /** Ends the socket after this time, unless it opens or receives a message before. */
  function endIfSilentFor(ms: number): void {
    clearTimeout(silenceTimer);
    const { lastSocket } = current();
    silenceTimer = setTimeout(() => {
      wasSilent ||= current().phase === 'open';
      dispatch({ type: 'silent', socket: lastSocket });
    }, ms);
  }

  function answered(): void {
    const { phase } = current();
    if (spacingTimer !== undefined || (phase !== 'waiting' && phase !== 'resting')) return;
    const { usual, atRestAfterOpening } = SPACING_MS;
    const least = phase === 'resting' && hasOpened ? atRestAfterOpening : usual;
    const ms = triedAt + least - performance.now();
    if (ms <= 0) tryAfterAnswer();
    else spacingTimer = setTimeout(tryAfterAnswer, ms);
  }

  function tryAfterAnswer(): void {
    spacingTimer = undefined;
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
      clearTimeout(spacingTimer);
      spacingTimer = undefined;
      dispatch({ type: 'stop' });
    },
    wake: () => dispatch({ type: 'wake' }),
    answered,
    send,
  };
}

/**
 * Closes a socket that is no longer wanted. A socket that is connecting is closed when it is open, because browsers log
 * a warning otherwise.
 */
function leave(socket: WebSocket | null): void {
  const close = () => socket?.close(1000);
  if (socket?.readyState === WebSocket.CONNECTING) {
    socket.addEventListener('open', close);
    // Browsers open one socket at a time to a host: one that does not open would block the others for minutes.
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
  const url = new URL(portalAddress(`${LIVE_PATH}?userId=${userId}`), window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url, [LIVE_SUBPROTOCOL, token]);
}

/**
 * Returns the frame in a message of the socket, or null if the message has another shape. The payload is not checked:
 * like the answers to HTTP calls it is trusted to match the contract.
 */
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
