import type { Db } from '#server/platform/database/schema.ts';
import { lockUser } from './queries.ts';

interface ResetLink {
  readonly tokenHash: string;
  readonly userId: number;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export async function insertResetLinks(db: Db, links: readonly ResetLink[]): Promise<void> {
  if (links.length === 0) return;
  const rows = links.map((link) => ({
    token_hash: link.tokenHash,
    user_id: link.userId,
    created_at: link.createdAt,
    expires_at: link.expiresAt,
  }));
  await db.insertInto('password_resets').values(rows).execute();
}

/** The account of a link that works; undefined for any other link. */
export function findUserOfResetLink(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.name', 'users.email', 'users.password_hash', 'companies.name as company_name'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export function deleteExpiredResetLinksOf(db: Db, userId: number, now: number) {
  return db
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
}

export function deleteResetLink(db: Db, tokenHash: string) {
  return db.deleteFrom('password_resets').where('token_hash', '=', tokenHash).execute();
}

export function deleteResetLinksOf(db: Db, userId: number) {
  return db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/**
 * Deletes every link of the user and returns whether the given one was valid. If several links are used at the same
 * time, also different ones, one use succeeds. The user is locked first, like in every other change of a password: a
 * fixed order of locks prevents deadlocks.
 */
export async function takeResetLink(tx: Db, tokenHash: string, now: number) {
  const link = await tx
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.email', 'users.name', 'users.role', 'users.password_hash'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (link === undefined) return null;
  const { id: userId, email, name, role, password_hash: passwordHash } = link;
  await lockUser(tx, userId);
  const taken = await tx
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .returning(['token_hash', 'expires_at'])
    .execute();
  const isAlive = taken.some((each) => each.token_hash === tokenHash && each.expires_at > now);
  return isAlive ? { userId, email, name, role, passwordHash } : null;
}
export type TakenLink = NonNullable<Awaited<ReturnType<typeof takeResetLink>>>;
