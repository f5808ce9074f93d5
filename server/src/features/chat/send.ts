import type { CallArguments } from '@portal/contract/call';
import type { ChatMessage, sendMessage } from '@portal/contract/chat';
import {
  isForeignKeyViolation,
  isUniqueViolation,
} from '#server/platform/database/constraint-errors.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { enforceLimit } from '#server/platform/http/enforce-limit.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Notifications } from '../notifications/service.ts';
import type { createDailyBudget } from './daily-budget.ts';
import { CHAT_MESSAGE, type ChatMessageSent } from './events.ts';
import {
  type MessageRow,
  NO_SUCH_ROOM,
  prepareFindMembership,
  prepareFindMessageOfSender,
  prepareSend,
} from './message-queries.ts';
import { presentMessage } from './present.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly limiter: RateLimiter;
  readonly notifications: Pick<Notifications, 'enqueueDigest'>;
  readonly budget: Pick<ReturnType<typeof createDailyBudget>, 'spend'>;
  readonly now: () => number;
}

type NewMessage = CallArguments<typeof sendMessage>['body'];

/** Far more than a user can type, so that an outbox can send everything after a long time offline. */
const SENDING = { limit: 3_000, windowMs: 60_000 };
const TOO_FAST = 'You are sending messages too quickly. Please wait a moment.';

/**
 * Sends messages: when the promise resolves, the message is stored exactly once. Its number is assigned in its own
 * transaction, so that numbers have no gap and are in the order of the commits. Sender and client's id together are
 * unique, so that a client that repeats a message after a lost answer gets the stored one.
 */
export function createSendMessage(deps: Dependencies) {
  const { db, bus, limiter, notifications, budget, now } = deps;
  const findMembership = prepareFindMembership(db);
  const findMessageOfSender = prepareFindMessageOfSender(db);
  const insert = prepareSend(db);

  /** The stored message that this one repeats, or null; throws CONFLICT if its id belongs to another message. */
  async function findStoredMessage(
    senderId: number,
    { chatRoomId, content, clientMessageId }: NewMessage,
  ): Promise<MessageRow | null> {
    if (clientMessageId === undefined) return null;
    const known = await findMessageOfSender(senderId, clientMessageId);
    if (known === undefined) return null;
    if (known.room_id === chatRoomId && known.content === content) return known;
    throw new AppError('CONFLICT', 'This message id stands for another message already.');
  }

  return async (user: Identity, sent: NewMessage): Promise<ChatMessage> => {
    const { chatRoomId: roomId, content } = sent;
    const clientMessageId = sent.clientMessageId ?? null;
    const membership = requireFound(await findMembership(roomId, user.userId), NO_SUCH_ROOM);
    await enforceLimit(limiter, `chat:${user.userId}`, SENDING, TOO_FAST);
    const findStored = () => findStoredMessage(user.userId, sent);
    const stored = await findStored();
    if (stored !== null) return presentMessage(stored);
    if (membership.existing_id === null) throw partnerDeleted();

    const at = now();
    const draft = { roomId, senderId: user.userId, content, clientMessageId, now: at };
    const placed = await db
      .transaction()
      .execute(async (tx) => {
        const inserted = await insert(tx, draft);
        if (membership.other_muted === 0)
          await notifications.enqueueDigest(tx, membership.other_id);
        await budget.spend(tx, user.userId, content);
        return inserted;
      })
      .catch(async (error: unknown) => {
        // The partner was deleted while the mail was queued.
        if (isForeignKeyViolation(error)) throw partnerDeleted(error);
        // Another tab sent the same message at the same time, or this one repeated it.
        const repeated = isUniqueViolation(error) ? await findStored() : null;
        if (repeated === null) throw error;
        return repeated;
      });
    const message = presentMessage({
      ...placed,
      room_id: roomId,
      sender_id: user.userId,
      sender_name: user.name,
      content,
      client_message_id: clientMessageId,
      created_at: 'created_at' in placed ? placed.created_at : at,
    });
    const userIds = [user.userId, membership.other_id];
    bus.publish(CHAT_MESSAGE, { message, userIds } satisfies ChatMessageSent);
    return message;
  };
}

function partnerDeleted(cause?: unknown): AppError {
  const message = 'This person is no longer here and cannot receive messages.';
  return new AppError('CONFLICT', message, { cause });
}
