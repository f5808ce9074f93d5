import { sql } from 'kysely';
import type { Db } from '#server/platform/database/schema.ts';

/**
 * The latest runs that their trainees have completed, newest first, without those of deleted trainees and of deleted companies. The index has no
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
    .where('runs.completed_by', 'is', null)
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

/** The latest changes of modules that have completed trainings, newest first, without those in deleted companies. */
export function listLatestOfGroups(db: Db, limit: number) {
  return db
    .selectFrom('completing_changes')
    .innerJoin('companies', 'companies.id', 'completing_changes.company_id')
    .select(({ ref }) => [
      'completing_changes.id',
      'completing_changes.kind',
      'completing_changes.module_name',
      'completing_changes.company_id',
      'companies.name as company_name',
      'completing_changes.trainees',
      'completing_changes.created_at',
      ref('completing_changes.settled_at').$notNull().as('settled_at'),
    ])
    .where('completing_changes.settled_at', 'is not', null)
    .orderBy('completing_changes.settled_at', 'desc')
    .orderBy('completing_changes.id', 'desc')
    .limit(limit)
    .execute();
}

export type GroupRow = Awaited<ReturnType<typeof listLatestOfGroups>>[number];

/** When the change was settled; null if it was not, or does not exist. */
export async function findSettledTime(db: Db, changeId: number): Promise<number | null> {
  const row = await db
    .selectFrom('completing_changes')
    .select('settled_at')
    .where('id', '=', changeId)
    .executeTakeFirst();
  return row?.settled_at ?? null;
}

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
