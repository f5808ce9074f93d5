import type { GroupFilter } from '@portal/contract/fields';
import type { Reach } from '@portal/contract/reach';
import { reachedCompanies, type Within, within } from '@portal/contract/reach-rules';
import { type AliasedSelectQueryBuilder, type Expression, type SqlBool, sql } from 'kysely';
import { asValue } from '#server/platform/database/as-value.ts';
import { longRead } from '#server/platform/database/long-read.ts';
import { isOneOf } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { personColumns } from '../accounts/service.ts';
import { isInGroup } from '../groups/service.ts';
import { eachPersonWithin, isPersonWithin } from '../reach/service.ts';
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

/** Whether the feedback is read from the people who gave it, who are a few of many. */
function isReadFromPeople({ reach, companyId, group }: Omit<Scope, 'moduleId'>): boolean {
  const limit = within(reach);
  if (typeof group === 'number') return true;
  return limit !== null && (companyId === undefined || !limit.companies.includes(companyId));
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
        .$if(limit !== null, (query) => query.where(isPersonOf(db, limit, 'feedback.user_id')))
        .as('feedback')
    );
  const isInNoGroup = () =>
    group === undefined ? sql<SqlBool>`true` : isInGroup(db, 'none', 'feedback.user_id');
  if (limit === null || !isReadFromPeople({ reach, companyId, group }))
    return db
      .selectFrom('feedback')
      .selectAll('feedback')
      .where(isInNoGroup())
      .$if(limit !== null, (query) => query.where(isPersonOf(db, limit, 'feedback.user_id')))
      .as('feedback');
  return db
    .selectFrom(eachPersonWithin(db, limit))
    .crossJoin('feedback')
    .selectAll('feedback')
    .whereRef('feedback.user_id', '=', 'people.user_id')
    .where(isInNoGroup())
    .where(isOneOf(db, 'feedback.company_id', reachedCompanies(reach) ?? []))
    .as('feedback');
}

/** Whether the user whose id is in the column is within the limit, by the present company. */
function isPersonOf(db: Db, limit: Within, userColumn: string): Expression<SqlBool> {
  const people = db
    .selectFrom('users')
    .select('users.id')
    .whereRef('users.id', '=', sql.ref(userColumn))
    .where(isPersonWithin(db, limit, { user: 'users.id', company: 'users.company_id' }));
  return sql<SqlBool>`exists ${people}`;
}

/** The feedback that matches, in no order. */
export const matching = (db: Db, { rating, ...scope }: Filter) => {
  const { companyId, moduleId } = scope;
  const columnOf = isReadFromPeople(scope) ? asValue<number> : sql.ref<number>;
  return (
    db
      .selectFrom(givenIn(db, scope))
      // The tallies are those of all, so the feedback is counted, which takes as long as the rows are many.
      .$if(!hasTallies(scope), (query) => query.modifyFront(longRead))
      // A literal, as in the condition of the indexes.
      .where((eb) => eb('feedback.hidden', '=', eb.lit(0)))
      .$if(moduleId !== undefined, (query) =>
        query.where(columnOf('feedback.module_id'), '=', Number(moduleId)),
      )
      // A module belongs to one company: with both conditions the engine might choose the longer index.
      .$if(moduleId === undefined && companyId !== undefined, (query) =>
        query.where(columnOf('feedback.company_id'), '=', Number(companyId)),
      )
      .$if(rating !== undefined, (query) =>
        query.where(columnOf('feedback.rating'), '=', Number(rating)),
      )
  );
};

/** Whether triggers keep the figures of the scope. They know no groups, and not who has moved to another company. */
export const hasTallies = ({ group, reach }: Scope): boolean =>
  group === undefined && reach === 'portal';

/** The companies of a limited admin's scope if all trainees in each are in it; otherwise null. */
export function wholeCompaniesOf({ reach, companyId, group }: Scope): readonly number[] | null {
  const limit = within(reach);
  if (limit === null || group !== undefined) return null;
  if (companyId !== undefined) return limit.companies.includes(companyId) ? [companyId] : null;
  return limit.groups.length === 0 ? limit.companies : null;
}

/** The feedback on modules of these companies by people who have left them and are not in reach. */
export function givenByOthers(db: Db, reach: Reach, companyIds: readonly number[]) {
  const others = db
    .selectFrom('runs')
    .select('runs.user_id')
    .distinct()
    .where(isOneOf(db, 'runs.company_id', companyIds))
    // Who has moved has a run that ended.
    .where('runs.ended_at', 'is not', null)
    .where(({ not }) => not(isPersonOf(db, within(reach), 'runs.user_id')));
  return (
    db
      .selectFrom(others.as('others'))
      // SQLite keeps the order of a cross join.
      .crossJoin('feedback')
      .whereRef('feedback.user_id', '=', 'others.user_id')
      .where((eb) => eb('feedback.hidden', '=', eb.lit(0)))
      .where(isOneOf(db, 'feedback.company_id', companyIds))
  );
}

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
