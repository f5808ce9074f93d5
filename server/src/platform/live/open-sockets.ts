import {
  CLOSE_UNAUTHENTICATED,
  type ClientFrame,
  type ClientPayloads,
} from '@portal/contract/live';
import type { WebSocket } from 'ws';
import type { Identity } from '../http/route.ts';
import type { Logger } from '../log.ts';
import type { Admitted, Refused } from './admission.ts';
import type { OwnHub } from './hub.ts';
import type { LiveCounters } from './live-metrics.ts';
import { createLiveSocket, type LiveSocket, type OwnSocket } from './live-socket.ts';
import type { Presence } from './presence.ts';

/** What each frame does. Frames of one socket come one after the other. */
export type FrameHandlers = {
  readonly [T in keyof ClientPayloads]: (
    socket: LiveSocket,
    payload: ClientPayloads[T],
  ) => void | Promise<void>;
};

export interface OpenSocketsOptions {
  readonly log: Logger;
  readonly hub: OwnHub;
  readonly presence: Presence;
  readonly counters: LiveCounters;
  readonly handlers: FrameHandlers;
  /** Called for each socket once it hears frames. */
  readonly onOpen: (socket: LiveSocket) => void | Promise<void>;
  /** The session behind a token, or null. */
  readonly authenticate: (token: string) => Promise<Identity | null>;
}

/** The sockets that were let in, from their opening to their end. */
export function createOpenSockets(options: OpenSocketsOptions) {
  const { log, hub, presence, counters, handlers, authenticate } = options;
  /** Each with the token it came with. */
  const sockets = new Map<OwnSocket, string>();
  let isLooking = false;
  let emptied: PromiseWithResolvers<void> | null = null;

  /** The session may have ended meanwhile, by itself or with nobody there to tell. */
  async function lookAgain(socket: OwnSocket, token: string): Promise<void> {
    const identity = await authenticate(token);
    if (identity === null) socket.close(CLOSE_UNAUTHENTICATED, 'Your session has ended.');
    else socket.identity = identity;
  }

  /** One session after the other, so that calls from people need not wait. */
  async function lookAtSessions(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      for (const [socket, token] of sockets) await lookAgain(socket, token);
    } catch (error) {
      log.warn({ err: error }, 'sessions of open sockets could not be looked at');
    } finally {
      isLooking = false;
    }
  }

  async function welcome(socket: OwnSocket, token: string): Promise<void> {
    try {
      // It may have ended between the first look and the socket's entry in the hub.
      await lookAgain(socket, token);
      await options.onOpen(socket);
    } catch (error) {
      log.warn({ err: error }, 'a new socket could not be told everything');
    }
  }

  return {
    open(ws: WebSocket, { identity, token }: Admitted): void {
      const { userId } = identity;
      const onFrame = (frame: ClientFrame) => handle(handlers, socket, frame);
      const socket = createLiveSocket({ ws, identity, log, counters, onFrame });
      sockets.set(socket, token);
      hub.add(socket);
      presence.enter(userId);
      ws.on('close', () => {
        sockets.delete(socket);
        hub.remove(socket);
        presence.leave(userId);
        if (sockets.size === 0) emptied?.resolve();
      });
      void welcome(socket, token);
    },

    /** Cuts off the dead and closes those whose session has ended; to be called now and then. */
    checkAll(): void {
      for (const socket of sockets.keys()) socket.checkAlive();
      void lookAtSessions();
    },

    /** Resolves when the last is gone; none may be opened meanwhile. */
    async closeAll({ code, reason }: Refused): Promise<void> {
      if (sockets.size === 0) return;
      emptied = Promise.withResolvers();
      for (const socket of sockets.keys()) socket.close(code, reason);
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
