/** A real socket to a listening portal, opened like by a browser, that records all its frames. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { OwnUser } from '@portal/contract/accounts';
import {
  type ClientFrame,
  LIVE_PATH,
  LIVE_SUBPROTOCOL,
  type ServerFrame,
} from '@portal/contract/live';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { WebSocket } from 'ws';

export interface LiveClient extends AsyncDisposable {
  readonly ws: WebSocket;
  /** All but OWN_ACCOUNT, which every socket receives soon after it was opened. */
  readonly frames: readonly ServerFrame[];
  /** The payloads of OWN_ACCOUNT. */
  readonly accounts: readonly OwnUser[];
  /** Resolves with the code and reason with which the socket was closed. */
  readonly closed: Promise<{ code: number; reason: string }>;
  send(frame: ClientFrame): void;
  /** Resolves when everything sent before has been handled. */
  settled(): Promise<void>;
  /** Waits until this frame is among those received. */
  receives(frame: ServerFrame): Promise<void>;
}

export interface LiveClientOptions {
  /** The user id in the address; an empty one is left out. */
  readonly userId?: number | string;
  readonly protocols?: readonly string[];
  readonly origin?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** False for a peer that does not answer pings. */
  readonly autoPong?: boolean;
}

/** Makes the portal listen and returns its address. */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Resolves when the server has accepted the upgrade, even if it then refuses the socket. */
export async function openLive(
  address: string,
  { token, user }: { readonly token: string; readonly user: { readonly id: number } },
  {
    userId = user.id,
    protocols = [LIVE_SUBPROTOCOL, token],
    origin,
    headers = {},
    autoPong = true,
  }: LiveClientOptions = {},
): Promise<LiveClient> {
  const query = userId === '' ? '' : `?userId=${userId}`;
  const url = `${address}${LIVE_PATH}${query}`;
  const ws = new WebSocket(url, [...protocols], {
    ...(origin === undefined ? {} : { origin }),
    headers,
    autoPong,
  });
  const frames: ServerFrame[] = [];
  const accounts: OwnUser[] = [];
  ws.on('message', (data) => {
    const frame: ServerFrame = JSON.parse(data.toString());
    if (frame.type === 'OWN_ACCOUNT') accounts.push(frame.payload);
    else frames.push(frame);
  });
  const { promise: closed, resolve } = Promise.withResolvers<{ code: number; reason: string }>();
  ws.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
  await once(ws, 'open');
  const pongs = () => frames.filter(({ type }) => type === 'PONG').length;

  return {
    ws,
    frames,
    accounts,
    closed,
    send: (frame) => ws.send(JSON.stringify(frame)),
    async settled() {
      const before = pongs();
      ws.send(JSON.stringify({ type: 'PING', payload: {} }));
      await expect.poll(pongs).toBeGreaterThan(before);
    },
    receives: (frame) => expect.poll(() => frames).toContainEqual(frame),
    async [Symbol.asyncDispose]() {
      ws.terminate();
      await closed;
    },
  };
}
