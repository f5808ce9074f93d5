/** Figures of ratings: sums of the tallies that triggers keep, or counts of the feedback of some trainees. */
import { sql } from 'kysely';
import { isOneOf } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { givenByOthers, hasTallies, matching, type Scope, wholeCompaniesOf } from './queries.ts';

/** The rating columns from the lowest to the highest. */
export const TALLIES = ['rated_1', 'rated_2', 'rated_3', 'rated_4', 'rated_5'] as const;

/** The stored tallies of the scope, or those of the feedback of some trainees. */
function talliesOf(db: Db, scope: Scope) {
  const { companyId, moduleId } = scope;
  if (hasTallies(scope))
    return db
      .selectFrom('feedback_tallies')
      .selectAll()
      .$if(moduleId !== undefined, (query) => query.where('module_id', '=', Number(moduleId)))
      .$if(companyId !== undefined, (query) => query.where('company_id', '=', Number(companyId)))
      .as('feedback_tallies');
  const companyIds = wholeCompaniesOf(scope);
  if (companyIds !== null) return talliesOfCompanies(db, scope, companyIds);
  return matching(db, { ...scope, rating: undefined })
    .select(['module_id', 'company_id'])
    .select(TALLIES.map((column, i) => countOf(i + 1).as(column)))
    .groupBy(['module_id', 'company_id'])
    .as('feedback_tallies');
}

const countOf = (rating: number) =>
  sql<number>`cast(sum(case when rating = ${sql.lit(rating)} then 1 else 0 end) as integer)`;

/** The stored tallies of whole companies without the few of people who have left them. */
function talliesOfCompanies(db: Db, { reach, moduleId }: Scope, companyIds: readonly number[]) {
  const stored = db
    .selectFrom('feedback_tallies')
    .select(['module_id', 'company_id', ...TALLIES])
    .where(isOneOf(db, 'company_id', companyIds))
    .$if(moduleId !== undefined, (query) => query.where('module_id', '=', Number(moduleId)));
  const ofOthers = givenByOthers(db, reach, companyIds)
    .select(['module_id', 'company_id'])
    .select(TALLIES.map((column, i) => sql<number>`- ${countOf(i + 1)}`.as(column)))
    .$if(moduleId !== undefined, (query) => query.where('module_id', '=', Number(moduleId)))
    .groupBy(['module_id', 'company_id']);
  const sumOf = (column: string) => sql<number>`cast(sum(${sql.ref(column)}) as integer)`;
  return db
    .selectFrom(stored.unionAll(ofOthers).as('parts'))
    .select(['module_id', 'company_id'])
    .select(TALLIES.map((column) => sumOf(column).as(column)))
    .groupBy(['module_id', 'company_id'])
    .having(sql<boolean>`sum(rated_1 + rated_2 + rated_3 + rated_4 + rated_5) > 0`)
    .as('feedback_tallies');
}

const tallied = (db: Db, scope: Scope) =>
  db
    .selectFrom(talliesOf(db, scope))
    .innerJoin('modules as shown', 'shown.id', 'feedback_tallies.module_id');

const total = sql<number>`(rated_1 + rated_2 + rated_3 + rated_4 + rated_5)`;
const points = sql<number>`(rated_1 + 2 * rated_2 + 3 * rated_3 + 4 * rated_4 + 5 * rated_5)`;
const average = sql<number>`(${points} * 1.0 / ${total})`;

/** The number of times each rating was given, and the number of rated modules. */
export function sumTallies(db: Db, scope: Scope) {
  return tallied(db, scope)
    .select(({ fn }) => [
      fn.countAll<number>().as('modules'),
      ...TALLIES.map((column) => fn.coalesce(fn.sum<number>(column), sql.lit(0)).as(column)),
    ])
    .executeTakeFirstOrThrow();
}
export type TallyRow = Awaited<ReturnType<typeof sumTallies>>;

/** The number of trainees who gave feedback, in the company or in the whole portal. */
export async function countGivers(db: Db, scope: Scope): Promise<number> {
  if (hasTallies(scope)) return findGivers(db, scope.companyId);
  const [companyId, ...more] = wholeCompaniesOf(scope) ?? [];
  // A trainee who has given feedback in several companies counts once.
  if (companyId === undefined || more.length > 0) return countGiversIn(db, scope);
  const { others } = await givenByOthers(db, scope.reach, [companyId])
    .select(({ fn }) => fn.count<number>('feedback.user_id').distinct().as('others'))
    .executeTakeFirstOrThrow();
  return (await findGivers(db, companyId)) - Number(others);
}

async function countGiversIn(db: Db, scope: Scope): Promise<number> {
  const { givers } = await matching(db, { ...scope, rating: undefined })
    .innerJoin('modules', 'modules.id', 'feedback.module_id')
    .select(({ fn }) => fn.count<number>('feedback.user_id').distinct().as('givers'))
    .executeTakeFirstOrThrow();
  return Number(givers);
}

async function findGivers(db: Db, companyId: number | undefined): Promise<number> {
  const row = await db
    .selectFrom('feedback_givers')
    .select('givers')
    .where('company_id', '=', companyId ?? 0)
    .executeTakeFirst();
  return row?.givers ?? 0;
}

const NAMED = ['modules.id', 'modules.name', 'modules.company_id'] as const;

/** The lowest average first; of equal ones, the one with more ratings. Names are joined only to the result. */
export function listLowestRated(db: Db, scope: Scope, limit: number) {
  const lowest = tallied(db, scope)
    .select(['feedback_tallies.module_id', ...TALLIES])
    .orderBy(average)
    .orderBy(total, 'desc')
    .orderBy('feedback_tallies.module_id')
    .limit(limit)
    .as('lowest');
  return db
    .selectFrom(lowest)
    .innerJoin('modules', 'modules.id', 'lowest.module_id')
    .innerJoin('companies', 'companies.id', 'modules.company_id')
    .select([...NAMED, 'companies.name as company_name', ...TALLIES])
    .orderBy(average)
    .orderBy(total, 'desc')
    .orderBy('modules.id')
    .execute();
}

/** All rated modules. */
export function listRatedModules(db: Db, scope: Scope) {
  return tallied(db, scope)
    .innerJoin('modules', 'modules.id', 'feedback_tallies.module_id')
    .innerJoin('companies', 'companies.id', 'modules.company_id')
    .select([...NAMED, 'companies.name as company_name'])
    .execute();
}
export type RatedModuleRow = Awaited<ReturnType<typeof listRatedModules>>[number];
export type ComparedModuleRow = Awaited<ReturnType<typeof listLowestRated>>[number];
