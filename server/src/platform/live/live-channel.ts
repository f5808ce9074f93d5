/** The live channel behind the HTTP server's upgrade: who comes in, and how it ends. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIVE_FRAME_MAX_BYTES } from '@portal/contract/limits';
import { LIVE_PATH, LIVE_SUBPROTOCOL } from '@portal/contract/live';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { withRequest } from '../current-request.ts';
import { newRequestId } from '../http/request-ids.ts';
import { type Admission, admit, isRefused, type Refused } from './admission.ts';
import { createOpenSockets, type OpenSocketsOptions } from './open-sockets.ts';
import { refuseSocket, refuseUpgrade } from './refusals.ts';

export interface LiveChannelOptions extends OpenSocketsOptions {
  /** Origins whose pages may connect, besides the host's own. */
  readonly origins: readonly string[];
  /** The client's address, as far as TRUST_PROXY lets it be known. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** How often peers are asked for a sign of life, and sessions looked at again. */
  readonly pingMs?: number;
}

/** Below the half minute after which proxies give up a silent connection. */
const PING_MS = 25_000;
/** A browser keeps one socket for all its tabs; this many is a mistake, or an attack. */
const SOCKETS_PER_USER_MAX = 30;
/** A peer that does not finish closing is cut off. */
const CLOSING_MS = 2_000;

// Codes of RFC 6455 and its registry that a client may try again after.
const GOING_AWAY: Refused = { why: 'ending', code: 1001, reason: 'The portal is restarting' };
const TOO_MANY: Refused = { why: 'too-many', code: 1013, reason: 'Too many connections' };

// A constant, because the published types do not know `closeTimeout` yet.
const SERVER_OPTIONS = {
  noServer: true,
  clientTracking: false,
  maxPayload: LIVE_FRAME_MAX_BYTES,
  perMessageDeflate: false,
  closeTimeout: CLOSING_MS,
  handleProtocols: (offered: ReadonlySet<string>) =>
    offered.has(LIVE_SUBPROTOCOL) && LIVE_SUBPROTOCOL,
};

export function attachLiveChannel(app: FastifyInstance, options: LiveChannelOptions): void {
  const { log, hub, presence, counters, pingMs = PING_MS } = options;
  const server = new WebSocketServer(SERVER_OPTIONS);
  const sockets = createOpenSockets(options);
  let isEnding = false;

  async function upgrade(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<void> {
    const drop = () => wire.destroy();
    wire.on('error', drop);
    try {
      const admission = await admit(request, options);
      wire.off('error', drop);
      server.handleUpgrade(request, wire, head, (ws) => enter(ws, unlessFull(admission)));
    } catch (error) {
      log.warn({ err: error }, 'a socket could not be let in');
      refuseUpgrade(wire, 503);
    }
  }

  function unlessFull(admission: Admission): Admission {
    if (isRefused(admission)) return admission;
    if (isEnding) return GOING_AWAY;
    return hub.countOf(admission.identity.userId) < SOCKETS_PER_USER_MAX ? admission : TOO_MANY;
  }

  function enter(ws: WebSocket, admission: Admission): void {
    if (isRefused(admission)) {
      counters.refused(admission.why);
      refuseSocket(ws, admission);
    } else {
      sockets.open(ws, admission);
    }
  }

  const heartbeat = setInterval(sockets.checkAll, pingMs).unref();
  app.server.on('upgrade', (request, wire, head) => {
    if (request.url?.split('?')[0] !== LIVE_PATH) refuseUpgrade(wire, 404);
    else if (isEnding) refuseUpgrade(wire, 503);
    else
      withRequest({ id: newRequestId(), ip: options.addressOf(request) }, () => {
        void upgrade(request, wire, head);
      });
  });
  app.addHook('preClose', async () => {
    isEnding = true;
    clearInterval(heartbeat);
    presence.close();
    await sockets.closeAll(GOING_AWAY);
  });
}
