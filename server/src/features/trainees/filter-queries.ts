/** Queries for the list of trainees by how they stand in their training, from the figures of their current runs. */

import type { GroupFilter } from '@portal/contract/fields';
import type { Within } from '@portal/contract/reach-rules';
import { stuckSince, TRAINING_STATUSES, type TrainingStatus } from '@portal/contract/rules';
import type { StatusFilter } from '@portal/contract/trainees';
import { type ExpressionBuilder, sql } from 'kysely';
import { longRead } from '#server/platform/database/long-read.ts';
import { UNPREPARED } from '#server/platform/database/postgres/statement-names.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { deletedCompanies } from '../companies/service.ts';
import { isInGroup } from '../groups/service.ts';
import { isPersonWithin } from '../reach/service.ts';
import {
  type IndexedColumn,
  type OnFigures,
  type StandingFilter,
  standsAs,
  type WithFigures,
} from './condition-queries.ts';
import {
  FIGURE_ORDERS,
  type FigureSort,
  isFigureSort,
  type ListCursor,
  opposite,
  type TraineeSort,
  USER_ORDERS,
} from './list-orders.ts';
import {
  idsOf,
  matchesText,
  matchingCompanies,
  QUICKLY_SKIPPED,
  type TraineeFilter,
} from './list-queries.ts';
import type { PageWindow } from './page-window.ts';
import { traineesWithText } from './search-queries.ts';

const unprepared = sql.raw(UNPREPARED);

/** The module in which trainees stand, with its company. Undefined if there is no such module. */
export function findAskedModule(db: Db, id: number) {
  return db
    .selectFrom('modules')
    .select(({ exists, selectFrom, case: when }) => [
      'modules.company_id',
      'modules.audience',
      when()
        .when(
          exists(
            selectFrom('questions')
              .select('questions.id')
              .whereRef('questions.module_id', '=', 'modules.id'),
          ),
        )
        .then(1)
        .else(0)
        .end()
        .as('has_quiz'),
    ])
    .where('modules.id', '=', id)
    .executeTakeFirst();
}

const isInShownCompany = (eb: OnFigures) => eb('figures.company_id', 'not in', deletedCompanies());

/** The trainees who are not hidden, of a company or, for null, of all. */
const shownFigures = (db: Db, companyId: number | null) =>
  db
    .selectFrom('trainee_figures as figures')
    .where('figures.hidden', '=', sql.lit(0))
    .where(isInShownCompany)
    .$if(companyId !== null, (query) => query.where('figures.company_id', '=', companyId));

/**
 * Returns the number of trainees who stand so. Reads one range of an index, or without a standing one for each status in
 * the whole training.
 */
export async function countStanding(
  db: Db,
  companyId: number | null,
  standing: StandingFilter,
): Promise<number> {
  const { status, module, now } = standing;
  const indexed = indexedColumnOf(standing);
  const isByStatus =
    indexed === null && module === null && status !== null && status !== 'invitation-refused';
  const { total } = await shownFigures(db, companyId)
    .modifyFront(longRead)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$if(!isByStatus, (query) => query.where(standsAs(standing, indexed)))
    .$if(isByStatus, (query) =>
      query.where('figures.status', 'in', statusesOf(status ?? 'not-completed')),
    )
    .$if(isByStatus && status === 'stuck', (query) =>
      query.where('figures.idle_since', '<=', stuckSince(now)),
    )
    .executeTakeFirstOrThrow();
  return total;
}

/** The column by which fewest trainees are read; null without a condition on a standing. */
function indexedColumnOf({ range, due }: StandingFilter): IndexedColumn | null {
  if (range !== null) return 'figures.standing_key';
  return due === null ? null : 'figures.due_on';
}

/** Whether an index finds the trainees by their standing or due date. */
export const isByStanding = (standing: StandingFilter | null): standing is StandingFilter =>
  standing !== null && indexedColumnOf(standing) !== null;

function statusesOf(status: StatusFilter): readonly TrainingStatus[] {
  return TRAINING_STATUSES.filter((each) =>
    status === 'stuck' || status === 'not-completed' ? each !== 'completed' : each === status,
  );
}

interface Listed {
  readonly companyId: number | null;
  /** Null for all. */
  readonly standing: StandingFilter | null;
  readonly sort: FigureSort;
}

/** Returns the ids of a page of the ordered list. Reads the index of the order, and with a module the progress in it. */
export async function findStandingByOffset(
  db: Db,
  { companyId, standing, sort }: Listed,
  window: PageWindow,
): Promise<number[]> {
  const [column, forward] = FIGURE_ORDERS[sort];
  const direction = window.reversed ? opposite[forward] : forward;
  // With a filter that few match, a page is far away.
  const isLong = standing !== null || window.offset > QUICKLY_SKIPPED;
  const indexed = column === 'figures.standing_key' || column === 'figures.due_on' ? column : null;
  const rows = await shownFigures(db, companyId)
    .modifyFront(isLong ? longRead : unprepared)
    .select('figures.user_id as id')
    .$if(standing !== null, (query) => query.where(standsAs(standing as StandingFilter, indexed)))
    .orderBy(column, direction)
    .orderBy('figures.user_id', direction)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return idsOf(rows, window);
}

/** Returns the ids of all who stand so, in order. Reads them by their standing or due date, so call it if they are few. */
export async function findAllStanding(
  db: Db,
  { companyId, standing }: { readonly companyId: number | null; readonly standing: StandingFilter },
  sort: TraineeSort,
): Promise<number[]> {
  const [column, direction, id] = orderOf(sort);
  const rows = await shownFigures(db, companyId)
    .modifyFront(longRead)
    .innerJoin('users', 'users.id', 'figures.user_id')
    .select('figures.user_id as id')
    .where(standsAs(standing, indexedColumnOf(standing)))
    .orderBy(column, direction)
    .orderBy(id, direction)
    .execute();
  return rows.map(({ id }) => id);
}

