/** Queries for the trainees of a company with their current runs. */
import type { Db } from '#server/platform/database/schema.ts';

const people = (db: Db, companyId: number) =>
  db
    .selectFrom('users')
    .innerJoin('runs', 'runs.id', 'users.current_run_id')
    .select([
      'users.id',
      'users.name',
      'users.sort_key',
      'users.email',
      'users.created_at',
      'users.invited_at',
      'runs.id as run_id',
      'runs.completed_at',
    ])
    .where('users.company_id', '=', companyId)
    .where('users.role', '=', 'TRAINEE');

interface Place {
  readonly sortKey: string;
  readonly id: number;
}

/** The next trainees by name, after a place; null for the first ones. */
export function listByName(db: Db, companyId: number, after: Place | null, limit: number) {
  return people(db, companyId)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('users.sort_key', 'users.id'), '>', tuple(after?.sortKey ?? '', after?.id ?? 0)),
    )
    .orderBy('users.sort_key')
    .orderBy('users.id')
    .limit(limit)
    .execute();
}
export type PersonRow = Awaited<ReturnType<typeof listByName>>[number];

/** These trainees in no order; those who are deleted or moved meanwhile are missing. */
export function findPeople(db: Db, companyId: number, ids: readonly number[]) {
  return people(db, companyId).where('users.id', 'in', ids).execute();
}

export function findCompany(db: Db, id: number) {
  return db
    .selectFrom('companies')
    .leftJoin('trainee_counts', 'trainee_counts.company_id', 'companies.id')
    .select(['companies.id', 'companies.name', 'companies.time_zone'])
    .select(({ fn, lit }) => fn.coalesce('trainee_counts.trainees', lit(0)).as('people'))
    .where('companies.id', '=', id)
    .executeTakeFirst();
}
