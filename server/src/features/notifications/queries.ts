import type { Db } from '#server/platform/database/schema.ts';
import { languageColumns, mailLanguageOf } from '#server/platform/mail/mail-language.ts';

export function saveSettings(db: Db, userId: number, settings: string, wantsMail: boolean) {
  return db
    .updateTable('all_users')
    .set({ notification_settings: settings, wants_mail: wantsMail ? 1 : 0 })
    .where('id', '=', userId)
    .execute();
}

/** The stored JSON; null if none was stored. */
export async function findSettings(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('notification_settings')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.notification_settings ?? null;
}

/**
 * Makes this mail the digest of the user's absence. Returns false if another mail is the digest. It stays the digest
 * after a failed attempt. If the user reads while it is delivered, the absence ends.
 */
export async function claimDigest(db: Db, userId: number, mailId: number): Promise<boolean> {
  const row = await db
    .insertInto('sent_digests')
    .values({ user_id: userId, mail_id: mailId })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ mail_id: mailId })
        .where('sent_digests.mail_id', '=', mailId),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSentDigest(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sent_digests').where('user_id', '=', userId).execute();
}

/** Undefined for a user who no longer wants mails, or was deleted. */
export async function findRecipient(db: Db, userId: number | null) {
  const row = await db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.name', 'users.email', ...languageColumns])
    .where('users.id', '=', userId)
    .where('users.wants_mail', '=', 1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { name: row.name, email: row.email, language: mailLanguageOf(row) };
}
