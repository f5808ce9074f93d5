import type { CallArguments } from '@portal/contract/call';
import type { ChatMessage, sendMessage } from '@portal/contract/chat';
import { because } from '@portal/contract/reasons';
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
import { findMembership } from './contact-queries.ts';
import type { createDailyBudget } from './daily-budget.ts';
import { CHAT_MESSAGE, type ChatMessageSent } from './events.ts';
import {
  findMessageOfSender,
  insertMessage,
  type MessageRow,
  NO_SUCH_ROOM,
} from './message-queries.ts';
import { refusalOfMessage } from './policy.ts';
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
const TOO_FAST = because('messagesTooFast');

/**
 * Sends messages: when the promise resolves, the message is stored exactly once. Its number is assigned in its own
 * transaction, so that numbers have no gap and are in the order of the commits. Sender and client's id together are
 * unique, so that a client that repeats a message after a lost answer gets the stored one.
 */
export function createSendMessage(deps: Dependencies) {
  const { db, bus, limiter, notifications, budget, now } = deps;

  /** The stored message that this one repeats, or null; throws CONFLICT if its id belongs to another message. */
  async function findStoredMessage(
    senderId: number,
    { chatRoomId, content, clientMessageId }: NewMessage,
  ): Promise<MessageRow | null> {
    if (clientMessageId === undefined) return null;
    const known = await findMessageOfSender(db, senderId, clientMessageId);
    if (known === undefined) return null;
    if (known.room_id === chatRoomId && known.content === content) return known;
    throw new AppError('CONFLICT', because('messageIdTaken'));
  }

  /**
   * Stores the message in one transaction, which begins with the membership: the connection that writes has its pages in
   * memory, while the one that reads must fetch them again after each commit.
   */
  const store = (user: Identity, { chatRoomId: roomId, content, clientMessageId }: NewMessage) =>
    db.transaction().execute(async (tx) => {
      const { userId: senderId } = user;
      const other = requireFound(await findMembership(tx, roomId, senderId), NO_SUCH_ROOM);
      if (other.existing_id === null) throw partnerDeleted();
      const at = now();
      const { id, seq, members } = await insertMessage(tx, {
        roomId,
        senderId,
        content,
        clientMessageId: clientMessageId ?? null,
        now: at,
      });
      requireAccepted(other, members, seq);
      if (other.other_muted === 0 && other.other_wants_mail === 1)
        await notifications.enqueueDigest(tx, other.other_id);
      await budget.spend(tx, senderId, content);
      const mutedBy = other.other_muted === 1 ? other.other_id : null;
      return { id, seq, created_at: at, otherId: other.other_id, mutedBy };
    });

  return async (user: Identity, sent: NewMessage): Promise<ChatMessage> => {
    const { userId, name } = user;
    await enforceLimit(limiter, `chat:${userId}`, SENDING, TOO_FAST);
    try {
      const { otherId, mutedBy, ...placed } = await store(user, sent);
      const message = presentMessage({
        ...placed,
        room_id: sent.chatRoomId,
        sender_id: userId,
        sender_name: name,
        content: sent.content,
        client_message_id: sent.clientMessageId ?? null,
      });
      const userIds = [userId, otherId];
      bus.publish(CHAT_MESSAGE, { message, userIds, mutedBy } satisfies ChatMessageSent);
      return message;
    } catch (error) {
      // The partner was deleted while the mail was queued.
      if (isForeignKeyViolation(error)) throw partnerDeleted(error);
      // The message was stored before, by this tab or at the same time by another one.
      const stored = mayBeStored(error) ? await findStoredMessage(userId, sent) : null;
      if (stored === null) throw error;
      return presentMessage(stored);
    }
  };
}

type Membership = NonNullable<Awaited<ReturnType<typeof findMembership>>>;
type MemberRows = Awaited<ReturnType<typeof insertMessage>>['members'];

/**
 * Throws if the other person, or a company, does not accept the message; this rolls it back. The rows are those of the
 * members while the room is locked: the other person may have answered, or blocked the sender, a moment ago.
 */
function requireAccepted({ pair }: Membership, members: MemberRows, seq: number): void {
  const { own, other, partnerId } = pair;
  const sender = members.find(({ user_id }) => user_id !== partnerId);
  const receiver = members.find(({ user_id }) => user_id === partnerId);
  const refusal = refusalOfMessage(
    { ...own, hasBlocked: sender?.blocked === 1 },
    { ...other, hasBlocked: receiver?.blocked === 1, hasWritten: receiver?.has_written === 1 },
    seq - 1,
  );
  if (refusal !== null) throw new AppError(refusal.code, refusal.refusal);
}

const mayBeStored = (error: unknown): boolean =>
  isUniqueViolation(error) || (error instanceof AppError && error.code === 'CONFLICT');

function partnerDeleted(cause?: unknown): AppError {
  return new AppError('CONFLICT', because('partnerDeleted'), { cause });
}
