import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';

/** Finds the session of a call. It runs with every call, and its rows seldom change. Expired sessions are found too. */
export function prepareFindSession(db: Db) {
  const find = prepared(
    db,
    (param: Param<{ tokenHash: string }>) =>
      db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select([
          'sessions.id',
          'sessions.user_id',
          'sessions.expires_at',
          'users.role',
          'users.company_id',
          'users.name',
          'users.current_run_id',
        ])
        .where('sessions.token_hash', '=', param('tokenHash')),
    { cache: true },
  );
  return async (tokenHash: string) => (await find({ tokenHash }))[0];
}

/** The sessions among `ids` that have not ended or expired at `now`, with their users. */
export function findValidSessions(db: Db, ids: readonly number[], now: number) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'users.role', 'users.company_id'])
    .where('sessions.id', 'in', ids)
    .where('sessions.expires_at', '>', now)
    .execute();
}

interface NewSession {
  readonly tokenHash: string;
  readonly userId: number;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export function insertSession(db: Db, session: NewSession) {
  return db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute();
}

export function deleteSession(db: Db, id: number) {
  return db.deleteFrom('sessions').where('id', '=', id).execute();
}

export function deleteSessionsOf(db: Db, userId: number) {
  return db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export function deleteExpiredSessions(db: Db, now: number) {
  return db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
