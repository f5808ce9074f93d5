/** Queries for the list of trainees by their names and companies; `standing-queries.ts` has those by their training. */
import { type ExpressionBuilder, sql } from 'kysely';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { UNPREPARED } from '#server/platform/database/postgres/statement-names.ts';
import { type Param, type PreparedQuery, prepared } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { opposite, USER_ORDERS, type UserSort } from './list-orders.ts';
import type { PageWindow } from './page-window.ts';
import { containsText, isInCompany } from './search-queries.ts';

export interface TraineeFilter {
  /** In the form of `normalizedKey`; matched as a part of name, email or company name. Empty matches all trainees. */
  readonly search: string;
  /** Only the trainees of this company; null for those of all companies. */
  readonly companyId: number | null;
  /**
   * Whether trainees match also if the name of their company contains the search text. False if no company name
   * contains it, so that the query does not compare company names.
   */
  readonly includesCompanyNames: boolean;
}

const unprepared = sql.raw(UNPREPARED);

/** All trainees: without a search. */
const UNSEARCHED = { search: '', includesCompanyNames: false };

const columnContains = (column: string, part: string) =>
  sql<boolean>`${sql.ref(column)} like ${likePattern(part)} escape '\\'`;

/** The query for the ids of the companies whose name contains the text. */
export const matchingCompanies = (db: Db, search: string) =>
  db
    .selectFrom('companies')
    .select('companies.id')
    .where(columnContains('companies.name_key', search));

/** Returns the number of a company's trainees, or of all for null, from counts that triggers maintain. */
export function prepareCountTrainees(db: Db) {
  const countAll = prepared(db, () => traineeCounts(db));
  const countOf = prepared(db, (param: Param<{ companyId: number }>) =>
    traineeCounts(db).where('company_id', '=', param('companyId')),
  );
  return async (companyId: number | null): Promise<number> => {
    const [row] = await (companyId === null ? countAll({}) : countOf({ companyId }));
    return row?.total ?? 0;
  };
}

const traineeCounts = (db: Db) =>
  db
    .selectFrom('trainee_counts')
    .innerJoin('companies', 'companies.id', 'trainee_counts.company_id')
    .select(({ fn }) => fn.sum<number | null>('trainees').as('total'));

/** Returns the companies whose name contains the text, each with its number of trainees. */
export function findMatchingCompanies(db: Db, search: string) {
  return matchingCompanies(db, search)
    .leftJoin('trainee_counts', 'trainee_counts.company_id', 'companies.id')
    .select(({ fn, lit }) => fn.coalesce('trainee_counts.trainees', lit(0)).as('trainees'))
    .execute();
}

/** Returns the number of matches. Reads the search texts of the company, or of all trainees. */
export async function countMatches(
  db: Db,
  { search, companyId, includesCompanyNames }: TraineeFilter,
): Promise<number> {
  const { total } = await db
    .selectFrom('trainee_search')
    .modifyFront(unprepared)
    .where(isInCompany)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$if(companyId !== null, (query) => query.where('company_id', '=', companyId))
    .where((eb) =>
      includesCompanyNames
        ? eb.or([
            containsText(search),
            eb('trainee_search.company_id', 'in', matchingCompanies(db, search)),
          ])
        : containsText(search),
    )
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns the ids of a page of the ordered list. Reads the index of the order, so an early page is found soonest. */
export function prepareFindByOffset(db: Db) {
  const findUnsearched = preparePageOfUnsearched(db);
  return async (
    filter: TraineeFilter,
    sort: UserSort,
    window: PageWindow,
  ): Promise<readonly number[]> => {
    const rows =
      filter.search === ''
        ? await findUnsearched(filter.companyId, sort, window)
        : await pageOf(matchingTrainees(db, filter), sort, window).execute();
    const ids = rows.map(({ id }) => id);
    return window.reversed ? ids.reverse() : ids;
  };
}

/** Compiled once for each order, of all trainees or of a company: the page that admins open most often. */
function preparePageOfUnsearched(db: Db) {
  type Values = { companyId: number; limit: number; offset: number };
  const queries = new Map<string, PreparedQuery<Values, { id: number }>>();

  function queryFor(sort: UserSort, reversed: boolean, isOfAll: boolean) {
    const name = `${sort} ${reversed} ${isOfAll}`;
    const known = queries.get(name);
    if (known !== undefined) return known;
    const query = prepared(db, (param: Param<Values>) => {
      const companyId = isOfAll ? null : param('companyId');
      const window = { limit: param('limit'), offset: param('offset'), reversed };
      return pageOf(matchingTrainees(db, { ...UNSEARCHED, companyId }), sort, window);
    });
    queries.set(name, query);
    return query;
  }

  return (companyId: number | null, sort: UserSort, { reversed, ...window }: PageWindow) =>
    queryFor(sort, reversed, companyId === null)({ companyId: companyId ?? 0, ...window });
}

function pageOf(
  query: ReturnType<typeof matchingTrainees>,
  sort: UserSort,
  { limit, offset, reversed }: PageWindow,
) {
  const [column, forward] = USER_ORDERS[sort];
  const direction = reversed ? opposite[forward] : forward;
  return query
    .select('users.id')
    .orderBy(column, direction)
    .orderBy('users.id', direction)
    .limit(limit)
    .offset(offset);
}

/** The query for the matching users, without columns and order. */
function matchingTrainees(db: Db, filter: TraineeFilter) {
  return db
    .selectFrom('users')
    .modifyFront(unprepared)
    .where('users.role', '=', 'TRAINEE')
    .$if(filter.companyId !== null, (query) =>
      query.where('users.company_id', '=', filter.companyId),
    )
    .$if(filter.search !== '', (query) => query.where(matchesText(db, filter)));
}

/** Whether the name, the email or the company's name contains the search text. */
export const matchesText =
  (db: Db, { search, includesCompanyNames }: TraineeFilter) =>
  (eb: ExpressionBuilder<Schema, 'users'>) => {
    const own = [
      columnContains('users.name_key', search),
      columnContains('users.email_key', search),
    ];
    const byCompany = eb('users.company_id', 'in', matchingCompanies(db, search));
    return eb.or(includesCompanyNames ? [...own, byCompany] : own);
  };
