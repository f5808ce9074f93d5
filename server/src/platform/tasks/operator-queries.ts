/** The tasks as operators see them: how many wait, and which fail. */
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Schema } from '../database/schema.ts';
import { ATTEMPTS_MAX } from './queries.ts';

/** The kinds that have due or failing tasks. One that waits for an operator is not due. */
export function countTasks(db: Db, now: number) {
  const isDue = ({ eb, and }: ExpressionBuilder<Schema, 'tasks'>) =>
    and([eb('run_at', '<=', now), eb('attempts', '<', ATTEMPTS_MAX)]);
  return db
    .selectFrom('tasks')
    .select(({ fn }) => [
      'kind',
      fn.countAll<number>().filterWhere(isDue).as('waiting'),
      fn.min<number | null>('run_at').filterWhere(isDue).as('oldestAt'),
      fn.count<number>('failing_since').as('failing'),
    ])
    .where((eb) => eb.or([eb('run_at', '<=', now), eb('failing_since', 'is not', null)]))
    .groupBy('kind')
    .execute();
}

export type TaskCount = Awaited<ReturnType<typeof countTasks>>[number];

/** Those that fail since before `since`, the first ones first. */
export function listFailing(db: Db, since: number, limit: number) {
  return db
    .selectFrom('tasks')
    .select(['id', 'kind', 'key', 'attempts', 'last_error', 'run_at'])
    .select(sql<number>`failing_since`.as('failing_since'))
    .where('failing_since', '<=', since)
    .orderBy('failing_since')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The tasks that fail since before `since`, each once until it succeeds. */
export function takeUnreported(tx: Db, since: number) {
  return tx
    .updateTable('tasks')
    .set({ is_reported: 1 })
    .where('failing_since', '<=', since)
    .where('is_reported', '=', 0)
    .returning(['kind', 'key', 'last_error'])
    .execute();
}

/** Tries failing tasks again at once. Returns their number. */
export async function retry(
  db: Db,
  { kind, key }: { readonly kind?: string | undefined; readonly key?: string | undefined },
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('tasks')
    .set({ attempts: 0, run_at: now })
    .where('failing_since', 'is not', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
