import { sql } from 'kysely';
import type { Db } from '#server/platform/database/schema.ts';

/**
 * The latest completed runs, newest first, without those of deleted trainees and of deleted companies. The index has no
 * runs of deleted trainees, and the companies of the others, so that only listed runs are read.
 */
export function listLatest(db: Db, limit: number) {
  return db
    .selectFrom('runs')
    .innerJoin('users', 'users.id', 'runs.user_id')
    .select(({ ref }) => [
      'runs.id',
      'runs.user_id',
      ref('runs.completed_at').$notNull().as('completed_at'),
      'users.name',
    ])
    .where('runs.completed_at', 'is not', null)
    .where(({ eb, lit }) => eb('runs.hidden', '=', lit(0)))
    .where(({ eb, selectFrom }) =>
      // Without the sign SQLite would read all runs of each company, and sort them.
      eb(sql`+runs.company_id`, 'in', selectFrom('companies').select('companies.id')),
    )
    .orderBy('runs.completed_at', 'desc')
    .orderBy('runs.id', 'desc')
    .limit(limit)
    .execute();
}

export type CompletionRow = Awaited<ReturnType<typeof listLatest>>[number];

/** The time up to which an admin has read the completions, and the age of the account. */
export function findReader(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['completions_read_to', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Never moves back: of two devices, the one that has read further counts. */
export function saveReadTo(db: Db, userId: number, upTo: number) {
  return db
    .updateTable('all_users')
    .set({ completions_read_to: upTo })
    .where('id', '=', userId)
    .where('completions_read_to', '<', upTo)
    .execute();
}

/** When the run was completed; null if it was not, or does not exist. */
export async function findCompletionTime(db: Db, runId: number): Promise<number | null> {
  const row = await db
    .selectFrom('runs')
    .select('completed_at')
    .where('id', '=', runId)
    .executeTakeFirst();
  return row?.completed_at ?? null;
}
