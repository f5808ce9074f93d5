import type { Within } from '@portal/contract/reach-rules';
import { sql } from 'kysely';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { eachPersonWithin, isCompanyWithin, isPersonWithin } from '../reach/service.ts';

/**
 * The latest runs that their trainees have completed, newest first, without those of deleted trainees and of deleted companies. The index has no
 * runs of deleted trainees, and the companies of the others, so that only listed runs are read.
 */
export function listLatest(db: Db, within: Within, limit: number) {
  return db
    .selectFrom(runsOf(db, within))
    .innerJoin('users', 'users.id', 'runs.user_id')
    .$if(within !== null, (query) =>
      query.modifyFront(longRead).whereRef('runs.company_id', '=', 'users.company_id'),
    )
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

/** All runs, or those of the people in reach, from whom they are read: they are a few of very many. */
function runsOf(db: Db, within: Within) {
  if (within === null) return db.selectFrom('runs').selectAll('runs').as('runs');
  return (
    db
      .selectFrom(eachPersonWithin(db, within))
      // SQLite keeps the order of a cross join.
      .crossJoin('runs')
      .selectAll('runs')
      .whereRef('runs.user_id', '=', 'people.user_id')
      .as('runs')
  );
}

export type CompletionRow = Awaited<ReturnType<typeof listLatest>>[number];

/** The latest changes of modules that have completed trainings, newest first, without those in deleted companies. */
export function listLatestOfGroups(db: Db, within: Within, limit: number) {
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
    .$if(within !== null, (query) =>
      query.where(isCompanyWithin(db, within, 'completing_changes.company_id')),
    )
    .orderBy('completing_changes.settled_at', 'desc')
    .orderBy('completing_changes.id', 'desc')
    .limit(limit)
    .execute();
}

export type GroupRow = Awaited<ReturnType<typeof listLatestOfGroups>>[number];

/** When the change was settled; null if it was not, or does not exist in reach. */
export async function findSettledTime(
  db: Db,
  within: Within,
  changeId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('completing_changes')
    .select('settled_at')
    .where('id', '=', changeId)
    .$if(within !== null, (query) => query.where(isCompanyWithin(db, within, 'company_id')))
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

/** When the run was completed; null if it was not, or does not exist in reach. */
export async function findCompletionTime(
  db: Db,
  within: Within,
  runId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('runs')
    .select('runs.completed_at')
    .where('runs.id', '=', runId)
    .$if(within !== null, (query) =>
      query
        .innerJoin('users', 'users.id', 'runs.user_id')
        .whereRef('runs.company_id', '=', 'users.company_id')
        .where(isPersonWithin(db, within, { user: 'users.id', company: 'users.company_id' })),
    )
    .executeTakeFirst();
  return row?.completed_at ?? null;
}
