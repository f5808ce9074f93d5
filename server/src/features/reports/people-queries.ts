/** Queries for the trainees of a company with their current runs. */
import type { GroupFilter } from '@portal/contract/fields';
import type { Within } from '@portal/contract/reach-rules';
import { type Expression, type SqlBool, sql } from 'kysely';
import { asValue } from '#server/platform/database/as-value.ts';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { isAmongMembers } from '../groups/service.ts';
import { isPersonWithin, peopleWithin } from '../reach/service.ts';

const people = (db: Db) =>
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
    ]);

const USER = { user: 'users.id', company: 'users.company_id' };

interface Place {
  readonly sortKey: string;
  readonly id: number;
}

export interface Asked {
  readonly companyId: number;
  /** Undefined for all trainees of the company. */
  readonly group?: GroupFilter | undefined;
  /** The people whom the admin sees; null if these are all of the company. */
  readonly within: Within;
}

type Some = Pick<Asked, 'group' | 'within'>;

/** Whether only some trainees of the company are asked for. */
export const isAboutSome = ({ group, within }: Some): boolean =>
  group !== undefined || within !== null;

/** Whether the trainee whose id is in this column is one of those some. */
export function isAmongSome(
  db: Db,
  { group, within }: Some,
  userColumn: string,
): Expression<SqlBool> {
  const isOfGroup =
    group === undefined ? sql<SqlBool>`true` : isAmongMembers(db, group, userColumn);
  if (within === null) return isOfGroup;
  return sql<SqlBool>`(${isOfGroup} and ${sql.ref(userColumn)} in ${peopleWithin(db, within)})`;
}

/** The next trainees by name, after a place; null for the first ones. */
export function listByName(
  db: Db,
  asked: Asked,
  { after, limit }: { readonly after: Place | null; readonly limit: number },
) {
  return people(db)
    .where('users.company_id', '=', asked.companyId)
    .where('users.role', '=', 'TRAINEE')
    .$if(isAboutSome(asked), (query) =>
      query.modifyFront(longRead).where(isAmongSome(db, asked, 'users.id')),
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

/** These trainees in no order; those who are deleted, or moved to where the admin sees nothing, are missing. */
export function findPeople(
  db: Db,
  { companyId, within }: Pick<Asked, 'companyId' | 'within'>,
  ids: readonly number[],
) {
  return people(db)
    .where('users.id', 'in', ids)
    .where(asValue<number>('users.company_id'), '=', companyId)
    .where(asValue<string>('users.role'), '=', 'TRAINEE')
    .$if(within !== null, (query) => query.where(isPersonWithin(db, within, USER)))
    .execute();
}

/** The number of trainees who are asked for, if they are only some of the company. */
export async function countPeople(db: Db, asked: Asked): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('users.company_id', '=', asked.companyId)
    .where('users.role', '=', 'TRAINEE')
    .where(isAmongSome(db, asked, 'users.id'))
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
