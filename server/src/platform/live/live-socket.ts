/** One client's socket, with its incoming and outgoing frames. Handlers process the frames. */

import { AsyncLocalStorage } from 'node:async_hooks';
import { LIVE_FRAMES_BURST, LIVE_FRAMES_PER_SECOND } from '@portal/contract/limits';
import { type ClientFrame, clientFrame } from '@portal/contract/live';
import type { RawData, WebSocket } from 'ws';
import { hasMoreValues } from '../http/json-values.ts';
import type { Identity } from '../http/route.ts';
import type { Logger } from '../log.ts';
import { createFrameBudget } from './frame-budget.ts';
import type { LiveCounters } from './live-metrics.ts';

/** RFC 6455, 7.4.1: the peer violated a rule for which there is no other code. */
const CLOSE_POLICY = 1008;
/** Bytes that may wait to be sent. A slower client is disconnected and fetches what it missed. */
const UNSENT_MAX_BYTES = 1024 * 1024;

export interface LiveSocket {
  /** The identity at the last check of the session. */
  readonly identity: Identity;
  /** Sends an encoded frame. A socket that is closing, or too slow, receives nothing. */
  sendText(text: string): void;
  close(code: number, reason: string): void;
}

/** The functions of a socket that only the channel uses. */
export interface OwnSocket extends LiveSocket {
  identity: Identity;
  /** The token of the upgrade. */
  readonly token: string;
  /** Pings the peer, and disconnects it if it has not answered since the last call. */
  checkAlive(): void;
}

interface Options {
  readonly ws: WebSocket;
  readonly identity: Identity;
  readonly token: string;
  readonly log: Logger;
  readonly counters: LiveCounters;
  /** Called with one frame at a time, in the order of arrival. */
  readonly onFrame: (frame: ClientFrame) => void | Promise<void>;
}

export function createLiveSocket(options: Options): OwnSocket {
  const { ws, identity, token, log, counters, onFrame } = options;
  const budget = createFrameBudget({ burst: LIVE_FRAMES_BURST, perSecond: LIVE_FRAMES_PER_SECOND });
  // Frames arrive outside the request that opened the socket, whose address is recorded with a refusal.
  const refused = AsyncLocalStorage.bind(counters.refused);
  let isAlive = true;
  let handled = Promise.resolve();
  const isOpen = () => ws.readyState === ws.OPEN;

  function close(code: number, reason: string): void {
    if (isOpen()) ws.close(code, reason);
  }

  /** Every frame costs, including pings, which need an answer, and malformed frames, which have to be parsed. */
  function mayReceive(): boolean {
    isAlive = true;
    if (!isOpen()) return false;
    if (budget.spend()) return true;
    refused('flood', identity.userId);
    close(CLOSE_POLICY, 'Too many frames');
    return false;
  }

  function receive(data: RawData, isBinary: boolean): void {
    if (!mayReceive()) return;
    const frame = isBinary ? null : readFrame(data);
    counters.received(frame?.type ?? 'unreadable');
    if (frame !== null) handled = handled.then(() => handle(frame));
  }

  async function handle(frame: ClientFrame): Promise<void> {
    try {
      if (isOpen()) await onFrame(frame);
    } catch (error) {
      log.error({ err: error, type: frame.type }, 'a live frame could not be handled');
    }
  }

  ws.on('message', receive);
  ws.on('ping', mayReceive);
  ws.on('pong', mayReceive);
  // For a frame that is too large or malformed, `ws` closes with the right code itself.
  ws.on('error', () => counters.refused('malformed'));

  return {
    identity,
    token,
    sendText(text) {
      if (!isOpen()) return;
      if (ws.bufferedAmount > UNSENT_MAX_BYTES) {
        counters.refused('slow');
        ws.terminate();
        return;
      }
      counters.sent();
      ws.send(text);
    },
    close,
    checkAlive() {
      if (!isAlive) {
        counters.refused('silent');
        ws.terminate();
        return;
      }
      isAlive = false;
      if (isOpen()) ws.ping();
    },
  };
}

/** Values in one frame. The server's NEW_MESSAGE frame has eleven, and a client may send such a frame. */
const FRAME_VALUES_MAX = 32;

/** Returns null for data that is not a frame of the contract. */
function readFrame(data: RawData): ClientFrame | null {
  try {
    const text = data.toString();
    if (hasMoreValues(Buffer.from(text), FRAME_VALUES_MAX)) return null;
    const result = clientFrame.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    // Not JSON: the caller counts it as unreadable.
    return null;
  }
}
