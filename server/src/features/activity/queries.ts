import type { Insertable } from 'kysely';
import type { Db, Schema } from '#server/platform/database/schema.ts';

export type NewActivity = Omit<Insertable<Schema['activity']>, 'id'>;
export type ActivityRow = Awaited<ReturnType<typeof listNewest>>[number];

/** One row and what it is found by, both for good. */
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

/** How far back the newest `count` that have the term reach; 0 where there are fewer. */
export async function reachOf(db: Db, term: string, before: number, count: number) {
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
  /** How many that have the term are looked at. */
  readonly count: number;
}

/**
 * Of a run of those that have one term the newest that have the others too. Each is one probe of the
 * key, so that the work is bounded by the length of the run, not by how frequent the others are.
 */
export async function listHaving(db: Db, run: Run, others: readonly string[], limit: number) {
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
