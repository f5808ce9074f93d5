import type { Language } from '@portal/contract/languages';
import type { Within } from '@portal/contract/reach-rules';
import { normalizedKey } from '@portal/contract/text-rules';
import type { Insertable } from 'kysely';
import { asValue } from '#server/platform/database/as-value.ts';
import { engineOf } from '#server/platform/database/engine.ts';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { isPersonWithin } from '../reach/service.ts';
import { freeEmails } from './hiding-queries.ts';
import { nameColumns } from './name-columns.ts';
import { ownColumns, userColumns } from './person.ts';
import { deleteRefusals } from './refused-invitation-queries.ts';

const users = (db: Db) =>
  db.selectFrom('users').leftJoin('companies', 'companies.id', 'users.company_id');

export function findUser(db: Db, id: number) {
  return users(db).select(ownColumns).where('users.id', '=', id).executeTakeFirst();
}

export function findUsers(db: Db, ids: readonly number[]) {
  return users(db).select(ownColumns).where('users.id', 'in', ids).execute();
}

export function findUserByEmail(db: Db, email: string) {
  return users(db)
    .select(userColumns)
    .where('users.email_key', '=', normalizedKey(email))
    .executeTakeFirst();
}

export type ListedUserRow = Awaited<ReturnType<typeof listUsersAfter>>[number];

/** The users to list, from the one after the last of the list so far. */
interface ListedUsers {
  readonly last: { readonly sort_key: string; readonly user_id: number } | null;
  readonly limit: number;
  /** Null for everyone, else the trainees within it and this admin. */
  readonly reached: Within;
  readonly adminId: number | null;
}

/** Lists the next users by name. */
export function listUsersAfter(db: Db, { last, limit, reached, adminId }: ListedUsers) {
  const columns = { user: 'users.id', company: 'users.company_id' };
  return users(db)
    .select([...userColumns, 'users.sort_key'])
    .$if(reached !== null, (query) =>
      query.modifyFront(longRead).where(({ eb, or, and }) =>
        or([
          and([eb('users.role', '=', 'TRAINEE'), isPersonWithin(db, reached, columns)]),
          // By an index of ids, SQLite would find and sort all of them again for each batch.
          eb(asValue('users.id'), '=', adminId),
        ]),
      ),
    )
    .$if(last !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('users.sort_key', 'users.id'),
          '>',
          tuple(last?.sort_key ?? '', last?.user_id ?? 0),
        ),
      ),
    )
    .orderBy('users.sort_key')
    .orderBy('users.id')
    .limit(limit)
    .execute();
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

/** The columns that can be written. The keys for comparison follow from the name and the email. */
type UserColumns = Omit<
  Insertable<Schema['all_users']>,
  'id' | 'sort_key' | 'search_key' | 'email_key' | 'current_run_id' | 'deleted_at' | 'deletion_id'
>;
export type NewUser = Readonly<UserColumns>;
export type UserChanges = { readonly [K in keyof UserColumns]?: UserColumns[K] | undefined };

/** Throws the engine's unique violation if an email is taken. */
export async function insertUsers(tx: Db, users: readonly NewUser[]) {
  await freeEmails(
    tx,
    users.map(({ email }) => normalizedKey(email)),
  );
  return tx
    .insertInto('all_users')
    .values(
      users.map((user) => ({
        ...user,
        ...nameColumns(user.name, user.email),
      })),
    )
    .returning(['id', 'role', 'password_hash'])
    .execute();
}

/** Those of these users who are not hidden. */
export async function findShownUsers(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db.selectFrom('users').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** Those of these users who have this password hash. */
export async function findUsersWithHash(
  db: Db,
  ids: readonly number[],
  passwordHash: string,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('password_hash', '=', passwordHash)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets the given fields. Throws the engine's unique violation if the email is taken. */
export async function updateUser(tx: Db, id: number, changes: UserChanges): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  if (changes.email !== undefined) await freeEmails(tx, [normalizedKey(changes.email)]);
  await tx
    .updateTable('all_users')
    .set({ ...changes, ...(await changedNames(tx, id, changes)) })
    .where('id', '=', id)
    .execute();
  // Who has a password needs no invitation.
  if (changes.password_hash !== undefined) await deleteRefusals(tx, [id]);
}

/** One key has both name and email, so the one that stays is read, and locked until the transaction ends. */
async function changedNames(tx: Db, id: number, { name, email }: UserChanges) {
  if (name === undefined && email === undefined) return {};
  const stored = await tx
    .selectFrom('all_users')
    .select(['name', 'email'])
    .where('id', '=', id)
    .$if(engineOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return stored === undefined ? {} : nameColumns(name ?? stored.name, email ?? stored.email);
}

/**
 * Locks the user until the transaction ends, by an update that changes nothing. Returns false if the password has
 * changed or the user was deleted.
 */
export async function lockIfPasswordIs(tx: Db, id: number, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('all_users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('deleted_at', 'is', null)
    .where('id', 'in', (eb) => eb.selectFrom('users').select('users.id').where('users.id', '=', id))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Login {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null if the browser names no language of the portal: the stored one stays. */
  readonly browserLanguage: Language | null;
}

export function setLastLogin(tx: Db, id: number, { at, browserLanguage }: Login) {
  return tx
    .updateTable('all_users')
    .set({
      last_login_at: at,
      ...(browserLanguage === null ? {} : { browser_language: browserLanguage }),
    })
    .where('id', '=', id)
    .execute();
}

export async function setInvited(tx: Db, ids: readonly number[], at: number): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('all_users').set({ invited_at: at }).where('id', 'in', ids).execute();
}

/** A user with the hash of the password. */
export function findUserWithHash(db: Db, id: number) {
  return users(db)
    .select([...ownColumns, 'users.password_hash'])
    .where('users.id', '=', id)
    .executeTakeFirst();
}

/** An update that changes nothing, which locks the row on both engines. */
export function lockUser(tx: Db, id: number) {
  return tx
    .updateTable('all_users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', id)
    .execute();
}

/** Returns those of these users who are not hidden, with their companies, locked until the transaction ends. */
export function lockUsers(tx: Db, ids: readonly number[]) {
  return (
    tx
      .selectFrom('users')
      .select(['id', 'role', 'company_id'])
      .where('id', 'in', ids)
      // In one order, so that two transactions do not wait for each other.
      .orderBy('id')
      // On SQLite a write transaction is exclusive from its beginning.
      .$if(engineOf(tx) === 'postgres', (query) => query.forUpdate())
      .execute()
  );
}

/** Their help requests follow by a foreign key. */
export function setCompany(tx: Db, ids: readonly number[], companyId: number) {
  return tx
    .updateTable('all_users')
    .set({ company_id: companyId })
    .where('id', 'in', ids)
    .execute();
}
