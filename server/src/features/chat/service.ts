import type { CallArguments } from '@portal/contract/call';
import type * as calls from '@portal/contract/chat';
import type { ChatMessage, ChatRoom } from '@portal/contract/chat';
import { CHAT_PAGE_SIZE } from '@portal/contract/limits';
import { lastChangeOf, type ReadsTables } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AnswerAsOf } from '#server/platform/http/answer-as-of.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { enforceLimit } from '#server/platform/http/enforce-limit.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { DistinctLimiter } from '#server/platform/limits/distinct-limiter.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Notifications } from '../notifications/service.ts';
import { createDailyBudget } from './daily-budget.ts';
import { createDirectory } from './directory.ts';
import { CHAT_MUTED, type ChatMuted } from './events.ts';
import * as messages from './message-queries.ts';
import { createChatMetrics } from './metrics.ts';
import * as people from './people-queries.ts';
import { presentChatUser, presentMessage, presentRoom } from './present.ts';
import { createMarkRead } from './reading.ts';
import * as rooms from './room-queries.ts';
import { searchBefore } from './search.ts';
import { createSendMessage } from './send.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly limiter: RateLimiter;
  readonly distinctLimiter: DistinctLimiter;
  readonly notifications: Pick<Notifications, 'enqueueDigest' | 'endAbsence'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The most that one user can send in a day, in MB. */
  readonly chatDailyMb: number;
}

type Query<C> = CallArguments<C>['query'];

/** Far more than a user starts by hand; each room is a permanent row. */
const NEW_ROOMS = { limit: 120, windowMs: 60 * 60_000 };
const TOO_MANY_ROOMS = 'You are starting too many conversations. Please try again later.';

export type Chat = ReturnType<typeof createChat>;

export function createChat(deps: Dependencies) {
  const { db, bus, limiter, now } = deps;
  const metrics = createChatMetrics();
  const directory = createDirectory({ ...deps, counters: metrics.counters });
  const budget = createDailyBudget(deps);
  const listRooms = rooms.prepareListRooms(db);
  const findPerson = people.prepareFindPerson(db);
  const findMembership = messages.prepareFindMembership(db);
  const sumUnread = rooms.prepareSumUnread(db);
  const listMessagesAfter = messages.prepareListMessagesAfter(db);
  const listMessagesBefore = messages.prepareListMessagesBefore(db);
  const markRead = createMarkRead(deps);

  const requireMembership = async (roomId: number, userId: number) =>
    requireFound(await findMembership(roomId, userId), messages.NO_SUCH_ROOM);

  /** The queries are those that decide on the answer. */
  const asOf = <Answer>(queries: readonly ReadsTables[], read: () => Promise<Answer>) =>
    new AnswerAsOf(lastChangeOf(db, queries), read);

  const selfOf = async (userId: number) => presentChatUser(await findPerson(userId));

  async function page(
    roomId: number,
    { before, after, limit = CHAT_PAGE_SIZE }: Query<typeof calls.listMessages>,
  ): Promise<ChatMessage[]> {
    if (after !== undefined) {
      const rows = await listMessagesAfter({ roomId, after, limit });
      return rows.filter(({ seq }) => before === undefined || seq < before).map(presentMessage);
    }
    const newestFirst = await listMessagesBefore({ roomId, before: before ?? LAST, limit });
    return newestFirst.map(presentMessage).reverse();
  }

  return {
    sendMessage: createSendMessage({ ...deps, budget }),

    /** Called by the process at intervals. */
    removeOldBudgets: budget.removeOld,

    /** The user's rooms, the latest first; without messages only those that the user has opened. */
    listRooms: ({ userId }: Identity): AnswerAsOf<ChatRoom[]> =>
      asOf([listRooms, findPerson], async () => {
        const [self, rows] = await Promise.all([selfOf(userId), listRooms({ userId })]);
        return rows.map((row) => presentRoom(row, self));
      }),

    /** A page of people by name, and the cursor of the next or null. */
    listPeople: directory.listPeople,

    /**
     * The room with that person, made if needed. It shows the person to the user, like the list of people.
     * Throws INVALID_INPUT for the user's own id, NOT_FOUND, TOO_MANY_REQUESTS for one person or new room too many.
     */
    async openDirectRoom(user: Identity, otherId: number): Promise<ChatRoom> {
      const { userId } = user;
      if (otherId === userId)
        throw new AppError('INVALID_INPUT', 'You cannot start a chat with yourself.');
      requireFound((await rooms.isUser(db, otherId)) || null, 'This person does not exist.');
      await directory.countShown(user, [otherId]);
      if (!(await rooms.hasRoom(db, userId, otherId)))
        await enforceLimit(limiter, `chat-rooms:${userId}`, NEW_ROOMS, TOO_MANY_ROOMS);
      const roomId = await db.transaction().execute(async (tx) => {
        const id = await rooms.ensureRoom(tx, userId, otherId, now());
        await rooms.showRoom(tx, id, userId, now());
        return id;
      });
      const row = requireFound(await rooms.findRoom(db, userId, roomId), messages.NO_SUCH_ROOM);
      return presentRoom(row, await selfOf(userId));
    },

    /** Oldest to newest; reading them marks them read unless that is declined. Throws NOT_FOUND. */
    listMessages: (
      { userId }: Identity,
      roomId: number,
      query: Query<typeof calls.listMessages>,
    ): AnswerAsOf<ChatMessage[]> =>
      asOf([findMembership, listMessagesBefore, listMessagesAfter], async () => {
        const membership = await requireMembership(roomId, userId);
        const shown = await page(roomId, query);
        const seq = shown.at(-1)?.seq ?? 0;
        if (query.markRead !== 'false' && seq > membership.last_read_seq)
          await markRead({ userId, roomId, otherId: membership.other_id, seq });
        return shown;
      }),

    /** Searches one part of the conversation, so that no conversation is too long. Throws NOT_FOUND. */
    async searchMessages(
      { userId }: Identity,
      roomId: number,
      { text, before }: Query<typeof calls.searchMessages>,
    ): Promise<{ matches: ChatMessage[]; searchedTo: number }> {
      await requireMembership(roomId, userId);
      return searchBefore(listMessagesBefore, { roomId, text, before: before ?? LAST });
    },

    /** Marks the messages up to `seq` as read. Throws NOT_FOUND. */
    async markRead({ userId }: Identity, roomId: number, seq: number): Promise<void> {
      const membership = await requireMembership(roomId, userId);
      if (seq > membership.last_read_seq)
        await markRead({ userId, roomId, otherId: membership.other_id, seq });
    },

    async mute({ userId }: Identity, roomId: number, muted: boolean): Promise<void> {
      await requireMembership(roomId, userId);
      await rooms.setMuted(db, roomId, userId, muted);
      bus.publish(CHAT_MUTED, { userId } satisfies ChatMuted);
    },

    registerMetrics: metrics.register,

    unreadCount: sumUnread,

    countUnread: ({ userId }: Identity): AnswerAsOf<{ unreadCount: number }> =>
      asOf([sumUnread], async () => ({ unreadCount: await sumUnread(userId) })),

    /** For the live channel: the other person in a room, or null if the user is not a member. */
    partnerIn: async (userId: number, roomId: number): Promise<number | null> =>
      (await findMembership(roomId, userId))?.other_id ?? null,

    /** For the live channel: the chat partners of each of these users. */
    partnersOf: (userIds: readonly number[]) => rooms.findPartners(db, userIds),
  };
}

/** Above every number that a room can reach. */
const LAST = Number.MAX_SAFE_INTEGER;
