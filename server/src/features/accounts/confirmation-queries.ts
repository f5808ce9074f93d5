/** Sign-ups whose emails are not confirmed, and the links to confirm them. */
import type { MailLanguage } from '@portal/contract/mail-languages';
import { normalizedKey } from '@portal/contract/text-rules';
import type { Db } from '#server/platform/database/schema.ts';

export interface UnconfirmedSignUp {
  readonly name: string;
  readonly email: string;
  readonly companyId: number;
  readonly passwordHash: string;
  /** As it was typed; null without one. */
  readonly joinCode: string | null;
  readonly mailLanguage: MailLanguage;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Replaces an earlier sign-up with the same email, whose links end. */
export async function putSignUp(tx: Db, signUp: UnconfirmedSignUp): Promise<void> {
  const row = {
    name: signUp.name,
    email: signUp.email,
    company_id: signUp.companyId,
    password_hash: signUp.passwordHash,
    join_code: signUp.joinCode,
    mail_language: signUp.mailLanguage,
    created_at: signUp.createdAt,
    expires_at: signUp.expiresAt,
  };
  const { id } = await tx
    .insertInto('unconfirmed_sign_ups')
    .values({ ...row, email_key: normalizedKey(signUp.email) })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('confirmation_links').where('sign_up_id', '=', id).execute();
}

/**
 * The sign-up with this email, locked until the transaction ends by an update that changes nothing; undefined if it has
 * expired.
 */
export function lockSignUp(tx: Db, emailKey: string, now: number) {
  return tx
    .updateTable('unconfirmed_sign_ups')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', now)
    .returning(['id', 'name', 'email', 'company_id', 'mail_language'])
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

/** The sign-up of a link that is valid. */
export function findSignUpOfLink(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom('confirmation_links')
    .innerJoin('unconfirmed_sign_ups', 'unconfirmed_sign_ups.id', 'confirmation_links.sign_up_id')
    .select(['unconfirmed_sign_ups.id', 'password_hash', 'company_id'])
    .where('confirmation_links.token_hash', '=', tokenHash)
    .where('confirmation_links.expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Deletes the sign-up with its links and returns it. Returns undefined if another confirmation was faster, or another
 * sign-up has replaced it since its password was checked.
 */
export function takeSignUp(tx: Db, id: number, passwordHash: string) {
  return tx
    .deleteFrom('unconfirmed_sign_ups')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .returning(['name', 'email', 'join_code', 'mail_language'])
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
