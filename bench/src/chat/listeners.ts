/** A socket of the ordinary relay for each user, and a way to send. */
import type { ChatMessage } from '@portal/contract/chat';
import { io, type Socket } from 'socket.io-client';
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
