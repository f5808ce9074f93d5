import type { Role } from '@portal/contract/fields';
import { reachesPartOf } from '@portal/contract/reach-rules';
import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { longRead } from '#server/platform/database/long-read.ts';
import { isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { userColumns } from '../accounts/service.ts';
import { findReaches } from '../reach/service.ts';
import { traineesWithText } from '../trainees/service.ts';
import type { Side } from './sight-queries.ts';

/** All companies, only these, or these and all that are listed and allow chats with people of other companies. */
export type Among = 'all' | { readonly companyIds: readonly number[]; readonly andOpen: boolean };

export interface PeopleFilter {
  /** The caller, and others who are left out; at least one. */
  readonly exceptIds: readonly number[];
  /** In the form of `searchKey`; matched as a part of name or email. */
  readonly search: string;
  /** Which trainees are found, by their companies; admins are always found. */
  readonly among: Among;
  /** The last person of the page before. */
  readonly after: { readonly sortKey: string; readonly id: number } | null;
  readonly limit: number;
}

const people = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select([
      ...userColumns,
      'users.sort_key',
      'users.created_at',
      'users.reach',
      'companies.cross_company_chat',
      'companies.listed',
    ]);

const isNamed = (search: string) => (eb: ExpressionBuilder<Schema, 'users'>) =>
  eb('users.search_key', 'like', sql<string>`${likePattern(search)} escape '\\'`);

const isAmong = (db: Db, among: Among) => (eb: ExpressionBuilder<Schema, 'users'>) => {
  if (among === 'all') return eb.lit(true);
  const always = [
    eb('users.role', '=', 'ADMIN'),
    isOneOf(db, 'users.company_id', among.companyIds),
  ] as const;
  if (!among.andOpen) return eb.or(always);
  const hidden = eb
    .selectFrom('companies as hidden')
    .select('hidden.id')
    .where((company) =>
      company.or([company('hidden.cross_company_chat', '=', 0), company('hidden.listed', '=', 0)]),
    );
  return eb.or([...always, eb('users.company_id', 'not in', hidden)]);
};

type Place = NonNullable<PeopleFilter['after']>;

const isBehind =
  (place: Place | null) =>
  ({ eb, refTuple, tuple }: ExpressionBuilder<Schema, 'users'>) =>
    eb(refTuple('users.sort_key', 'users.id'), '>', tuple(place?.sortKey ?? '', place?.id ?? 0));

/** More matches than this soon fill a page in the order of names; fewer are fetched by an index. */
const FEW = 200;

/** The ids of the next matching people by name, possibly with further matches; null if all people match. */
export async function findMatches(db: Db, filter: PeopleFilter): Promise<number[] | null> {
  const { search, among } = filter;
  if (search === '' && among === 'all') return null;
  const few = search === '' ? null : await findFewTrainees(db, filter);
  const isComplete = few !== null && few.length <= FEW;
  const trainees = isComplete ? few : await findAlongNames(db, 'TRAINEE', filter);
  // There are so few admins that all are searched.
  return [...trainees, ...(await findAlongNames(db, 'ADMIN', filter))];
}

/** All matching trainees in no order, or only the first ones if there are more than a few. */
async function findFewTrainees(db: Db, { search, among }: PeopleFilter): Promise<number[]> {
  const companyId = among === 'all' || among.andOpen ? null : (among.companyIds[0] ?? null);
  const rows = await traineesWithText(db, { search, companyId, limit: FEW + 1 }).execute();
  return rows.map(({ user_id }) => user_id);
}

/** The next matches by name. Uses a covering index. */
export async function findAlongNames(
  db: Db,
  role: Role,
  { exceptIds, search, among, after, limit }: PeopleFilter,
): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    // There are few admins.
    .$if(role === 'TRAINEE', (query) => query.modifyFront(longRead))
    .select('id')
    .where('role', '=', role)
    .where('id', 'not in', exceptIds)
    .where(isNamed(search))
    .$if(among !== 'all', (query) => query.where(isAmong(db, among)))
    .$if(after !== null, (query) => query.where(isBehind(after)))
    .orderBy('sort_key')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** A page of people, by name; only those in `matches` if there is a search. */
export function listPeople(
  db: Db,
  { exceptIds, among, after, limit }: PeopleFilter,
  matches: readonly number[] | null,
) {
  return people(db)
    .where('users.id', 'not in', exceptIds)
    .$if(matches !== null, (query) => query.where('users.id', 'in', matches ?? []))
    .$if(among !== 'all', (query) => query.where(isAmong(db, among)))
    .$if(after !== null, (query) => query.where(isBehind(after)))
    .orderBy('users.sort_key')
    .orderBy('users.id')
    .limit(limit)
    .execute();
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

export const sideOf = ({ user_id: id, role, reach }: PersonRow): Side => ({ id, role, reach });

/** The limited admins who see nothing of the company. */
export async function findAdminsOutside(db: Db, companyId: number): Promise<number[]> {
  const admins = await db
    .selectFrom('users')
    .select(['id as user_id', 'role', 'reach'])
    .where('role', '=', 'ADMIN')
    .where('reach', '=', 'limited')
    .execute();
  const reaches = await findReaches(db, admins);
  const isOutside = (id: number) => !reachesPartOf(reaches.get(id) ?? [], companyId);
  return admins.map(({ user_id: id }) => id).filter(isOutside);
}

/** Finds a user who is shown in the chat; undefined if there is none. */
export function findPerson(db: Db, id: number): Promise<PersonRow | undefined> {
  return people(db).where('users.id', '=', id).executeTakeFirst();
}

/** Finds the user of a list of rooms. Throws if there is no such user. */
export async function requirePerson(db: Db, id: number): Promise<PersonRow> {
  const [person] = await findPeople(db, { id });
  if (person === undefined) throw new Error(`There is no user ${id}`);
  return person;
}

const findPeople = prepared((db, param: Param<{ id: number }>) =>
  people(db).where('users.id', '=', param('id')),
);
