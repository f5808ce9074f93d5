/** Queries for the changes that a limited admin sees. Each reads the newest first, in a thread: they may be many. */
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { longRead } from '#server/platform/database/long-read.ts';
import { isOneOf } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';

interface TimeRange {
  /** Milliseconds since 1970: changes at this time or later. */
  readonly from: number;
  /** Changes before this time. */
  readonly to: number;
}

export interface Asked extends TimeRange {
  /** The terms that a change must have. */
  readonly terms: readonly string[];
  /** Changes with this id or a higher one. */
  readonly first: number;
  /** Changes with lower ids. */
  readonly before: number;
  readonly limit: number;
}

/**
 * The lowest and the highest id of all changes in a range of time; null if there is none. It reads the range in an index,
 * 60 ms for a million changes. With `id` itself PostgreSQL would read the changes from the first one.
 */
export function findIdsIn(db: Db, { from, to }: TimeRange) {
  return db
    .selectFrom('activity')
    .modifyFront(longRead)
    .select([
      sql<number | null>`min(id + 0)`.as('lowest'),
      sql<number | null>`max(id + 0)`.as('highest'),
    ])
    .where('at', '>=', from)
    .where('at', '<', to)
    .executeTakeFirstOrThrow();
}

const isMatch =
  ({ terms, from, to }: Asked) =>
  ({ and, eb, exists, selectFrom }: ExpressionBuilder<Schema, 'activity'>) =>
    and([
      eb('activity.at', '>=', from),
      eb('activity.at', '<', to),
      ...terms.map((term) =>
        exists(
          selectFrom('activity_terms as asked')
            .select('asked.term')
            .where('asked.term', '=', term)
            .whereRef('asked.activity_id', '=', 'activity.id'),
        ),
      ),
    ]);

/** Changes with a term, read from its range until enough match. */
export function listWithTerm(db: Db, term: string, asked: Asked) {
  return (
    db
      .selectFrom('activity_terms')
      // SQLite keeps the order of a cross join.
      .crossJoin('activity')
      .modifyFront(longRead)
      .selectAll('activity')
      .whereRef('activity.id', '=', 'activity_terms.activity_id')
      .where('activity_terms.term', '=', term)
      .where('activity_terms.activity_id', '>=', asked.first)
      .where('activity_terms.activity_id', '<', asked.before)
      .where(isMatch(asked))
      .orderBy('activity_terms.activity_id', 'desc')
      .limit(asked.limit)
      .execute()
  );
}

const inCompanies = (db: Db, companies: readonly number[], { first, before }: Asked) =>
  db
    .selectFrom('activity')
    .select('activity.id')
    .where(isOneOf(db, 'activity.company_id', companies))
    .where('activity.id', '>=', first)
    .where('activity.id', '<', before);

/** Finds all before it sorts them: with a limit PostgreSQL would look through all changes from the newest one. */
const listFound = (
  db: Db,
  found: SelectQueryBuilder<Schema, 'activity', { id: number }>,
  asked: Asked,
) =>
  db
    .with(
      (cte) => cte('found').materialized(),
      () => found,
    )
    .selectFrom('activity')
    .innerJoin('found', 'found.id', 'activity.id')
    .modifyFront(longRead)
    .selectAll('activity')
    .where(isMatch(asked))
    .orderBy('activity.id', 'desc')
    .limit(asked.limit)
    .execute();

interface OfGroups {
  /** The companies of the groups. */
  readonly companies: readonly number[];
  readonly groups: readonly number[];
}

const membersOf = (db: Db, groups: readonly number[]) =>
  db
    .selectFrom('group_members')
    .select('group_members.user_id')
    .where(isOneOf(db, 'group_members.group_id', groups));

/** Changes of the members of groups, in the companies of these. */
export function listOfMembers(db: Db, { companies, groups }: OfGroups, asked: Asked) {
  const found = inCompanies(db, companies, asked)
    .where('activity.subject_kind', '=', 'trainee')
    .where('activity.subject_id', 'in', membersOf(db, groups));
  return listFound(db, found, asked);
}

/** Changes of the help requests of members. */
export function listOfRequests(db: Db, { companies, groups }: OfGroups, asked: Asked) {
  const requests = db
    .selectFrom('help_requests')
    .select('help_requests.id')
    .where('help_requests.user_id', 'in', membersOf(db, groups));
  const found = inCompanies(db, companies, asked)
    .where('activity.subject_kind', '=', 'help')
    .where('activity.subject_id', 'in', requests);
  return listFound(db, found, asked);
}

/** Changes by an admin in these companies, without those of a time when the admin saw everything. */
export function listOwn(
  db: Db,
  { companies, actorId }: Pick<OfGroups, 'companies'> & { readonly actorId: number },
  asked: Asked,
) {
  const found = inCompanies(db, companies, asked)
    .where('activity.actor_id', '=', actorId)
    .where('activity.actor_scopes', 'is not', null);
  return listFound(db, found, asked);
}
