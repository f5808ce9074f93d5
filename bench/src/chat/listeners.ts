/** A socket for each user, and a way to send, for the portal and for the ordinary relay. */
import { once } from 'node:events';
import type { ChatMessage } from '@portal/contract/chat';
import { LIVE_PATH, LIVE_SUBPROTOCOL, type ServerFrame } from '@portal/contract/live';
import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import type { Member } from './crowd.ts';

/** Called for each message that reaches a user. */
export type OnMessage = (userId: number, clientMessageId: string) => void;

interface NewMessage {
  readonly content: string;
  readonly clientMessageId: string;
}

export interface Crowd {
  /** Resolves when the message is acknowledged. */
  send(from: Member, sent: NewMessage): Promise<void>;
  close(): void;
}

/** Opens a few at a time, because the rush of connections is not what is measured. */
async function inBatches<T, R>(items: readonly T[], open: (item: T) => Promise<R>): Promise<R[]> {
  const opened: R[] = [];
  for (let i = 0; i < items.length; i += 50)
    opened.push(...(await Promise.all(items.slice(i, i + 50).map(open))));
  return opened;
}

export async function listenToPortal(
  origin: string,
  members: readonly Member[],
  onMessage: OnMessage,
): Promise<Crowd> {
  const address = `${origin.replace('http', 'ws')}${LIVE_PATH}`;
  const sockets = await inBatches(members, async ({ userId, token }) => {
    const socket = new WebSocket(`${address}?userId=${userId}`, [LIVE_SUBPROTOCOL, token]);
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      if (frame.type === 'NEW_MESSAGE') onMessage(userId, frame.payload.clientMessageId ?? '');
    });
    await once(socket, 'open');
    return socket;
  });
  return {
    async send({ userId, token, roomId }, sent) {
      const response = await fetch(`${origin}/api/chat/send`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...sent, chatRoomId: roomId, senderId: userId }),
      });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    },
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

export async function listenToRelay(
  origin: string,
  members: readonly Member[],
  onMessage: OnMessage,
): Promise<Crowd> {
  const sockets = new Map<number, Socket>();
  await inBatches(members, async ({ userId }) => {
    const socket = io(origin, { transports: ['websocket'], forceNew: true, auth: { userId } });
    socket.on('NEW_MESSAGE', ({ clientMessageId }: ChatMessage) =>
      onMessage(userId, clientMessageId ?? ''),
    );
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    sockets.set(userId, socket);
  });
  return {
    async send({ userId, roomId, partnerId }, sent) {
      const body = { ...sent, chatRoomId: roomId, senderId: userId, partnerId };
      await sockets.get(userId)?.emitWithAck('send', body);
    },
    close: () => {
      for (const socket of sockets.values()) socket.disconnect();
    },
  };
}
