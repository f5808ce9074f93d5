/** Queries for the trainees of a company with their current runs. */
import type { GroupFilter } from '@portal/contract/fields';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { isAmongMembers } from '../groups/service.ts';

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

export interface Asked {
  readonly companyId: number;
  /** Undefined for all trainees of the company. */
  readonly group?: GroupFilter | undefined;
}

/** The next trainees by name, after a place; null for the first ones. */
export function listByName(
  db: Db,
  { companyId, group }: Asked,
  { after, limit }: { readonly after: Place | null; readonly limit: number },
) {
  return people(db, companyId)
    .$if(group !== undefined, (query) =>
      query.modifyFront(longRead).where(isAmongMembers(db, group ?? 'none', 'users.id')),
    )
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

/** The number of trainees of a group of the company, or in none. */
export async function countPeople(db: Db, companyId: number, group: GroupFilter): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('users.company_id', '=', companyId)
    .where('users.role', '=', 'TRAINEE')
    .where(isAmongMembers(db, group, 'users.id'))
    .modifyFront(longRead)
    .executeTakeFirstOrThrow();
  return Number(count);
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
