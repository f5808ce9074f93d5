/** The sessions of the caller, who can end them. */

import type { OwnSession } from '@portal/contract/own-account';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { readDevice } from '#server/platform/http/device.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import * as sessionQueries from './session-queries.ts';
import type { Sessions } from './sessions.ts';

/** Other sessions in the list. */
const LISTED_MAX = 100;

interface Dependencies {
  readonly db: Db;
  readonly security: SecurityLog;
  readonly now: () => number;
  readonly sessions: Pick<Sessions, 'announceEndOf' | 'announceEndOfOthers' | 'uses'>;
}

export function createOwnSessions({ db, security, now, sessions }: Dependencies) {
  return {
    /** The session of the caller, then the others by their last use, the latest first. */
    async list({ userId, sessionId }: Identity): Promise<OwnSession[]> {
      const listed = { userId, sessionId, now: now(), limit: LISTED_MAX };
      const rows = await sessionQueries.listSessionsOf(db, listed);
      return rows
        .map(({ id, device, created_at: startedAt, last_used_at }) => ({
          id,
          device: readDevice(device),
          startedAt,
          lastUsedAt: sessions.uses.lastUse(id, last_used_at ?? startedAt),
          isCurrent: id === sessionId,
        }))
        .toSorted(byUse)
        .map((session) => ({
          ...session,
          startedAt: new Date(session.startedAt).toISOString(),
          lastUsedAt: new Date(session.lastUsedAt).toISOString(),
        }));
    },

    /** Throws NOT_FOUND for a session that is not the caller's, or has ended. */
    async end({ userId }: Identity, sessionId: number): Promise<void> {
      if (!(await sessionQueries.deleteSessionOf(db, { userId, sessionId })))
        throw new AppError('NOT_FOUND', because('sessionNotFound'));
      security.record('session.ended', { userId });
      sessions.announceEndOf(userId, sessionId);
    },

    /** Returns their number. */
    async endOthers({ userId, sessionId }: Identity): Promise<number> {
      const ended = await sessionQueries.deleteOtherSessions(db, { userId, sessionId });
      if (ended > 0) security.record('session.ended', { userId });
      sessions.announceEndOfOthers(userId, sessionId);
      return ended;
    },
  };
}

interface Listed {
  readonly isCurrent: boolean;
  readonly lastUsedAt: number;
}

const byUse = (one: Listed, other: Listed) =>
  Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt - one.lastUsedAt;
