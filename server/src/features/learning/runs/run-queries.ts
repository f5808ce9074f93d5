import { engineOf } from '#server/platform/database/engine.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { continueOrders, orderVersionOf } from '../path/training-order-queries.ts';

/** Inserts the next run of each of these trainees, in their present companies. */
export function insertRuns(tx: Db, userIds: readonly number[], startedAt: number) {
  return tx
    .insertInto('runs')
    .columns(['user_id', 'company_id', 'number', 'started_at', 'started_version', 'company_since'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select(({ selectFrom, ref, cast, val, fn }) => [
          'users.id',
          ref('users.company_id').$notNull().as('company_id'),
          selectFrom('runs as earlier')
            .select((earlier) =>
              earlier(
                earlier.fn.coalesce(earlier.fn.max('earlier.number'), earlier.lit(0)),
                '+',
                earlier.lit(1),
              ).as('number'),
            )
            .whereRef('earlier.user_id', '=', 'users.id')
            .$asScalar()
            .$notNull()
            .as('number'),
          cast<number>(val(startedAt), 'bigint').as('started_at'),
          orderVersionOf(ref('users.company_id')).as('started_version'),
          fn
            .coalesce(
              // The same as in the latest run, if that was in the same company.
              selectFrom('runs as latest')
                .select((latest) =>
                  latest
                    .case()
                    .when('latest.company_id', '=', latest.ref('users.company_id'))
                    .then(latest.ref('latest.company_since'))
                    .else(null)
                    .end()
                    .as('company_since'),
                )
                .whereRef('latest.user_id', '=', 'users.id')
                .orderBy('latest.number', 'desc')
                .limit(1),
              cast<number>(val(startedAt), 'bigint'),
            )
            .as('company_since'),
        ])
        // A condition on the role would make SQLite read all trainees by the index of that column.
        .where('users.id', 'in', userIds)
        .orderBy('users.id'),
    )
    .execute();
}

/** Makes the newest run of each of these trainees their current one. */
export function setCurrentRuns(tx: Db, userIds: readonly number[]) {
  return tx
    .updateTable('all_users')
    .set((eb) => ({
      current_run_id: eb
        .selectFrom('runs')
        .select('runs.id')
        .whereRef('runs.user_id', '=', 'all_users.id')
        .orderBy('runs.number', 'desc')
        .limit(1),
    }))
    .where('id', 'in', userIds)
    .where('role', '=', 'TRAINEE')
    .execute();
}

/** Returns the current runs of these trainees. Waits for writes to them that do not have the trainees locked. */
export function lockCurrentRuns(tx: Db, userIds: readonly number[]) {
  return (
    tx
      .selectFrom('runs')
      .select(['id', 'user_id', 'company_id', 'completed_at'])
      .where('user_id', 'in', userIds)
      .where('ended_at', 'is', null)
      .orderBy('id')
      // On SQLite a write transaction is exclusive from its beginning.
      .$if(engineOf(tx) === 'postgres', (query) => query.forUpdate())
      .execute()
  );
}
export type CurrentRun = Awaited<ReturnType<typeof lockCurrentRuns>>[number];

/** The ids of the current runs of these trainees, by the trainees' ids. */
export async function findCurrentRuns(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'current_run_id'])
    .where('id', 'in', userIds)
    .execute();
  return new Map(
    rows.flatMap(({ id, current_run_id }) =>
      current_run_id === null ? [] : [[id, current_run_id] as const],
    ),
  );
}

/** The companies of the current runs of these trainees. */
export function findRunCompanies(db: Db, userIds: readonly number[]) {
  return db
    .selectFrom('users')
    .innerJoin('runs', 'runs.id', 'users.current_run_id')
    .select(['users.id as userId', 'runs.company_id as companyId'])
    .where('users.id', 'in', userIds)
    .execute();
}

/** Returns those of the runs that are the trainee's. Waits for writes to them, as {@link lockCurrentRuns} does. */
export function lockRuns(tx: Db, userId: number, ids: readonly number[]) {
  return tx
    .selectFrom('runs')
    .select(['id', 'company_id', 'number', 'completed_at', 'ended_at'])
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .orderBy('id')
    .$if(engineOf(tx) === 'postgres', (query) => query.forUpdate())
    .execute();
}

/** Whether the trainee has opened a module in the run, or taken a quiz. */
export async function isTouched(tx: Db, runId: number): Promise<boolean> {
  const opened = await tx
    .selectFrom('progress')
    .select('module_id')
    .where('run_id', '=', runId)
    .where('opened_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return opened !== undefined;
}

interface EndedRun {
  readonly id: number;
  readonly completed_at: number | null;
}

/** Makes a run that has ended the current one again. */
export async function continueRun(tx: Db, userId: number, { id, completed_at }: EndedRun) {
  // The modules of a completed run are those of its completion, and stay.
  if (completed_at === null) await tx.deleteFrom('run_modules').where('run_id', '=', id).execute();
  await tx.updateTable('runs').set({ ended_at: null }).where('id', '=', id).execute();
  await continueOrders(tx, [id]);
  await tx.updateTable('all_users').set({ current_run_id: id }).where('id', '=', userId).execute();
}

/** The progress and attempts are deleted with it. */
export function deleteRun(tx: Db, id: number) {
  return tx.deleteFrom('runs').where('id', '=', id).execute();
}

export function endRuns(tx: Db, ids: readonly number[], endedAt: number) {
  return tx.updateTable('runs').set({ ended_at: endedAt }).where('id', 'in', ids).execute();
}
