import type { ClientFrame, ClientPayloads } from '@portal/contract/live';
import type { WebSocket } from 'ws';
import type { Identity } from '../http/route.ts';
import type { Logger } from '../log.ts';
import { startTimeSlice } from '../time-slice.ts';
import type { Admitted, Refused } from './admission.ts';
import { BUS_RETURNED, type Bus } from './bus.ts';
import { createHeartbeat } from './heartbeat.ts';
import type { OwnHub } from './hub.ts';
import type { LiveCounters } from './live-metrics.ts';
import { createLiveSocket, type LiveSocket, type OwnSocket } from './live-socket.ts';
import { createLostFrames } from './lost-frames.ts';
import type { Presence } from './presence.ts';
import { createSessionChecks } from './session-checks.ts';

/** The handler of each type of frame. Frames of one socket are handled one after the other. */
export type FrameHandlers = {
  readonly [T in keyof ClientPayloads]: (
    socket: LiveSocket,
    payload: ClientPayloads[T],
  ) => void | Promise<void>;
};

export interface OpenSocketsOptions {
  readonly log: Logger;
  readonly hub: OwnHub;
  readonly bus: Bus;
  readonly presence: Presence;
  readonly counters: LiveCounters;
  readonly handlers: FrameHandlers;
  /** Called for each socket when it can receive frames. */
  readonly onOpen: (socket: LiveSocket) => void | Promise<void>;
  /** Returns the session of a token, or null. */
  readonly authenticate: (token: string) => Promise<Identity | null>;
  /** Milliseconds between two pings of a peer, with a check of its session. */
  readonly pingMs?: number;
}

/** Below the 30 s after which proxies close an idle connection. */
const PING_MS = 25_000;

/** The admitted sockets, from their opening to their end. */
export function createOpenSockets(options: OpenSocketsOptions) {
  const { log, hub, presence, counters, handlers, authenticate } = options;
  const sockets = new Set<OwnSocket>();
  const heartbeat = createHeartbeat(options.pingMs ?? PING_MS, checkSome);
  const sessionChecks = createSessionChecks({ authenticate, log });
  const lostFrames = createLostFrames(log);
  options.bus.subscribe(BUS_RETURNED, () => lostFrames.notify(sockets));
  let emptied: PromiseWithResolvers<void> | null = null;

  /** Disconnects the sockets that did not answer and closes those whose session has ended. */
  function checkSome(some: Iterable<OwnSocket>): void {
    for (const socket of some) {
      socket.checkAlive();
      sessionChecks.add(socket);
    }
  }

  async function welcome(socket: OwnSocket): Promise<void> {
    try {
      // The session may have ended between the first check and the socket's registration in the hub.
      await sessionChecks.check(socket);
      await options.onOpen(socket);
    } catch (error) {
      log.warn({ err: error }, 'a new socket did not receive its first frames');
    }
  }

  return {
    open(ws: WebSocket, { identity, token }: Admitted): void {
      const { userId } = identity;
      const onFrame = (frame: ClientFrame) => handle(handlers, socket, frame);
      const socket = createLiveSocket({ ws, identity, token, log, counters, onFrame });
      sockets.add(socket);
      heartbeat.add(socket);
      hub.add(socket);
      presence.enter(userId);
      ws.on('close', () => {
        sockets.delete(socket);
        heartbeat.remove(socket);
        hub.remove(socket);
        presence.leave(userId);
        if (sockets.size === 0) emptied?.resolve();
      });
      void welcome(socket);
    },

    /**
     * Resolves when the last socket is closed; none may be opened during this time. `refusalAt` returns the close frame
     * of each socket, by its position among all in (0, 1).
     */
    async closeAll(refusalAt: (share: number) => Refused): Promise<void> {
      heartbeat.stop();
      if (sockets.size === 0) return;
      emptied = Promise.withResolvers();
      const closing = [...sockets];
      const slice = startTimeSlice();
      for (const [i, socket] of closing.entries()) {
        const { code, reason } = refusalAt((i + 0.5) / closing.length);
        socket.close(code, reason);
        if (slice.isOver) await slice.next();
      }
      await emptied.promise;
    },
  };
}

function handle<T extends keyof ClientPayloads>(
  handlers: FrameHandlers,
  socket: LiveSocket,
  { type, payload }: { [K in T]: { readonly type: K; readonly payload: ClientPayloads[K] } }[T],
): void | Promise<void> {
  return handlers[type](socket, payload);
}
