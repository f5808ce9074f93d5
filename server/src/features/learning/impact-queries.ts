/** Counts the trainees whom a change of modules would affect, among the trainees of the modules' company. */
import type { ExpressionBuilder } from 'kysely';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { isReady } from './module-queries.ts';
import { findTraineeIds } from './trainees-queries.ts';

type OnRuns = ExpressionBuilder<Schema, 'runs'>;

/** A module of the company is opened in the run. */
const hasStarted = (companyId: number) => (eb: OnRuns) =>
  eb.exists(
    eb
      .selectFrom('progress')
      .innerJoin('modules', 'modules.id', 'progress.module_id')
      .select('progress.module_id')
      .whereRef('progress.run_id', '=', 'runs.id')
      .where('modules.company_id', '=', companyId)
      .where('progress.opened_at', 'is not', null),
  );

/** There is at least one module, and all are passed; without the excepted module, if one is given. */
export const hasCompletedAll = (companyId: number, exceptId?: number) => (eb: OnRuns) => {
  const steps = eb
    .selectFrom('modules')
    .select('modules.id')
    .where('modules.company_id', '=', companyId)
    .where(isReady)
    .$if(exceptId !== undefined, (query) => query.where('modules.id', '!=', Number(exceptId)));
  const unpassed = steps.where((module) =>
    module.not(
      module.exists(
        module
          .selectFrom('progress')
          .select('progress.module_id')
          .whereRef('progress.run_id', '=', 'runs.id')
          .whereRef('progress.module_id', '=', 'modules.id')
          .where('progress.passed_at', 'is not', null),
      ),
    ),
  );
  return eb.and([eb.exists(steps), eb.not(eb.exists(unpassed))]);
};

/** The training is completed: modules that were added since do not take it back. */
const hasCompleted = (companyId: number) => (eb: OnRuns) =>
  eb.or([
    hasCompletedAll(companyId)(eb),
    eb.and([
      eb('runs.completed_at', 'is not', null),
      eb.exists(
        eb
          .selectFrom('modules')
          .select('modules.id')
          .where('modules.company_id', '=', companyId)
          .where(isReady),
      ),
    ]),
  ]);

/** Trainees per batch; one or two milliseconds on SQLite with fifty modules. */
const TRAINEES_PER_STEP = 50;

/** Counts the training state of a company's trainees and their results, in batches. */
export async function countTraining(db: Db, companyId: number) {
  const sums = { begun: 0, completedAll: 0, results: 0, attempts: 0 };
  const slice = startTimeSlice();
  for (let after = 0; ; ) {
    const some = await findTraineeIds(db, companyId, { after, limit: TRAINEES_PER_STEP });
    if (some.length === 0) break;
    after = some.at(-1) ?? after;
    const counts = await countTrainingOf(db, companyId, some);
    sums.begun += counts.begun;
    sums.completedAll += counts.completedAll;
    sums.results += counts.results;
    sums.attempts += counts.attempts;
    if (slice.isOver) await slice.next();
  }
  return {
    // Trainees who have completed the training have also started.
    inTraining: sums.begun - sums.completedAll,
    completedAll: sums.completedAll,
    results: sums.results,
    attempts: sums.attempts,
  };
}

/** The same for some of its trainees; the results are added up. */
export async function countTrainingOf(db: Db, companyId: number, userIds: readonly number[]) {
  const trainees = db
    .selectFrom('users')
    .innerJoin('runs', 'runs.id', 'users.current_run_id')
    .where('users.id', 'in', userIds)
    .select(({ fn }) => fn.countAll<number>().as('count'));
  const runs = db.selectFrom('runs').select('runs.id').where('runs.user_id', 'in', userIds);
  const ofTrainees = (table: 'progress' | 'attempts') =>
    db
      .selectFrom(table)
      .innerJoin('modules', 'modules.id', 'module_id')
      .where('run_id', 'in', runs)
      .select(({ fn }) => fn.countAll<number>().as('count'));
  const [begun, completedAll, results, attempts] = await Promise.all([
    trainees.where((eb) => hasStarted(companyId)(eb)).executeTakeFirstOrThrow(),
    trainees.where((eb) => hasCompleted(companyId)(eb)).executeTakeFirstOrThrow(),
    ofTrainees('progress').where('passed_at', 'is not', null).executeTakeFirstOrThrow(),
    ofTrainees('attempts').executeTakeFirstOrThrow(),
  ]);
  return {
    begun: begun.count,
    completedAll: completedAll.count,
    results: results.count,
    attempts: attempts.count,
  };
}

/** Counts the results of one trainee over all runs, in modules that are not hidden. */
export async function countResultsOf(db: Db, userId: number) {
  const countIn = (table: 'progress' | 'attempts') =>
    db
      .selectFrom(table)
      .innerJoin('runs', 'runs.id', 'run_id')
      .innerJoin('modules', 'modules.id', 'module_id')
      .where('runs.user_id', '=', userId)
      .select(({ fn }) => fn.countAll<number>().as('count'));
  const [results, attempts] = await Promise.all([
    countIn('progress').where('passed_at', 'is not', null).executeTakeFirstOrThrow(),
    countIn('attempts').executeTakeFirstOrThrow(),
  ]);
  return { results: results.count, attempts: attempts.count };
}
