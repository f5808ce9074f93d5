import type { Role } from '@portal/contract/fields';
import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import { likePattern } from '../../platform/database/like-pattern.ts';
import type { Db, Schema } from '../../platform/database/schema.ts';
import { traineesWithText } from '../../platform/database/trainee-search.ts';

export interface PeopleFilter {
  /** Oneself is left out. */
  readonly exceptId: number;
  /** Lower-cased; matched as a part of name or email. */
  readonly search: string;
  /** The last person of the page before. */
  readonly after: { readonly nameKey: string; readonly id: number } | null;
  readonly limit: number;
}

const people = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.id',
      'users.name',
      'users.name_key',
      'users.email',
      'users.role',
      'users.company_id',
      'companies.name as company_name',
    ]);

const isNamed = (search: string) => (eb: ExpressionBuilder<Schema, 'users'>) =>
  eb.or(
    (['users.name_key', 'users.email_key'] as const).map((column) =>
      eb(column, 'like', sql<string>`${likePattern(search)} escape '\\'`),
    ),
  );

const isBehind =
  (place: PeopleFilter['after']) =>
  ({ eb, refTuple, tuple }: ExpressionBuilder<Schema, 'users'>) =>
    eb(refTuple('users.name_key', 'users.id'), '>', tuple(place?.nameKey ?? '', place?.id ?? 0));

/** Of more matches than this the order of names soon has a page full; fewer are fetched by an index. */
const FEW = 200;

/** Those with the next names, and more of them or others; null where nobody is searched for. */
export async function findMatches(db: Db, filter: PeopleFilter): Promise<number[] | null> {
  const { search } = filter;
  if (search === '') return null;
  const few = await traineesWithText(db, { search, companyId: null, limit: FEW + 1 }).execute();
  const trainees =
    few.length > FEW
      ? await findAlongNames(db, 'TRAINEE', filter)
      : few.map(({ user_id }) => user_id);
  // Administrators are so few that they are looked through.
  return [...trainees, ...(await findAlongNames(db, 'ADMIN', filter))];
}

/** By an index that holds all that is looked at. */
export async function findAlongNames(
  db: Db,
  role: Role,
  { exceptId, search, after, limit }: PeopleFilter,
): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', role)
    .where('id', '!=', exceptId)
    .where(isNamed(search))
    .$if(after !== null, (query) => query.where(isBehind(after)))
    .orderBy('name_key')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** A page of people of any company, by name; of `matches` alone where there is a search. */
export function listPeople(
  db: Db,
  { exceptId, after, limit }: PeopleFilter,
  matches: readonly number[] | null,
) {
  return people(db)
    .where('users.id', '!=', exceptId)
    .$if(matches !== null, (query) => query.where('users.id', 'in', matches ?? []))
    .$if(after !== null, (query) => query.where(isBehind(after)))
    .orderBy('users.name_key')
    .orderBy('users.id')
    .limit(limit)
    .execute();
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

export function findPerson(db: Db, id: number) {
  return people(db).where('users.id', '=', id).executeTakeFirstOrThrow();
}
