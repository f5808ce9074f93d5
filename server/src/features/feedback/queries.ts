import { type AliasedSelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/schema.ts';
import { personColumns } from '../accounts/service.ts';
import type { ListSlice } from './list-slice.ts';

/** The rating columns from the lowest to the highest. */
export const TALLIES = ['rated_1', 'rated_2', 'rated_3', 'rated_4', 'rated_5'] as const;

/** All feedback, the feedback of a company's modules, or of one module. */
export interface Scope {
  readonly companyId: number | undefined;
  readonly moduleId: number | undefined;
}

export interface Filter extends Scope {
  readonly rating: number | undefined;
}

export interface NewFeedback {
  readonly userId: number;
  readonly moduleId: number;
  readonly companyId: number;
  readonly rating: number;
  readonly comment: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const OWN = ['id', 'module_id', 'rating', 'comment', 'created_at'] as const;

/** Stores the trainee's only feedback on the module; it replaces an earlier one. */
export function saveFeedback(tx: Db, given: NewFeedback) {
  const said = { rating: given.rating, comment: given.comment, created_at: given.createdAt };
  return tx
    .insertInto('feedback')
    .values({
      user_id: given.userId,
      module_id: given.moduleId,
      company_id: given.companyId,
      ...said,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'module_id']).doUpdateSet(said))
    .returning(OWN)
    .executeTakeFirstOrThrow();
}

const own = (db: Db, userId: number) =>
  db
    .selectFrom('feedback')
    .innerJoin('modules', 'modules.id', 'feedback.module_id')
    .select(['feedback.id', 'module_id', 'rating', 'comment', 'feedback.created_at'])
    .where('user_id', '=', userId);

export function findOwnFeedback(db: Db, key: { userId: number; moduleId: number }) {
  return own(db, key.userId).where('module_id', '=', key.moduleId).executeTakeFirst();
}
export type OwnFeedbackRow = NonNullable<Awaited<ReturnType<typeof findOwnFeedback>>>;

/** One for each module that the trainee has rated, in no order. */
export function listOwnFeedback(db: Db, userId: number) {
  return own(db, userId).execute();
}

export async function moduleExists(db: Db, id: number): Promise<boolean> {
  const module = await db
    .selectFrom('modules')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return module !== undefined;
}

const matching = (db: Db, { companyId, moduleId, rating }: Filter) =>
  db
    .selectFrom('feedback')
    // A literal, as in the condition of the indexes.
    .where((eb) => eb('feedback.hidden', '=', eb.lit(0)))
    .$if(moduleId !== undefined, (query) => query.where('module_id', '=', Number(moduleId)))
    // A module belongs to one company: with both conditions the engine might choose the longer index.
    .$if(moduleId === undefined && companyId !== undefined, (query) =>
      query.where('company_id', '=', Number(companyId)),
    )
    .$if(rating !== undefined, (query) => query.where('rating', '=', Number(rating)));

/**
 * Lists a slice of the matching feedback, newest first. Rows before the slice are skipped in the index, before anything
 * else is read.
 */
export function listFeedback(db: Db, filter: Filter, { fromEnd, offset, limit }: ListSlice) {
  const direction = fromEnd ? 'asc' : 'desc';
  const ids = matching(db, filter)
    .select('feedback.id')
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .as('slice');
  return withDetails(db, ids);
}

/** Lists the feedback after `last`, newest first, or from the beginning. */
export function listFurtherFeedback(
  db: Db,
  filter: Filter,
  last: { readonly created_at: number; readonly id: number } | null,
  limit: number,
) {
  const ids = matching(db, filter)
    .select('feedback.id')
    .$if(last !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(last?.created_at ?? 0, last?.id ?? 0)),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .as('slice');
  return withDetails(db, ids);
}

function withDetails(db: Db, ids: AliasedSelectQueryBuilder<{ id: number }, 'slice'>) {
  return db
    .selectFrom(ids)
    .innerJoin('feedback', 'feedback.id', 'slice.id')
    .innerJoin('users', 'users.id', 'feedback.user_id')
    .innerJoin('modules', 'modules.id', 'feedback.module_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'feedback.id',
      'feedback.module_id',
      'feedback.rating',
      'feedback.comment',
      'feedback.created_at',
      'modules.name as module_name',
      ...personColumns,
    ])
    .orderBy('feedback.created_at', 'desc')
    .orderBy('feedback.id', 'desc')
    .execute();
}
export type FeedbackRow = Awaited<ReturnType<typeof listFeedback>>[number];

const tallied = (db: Db, { companyId, moduleId }: Scope) =>
  db
    .selectFrom('feedback_tallies')
    .innerJoin('modules as shown', 'shown.id', 'feedback_tallies.module_id')
    .$if(moduleId !== undefined, (query) =>
      query.where('feedback_tallies.module_id', '=', Number(moduleId)),
    )
    .$if(companyId !== undefined, (query) =>
      query.where('feedback_tallies.company_id', '=', Number(companyId)),
    );

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
export async function countGivers(db: Db, companyId: number | undefined): Promise<number> {
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
