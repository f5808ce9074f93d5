/** Sign-ups whose emails are not confirmed, and the links to confirm them. */
import type { Language } from '@portal/contract/languages';
import type { Db } from '#server/platform/database/schema.ts';

export interface UnconfirmedSignUp {
  readonly name: string;
  readonly email: string;
  readonly companyId: number;
  readonly passwordHash: string;
  /** As it was typed; null without one. */
  readonly joinCode: string | null;
  /** The group of the sign-up link; null without one. */
  readonly groupId: number | null;
  readonly browserLanguage: Language | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Inserts the sign-up beside earlier ones with the same email. Returns its id. */
export async function insertSignUp(tx: Db, signUp: UnconfirmedSignUp): Promise<number> {
  const { id } = await tx
    .insertInto('unconfirmed_sign_ups')
    .values({
      name: signUp.name,
      email: signUp.email,
      company_id: signUp.companyId,
      password_hash: signUp.passwordHash,
      join_code: signUp.joinCode,
      group_id: signUp.groupId,
      browser_language: signUp.browserLanguage,
      created_at: signUp.createdAt,
      expires_at: signUp.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The sign-up, locked until the transaction ends by an update that changes nothing; undefined if it has expired. */
export function lockSignUp(tx: Db, id: number, now: number) {
  return tx
    .updateTable('unconfirmed_sign_ups')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning(['id', 'name', 'email', 'company_id', 'browser_language'])
    .executeTakeFirst();
}

interface ConfirmationLink {
  readonly tokenHash: string;
  readonly signUpId: number;
  readonly expiresAt: number;
}

export async function insertLink(tx: Db, link: ConfirmationLink): Promise<void> {
  await tx
    .insertInto('confirmation_links')
    .values({ token_hash: link.tokenHash, sign_up_id: link.signUpId, expires_at: link.expiresAt })
    .execute();
}

export function deleteLink(tx: Db, tokenHash: string) {
  return tx.deleteFrom('confirmation_links').where('token_hash', '=', tokenHash).execute();
}

/** The sign-up of a link, which can have expired before the sign-up. */
export function findSignUpOfLink(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom('confirmation_links')
    .innerJoin('unconfirmed_sign_ups', 'unconfirmed_sign_ups.id', 'confirmation_links.sign_up_id')
    .select([
      'unconfirmed_sign_ups.id',
      'email',
      'password_hash',
      'company_id',
      'confirmation_links.expires_at as link_expires_at',
    ])
    .where('confirmation_links.token_hash', '=', tokenHash)
    .where('unconfirmed_sign_ups.expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes the sign-up with its links and returns it; undefined if another confirmation was faster. */
export function takeSignUp(tx: Db, id: number) {
  return tx
    .deleteFrom('unconfirmed_sign_ups')
    .where('id', '=', id)
    .returning(['name', 'email', 'join_code', 'group_id', 'browser_language'])
    .executeTakeFirst();
}

/** Deletes up to `limit` expired sign-ups with their links. Returns how many. */
export async function deleteSomeExpired(db: Db, now: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('unconfirmed_sign_ups')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('unconfirmed_sign_ups')
        .select('id')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
