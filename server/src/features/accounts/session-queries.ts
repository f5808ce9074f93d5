import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';

/** Finds the session of a call. It runs with every call. Expired sessions are found too. */
export async function findSession(db: Db, tokenHash: string) {
  return (await findSessions(db, { tokenHash }))[0];
}

const findSessions = prepared((db, param: Param<{ tokenHash: string }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.expires_at',
      'users.role',
      'users.reach',
      'users.company_id',
      'users.name',
      'users.current_run_id',
    ])
    .where('sessions.token_hash', '=', param('tokenHash')),
);

/** The sessions among `ids` that have not ended or expired at `now`, with their users. */
export function findValidSessions(db: Db, ids: readonly number[], now: number) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'users.role', 'users.reach', 'users.company_id'])
    .where('sessions.id', 'in', ids)
    .where('sessions.expires_at', '>', now)
    .execute();
}

interface NewSession {
  readonly tokenHash: string;
  readonly userId: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** The browser and its system, as they are stored; null if unknown. */
  readonly device: string | null;
}

export function insertSession(db: Db, session: NewSession) {
  return db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      device: session.device,
    })
    .execute();
}

export function deleteSession(db: Db, id: number) {
  return db.deleteFrom('sessions').where('id', '=', id).execute();
}

interface SessionOf {
  readonly userId: number;
  readonly sessionId: number;
}

/** Returns whether the user had the session. */
export async function deleteSessionOf(db: Db, { userId, sessionId }: SessionOf): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the user's other sessions. Returns their number. */
export async function deleteOtherSessions(db: Db, { userId, sessionId }: SessionOf) {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', sessionId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export function hasSession(db: Db, { userId, sessionId }: SessionOf): Promise<boolean> {
  return db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
    .then((row) => row !== undefined);
}

interface OwnSessions extends SessionOf {
  readonly now: number;
  /** The most sessions besides the named one. */
  readonly limit: number;
}

/** The named session of the user and the newest others that have not expired. */
export function listSessionsOf(db: Db, { userId, sessionId, now, limit }: OwnSessions) {
  const newest = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(limit);
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('id', '=', sessionId), eb('id', 'in', newest)]))
    .orderBy('id', 'desc')
    .execute();
}

/** Stores the time of a use, unless a later one is stored. */
export const storeUse = prepared((db, param: Param<{ id: number; usedAt: number }>) =>
  db
    .updateTable('sessions')
    .set({ last_used_at: param('usedAt') })
    .where('id', '=', param('id'))
    .where(({ or, eb }) =>
      or([eb('last_used_at', 'is', null), eb('last_used_at', '<', param('usedAt'))]),
    ),
);

/** Returns how many. */
export async function deleteSessionsOf(db: Db, userId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes up to `limit` sessions of any users. Returns how many. */
export async function deleteSomeSessions(db: Db, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', 'in', (eb) => eb.selectFrom('sessions').select('id').orderBy('id').limit(limit))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes up to `limit` sessions that have expired. Returns how many. */
export async function deleteSomeExpiredSessions(
  db: Db,
  now: number,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
