/**
 * Queries for the list of trainees: filter, order and total. There are three ways to read matching ids: all by the text
 * index and then sorted, if they are few; a page by its offset in the order; or batch after batch in the order.
 */
import type { traineeSort } from '@portal/contract/trainees';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { UNPREPARED } from '#server/platform/database/postgres/statement-names.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { PageWindow } from './page-window.ts';
import { containsText, isInCompany, traineesWithText } from './search-queries.ts';

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

export type TraineeSort = z.infer<typeof traineeSort>;

/** The column and the direction of each order. Trainees with equal values are ordered by id in the same direction. */
const ORDERS = {
  name: ['users.name_key', 'asc'],
  '-name': ['users.name_key', 'desc'],
  email: ['users.email_key', 'asc'],
  '-email': ['users.email_key', 'desc'],
  newest: ['users.created_at', 'desc'],
  oldest: ['users.created_at', 'asc'],
} as const satisfies Record<TraineeSort, readonly [string, 'asc' | 'desc']>;

const opposite = { asc: 'desc', desc: 'asc' } as const;
const unprepared = sql.raw(UNPREPARED);

const columnContains = (column: string, part: string) =>
  sql<boolean>`${sql.ref(column)} like ${likePattern(part)} escape '\\'`;

/** The query for the ids of the companies whose name contains the text. */
const matchingCompanies = (db: Db, search: string) =>
  db
    .selectFrom('companies')
    .select('companies.id')
    .where(columnContains('companies.name_key', search));

/** Returns the number of a company's trainees, or of all for null, from counts that triggers maintain. */
export async function countTrainees(db: Db, companyId: number | null): Promise<number> {
  const { total } = await db
    .selectFrom('trainee_counts')
    .innerJoin('companies', 'companies.id', 'trainee_counts.company_id')
    .select(({ fn }) => fn.sum<number | null>('trainees').as('total'))
    .$if(companyId !== null, (query) => query.where('company_id', '=', companyId))
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

/** Returns the companies whose name contains the text, each with its number of trainees. */
export function findMatchingCompanies(db: Db, search: string) {
  return matchingCompanies(db, search)
    .leftJoin('trainee_counts', 'trainee_counts.company_id', 'companies.id')
    .select(({ fn, lit }) => fn.coalesce('trainee_counts.trainees', lit(0)).as('trainees'))
    .execute();
}

/**
 * Returns the ids of all matches in order, if there are at most `max`. A result with more ids can be incomplete: use
 * another query then. All trainees of the companies that match by name are read, so call this only if they are few.
 */
export async function findAllIfFew(
  db: Db,
  { search, companyId, includesCompanyNames }: TraineeFilter,
  sort: TraineeSort,
  max: number,
): Promise<number[]> {
  const [column, direction] = ORDERS[sort];
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
    .innerJoin('users', 'users.id', 'matched.user_id')
    .modifyFront(unprepared)
    .select('users.id')
    .orderBy(column, direction)
    .orderBy('users.id', direction)
    .execute();
  return rows.map(({ id }) => id);
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
export async function findByOffset(
  db: Db,
  filter: TraineeFilter,
  sort: TraineeSort,
  { limit, offset, reversed }: PageWindow,
): Promise<number[]> {
  const [column, forward] = ORDERS[sort];
  const direction = reversed ? opposite[forward] : forward;
  const rows = await matchingTrainees(db, filter)
    .select('users.id')
    .orderBy(column, direction)
    .orderBy('users.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  return reversed ? ids.reverse() : ids;
}

/** A row of the ordered list, after which the next batch begins. */
export interface ListCursor {
  readonly id: number;
  /** The row's value in the column of the order. */
  readonly key: string | number;
}

/** Returns the next `limit` rows of the ordered list after the cursor; null for the beginning. */
export function findAfter(
  db: Db,
  filter: TraineeFilter,
  sort: TraineeSort,
  { after, limit }: { after: ListCursor | null; limit: number },
) {
  const [column, direction] = ORDERS[sort];
  return matchingTrainees(db, filter)
    .select(['users.id', `${column} as key`])
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple(column, 'users.id'),
          direction === 'asc' ? '>' : '<',
          tuple<string | number, number>(after?.key ?? '', after?.id ?? 0),
        ),
      ),
    )
    .orderBy(column, direction)
    .orderBy('users.id', direction)
    .limit(limit)
    .execute();
}

/** The query for the matching users, without columns and order. */
function matchingTrainees(db: Db, { search, companyId, includesCompanyNames }: TraineeFilter) {
  return db
    .selectFrom('users')
    .modifyFront(unprepared)
    .where('users.role', '=', 'TRAINEE')
    .$if(companyId !== null, (query) => query.where('users.company_id', '=', companyId))
    .$if(search !== '', (query) =>
      query.where((eb) => {
        const own = [
          columnContains('users.name_key', search),
          columnContains('users.email_key', search),
        ];
        const byCompany = eb('users.company_id', 'in', matchingCompanies(db, search));
        return eb.or(includesCompanyNames ? [...own, byCompany] : own);
      }),
    );
}
