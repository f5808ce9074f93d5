import type { Language } from '@portal/contract/languages';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { findReaches, reachOf } from '../reach/service.ts';
import { rememberDevice } from './devices.ts';
import * as queries from './queries.ts';
import { createRemoveExpired } from './remove-expired.ts';
import * as sessionQueries from './session-queries.ts';
import { createSessionUses } from './session-uses.ts';
import { newToken, tokenHash } from './tokens.ts';

/** Published after sessions ended, so that every process closes their sockets. */
export const SESSION_ENDED = 'accounts.session-ended';
/** Without `sessionId`: all of the user's sessions, except one where it is named. */
export type SessionEnded = {
  readonly userId: number;
  readonly sessionId?: number;
  readonly exceptSessionId?: number;
};

/** The rights of a session, from the present role, company and reach of its user. */
export type ValidSession = Pick<Identity, 'userId' | 'role' | 'companyId' | 'reach'>;

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sessionDays: number;
}

interface CheckedLogin {
  readonly userId: number;
  /** The hash against which the password was checked. */
  readonly passwordHash: string;
  /** The token of the browser that logged in. */
  readonly deviceToken: string;
  /** The browser and its system, as they are stored; null if unknown. */
  readonly device: string | null;
  /** The preferred language of the browser; null if none is known. */
  readonly browserLanguage: Language | null;
}

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({ db, bus, now, sessionDays }: Dependencies) {
  const uses = createSessionUses({ db, now });

  return {
    /**
     * Returns the token of a new session; it is stored nowhere else. Null if the checked password was changed or the
     * user was deleted.
     */
    async start({
      userId,
      passwordHash,
      deviceToken,
      device,
      browserLanguage,
    }: CheckedLogin): Promise<string | null> {
      const token = newToken();
      const createdAt = now();
      return inTransaction(db, async (tx) => {
        if (!(await queries.lockIfPasswordIs(tx, userId, passwordHash))) return null;
        await queries.setLastLogin(tx, userId, { at: createdAt, browserLanguage });
        await sessionQueries.insertSession(tx, {
          tokenHash: tokenHash(token),
          userId,
          createdAt,
          expiresAt: createdAt + sessionDays * 86_400_000,
          device,
        });
        await rememberDevice(tx, { userId, token: deviceToken, usedAt: createdAt });
        return token;
      });
    },

    async authenticate(token: string): Promise<Identity | null> {
      const row = await sessionQueries.findSession(db, tokenHash(token));
      if (row === undefined || row.expires_at <= now()) return null;
      uses.note(row.id);
      return {
        userId: row.user_id,
        sessionId: row.id,
        role: row.role,
        companyId: row.company_id,
        runId: row.current_run_id,
        name: row.name,
        reach: await reachOf(db, row),
      };
    },

    /** Returns the valid sessions among `ids`, by id, for answers that continue after their admission. */
    async findValid(ids: readonly number[]): Promise<Map<number, ValidSession>> {
      const rows = await sessionQueries.findValidSessions(db, ids, now());
      const reaches = await findReaches(db, rows);
      return new Map(
        rows.map(({ id, user_id, role, company_id }) => [
          id,
          { userId: user_id, role, companyId: company_id, reach: reaches.get(user_id) ?? [] },
        ]),
      );
    },

    async end({ userId, sessionId }: Identity): Promise<void> {
      await sessionQueries.deleteSession(db, sessionId);
      bus.publish(SESSION_ENDED, { userId, sessionId } satisfies SessionEnded);
    },

    uses,

    /** Removes expired sessions, until aborted. */
    removeExpired: createRemoveExpired({ db, now }, sessionQueries.deleteSomeExpiredSessions),

    /** Call after the transaction that deleted a user's sessions has committed. */
    announceEnd(userId: number): void {
      bus.publish(SESSION_ENDED, { userId } satisfies SessionEnded);
    },

    /** Call after the commit that deleted this session. */
    announceEndOf(userId: number, sessionId: number): void {
      bus.publish(SESSION_ENDED, { userId, sessionId } satisfies SessionEnded);
    },

    /** Call after the commit that deleted all other sessions of the user. */
    announceEndOfOthers(userId: number, exceptSessionId: number): void {
      bus.publish(SESSION_ENDED, { userId, exceptSessionId } satisfies SessionEnded);
    },
  };
}
