import { engineOf } from '#server/platform/database/engine.ts';
import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { isReady, questionCount, videoDuration } from './module-queries.ts';
import { continueOrders } from './training-order-queries.ts';

/** How a run stands: when it was started and completed, and whether the trainee had earlier ones in its company. */
export const findRunFacts = prepared((db, param: Param<{ runId: number }>) =>
  db
    .selectFrom('runs')
    .select(['runs.started_at', 'runs.completed_at'])
    .select(({ selectFrom }) => {
      const earlier = selectFrom('runs as earlier')
        .whereRef('earlier.user_id', '=', 'runs.user_id')
        .whereRef('earlier.company_id', '=', 'runs.company_id')
        .whereRef('earlier.number', '<', 'runs.number');
      return [
        earlier.select(({ fn }) => fn.count<number>('earlier.id').as('count')).as('earlier_runs'),
        earlier
          .select(({ fn }) => fn.count<number>('earlier.completed_at').as('count'))
          .as('earlier_results'),
      ];
    })
    .where('runs.id', '=', param('runId')),
);
export type RunFacts = Awaited<ReturnType<typeof findRunFacts>>[number];

/** Inserts the next run of each of these trainees, in their present companies. */
export function insertRuns(tx: Db, userIds: readonly number[], startedAt: number) {
  return tx
    .insertInto('runs')
    .columns(['user_id', 'company_id', 'number', 'started_at', 'started_version'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select(({ selectFrom, ref, cast, val, fn, lit }) => [
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
          fn
            .coalesce(
              selectFrom('training_orders')
                .select('training_orders.version')
                .whereRef('training_orders.company_id', '=', 'users.company_id'),
              lit(0),
            )
            .as('started_version'),
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
  await continueOrders(tx, id);
  await tx.updateTable('all_users').set({ current_run_id: id }).where('id', '=', userId).execute();
}

/** The progress and attempts are deleted with it. */
export function deleteRun(tx: Db, id: number) {
  return tx.deleteFrom('runs').where('id', '=', id).execute();
}

export function endRuns(tx: Db, ids: readonly number[], endedAt: number) {
  return tx.updateTable('runs').set({ ended_at: endedAt }).where('id', 'in', ids).execute();
}

/** Returns the runs that were not completed before: the first time stays. */
export async function markRunsCompleted(
  tx: Db,
  ids: readonly number[],
  { at, changeId }: Completed,
): Promise<number[]> {
  return (await setCompleted(tx, { ids, at, changeId })).map(({ id }) => id);
}

interface Completed {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The change that completes the runs; null if their trainees do. */
  readonly changeId: number | null;
}

const setCompleted = prepared((db, param: Param<Ids & Completed>) =>
  db
    .updateTable('runs')
    .set({ completed_at: param('at'), completed_by: param('changeId') })
    .where(isOneOf(db, 'id', param('ids')))
    .where('completed_at', 'is', null)
    .returning('id'),
);

/**
 * Stores the present modules of the runs' companies with the runs. Drafts are left out. The modules are read once for all
 * of the runs.
 */
export const freezeModules = prepared((db, param: Param<Ids>) =>
  db
    .with('present', (cte) =>
      cte
        .selectFrom('modules')
        .select((row) => [
          'modules.id',
          'modules.company_id',
          'modules.name',
          row(
            row.fn.agg<number>('row_number').over((over) =>
              over
                .partitionBy('modules.company_id')
                .orderBy('modules.position', (order) => order.asc().nullsLast())
                .orderBy('modules.id'),
            ),
            '-',
            row.lit(1),
          ).as('position'),
          videoDuration(row).as('seconds'),
          questionCount(row).as('questions'),
        ])
        .where('modules.company_id', 'in', (eb) =>
          eb
            .selectFrom('runs')
            .select('runs.company_id')
            .where(isOneOf(db, 'runs.id', param('ids'))),
        )
        .where((row) => isReady(row)),
    )
    .insertInto('run_modules')
    .columns(['run_id', 'module_id', 'name', 'position', 'seconds', 'questions'])
    .expression((eb) =>
      eb
        .selectFrom('runs')
        .innerJoin('present', 'present.company_id', 'runs.company_id')
        .select([
          'runs.id',
          'present.id as module_id',
          'present.name',
          'present.position',
          'present.seconds',
          'present.questions',
        ])
        .where(isOneOf(db, 'runs.id', param('ids'))),
    ),
);

/** Stores the modules that were passed in these completed runs without being a part of the completion. */
export const freezeAddedModules = prepared((db, param: Param<Ids & { readonly at: number }>) =>
  db
    .insertInto('run_modules')
    .columns(['run_id', 'module_id', 'name', 'position', 'seconds', 'questions', 'added_at'])
    .expression((eb) =>
      eb
        .selectFrom('runs')
        .innerJoin('progress', 'progress.run_id', 'runs.id')
        .innerJoin('modules', (join) =>
          join
            .onRef('modules.id', '=', 'progress.module_id')
            .onRef('modules.company_id', '=', 'runs.company_id'),
        )
        .select((row) => [
          'runs.id',
          'modules.id as module_id',
          'modules.name',
          row
            .selectFrom('run_modules')
            .select(({ fn, lit, eb: sum }) =>
              sum(fn.coalesce(fn.max('run_modules.position'), lit(-1)), '+', lit(1)).as('next'),
            )
            .whereRef('run_modules.run_id', '=', 'runs.id')
            .$asScalar()
            .$notNull()
            .as('position'),
          videoDuration(row).as('seconds'),
          questionCount(row).as('questions'),
          row.cast<number>(row.val(param('at')), 'bigint').as('added_at'),
        ])
        .where(isOneOf(db, 'runs.id', param('ids')))
        .where('runs.completed_at', 'is not', null)
        .where('progress.passed_at', 'is not', null)
        .where((row) => isReady(row))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('run_modules')
                .select('run_modules.module_id')
                .whereRef('run_modules.run_id', '=', 'runs.id')
                .whereRef('run_modules.module_id', '=', 'modules.id'),
            ),
          ),
        ),
    ),
);
