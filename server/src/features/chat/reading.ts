import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Notifications } from '../notifications/service.ts';
import { CHAT_READ, type ChatRead } from './events.ts';
import { countFrom } from './message-queries.ts';
import { keepReading, lockRoom } from './room-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly notifications: Pick<Notifications, 'endAbsence'>;
}

interface ReadUpTo {
  readonly userId: number;
  readonly roomId: number;
  readonly otherId: number;
  readonly seq: number;
}

/**
 * Reading keeps a sender waiting: between counting what is left and keeping the count no message comes.
 * Who reads to the end has nothing left to count.
 */
export function createMarkRead({ db, bus, notifications }: Dependencies) {
  return async ({ userId, roomId, otherId, seq: wanted }: ReadUpTo): Promise<void> => {
    const read = await db.transaction().execute(async (tx) => {
      const lastSeq = await lockRoom(tx, roomId);
      const seq = Math.min(wanted, lastSeq);
      const unread = seq === lastSeq ? 0 : await countFrom(tx, otherId, roomId, seq);
      const isFurther = await keepReading(tx, { roomId, userId, seq, unread });
      if (!isFurther) return null;
      await notifications.endAbsence(tx, userId);
      return { seq, unreadCount: unread };
    });
    if (read !== null)
      bus.publish(CHAT_READ, {
        userId,
        partnerId: otherId,
        chatRoomId: roomId,
        ...read,
      } satisfies ChatRead);
  };
}
