/**
 * One page of a user that reconnects after a restart: it opens a socket, then fetches what a page needs to be up to
 * date.
 */
import { once } from 'node:events';
import { Agent, type ClientRequest, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_PATH, LIVE_SUBPROTOCOL } from '@portal/contract/live';
import { WebSocket } from 'ws';
import type { Member } from './crowd.ts';

/** Milliseconds after which a page that was refused or cut tries again. */
const RETRY_MS = 250;
/** Connections that a browser opens to one host besides the socket, as many as a page needs to be up to date. */
const CONNECTIONS_PER_PAGE = 3;

export interface ReturningClient {
  /** Resolves when the socket is open and everything was fetched. Counts failed attempts. */
  reconnect(): Promise<{ readonly failures: number }>;
  /** Close code and reason of the last socket. */
  readonly closed: () => { readonly code: number; readonly reason: string } | null;
  close(): void;
}

export function createReturningClient(origin: string, member: Member): ReturningClient {
  const { userId, token, roomId } = member;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_PER_PAGE });
  const address = `${origin.replace('http', 'ws')}${LIVE_PATH}?userId=${userId}`;
  let socket: WebSocket | undefined;
  let closed: { code: number; reason: string } | null = null;

  async function attempt(): Promise<void> {
    const opened = new WebSocket(address, [LIVE_SUBPROTOCOL, token]);
    socket = opened;
    opened.on('error', () => undefined);
    opened.on('close', (code, reason) => {
      closed = { code, reason: String(reason) };
    });
    await once(opened, 'open');
    opened.send(JSON.stringify({ type: 'JOIN_CHAT_ROOM', payload: { chatRoomId: roomId } }));
    await Promise.all(
      [
        `/chat/rooms/${roomId}/messages?after=0&limit=50&markRead=false`,
        '/chat/rooms',
        '/chat/unread-count',
      ].map(fetchPart),
    );
    if (opened.readyState !== WebSocket.OPEN) throw new Error('The socket was closed again');
  }

  async function fetchPart(path: string): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    const request: ClientRequest = get(`${origin}/api${path}`, { agent, headers });
    const [response] = await once(request, 'response');
    response.resume();
    await once(response, 'end');
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
  }

  return {
    async reconnect() {
      for (let failures = 0; ; failures += 1) {
        try {
          await attempt();
          return { failures };
        } catch {
          socket?.terminate();
          await pause(RETRY_MS * (1 + Math.random()));
        }
      }
    },
    closed: () => closed,
    close() {
      socket?.terminate();
      agent.destroy();
    },
  };
}
