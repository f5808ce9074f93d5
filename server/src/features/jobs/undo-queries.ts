/** The conditions of an undo, for a batch of items. */
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
    .orderBy('users.name_key')
    .orderBy('users.id')
    .execute();
}

/** A company of these runs that is in the trash; undefined if there is none. */
export function findDeletedCompanyOfRuns(db: Db, runIds: readonly number[]) {
  return db
    .selectFrom('runs')
    .leftJoin('companies', 'companies.id', 'runs.company_id')
    .leftJoin('deletions', (join) =>
      join
        .onRef('deletions.subject_id', '=', 'runs.company_id')
        .on('deletions.subject_kind', '=', 'company')
        .on('deletions.restored_at', 'is', null),
    )
    .select(['deletions.id as deletionId', 'deletions.subject_name as companyName'])
    .where('runs.id', 'in', runIds)
    .where('companies.id', 'is', null)
    .limit(1)
    .executeTakeFirst();
}

/** The trainees in the trash whose email another account uses now. */
export function findTraineesWithTakenEmail(db: Db, userIds: readonly number[]) {
  return db
    .selectFrom('all_users as hidden')
    .innerJoin('all_users as living', 'living.email_key', 'hidden.email_key')
    .select(['hidden.id as userId', 'hidden.name', 'hidden.email'])
    .where('hidden.id', 'in', userIds)
    .where('hidden.deleted_at', 'is not', null)
    .where('living.deleted_at', 'is', null)
    .orderBy('hidden.name_key')
    .orderBy('hidden.id')
    .execute();
}
