/** The live channel behind the HTTP server's upgrade: admission and end of sockets. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIVE_FRAME_MAX_BYTES } from '@portal/contract/limits';
import {
  CLOSE_RESTARTING,
  CLOSE_TOO_MANY,
  LIVE_PATH,
  LIVE_SUBPROTOCOL,
} from '@portal/contract/live';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { withRequest } from '../current-request.ts';
import { newRequestId } from '../http/request-ids.ts';
import { pathOf, urlInPortal } from '../http/request-url.ts';
import { type Admission, admit, isRefused, type Refused } from './admission.ts';
import { createOpenSockets, type OpenSocketsOptions } from './open-sockets.ts';
import { refuseSocket, refuseUpgrade } from './refusals.ts';

export interface LiveChannelOptions extends OpenSocketsOptions {
  /** Origins whose pages may connect, in addition to the host's own. */
  readonly origins: readonly string[];
  /** The path below which the portal is reached, empty without one. */
  readonly basePath: string;
  /** The client's address, determined by TRUST_PROXY. */
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Each tab has a socket. When a user opens another one, the oldest is closed. */
const SOCKETS_PER_USER_MAX = 30;
/** The limit with the sockets whose peer has not finished closing yet; more than this is an error or an attack. */
const CLOSING_SOCKETS_PER_USER_MAX = 2 * SOCKETS_PER_USER_MAX;
/** A peer that does not finish closing within this time is disconnected. */
const CLOSING_MS = 2_000;
/** The clients of a stopping process reconnect within this time, spread evenly over it. */
const RETURN_WITHIN_MS = 3_000;

/** @param share in [0, 1]: the part of {@link RETURN_WITHIN_MS} for which the client waits */
const restarting = (share: number): Refused => ({
  why: 'ending',
  code: CLOSE_RESTARTING,
  reason: String(Math.round(share * RETURN_WITHIN_MS)),
});
/** A code of RFC 6455's registry after which a client may try again. */
const TOO_MANY: Refused = { why: 'too-many', code: 1013, reason: 'Too many connections' };

// A constant, because the published types do not have `closeTimeout` yet.
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
  const { log, hub, presence, counters } = options;
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
    if (isEnding) return restarting(Math.random());
    const isFull = hub.countOf(admission.identity.userId) >= CLOSING_SOCKETS_PER_USER_MAX;
    return isFull ? TOO_MANY : admission;
  }

  function enter(ws: WebSocket, admission: Admission): void {
    if (isRefused(admission)) {
      counters.refused(admission.why);
      refuseSocket(ws, admission);
    } else {
      const { userId } = admission.identity;
      sockets.open(ws, admission);
      hub.closeOldestOf(userId, SOCKETS_PER_USER_MAX, CLOSE_TOO_MANY, 'Too many connections');
    }
  }

  app.server.on('upgrade', (request, wire, head) => {
    if (pathOf(urlInPortal(request, options.basePath)) !== LIVE_PATH) refuseUpgrade(wire, 404);
    else if (isEnding) refuseUpgrade(wire, 503);
    else
      withRequest({ id: newRequestId(), ip: options.addressOf(request) }, () => {
        void upgrade(request, wire, head);
      });
  });
  app.addHook('preClose', async () => {
    isEnding = true;
    presence.close();
    await sockets.closeAll(restarting);
  });
}
