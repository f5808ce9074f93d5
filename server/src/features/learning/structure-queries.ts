/** Changes of the trainees' progress when an admin changes modules. */
import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { isReady } from './module-queries.ts';
import { findCurrentRunIds } from './run-queries.ts';

/** Runs per batch; one or two milliseconds on SQLite with fifty modules. */
const RUNS_PER_STEP = 25;

/**
 * Marks as reached, in every current run of the company, the modules that are unlocked by the rule of `path.ts`. Reached
 * modules have their row already, so only those that the order alone unlocks are added. All in `tx`, but in batches: on
 * SQLite other reads are answered in between.
 */
export async function rememberOpenModules(tx: Db, companyId: number, now: number): Promise<void> {
  const runIds = await findCurrentRunIds(tx, companyId);
  await rememberOpenModulesOfRuns(tx, { companyId, runIds, now });
}

/** The same in some of the current runs of the company. */
export async function rememberOpenModulesOfRuns(tx: Db, runs: SomeRuns): Promise<void> {
  const first = await findFirstStep(tx, runs.companyId);
  if (first === undefined) return;
  const slice = startTimeSlice();
  for (let from = 0; from < runs.runIds.length; from += RUNS_PER_STEP) {
    const some = { ...runs, runIds: runs.runIds.slice(from, from + RUNS_PER_STEP) };
    await reachFirst(tx, some, first.id);
    await reachNext(tx, some);
    if (slice.isOver) await slice.next();
  }
}

interface SomeRuns {
  readonly companyId: number;
  readonly runIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

function findFirstStep(tx: Db, companyId: number) {
  return tx
    .selectFrom('modules')
    .select('id')
    .where('company_id', '=', companyId)
    .where(isReady)
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The modules that can be learnt, each with the one before it in the training order. */
const steps = (tx: Db, companyId: number) =>
  tx
    .selectFrom('modules')
    .select((eb) => [
      'modules.id',
      eb.fn
        .agg<number | null>('lag', ['modules.id'])
        .over((over) =>
          over
            .orderBy('modules.position', (order) => order.asc().nullsLast())
            .orderBy('modules.id'),
        )
        .as('previous_id'),
    ])
    .where('modules.company_id', '=', companyId)
    .where(isReady)
    .as('step');

/** The first module is unlocked in every run. */
function reachFirst(tx: Db, { runIds, now }: SomeRuns, moduleId: number) {
  const rows = runIds.map((runId) => ({
    run_id: runId,
    module_id: moduleId,
    reached_at: now,
    watched_seconds: 0,
    position_seconds: 0,
    updated_at: now,
  }));
  return insertReached(tx).values(rows).execute();
}

/** A pass unlocks the next module. */
function reachNext(tx: Db, { companyId, runIds, now }: SomeRuns) {
  return insertReached(tx)
    .columns(['run_id', 'module_id', 'reached_at', 'updated_at'])
    .expression((eb) => {
      const at = eb.cast<number>(eb.val(now), 'bigint');
      return eb
        .selectFrom('progress as passed')
        .innerJoin(steps(tx, companyId), 'step.previous_id', 'passed.module_id')
        .select(['passed.run_id', 'step.id as module_id', at.as('reached'), at.as('updated')])
        .where('passed.run_id', 'in', runIds)
        .where('passed.passed_at', 'is not', null);
    })
    .execute();
}

/** An existing row stays unchanged, which is cheaper than looking for it first, on both engines. */
const insertReached = (tx: Db) =>
  tx
    .insertInto('progress')
    .onConflict((conflict) => conflict.columns(['run_id', 'module_id']).doNothing());

/** The current runs in which a module is watched that has no questions any more, and is not completed. */
export async function findRunsThatWatched(tx: Db, moduleId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('progress')
    .innerJoin('runs', 'runs.id', 'progress.run_id')
    .select('run_id')
    .where('runs.ended_at', 'is', null)
    .where('module_id', '=', moduleId)
    .where('watched_at', 'is not', null)
    .where('passed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('questions').select('id').where('module_id', '=', moduleId))),
    )
    .execute();
  return rows.map(({ run_id }) => run_id);
}

export function markCompleted(tx: Db, moduleId: number, runIds: readonly number[], now: number) {
  return tx
    .updateTable('progress')
    .set({ passed_at: now })
    .where('module_id', '=', moduleId)
    .where('run_id', 'in', runIds)
    .execute();
}

/** Trainees who have not completed the module start the new video from its beginning, with a new watch clock. */
export function resetWatching(tx: Db, moduleId: number) {
  return tx
    .updateTable('progress')
    .set({
      watched_seconds: 0,
      position_seconds: 0,
      watched_to_seconds: 0,
      watched_at: null,
      opened_at: null,
    })
    .where('module_id', '=', moduleId)
    .where('passed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('runs')
          .select('runs.id')
          .whereRef('runs.id', '=', 'progress.run_id')
          .where('runs.ended_at', 'is', null),
      ),
    )
    .execute();
}