/** The column of any order, that of the id, and the direction. */
export const orderOf = (sort: TraineeSort) =>
  isFigureSort(sort)
    ? ([...FIGURE_ORDERS[sort], 'figures.user_id'] as const)
    : ([...USER_ORDERS[sort], 'users.id'] as const);

/** With the users, in the order of the index by which the list is ordered: SQLite keeps the order of a cross join. */
function shownTrainees(db: Db, companyId: number | null, sort: TraineeSort) {
  if (isFigureSort(sort))
    return shownFigures(db, companyId)
      .crossJoin('users')
      .whereRef('users.id', '=', 'figures.user_id');
  return db
    .selectFrom('users')
    .crossJoin('trainee_figures as figures')
    .whereRef('figures.user_id', '=', 'users.id')
    .where('users.role', '=', 'TRAINEE')
    .$if(companyId !== null, (query) => query.where('users.company_id', '=', companyId));
}

export interface Searched extends TraineeFilter {
  readonly standing: StandingFilter | null;
  /** Null for all, in a group or not. */
  readonly group: GroupFilter | null;
  /** Null if the company or the group has only people whom the admin sees. */
  readonly within: Within;
}

const USER = { user: 'users.id', company: 'users.company_id' };

/** Whether a trainee matches the text, stands as asked, is in the group, and is one whom the admin sees. */
export const isMatch =
  (db: Db, { standing, group, within, ...filter }: Searched) =>
  (eb: ExpressionBuilder<WithFigures, 'figures' | 'users'>) =>
    eb.and([
      ...(filter.search === '' ? [] : [matchesText(db, filter)(eb)]),
      ...(standing === null ? [] : [standsAs(standing)(eb)]),
      ...(group === null ? [] : [isInGroup(db, group, 'users.id')]),
      ...(within === null ? [] : [isPersonWithin(db, within, USER)]),
    ]);

export type BatchRow = Awaited<ReturnType<typeof readBatch>>[number];

interface Batch {
  /** The last trainee of the batch before; null for the beginning of the list. */
  readonly after: ListCursor | null;
  /** Trainees in the batch, matching or not. */
  readonly limit: number;
}

/** Returns the next trainees of the ordered list, and whether they match. */
export async function readBatch(
  db: Db,
  searched: Searched,
  sort: TraineeSort,
  { after, limit }: Batch,
) {
  const [column, direction, id] = orderOf(sort);
  const rows = await shownTrainees(db, searched.companyId, sort)
    // Planned for its values: PostgreSQL would otherwise not know that few trainees come before the limit.
    .modifyFront(unprepared)
    .select([`${id} as id`, `${column} as key`])
    .select((eb) => eb.case().when(isMatch(db, searched)(eb)).then(1).else(0).end().as('is_match'))
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple(column, id),
          direction === 'asc' ? '>' : '<',
          tuple<string | number, number>(after?.key ?? 0, after?.id ?? 0),
        ),
      ),
    )
    .orderBy(column, direction)
    .orderBy(id, direction)
    .limit(limit)
    .execute();
  return rows.map(({ id, key, is_match }) => ({ id, key, matches: is_match === 1 }));
}

/** Returns the ids of a page of the matches. Reads the index of the order, so an early page is found soonest. */
export async function findMatchesByOffset(
  db: Db,
  searched: Searched,
  sort: TraineeSort,
  window: PageWindow,
): Promise<number[]> {
  const [column, forward, id] = orderOf(sort);
  const direction = window.reversed ? opposite[forward] : forward;
  const rows = await shownTrainees(db, searched.companyId, sort)
    .modifyFront(longRead)
    .select(`${id} as id`)
    .where(isMatch(db, searched))
    .orderBy(column, direction)
    .orderBy(id, direction)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return idsOf(rows, window);
}

/**
 * Returns the ids of all trainees who match the text, in order, and whether they stand as asked, if there are at most
 * `max`. A result with more can be incomplete: use another query then. All trainees of the companies that match by name
 * are read, so call this only if they are few.
 */
export async function findAllIfFew(
  db: Db,
  { search, companyId, includesCompanyNames, standing }: Searched,
  sort: TraineeSort,
  { max, isLong }: { readonly max: number; readonly isLong: boolean },
) {
  const [column, direction, id] = orderOf(sort);
  const own = traineesWithText(db, { search, companyId, limit: max + 1 }).as('own');
  const rows = await db
    .with('matched', (cte) => {
      const byText = cte.selectFrom(own).select('own.user_id');
      if (!includesCompanyNames) return byText;
      return byText.union(
        db
          .selectFrom('trainee_search')
          .select('user_id')
          .where('company_id', 'in', matchingCompanies(db, search)),
      );
    })
    .selectFrom('matched')
    .innerJoin('trainee_figures as figures', 'figures.user_id', 'matched.user_id')
    .innerJoin('users', 'users.id', 'matched.user_id')
    .modifyFront(isLong ? longRead : unprepared)
    .select('users.id')
    .select((eb) =>
      standing === null
        ? eb.lit(1).as('stands_so')
        : eb.case().when(standsAs(standing)(eb)).then(1).else(0).end().as('stands_so'),
    )
    .orderBy(column, direction)
    .orderBy(id, direction)
    .execute();
  return rows.map(({ id, stands_so }) => ({ id, matches: stands_so === 1 }));
}
