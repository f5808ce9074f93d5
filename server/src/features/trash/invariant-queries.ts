/** Finds rows that contradict each other, for `doctor`. */
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/schema.ts';

const MARKED = {
  company: 'all_companies',
  module: 'all_modules',
  group: 'all_groups',
  trainee: 'all_users',
} as const;

/**
 * Returns the rows whose mark fits no deletion, such as 'trainee 7'. A row is marked as long as its deletion is neither
 * restored nor purged; a purged module that runs refer to keeps its mark.
 */
export async function findWrongMarks(db: Db): Promise<string[]> {
  const wrong: string[] = [];
  for (const [kind, table] of Object.entries(MARKED)) {
    const isPurged = kind === 'module' ? sql`marked.purged_at is not null` : sql`1 = 0`;
    const { rows } = await sql<{ id: number }>`
      select marked.id from ${sql.table(table)} as marked
      left join deletions on deletions.id = marked.deletion_id
      where (marked.deleted_at is null and marked.deletion_id is not null)
        or (marked.deleted_at is not null and (deletions.id is null or deletions.restored_at is not null
          or (deletions.purged_at is not null and not (${isPurged}))))
      order by marked.id`.execute(db);
    wrong.push(...rows.map(({ id }) => `${kind} ${id}`));
  }
  return wrong;
}

/**
 * Returns the ids of the deletions of a company, module or group that can be restored, and whose subject has no mark of
 * them.
 */
export async function findDeletionsWithoutRow(db: Db, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('deletions')
    .select('id')
    .where('subject_kind', 'in', ['company', 'module', 'group'])
    .where('restored_at', 'is', null)
    .where('purged_at', 'is', null)
    // The purge removes the row before it ends.
    .where('purge_requested_at', 'is', null)
    .where('purge_at', '>', now)
    .where(hasNoRow('all_companies'))
    .where(hasNoRow('all_modules'))
    .where(hasNoRow('all_groups'))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const hasNoRow = (table: 'all_companies' | 'all_modules' | 'all_groups') =>
  sql<boolean>`not exists (select 1 from ${sql.table(table)} as marked
    where marked.deletion_id = deletions.id and marked.id = deletions.subject_id)`;
