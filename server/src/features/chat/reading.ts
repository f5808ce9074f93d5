import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Notifications } from '../notifications/service.ts';
import { CHAT_READ, type ChatRead } from './events.ts';
import { countFrom, lockRoom, saveReading } from './message-queries.ts';

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
  /** Whether the other person sees what the user reads. */
  readonly isShown: boolean;
}

/**
 * Marks messages as read. The room is locked, so that no message is added between counting the unread messages and
 * storing the count. A user who reads to the end has none.
 */
export function createMarkRead({ db, bus, notifications }: Dependencies) {
  return async ({ userId, roomId, otherId, seq: wanted, isShown }: ReadUpTo): Promise<void> => {
    const read = await db.transaction().execute(async (tx) => {
      const lastSeq = await lockRoom(tx, roomId);
      const seq = Math.min(wanted, lastSeq);
      const unread = seq === lastSeq ? 0 : await countFrom(tx, otherId, roomId, seq);
      const isFurther = await saveReading(tx, { roomId, userId, seq, unread });
      if (!isFurther) return null;
      await notifications.endAbsence(tx, userId);
      return { seq, unreadCount: unread };
    });
    if (read !== null)
      bus.publish(CHAT_READ, {
        userId,
        partnerId: isShown ? otherId : null,
        chatRoomId: roomId,
        ...read,
      } satisfies ChatRead);
  };
}
