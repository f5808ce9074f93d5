import type { GroupFilter } from '@portal/contract/fields';
import type { Reach } from '@portal/contract/reach';
import { reachedCompanies, type Within, within } from '@portal/contract/reach-rules';
import { type AliasedSelectQueryBuilder, type Expression, type SqlBool, sql } from 'kysely';
import { longRead } from '#server/platform/database/long-read.ts';
import { isOneOf } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { personColumns } from '../accounts/service.ts';
import { isInGroup } from '../groups/service.ts';
import { isPersonWithin, peopleWithin } from '../reach/service.ts';
import type { ListSlice } from './list-slice.ts';

/**
 * All feedback, the feedback of a company's modules, or of one module; of all trainees or those of a group, as far as the
 * admin who asks sees them.
 */
export interface Scope {
  readonly reach: Reach;
  readonly companyId: number | undefined;
  readonly moduleId: number | undefined;
  readonly group?: GroupFilter | undefined;
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

/**
 * The feedback of the trainees of a group on modules of its company, or of the people in reach, is read from them: along
 * the index of a list, very much other feedback would be between it.
 */
function givenIn(db: Db, { reach, companyId, group }: Scope) {
  const limit = within(reach);
  if (typeof group === 'number')
    return (
      db
        .selectFrom('groups')
        // SQLite keeps the order of a cross join.
        .crossJoin('group_members')
        .crossJoin('feedback')
        .selectAll('feedback')
        .where('groups.id', '=', group)
        .whereRef('group_members.group_id', '=', 'groups.id')
        .whereRef('feedback.user_id', '=', 'group_members.user_id')
        .whereRef('feedback.company_id', '=', 'groups.company_id')
        .where(isGiverWithin(db, limit))
        .as('feedback')
    );
  const isInNoGroup = () =>
    group === undefined ? sql<SqlBool>`true` : isInGroup(db, 'none', 'feedback.user_id');
  if (limit === null || (companyId !== undefined && limit.companies.includes(companyId)))
    return db
      .selectFrom('feedback')
      .selectAll('feedback')
      .where(isInNoGroup())
      .where(isGiverWithin(db, limit))
      .as('feedback');
  const people = db.selectFrom(peopleWithin(db, limit).as('people')).select('user_id');
  return db
    .selectFrom(people.distinct().as('people'))
    .crossJoin('feedback')
    .selectAll('feedback')
    .whereRef('feedback.user_id', '=', 'people.user_id')
    .where(isInNoGroup())
    .where(isOneOf(db, 'feedback.company_id', reachedCompanies(reach) ?? []))
    .as('feedback');
}

/** Whether the trainee who gave the feedback is within the limit now. */
function isGiverWithin(db: Db, limit: Within): Expression<SqlBool> {
  if (limit === null) return sql<SqlBool>`true`;
  const givers = db
    .selectFrom('users')
    .select('users.id')
    .whereRef('users.id', '=', sql.ref('feedback.user_id'))
    .where(isPersonWithin(db, limit, { user: 'users.id', company: 'users.company_id' }));
  return sql<SqlBool>`exists ${givers}`;
}

/** The feedback that matches, in no order. */
export const matching = (db: Db, { rating, ...scope }: Filter) => {
  const { companyId, moduleId } = scope;
  return (
    db
      .selectFrom(givenIn(db, scope))
      // The tallies are those of all, so the feedback is counted, which takes as long as the rows are many.
      .$if(!hasTallies(scope), (query) => query.modifyFront(longRead))
      // A literal, as in the condition of the indexes.
      .where((eb) => eb('feedback.hidden', '=', eb.lit(0)))
      .$if(moduleId !== undefined, (query) =>
        query.where('feedback.module_id', '=', Number(moduleId)),
      )
      // A module belongs to one company: with both conditions the engine might choose the longer index.
      .$if(moduleId === undefined && companyId !== undefined, (query) =>
        query.where('feedback.company_id', '=', Number(companyId)),
      )
      .$if(rating !== undefined, (query) => query.where('feedback.rating', '=', Number(rating)))
  );
};

/** Whether triggers keep the figures of the scope. They know neither groups nor who has moved to another company. */
export const hasTallies = ({ group, reach }: Scope): boolean =>
  group === undefined && reach === 'portal';

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
