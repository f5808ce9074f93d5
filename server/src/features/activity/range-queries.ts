/** Queries for changes in a range of time, in the order of time. */
import type { ExpressionBuilder } from 'kysely';
import type { Db, Schema } from '#server/platform/database/schema.ts';

/** A place in the order of time: the changes before it follow. */
export interface Place {
  readonly at: number;
  readonly id: number;
}

interface Range {
  /** Milliseconds since 1970: changes at this time or later. */
  readonly from: number;
  readonly before: Place;
}

/** The place of a change; undefined if there is none with the id. */
export function findPlace(db: Db, id: number): Promise<Place | undefined> {
  return db.selectFrom('activity').select(['at', 'id']).where('id', '=', id).executeTakeFirst();
}

const inRange = (db: Db, { from, before }: Range) =>
  db
    .selectFrom('activity')
    .where('activity.at', '>=', from)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('activity.at', 'activity.id'), '<', tuple(before.at, before.id)),
    );

/** The newest changes of a range. */
export function listRange(db: Db, range: Range, limit: number) {
  return inRange(db, range)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The id of the `count`-th newest change of a range; undefined if there are fewer. */
export async function findRangeEnd(db: Db, range: Range, count: number) {
  const row = await inRange(db, range)
    .select(['at', 'id'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return row;
}

interface Searched {
  readonly terms: readonly string[];
  readonly limit: number;
}

const hasAll =
  (terms: readonly string[]) =>
  ({ and, exists, selectFrom }: ExpressionBuilder<Schema, 'activity'>) =>
    and(
      terms.map((term) =>
        exists(
          selectFrom('activity_terms')
            .select('activity_terms.term')
            .where('activity_terms.term', '=', term)
            .whereRef('activity_terms.activity_id', '=', 'activity.id'),
        ),
      ),
    );

/** The newest changes with the terms among the newest `count` of a range. */
export function searchRange(db: Db, range: Range, count: number, { terms, limit }: Searched) {
  return db
    .selectFrom(
      inRange(db, range)
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(count)
        .as('activity'),
    )
    .selectAll()
    .where(hasAll(terms))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The newest changes of a range with a term that few changes have, and with the other terms. */
export function searchFew(db: Db, range: Range, rare: string, { terms, limit }: Searched) {
  return inRange(db, range)
    .selectAll()
    .where('activity.id', 'in', ({ selectFrom }) =>
      selectFrom('activity_terms').select('activity_id').where('term', '=', rare),
    )
    .where(hasAll(terms))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
