/** The conditions of an undo, for a batch of items. */
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/schema.ts';

/** The trainees who have begun the new run, or have a newer one. */
export function findTraineesOfTouchedRuns(db: Db, runIds: readonly number[]) {
  return db
    .selectFrom('runs')
    .innerJoin('users', 'users.id', 'runs.user_id')
    .select(['users.id as userId', 'users.name'])
    .where('runs.id', 'in', runIds)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('runs.ended_at', 'is not', null),
        exists(
          selectFrom('progress')
            .select('progress.run_id')
            .whereRef('progress.run_id', '=', 'runs.id')
            .where('progress.opened_at', 'is not', null),
        ),
      ]),
    )
    .orderBy('users.sort_key')
    .orderBy('users.id')
    .execute();
}

/** Those of these runs that are not deleted for good. */
export async function findPresentRuns(db: Db, runIds: readonly number[]): Promise<number[]> {
  const rows = await db.selectFrom('runs').select('id').where('id', 'in', runIds).execute();
  return rows.map(({ id }) => id);
}

/** A company of these runs that is in the trash; undefined if there is none. */
export function findDeletedCompanyOfRuns(db: Db, runIds: readonly number[]) {
  return db
    .selectFrom('runs')
    .innerJoin('all_companies', 'all_companies.id', 'runs.company_id')
    .select(['all_companies.deletion_id as deletionId', 'all_companies.name as companyName'])
    .where('runs.id', 'in', runIds)
    .where('all_companies.deleted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
}

/** Those of these users who are in the trash and whose email another account uses now. */
export function findTraineesWithTakenEmail(db: Db, userIds: readonly number[]) {
  return db
    .selectFrom('all_users')
    .innerJoin('users', 'users.email_key', 'all_users.email_key')
    .select(['all_users.id as userId', 'all_users.name', 'all_users.email'])
    .where('all_users.id', 'in', userIds)
    .where('all_users.deleted_at', 'is not', null)
    .orderBy('all_users.sort_key')
    .orderBy('all_users.id')
    .execute();
}

/** Those of these users whom the deletion has marked. */
export function findMarkedTrainees(tx: Db, deletionId: number, userIds: readonly number[]) {
  return (
    tx
      .selectFrom('all_users')
      .select(['id', 'name', 'email', 'email_key', 'company_id'])
      .where('id', 'in', userIds)
      // The sign keeps SQLite from reading all trainees of the deletion by its index.
      .where(sql<number>`+deletion_id`, '=', deletionId)
      .execute()
  );
}
