import type { CallArguments } from '@portal/contract/call';
import type * as calls from '@portal/contract/chat';
import type { ChatMessage, ChatRoom } from '@portal/contract/chat';
import { CHAT_PAGE_SIZE } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { enforceLimit } from '#server/platform/http/enforce-limit.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { DistinctLimiter } from '#server/platform/limits/distinct-limiter.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import type { Notifications } from '../notifications/service.ts';
import * as contact from './contact-queries.ts';
import { createDailyBudget } from './daily-budget.ts';
import { createDirectory } from './directory.ts';
import { CHAT_BLOCKED, CHAT_MUTED, type ChatBlocked, type ChatMuted } from './events.ts';
import * as messages from './message-queries.ts';
import { createChatMetrics } from './metrics.ts';
import * as people from './people-queries.ts';
import { areInContact, type ListedColleague, mayBlock, mayFind } from './policy.ts';
import { presentMessage, presentRoom } from './present.ts';
import { createMarkRead } from './reading.ts';
import * as rooms from './room-queries.ts';
import { searchBefore } from './search.ts';
import { createSendMessage } from './send.ts';
import { findSights, reachIn, type Side, type Sights } from './sight-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly limiter: RateLimiter;
  readonly distinctLimiter: DistinctLimiter;
  readonly security: SecurityLog;
  readonly notifications: Pick<Notifications, 'enqueueDigest' | 'endAbsence'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The most that one user can send in a day, in MB. */
  readonly chatDailyMb: number;
}

type Query<C> = CallArguments<C>['query'];

type Membership = NonNullable<Awaited<ReturnType<typeof contact.findMembership>>>;

/** Far more than a user starts by hand; each room is a permanent row. */
const NEW_ROOMS = { limit: 120, windowMs: 60 * 60_000 };
const TOO_MANY_ROOMS = because('tooManyConversations');

export type Chat = ReturnType<typeof createChat>;

