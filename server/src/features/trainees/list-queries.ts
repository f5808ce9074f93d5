/** Queries for the list of trainees by their names and companies; `filter-queries.ts` has those by their training. */
import { type ExpressionBuilder, sql } from 'kysely';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { longRead } from '#server/platform/database/long-read.ts';
import { type Param, type PreparedQuery, prepared } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { deletedCompanies } from '../companies/service.ts';
import { opposite, USER_ORDERS, type UserSort } from './list-orders.ts';
import type { PageWindow } from './page-window.ts';

export interface TraineeFilter {
  /** In the form of `searchKey`; matched as a part of name, email or company name. Empty matches all trainees. */
  readonly search: string;
  /** Only the trainees of this company; null for those of all companies. */
  readonly companyId: number | null;
  /**
   * Whether trainees match also if the name of their company contains the search text. False if no company name
   * contains it, so that the query does not compare company names.
   */
  readonly includesCompanyNames: boolean;
}

const columnContains = (column: string, part: string) =>
  sql<boolean>`${sql.ref(column)} like ${likePattern(part)} escape '\\'`;

/** The query for the ids of the companies whose name contains the text. */
export const matchingCompanies = (db: Db, search: string) =>
  db
    .selectFrom('companies')
    .select('companies.id')
    .where(columnContains('companies.search_key', search));

/** Returns the number of a company's trainees, or of all for null, from counts that triggers maintain. */
export async function countTrainees(db: Db, companyId: number | null): Promise<number> {
  const [row] = await (companyId === null ? countAll(db, {}) : countOf(db, { companyId }));
  return row?.total ?? 0;
}

const countAll = prepared((db) => traineeCounts(db));
const countOf = prepared((db, param: Param<{ companyId: number }>) =>
  traineeCounts(db).where('company_id', '=', param('companyId')),
);

const traineeCounts = (db: Db) =>
  db
    .selectFrom('trainee_counts')
    .select(({ fn }) => fn.sum<number | null>('trainees').as('total'))
    // Quicker than to look up each company.
    .where('company_id', 'not in', deletedCompanies());

/** Returns the companies whose name contains the text, each with its number of trainees. */
export function findMatchingCompanies(db: Db, search: string) {
  return matchingCompanies(db, search)
    .leftJoin('trainee_counts', 'trainee_counts.company_id', 'companies.id')
    .select(({ fn, lit }) => fn.coalesce('trainee_counts.trainees', lit(0)).as('trainees'))
    .execute();
}

/** Rows that are skipped in an index in a millisecond. */
export const QUICKLY_SKIPPED = 5_000;

/**
 * Returns the ids of a page of the ordered list, without a search. Compiled once for each order, of all trainees or of a
 * company: the page that admins open most often.
 */
export async function findByOffset(
  db: Db,
  companyId: number | null,
  { sort, ...window }: PageWindow & { readonly sort: UserSort },
): Promise<number[]> {
  const { limit, offset } = window;
  const find = pageQuery(sort, window, companyId === null);
  return idsOf(await find(db, { companyId: companyId ?? 0, limit, offset }), window);
}

type PageValues = { companyId: number; limit: number; offset: number };
const pageQueries = new Map<string, PreparedQuery<PageValues, { id: number }>>();

function pageQuery(sort: UserSort, { reversed, offset }: PageWindow, isOfAll: boolean) {
  const isLong = offset > QUICKLY_SKIPPED;
  const name = `${sort} ${reversed} ${isLong} ${isOfAll}`;
  const known = pageQueries.get(name);
  if (known !== undefined) return known;
  const query = prepared((db, param: Param<PageValues>) => {
    const companyId = isOfAll ? null : param('companyId');
    const window = { limit: param('limit'), offset: param('offset'), reversed };
    return pageOf(trainees(db, companyId), sort, window).$if(isLong, (page) =>
      page.modifyFront(longRead),
    );
  });
  pageQueries.set(name, query);
  return query;
}

/** The same with a search. Reads the index of the order, so an early page is found soonest. */
export async function findSearchedByOffset(
  db: Db,
  filter: TraineeFilter,
  sort: UserSort,
  window: PageWindow,
): Promise<number[]> {
  const rows = await pageOf(trainees(db, filter.companyId), sort, window)
    .modifyFront(longRead)
    .where(matchesText(db, filter))
    .execute();
  return idsOf(rows, window);
}

/** In the order of the list. */
export function idsOf(
  rows: readonly { readonly id: number }[],
  { reversed }: PageWindow,
): number[] {
  const ids = rows.map(({ id }) => id);
  return reversed ? ids.reverse() : ids;
}

function pageOf(
  query: ReturnType<typeof trainees>,
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

/** The trainees of a company, or of all for null. */
function trainees(db: Db, companyId: number | null) {
  return db
    .selectFrom('users')
    .where('users.role', '=', 'TRAINEE')
    .$if(companyId !== null, (query) => query.where('users.company_id', '=', companyId));
}

/** Whether the name, the email or the company's name contains the search text. */
export const matchesText =
  (db: Db, { search, includesCompanyNames }: TraineeFilter) =>
  (eb: ExpressionBuilder<Schema, 'users'>) => {
    const own = columnContains('users.search_key', search);
    const byCompany = eb('users.company_id', 'in', matchingCompanies(db, search));
    return includesCompanyNames ? eb.or([own, byCompany]) : own;
  };
