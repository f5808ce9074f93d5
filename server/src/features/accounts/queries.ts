import { sameKey } from '@portal/contract/text-rules';
import type { Db } from '../../platform/database/schema.ts';

export const userColumns = [
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

export type ListedUserRow = Awaited<ReturnType<typeof listUsersAfter>>[number];

/** The next ones by name. */
export function listUsersAfter(
  db: Db,
  last: { readonly name_key: string; readonly id: number } | null,
  limit: number,
) {
  return users(db)
    .select([...userColumns, 'users.name_key'])
    .$if(last !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('users.name_key', 'users.id'), '>', tuple(last?.name_key ?? '', last?.id ?? 0)),
      ),
    )
    .orderBy('users.name_key')
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

export interface NewTraineeRow {
  readonly name: string;
  readonly email: string;
  readonly company: { readonly id: number };
  readonly passwordHash: string;
}

/** The new ids by {@link sameKey} of the email; throws the unique violation where one is taken. */
export async function insertTrainees(tx: Db, trainees: readonly NewTraineeRow[], now: number) {
  const rows = await tx
    .insertInto('users')
    .values(
      trainees.map(({ name, email, company, passwordHash }) => ({
        name,
        name_key: sameKey(name),
        email,
        email_key: sameKey(email),
        role: 'TRAINEE' as const,
        company_id: company.id,
        password_hash: passwordHash,
        created_at: now,
      })),
    )
    .returning(['id', 'email_key'])
    .execute();
  return new Map(rows.map(({ id, email_key }) => [email_key, id]));
}

/** Whom an invitation would go to; undefined for who is gone, or of no company. */
export function findInvited(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .where('users.id', '=', userId)
    .select(['users.name', 'users.email', 'users.password_hash', 'companies.name as company_name'])
    .executeTakeFirst();
}

/** Which of these emails have an account, by {@link sameKey}. */
export async function findTakenEmails(db: Db, emailKeys: readonly string[]): Promise<string[]> {
  if (emailKeys.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('email_key')
    .where('email_key', 'in', emailKeys)
    .execute();
  return rows.map(({ email_key }) => email_key);
}

/** Of these names those that there are, with their {@link sameKey}. */
export function findCompaniesByName(db: Db, nameKeys: readonly string[]) {
  if (nameKeys.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'name_key'])
    .where('name_key', 'in', nameKeys)
    .execute();
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

/** By an update that changes nothing, which both engines understand. */
export function lockUser(tx: Db, id: number) {
  return tx
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', id)
    .execute();
}
