import type { Role } from '@portal/contract/fields';
import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { userColumns } from '../accounts/service.ts';
import {
  canSearchInOneStatement,
  containsText,
  isInCompany,
  traineesWithText,
} from '../trainees/service.ts';
import { collectInBatches } from './collect-in-batches.ts';

export interface PeopleFilter {
  /** The id of the caller, who is left out. */
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
    .select([...userColumns, 'users.name_key']);

const isNamed = (search: string) => (eb: ExpressionBuilder<Schema, 'users'>) =>
  eb.or(
    (['users.name_key', 'users.email_key'] as const).map((column) =>
      eb(column, 'like', sql<string>`${likePattern(search)} escape '\\'`),
    ),
  );

type Place = NonNullable<PeopleFilter['after']>;

const isBehind =
  (place: Place | null) =>
  ({ eb, refTuple, tuple }: ExpressionBuilder<Schema, 'users'>) =>
    eb(refTuple('users.name_key', 'users.id'), '>', tuple(place?.nameKey ?? '', place?.id ?? 0));

/** More matches than this soon fill a page in the order of names; fewer are fetched by an index. */
const FEW = 200;
/** Rows per batch: each takes SQLite about 0.3 ms. */
const NAMES_AT_ONCE = 2_000;
const TEXTS_AT_ONCE = 4_000;

/** The ids of the next matching people by name, possibly with further matches; null without a search. */
export async function findMatches(db: Db, filter: PeopleFilter): Promise<number[] | null> {
  const { search } = filter;
  if (search === '') return null;
  const few = await findFewTrainees(db, search);
  const trainees = few.length > FEW ? await findAlongNames(db, 'TRAINEE', filter) : few;
  // There are so few admins that all are searched.
  return [...trainees, ...(await findAlongNames(db, 'ADMIN', filter))];
}

/** All matching trainees in no order, or only the first ones if there are more than a few. */
async function findFewTrainees(db: Db, search: string): Promise<number[]> {
  const limit = FEW + 1;
  if (!canSearchInOneStatement(db, search)) return findFewInTexts(db, search, limit);
  const rows = await traineesWithText(db, { search, companyId: null, limit }).execute();
  return rows.map(({ user_id }) => user_id);
}

/** Reads the texts of all trainees. */
function findFewInTexts(db: Db, search: string, limit: number): Promise<number[]> {
  const textsAfter = (after: number | null) =>
    db
      .selectFrom('trainee_search')
      .select('user_id')
      .where('user_id', '>', after ?? 0)
      .orderBy('user_id');
  return collectInBatches<number>({
    after: null,
    limit,
    async endAfter(after) {
      const last = textsAfter(after).offset(TEXTS_AT_ONCE - 1);
      return (await last.limit(1).executeTakeFirst())?.user_id ?? null;
    },
    async idsBetween(after, end, wanted) {
      const rows = await textsAfter(after)
        .where(isInCompany)
        .where(containsText(search))
        .$if(end !== null, (query) => query.where('user_id', '<=', end ?? 0))
        .limit(wanted)
        .execute();
      return rows.map(({ user_id }) => user_id);
    },
  });
}

/** The next matches by name. Uses a covering index. */
export function findAlongNames(
  db: Db,
  role: Role,
  { exceptId, search, after, limit }: PeopleFilter,
): Promise<number[]> {
  const namesAfter = (place: Place | null) =>
    db
      .selectFrom('users')
      .where('role', '=', role)
      .$if(place !== null, (query) => query.where(isBehind(place)))
      .orderBy('name_key')
      .orderBy('id');
  return collectInBatches<Place>({
    after,
    limit,
    async endAfter(place) {
      // PostgreSQL runs in its own process, where it does not block requests of this one.
      if (engineOf(db) === 'postgres') return null;
      const last = namesAfter(place)
        .select('name_key')
        .offset(NAMES_AT_ONCE - 1);
      const row = await last.limit(1).executeTakeFirst();
      // After all people with that name.
      return row === undefined ? null : { nameKey: row.name_key, id: Number.MAX_SAFE_INTEGER };
    },
    async idsBetween(place, end, wanted) {
      const rows = await namesAfter(place)
        .select('id')
        .where('id', '!=', exceptId)
        .where(isNamed(search))
        .$if(end !== null, (query) => query.where('name_key', '<=', end?.nameKey ?? ''))
        .limit(wanted)
        .execute();
      return rows.map(({ id }) => id);
    },
  });
}

/** A page of people of any company, by name; only those in `matches` if there is a search. */
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

/** Finds the user of a list of rooms, who seldom changes between two lists. Throws if there is no such user. */
export function prepareFindPerson(db: Db) {
  const find = prepared(
    db,
    (param: Param<{ id: number }>) => people(db).where('users.id', '=', param('id')),
    { cache: true },
  );
  const { tables } = find;
  const findOne = async (id: number): Promise<PersonRow> => {
    const [person] = await find({ id });
    if (person === undefined) throw new Error(`There is no user ${id}`);
    return person;
  };
  return Object.assign(findOne, { tables });
}
