/** Finds the trainees in the trash whose email a person has who is to be added. */
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/schema.ts';
import { isSeen, type SeenDeletions } from './seen-queries.ts';

/** The trainees of these users' rows that are hidden, with the deletion that hides them and can be restored. */
const hiddenTrainees = (db: Db, now: number) =>
  db
    .selectFrom('all_users')
    .innerJoin('all_companies', 'all_companies.id', 'all_users.company_id')
    .innerJoin('deletions', (join) =>
      join.on((eb) =>
        eb(
          'deletions.id',
          '=',
          eb.fn.coalesce('all_users.deletion_id', 'all_companies.deletion_id'),
        ),
      ),
    )
    .select([
      'all_users.id',
      'all_users.name',
      'all_users.email',
      'all_users.email_key',
      'all_companies.id as company_id',
      'all_companies.name as company_name',
      'all_companies.deleted_at as company_deleted_at',
      'deletions.id as deletion_id',
      'deletions.deleted_at',
      'deletions.deleted_by',
      'deletions.deleted_by_name',
      'deletions.purge_at',
    ])
    .where('all_users.role', '=', 'TRAINEE')
    .where('deletions.restored_at', 'is', null)
    .where('deletions.merged_at', 'is', null)
    .where('deletions.purged_at', 'is', null)
    // The sign keeps SQLite from reading all of them by the index of that column.
    .where(sql<number>`+deletions.purge_at`, '>', now);

/** The trainees in the trash with these emails, which are keys; those who were deleted last are first. */
export async function findByDeletedEmail(
  db: Db,
  emailKeys: readonly string[],
  now: number,
  seen: SeenDeletions,
) {
  if (emailKeys.length === 0) return [];
  const ofEmails = hiddenTrainees(db, now)
    .where('all_users.email_key', 'in', emailKeys)
    .where(isSeen(db, seen));
  // Two queries, each of which reads an index: of the emails with a mark, and of those without.
  const marked = await ofEmails.where('all_users.deleted_at', 'is not', null).execute();
  const ofCompanies = await ofEmails
    .where('all_users.deleted_at', 'is', null)
    .where('all_companies.deleted_at', 'is not', null)
    .execute();
  return [...marked, ...ofCompanies].sort((a, b) => b.deleted_at - a.deleted_at || b.id - a.id);
}

export type DeletedPersonRow = Awaited<ReturnType<typeof findByDeletedEmail>>[number];

/** The trainee with each of these email keys who was deleted last. */
export async function findDeletedByEmail(
  db: Db,
  emailKeys: readonly string[],
  now: number,
  seen: SeenDeletions,
): Promise<ReadonlyMap<string, DeletedPersonRow>> {
  const rows = await findByDeletedEmail(db, emailKeys, now, seen);
  return new Map(rows.toReversed().map((row) => [row.email_key, row]));
}

/** A company in the trash is to be restored first. */
export const isRestorable = (row: DeletedPersonRow): boolean => row.company_deleted_at === null;
