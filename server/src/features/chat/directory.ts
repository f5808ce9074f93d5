import type { CallArguments } from '@portal/contract/call';
import { type ChatUser, isPeopleSearch, type listChatUsers } from '@portal/contract/chat';
import {
  CHAT_PEOPLE_BROWSED,
  CHAT_PEOPLE_PAGE_SIZE,
  CHAT_PEOPLE_PER_HOUR,
  CHAT_PEOPLE_SEARCH_MIN,
} from '@portal/contract/limits';
import { searchKey } from '@portal/contract/text-keys';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { cursorOf, readCursor } from '#server/platform/http/name-cursor.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { DistinctLimiter } from '#server/platform/limits/distinct-limiter.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import { findClosedCompanies } from './contact-queries.ts';
import type { ChatCounters } from './metrics.ts';
import * as people from './people-queries.ts';
import { hasPeopleLimit } from './policy.ts';
import { presentChatUser } from './present.ts';
import { findWithoutVisibleRoom } from './room-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly distinctLimiter: DistinctLimiter;
  readonly counters: ChatCounters;
}

interface PeoplePage {
  readonly people: ChatUser[];
  /** The cursor of the next page; null if there is none, and without a search. */
  readonly nextCursor: string | null;
}

const HOUR_MS = 60 * 60_000;
const PER_HOUR = { limit: CHAT_PEOPLE_PER_HOUR, windowMs: HOUR_MS };
/**
 * Refused searches that a trainee over the limit may make. A refusal reveals that there is a match, so that emails
 * could be guessed character by character; after these, no search is made at all.
 */
const REFUSED_SEARCHES = { limit: 20, windowMs: HOUR_MS };

/** The people to whom a user can write, and how many of them a trainee may look up. */
export function createDirectory({ db, limiter, distinctLimiter, counters }: Dependencies) {
  /**
   * Counts people whose name and email are about to be shown to a user. Those with whom the user has a
   * conversation do not count. Throws TOO_MANY_REQUESTS if a trainee would see too many in an hour.
   */
  async function countShown(user: Identity, personIds: readonly number[]): Promise<void> {
    if (!hasPeopleLimit(user)) return;
    const { userId } = user;
    const strangers = await findWithoutVisibleRoom(db, userId, personIds);
    const verdict = await distinctLimiter.admit(`chat-people:${userId}`, strangers, PER_HOUR);
    if (!verdict.allowed) throw refused(verdict.retryAfterSeconds);
  }

  function refused(retryAfterSeconds: number): AppError {
    counters.directoryLimited();
    return tooManyPeople(retryAfterSeconds);
  }

  /** The companies whose trainees the user finds. */
  async function amongFor({ role, companyId }: Identity): Promise<people.Among> {
    if (role === 'ADMIN' || companyId === null) return 'all';
    const closed = await findClosedCompanies(db);
    if (closed.has(companyId)) return { companyId };
    return closed.size === 0 ? 'all' : 'open';
  }

  const refusedKey = ({ userId }: Identity) => `chat-people-refused:${userId}`;

  async function requireSearchesLeft(user: Identity): Promise<void> {
    if (!hasPeopleLimit(user)) return;
    const { allowed, retryAfterSeconds } = await limiter.peek(refusedKey(user), REFUSED_SEARCHES);
    if (!allowed) throw refused(retryAfterSeconds);
  }

  async function countListed(user: Identity, personIds: readonly number[]): Promise<void> {
    try {
      await countShown(user, personIds);
    } catch (error) {
      await limiter.hit(refusedKey(user), REFUSED_SEARCHES);
      throw error;
    }
  }

  return {
    countShown,

    /**
     * The first people by name; with a search of enough characters a page of those that match. Throws
     * INVALID_INPUT for a cursor without such a search, TOO_MANY_REQUESTS.
     */
    async listPeople(
      user: Identity,
      { search = '', cursor = '' }: CallArguments<typeof listChatUsers>['query'],
    ): Promise<PeoplePage> {
      const isSearch = isPeopleSearch(search);
      const after = readCursor(cursor);
      if (after !== null && !isSearch) throw cursorWithoutSearch();
      await requireSearchesLeft(user);
      const size = isSearch ? CHAT_PEOPLE_PAGE_SIZE : CHAT_PEOPLE_BROWSED;
      const wanted = { search: isSearch ? searchKey(search) : '', after };
      const among = await amongFor(user);
      const filter = { ...wanted, among, exceptId: user.userId, limit: size + 1 };
      const matches = await people.findMatches(db, filter);
      const rows = matches?.length === 0 ? [] : await people.listPeople(db, filter, matches);
      const shown = rows.slice(0, size);
      await countListed(
        user,
        shown.map(({ user_id: id }) => id),
      );
      const last = isSearch && rows.length > size ? shown.at(-1) : undefined;
      return {
        people: shown.map(presentChatUser),
        nextCursor: last === undefined ? null : cursorOf(last.sort_key, last.user_id),
      };
    },
  };
}

function cursorWithoutSearch(): AppError {
  const message = `Please search for at least ${CHAT_PEOPLE_SEARCH_MIN} characters to find more people.`;
  return new AppError('INVALID_INPUT', message);
}

function tooManyPeople(retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const message = `You have looked up many people. Please try again in ${wait}, or ask an administrator.`;
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfter, reason: 'chat-people' });
}
