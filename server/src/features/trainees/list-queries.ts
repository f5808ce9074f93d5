/** Queries for the list of trainees: filter, order and total. */
import type { traineeSort } from '@portal/contract/trainees';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { UNPREPARED } from '#server/platform/database/postgres/statement-names.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { PageWindow } from './page-window.ts';
import { containsText, traineesWithText } from './search-queries.ts';

export interface TraineeFilter {
  /** In the form of `normalizedKey`; matched as a part of name, email or company name. Empty matches all trainees. */
  readonly search: string;
  readonly companyId: number | null;
  /** Whether any company name contains the search text. If not, company names are not checked for each trainee. */
  readonly isOfCompanies: boolean;
}

export type TraineeSort = z.infer<typeof traineeSort>;

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

const contains = (column: string, part: string) =>
  sql<boolean>`${sql.ref(column)} like ${likePattern(part)} escape '\\'`;

const matchingCompanies = (db: Db, search: string) =>
  db.selectFrom('companies').select('companies.id').where(contains('companies.name_key', search));

/** The number of all trainees or of a company's, from counts that triggers maintain. */
export async function countTrainees(db: Db, companyId: number | null): Promise<number> {
  const { total } = await db
    .selectFrom('trainee_counts')
    .select(({ fn }) => fn.sum<number | null>('trainees').as('total'))
    .$if(companyId !== null, (query) => query.where('company_id', '=', companyId))
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

/** The companies whose name contains the text, with their numbers of trainees. */
export function findMatchingCompanies(db: Db, search: string) {
  return matchingCompanies(db, search)
    .leftJoin('trainee_counts', 'trainee_counts.company_id', 'companies.id')
    .select(({ fn, lit }) => fn.coalesce('trainee_counts.trainees', lit(0)).as('trainees'))
    .execute();
}

/**
 * Returns the matching trainees in order, if they are few. A result of more than `few` means that there are further
 * matches. The trainees of matching companies have to be few as well.
 */
export async function findFew(
  db: Db,
  { search, companyId, isOfCompanies }: TraineeFilter,
  sort: TraineeSort,
  few: number,
): Promise<number[]> {
  const [column, direction] = ORDERS[sort];
  const own = traineesWithText(db, { search, companyId, limit: few + 1 }).as('own');
  const rows = await db
    .with('matched', (cte) => {
      const byText = cte.selectFrom(own).select('own.user_id');
      if (!isOfCompanies) return byText;
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

/** The number of matches. */
export async function countMatches(
  db: Db,
  { search, companyId, isOfCompanies }: TraineeFilter,
): Promise<number> {
  const { total } = await db
    .selectFrom('trainee_search')
    .modifyFront(unprepared)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$if(companyId !== null, (query) => query.where('company_id', '=', companyId))
    .where((eb) =>
      isOfCompanies
        ? eb.or([
            containsText(search),
            eb('trainee_search.company_id', 'in', matchingCompanies(db, search)),
          ])
        : containsText(search),
    )
    .executeTakeFirstOrThrow();
  return total;
}

/** The ids of a part of the ordered list, read along an index. */
export async function findInOrder(
  db: Db,
  filter: TraineeFilter,
  sort: TraineeSort,
  { limit, offset, reversed }: PageWindow,
): Promise<number[]> {
  const [column, forward] = ORDERS[sort];
  const direction = reversed ? opposite[forward] : forward;
  const rows = await matching(db, filter)
    .select('users.id')
    .orderBy(column, direction)
    .orderBy('users.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  return reversed ? ids.reverse() : ids;
}

export interface Place {
  readonly id: number;
  /** The value by which the list is ordered. */
  readonly key: string | number;
}

/** The next part of the ordered list after the last place read; null for the beginning. */
export function findFurther(
  db: Db,
  filter: TraineeFilter,
  sort: TraineeSort,
  { after, limit }: { after: Place | null; limit: number },
) {
  const [column, direction] = ORDERS[sort];
  return matching(db, filter)
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

function matching(db: Db, { search, companyId, isOfCompanies }: TraineeFilter) {
  return db
    .selectFrom('users')
    .modifyFront(unprepared)
    .where('users.role', '=', 'TRAINEE')
    .$if(companyId !== null, (query) => query.where('users.company_id', '=', companyId))
    .$if(search !== '', (query) =>
      query.where((eb) => {
        const own = [contains('users.name_key', search), contains('users.email_key', search)];
        const nearby = eb('users.company_id', 'in', matchingCompanies(db, search));
        return eb.or(isOfCompanies ? [...own, nearby] : own);
      }),
    );
}
