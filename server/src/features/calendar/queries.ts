import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { languageColumns } from '#server/platform/mail/mail-language.ts';

export async function findCreatedAt(db: Db, userId: number): Promise<number | null> {
  const link = await db
    .selectFrom('calendar_links')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return link?.created_at ?? null;
}

interface Link {
  readonly userId: number;
  readonly secretHash: string;
  readonly createdAt: number;
}

/** Replaces the former address of the user. */
export async function saveLink(db: Db, { userId, secretHash, createdAt }: Link): Promise<void> {
  const values = { secret_hash: secretHash, created_at: createdAt };
  await db
    .insertInto('calendar_links')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function deleteLink(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('calendar_links').where('user_id', '=', userId).execute();
}

/** The trainee of an address. None if the trainee or the company is deleted. */
export const findReaders = prepared((db, param: Param<{ secretHash: string }>) =>
  db
    .selectFrom('calendar_links')
    .innerJoin('users', 'users.id', 'calendar_links.user_id')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id as user_id', 'companies.id as company_id', 'companies.name as company_name'])
    .select(languageColumns)
    .where('calendar_links.secret_hash', '=', param('secretHash')),
);
export type ReaderRow = Awaited<ReturnType<typeof findReaders>>[number];

/** All entries that calendar programs of the trainee have read. */
export const findEntries = prepared((db, param: Param<{ userId: number }>) =>
  db
    .selectFrom('calendar_entries')
    .select(['module_id', 'run_number', 'content_hash', 'sequence', 'modified_at'])
    .where('user_id', '=', param('userId')),
);
export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

interface Changes {
  readonly userId: number;
  readonly entries: readonly Omit<EntryRow, 'sequence'>[];
}

/** Adds new entries, and counts changes of known ones. Two reads of the same change count it once. */
export async function saveChanges(db: Db, { userId, entries }: Changes): Promise<void> {
  await db
    .insertInto('calendar_entries')
    .values(entries.map((entry) => ({ ...entry, user_id: userId, sequence: 0 })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'module_id', 'run_number'])
        .doUpdateSet(({ eb, ref }) => ({
          content_hash: ref('excluded.content_hash'),
          modified_at: ref('excluded.modified_at'),
          sequence: eb('calendar_entries.sequence', '+', 1),
        }))
        .whereRef('calendar_entries.content_hash', '!=', 'excluded.content_hash'),
    )
    .execute();
}
