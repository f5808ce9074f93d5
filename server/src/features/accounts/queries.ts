import { type Param, prepared } from '../../platform/database/prepared.ts';
import { sameKey } from '../../platform/database/same-key.ts';
import type { Db } from '../../platform/database/schema.ts';

const userColumns = [
  'users.id',
  'users.name',
  'users.email',
  'users.role',
  'users.company_id',
  'companies.name as company_name',
] as const;

const users = (db: Db) =>
  db.selectFrom('users').leftJoin('companies', 'companies.id', 'users.company_id');

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export function findUser(db: Db, id: number) {
  return users(db).select(userColumns).where('users.id', '=', id).executeTakeFirst();
}

export function findUserByEmail(db: Db, email: string) {
  return users(db)
    .select([...userColumns, 'users.password_hash'])
    .where('users.email_key', '=', sameKey(email))
    .executeTakeFirst();
}

export function listUsers(db: Db) {
  return users(db).select(userColumns).orderBy('users.name_key').orderBy('users.id').execute();
}

export function hasAdmin(db: Db) {
  return db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .limit(1)
    .executeTakeFirst()
    .then((row) => row !== undefined);
}

export function findCompanyByName(db: Db, name: string) {
  return db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('name_key', '=', sameKey(name))
    .executeTakeFirst();
}

export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly role: 'TRAINEE' | 'ADMIN';
  readonly companyId: number | null;
  readonly passwordHash: string;
  readonly createdAt: number;
}

/** The new user's id; throws the engine's unique violation where the email is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      name: user.name,
      name_key: sameKey(user.name),
      email: user.email,
      email_key: sameKey(user.email),
      role: user.role,
      company_id: user.companyId,
      password_hash: user.passwordHash,
      created_at: user.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface UserChanges {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly companyId?: number | undefined;
  readonly passwordHash?: string | undefined;
}

/** Sets what is given; throws the engine's unique violation where the email is taken. */
export async function updateUser(db: Db, id: number, changes: UserChanges): Promise<void> {
  const columns = {
    ...(changes.name === undefined ? {} : { name: changes.name, name_key: sameKey(changes.name) }),
    ...(changes.email === undefined
      ? {}
      : { email: changes.email, email_key: sameKey(changes.email) }),
    ...(changes.companyId === undefined ? {} : { company_id: changes.companyId }),
    ...(changes.passwordHash === undefined ? {} : { password_hash: changes.passwordHash }),
  };
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('users').set(columns).where('id', '=', id).execute();
}

/**
 * Keeps the user and their password as they are until the transaction ends, by an update that changes
 * nothing. False where the password is another by now, or the user is gone.
 */
export async function holdPassword(tx: Db, id: number, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface NewSession {
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

/** Remembers that the account signed in from here. */
export function rememberAddress(db: Db, userId: number, address: string, now: number) {
  return db
    .insertInto('known_addresses')
    .values({ user_id: userId, address, last_login_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'address']).doUpdateSet({ last_login_at: now }),
    )
    .execute();
}

export function isKnownAddress(db: Db, userId: number, address: string, since: number) {
  return db
    .selectFrom('known_addresses')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .where('last_login_at', '>=', since)
    .executeTakeFirst()
    .then((row) => row !== undefined);
}

export function insertResetLink(
  db: Db,
  link: { tokenHash: string; userId: number; createdAt: number; expiresAt: number },
) {
  return db
    .insertInto('password_resets')
    .values({
      token_hash: link.tokenHash,
      user_id: link.userId,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute();
}

export function isResetLinkAlive(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom('password_resets')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
    .then((row) => row !== undefined);
}

export function deleteExpiredResetLinksOf(db: Db, userId: number, now: number) {
  return db
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
}

export function deleteResetLinksOf(db: Db, userId: number) {
  return db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Takes every link of the user out, and says whether this one was alive: of two takers one wins. */
export async function takeResetLink(db: Db, tokenHash: string, now: number) {
  const link = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst();
  if (link === undefined || link.expires_at <= now) return null;
  await deleteResetLinksOf(db, link.user_id);
  return { userId: link.user_id };
}

/** Every signed-in call begins with this one: compiled once. */
export function prepareFindSession(db: Db) {
  const find = prepared(db, (param: Param<{ tokenHash: string; now: number }>) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id', 'sessions.user_id', 'users.role', 'users.company_id', 'users.name'])
      .where('sessions.token_hash', '=', param('tokenHash'))
      .where('sessions.expires_at', '>', param('now')),
  );
  return async (values: { tokenHash: string; now: number }) => (await find(values))[0];
}
