/** How many different people trainees may look up, alone and together with others of their address. */

import { CHAT_PEOPLE_OF_ADDRESS_PER_HOUR, CHAT_PEOPLE_PER_HOUR } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { DistinctLimiter } from '#server/platform/limits/distinct-limiter.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import type { ChatCounters } from './metrics.ts';
import { requirePerson } from './people-queries.ts';
import { hasPeopleLimit } from './policy.ts';
import { findWithoutVisibleRoom } from './room-queries.ts';

export interface PeopleLimitsDependencies {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly distinctLimiter: DistinctLimiter;
  readonly security: SecurityLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly counters: ChatCounters;
}

/** A user who looks people up, and the address from which. */
export interface Reader {
  readonly user: Identity;
  readonly address: string;
}

/** A bound of the different people who are looked up in an hour. */
interface Bound {
  /** The name for the log, and the kind of the keys. */
  readonly name: 'chat-people' | 'chat-people-new' | 'chat-people-address';
  readonly of: string | number;
  readonly limit: number;
}

const HOUR_MS = 60 * 60_000;
/** An account that is younger counts with the others of its address, because a stranger can make more of them. */
const NEW_ACCOUNT_MS = 24 * HOUR_MS;
/** The used part of a bound from which on it is logged: a reader who stops before the end is seen too. */
const NEAR = 0.8;
/**
 * Refused searches that are made within each bound. A refusal reveals that there is a match, so that emails could be
 * guessed character by character; after these, no search is made at all.
 */
const REFUSED_SEARCHES = { limit: 20, windowMs: HOUR_MS };

export function createPeopleLimits(deps: PeopleLimitsDependencies) {
  const { db, limiter, distinctLimiter, security, now, counters } = deps;
  const refusedKey = ({ name, of }: Bound) => `${name}-refused:${of}`;

  function refused(bound: Bound, retryAfterSeconds: number): AppError {
    counters.directoryLimited();
    return tooManyPeople(bound, retryAfterSeconds);
  }

  async function isNew({ userId }: Identity): Promise<boolean> {
    const { created_at: createdAt } = await requirePerson(db, userId);
    return now() - createdAt < NEW_ACCOUNT_MS;
  }

  /**
   * The bounds of a reader, none for an admin. The own one is first: a trainee who goes on over it uses up nothing of
   * the others at the address.
   */
  async function boundsOf({ user, address }: Reader): Promise<readonly Bound[]> {
    if (!hasPeopleLimit(user)) return [];
    const limit = CHAT_PEOPLE_PER_HOUR;
    const ofNew: Bound[] = (await isNew(user))
      ? [{ name: 'chat-people-new', of: address, limit }]
      : [];
    return [
      { name: 'chat-people', of: user.userId, limit },
      ...ofNew,
      { name: 'chat-people-address', of: address, limit: CHAT_PEOPLE_OF_ADDRESS_PER_HOUR },
    ];
  }

  /** Counts these people within one bound. Returns the seconds to wait if they are too many, else 0. */
  async function count({ name, of, limit }: Bound, user: Identity, ids: readonly number[]) {
    const rule = { limit, windowMs: HOUR_MS };
    const verdict = await distinctLimiter.admit(`${name}:${of}`, ids, rule);
    if (verdict.allowed && verdict.used >= NEAR * limit)
      security.record('limit.near', { userId: user.userId, limit: name });
    return verdict.retryAfterSeconds;
  }

  return {
    boundsOf,

    /** Throws TOO_MANY_REQUESTS after too many refused searches. */
    async requireSearchesLeft(bounds: readonly Bound[]): Promise<void> {
      for (const bound of bounds) {
        const verdict = await limiter.peek(refusedKey(bound), REFUSED_SEARCHES);
        if (!verdict.allowed) throw refused(bound, verdict.retryAfterSeconds);
      }
    },

    /**
     * Counts people whose name and email are about to be shown to a user. Those with whom the user has a conversation
     * do not count. Throws TOO_MANY_REQUESTS if a bound is exceeded.
     */
    async countShown(user: Identity, bounds: readonly Bound[], personIds: readonly number[]) {
      if (bounds.length === 0) return;
      const strangers = await findWithoutVisibleRoom(db, user.userId, personIds);
      for (const bound of bounds) {
        const waitSeconds = await count(bound, user, strangers);
        if (waitSeconds === 0) continue;
        await limiter.hit(refusedKey(bound), REFUSED_SEARCHES);
        throw refused(bound, waitSeconds);
      }
    },
  };
}

function tooManyPeople({ name }: Bound, retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60);
  const refusal =
    name === 'chat-people'
      ? because('peopleLookedUpByYou', { minutes })
      : because('peopleLookedUpFromNetwork', { minutes });
  return new AppError('TOO_MANY_REQUESTS', refusal, { retryAfter, logged: name });
}