export function createChat(deps: Dependencies) {
  const { db, bus, limiter, now } = deps;
  const metrics = createChatMetrics();
  const directory = createDirectory({ ...deps, counters: metrics.counters });
  const budget = createDailyBudget(deps);
  const markRead = createMarkRead(deps);

  const requireMembership = async (roomId: number, userId: number) =>
    requireFound(await contact.findMembership(db, roomId, userId), messages.NO_SUCH_ROOM);

  async function readUpTo(membership: Membership, roomId: number, seq: number): Promise<void> {
    if (seq <= membership.last_read_seq) return;
    const { userId, partnerId, own, other } = membership.pair;
    const isShown = areInContact(own, other);
    await markRead({ userId, roomId, otherId: partnerId, seq, isShown });
  }

  /** Throws NOT_FOUND for a person whom the user neither finds in the list of people nor has in the list of rooms. */
  async function requireReachable(userId: number, otherId: number): Promise<void> {
    const other = requireFound(await people.findPerson(db, otherId), NO_SUCH_PERSON);
    const user = await people.requirePerson(db, userId);
    const sights = await findSights(db, [[people.sideOf(user), people.sideOf(other)]]);
    if (mayFind(colleagueOf(user, sights), colleagueOf(other, sights))) return;
    const [stranger] = await rooms.findWithoutVisibleRoom(db, userId, [otherId]);
    if (stranger !== undefined) throw new AppError('NOT_FOUND', NO_SUCH_PERSON);
  }

  async function page(
    roomId: number,
    { before, after, limit = CHAT_PAGE_SIZE }: Query<typeof calls.listMessages>,
  ): Promise<ChatMessage[]> {
    if (after !== undefined) {
      const rows = await messages.listMessagesAfter(db, { roomId, after, limit });
      return rows.filter(({ seq }) => before === undefined || seq < before).map(presentMessage);
    }
    const newestFirst = await messages.listMessagesBefore(db, {
      roomId,
      before: before ?? LAST,
      limit,
    });
    return newestFirst.map(presentMessage).reverse();
  }

  return {
    sendMessage: createSendMessage({ ...deps, budget }),

    /** Called by the process at intervals. */
    removeOldBudgets: budget.removeOld,

    /** The user's rooms, the latest first; without messages only those that the user has opened. */
    async listRooms({ userId }: Identity): Promise<ChatRoom[]> {
      const [self, rows] = await Promise.all([
        people.requirePerson(db, userId),
        rooms.listRooms(db, { userId }),
      ]);
      const sights = await findSights(db, sidesIn(rows, self));
      return rows.map((row) => presentRoom(row, self, sights));
    },

    /** A page of people by name, and the cursor of the next or null. */
    listPeople: directory.listPeople,

    /**
     * The room with that person, made if needed. It shows the person to the user, like the list of people.
     * Throws INVALID_INPUT for the user's own id, NOT_FOUND, TOO_MANY_REQUESTS for one person or new room too many.
     */
    async openDirectRoom(user: Identity, otherId: number, address: string): Promise<ChatRoom> {
      const { userId } = user;
      if (otherId === userId) throw new AppError('INVALID_INPUT', because('chatWithYourself'));
      await requireReachable(userId, otherId);
      await directory.countShown({ user, address }, otherId);
      if (!(await rooms.hasRoom(db, userId, otherId)))
        await enforceLimit(limiter, `chat-rooms:${userId}`, NEW_ROOMS, TOO_MANY_ROOMS);
      const roomId = await db.transaction().execute(async (tx) => {
        const id = await rooms.ensureRoom(tx, userId, otherId, now());
        await rooms.showRoom(tx, id, userId, now());
        return id;
      });
      const row = requireFound(await rooms.findRoom(db, userId, roomId), messages.NO_SUCH_ROOM);
      const self = await people.requirePerson(db, userId);
      return presentRoom(row, self, await findSights(db, sidesIn([row], self)));
    },

    /** Oldest to newest; reading them marks them read unless that is declined. Throws NOT_FOUND. */
    async listMessages(
      { userId }: Identity,
      roomId: number,
      query: Query<typeof calls.listMessages>,
    ): Promise<ChatMessage[]> {
      const membership = await requireMembership(roomId, userId);
      const shown = await page(roomId, query);
      const seq = shown.at(-1)?.seq ?? 0;
      if (query.markRead !== 'false') await readUpTo(membership, roomId, seq);
      return shown;
    },

    /** Searches one part of the conversation, so that no conversation is too long. Throws NOT_FOUND. */
    async searchMessages(
      { userId }: Identity,
      roomId: number,
      { text, before }: Query<typeof calls.searchMessages>,
    ): Promise<{ matches: ChatMessage[]; searchedTo: number }> {
      await requireMembership(roomId, userId);
      return searchBefore(db, { roomId, text, before: before ?? LAST });
    },

    /** Marks the messages up to `seq` as read. Throws NOT_FOUND. */
    async markRead({ userId }: Identity, roomId: number, seq: number): Promise<void> {
      await readUpTo(await requireMembership(roomId, userId), roomId, seq);
    },

    async mute({ userId }: Identity, roomId: number, muted: boolean): Promise<void> {
      await requireMembership(roomId, userId);
      await rooms.setMuted(db, roomId, userId, muted);
      bus.publish(CHAT_MUTED, { userId } satisfies ChatMuted);
    },

    /** Blocks or unblocks the other person of the room. Throws NOT_FOUND, and FORBIDDEN for an admin who sees the user. */
    async block({ userId }: Identity, roomId: number, blocked: boolean): Promise<void> {
      const { partnerId, own, other } = (await requireMembership(roomId, userId)).pair;
      if (blocked && !mayBlock(own, other))
        throw new AppError('FORBIDDEN', because('adminsCannotBeBlocked'));
      await contact.setBlocked(db, { roomId, userId }, blocked);
      bus.publish(CHAT_BLOCKED, { userId, partnerId } satisfies ChatBlocked);
    },

    registerMetrics: metrics.register,

    unreadCount: (userId: number) => rooms.sumUnread(db, userId),

    countUnread: async ({ userId }: Identity) => ({
      unreadCount: await rooms.sumUnread(db, userId),
    }),

    /** The unread messages about which a user who is away gets a mail. */
    unreadForMail: (userId: number) => rooms.sumUnreadOfPresent(db, userId),

    /** For the live channel: the user and the other person in a room, or null if the user is not a member. */
    async pairIn(userId: number, roomId: number): Promise<contact.Pair | null> {
      return (await contact.findMembership(db, roomId, userId))?.pair ?? null;
    },

    /** For the live channel: these users with each of their chat partners. */
    findPairs: (userIds: readonly number[]) => contact.findPairs(db, userIds),
  };
}

const NO_SUCH_PERSON = because('personNotFound');

const sidesIn = (rows: readonly rooms.RoomRow[], self: people.PersonRow) =>
  rows.map((row): [Side, Side] => [people.sideOf(self), rooms.otherOf(row)]);

const colleagueOf = (row: people.PersonRow, sights: Sights): ListedColleague => ({
  role: row.role,
  companyId: row.company_id,
  crossCompanyChat: row.role === 'ADMIN' || row.cross_company_chat !== 0,
  reach: reachIn(sights, people.sideOf(row)),
  groupIds: sights.groups.get(row.user_id) ?? [],
  isListed: row.listed !== 0,
});

/** Above every number that a room can reach. */
const LAST = Number.MAX_SAFE_INTEGER;
