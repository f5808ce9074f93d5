import type { Insertable } from 'kysely';
import type { Db, Schema } from '#server/platform/database/schema.ts';

export type NewActivity = Omit<Insertable<Schema['activity']>, 'id'>;
export type ActivityRow = Awaited<ReturnType<typeof listNewest>>[number];

/** Inserts an activity with the terms by which it is found. Neither changes later. */
export async function insertActivity(tx: Db, activity: NewActivity, terms: readonly string[]) {
  const { id } = await tx
    .insertInto('activity')
    .values(activity)
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = terms.map((term) => ({ term, activity_id: id }));
  await tx.insertInto('activity_terms').values(rows).execute();
}

export function listNewest(db: Db, before: number, limit: number) {
  return db
    .selectFrom('activity')
    .selectAll()
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function listByIds(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('activity')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the id of the `count`-th newest activity with the term; 0 if there are fewer. */
export async function findRangeStart(db: Db, term: string, before: number, count: number) {
  const last = await db
    .selectFrom('activity_terms')
    .select('activity_id')
    .where('term', '=', term)
    .where('activity_id', '<', before)
    .orderBy('activity_id', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return last?.activity_id ?? 0;
}

export interface Run {
  readonly term: string;
  readonly before: number;
  /** Number of activities with the term that are checked. */
  readonly count: number;
}

/**
 * Returns the newest activities in a range of one term that have the other terms too. Each check is one lookup by key,
 * so the work is bounded by the length of the range, not by the frequency of the other terms.
 */
export async function listWithTerms(db: Db, run: Run, others: readonly string[], limit: number) {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('activity_terms')
        .select('activity_id')
        .where('term', '=', run.term)
        .where('activity_id', '<', run.before)
        .orderBy('activity_id', 'desc')
        .limit(run.count)
        .as('run'),
    )
    .select('run.activity_id')
    .where(({ and, exists, selectFrom }) =>
      and(
        others.map((other) =>
          exists(
            selectFrom('activity_terms as other')
              .select('other.term')
              .where('other.term', '=', other)
              .whereRef('other.activity_id', '=', 'run.activity_id'),
          ),
        ),
      ),
    )
    .orderBy('run.activity_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ activity_id }) => activity_id);
}

export function findCompany(db: Db, id: number) {
  return db.selectFrom('companies').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}
