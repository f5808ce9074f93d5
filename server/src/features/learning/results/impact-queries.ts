/** Counts the trainees whom a change of modules would affect, among the trainees of the modules' company. */
import type { ExpressionBuilder } from 'kysely';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { findTraineeIds } from '../figures/trainees-queries.ts';
import { isReady } from '../module-queries.ts';
import { isForTrainee, recordedResultsOf, waiversOf } from '../standing/condition-queries.ts';

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

/** The modules of the run's path: of the company, for its trainee, no drafts; without the excepted one, if it is given. */
const steps = (eb: OnRuns, companyId: number, exceptId?: number) =>
  eb
    .selectFrom('modules')
    .select('modules.id')
    .where('modules.company_id', '=', companyId)
    .where(isReady)
    .where((module) => isForTrainee(module, eb.ref('runs.user_id')))
    .$if(exceptId !== undefined, (query) => query.where('modules.id', '!=', Number(exceptId)));

/** There is a module besides this one. */
export const hasOthers = (companyId: number, moduleId: number) => (eb: OnRuns) =>
  eb.exists(steps(eb, companyId, moduleId));

/** The progress of the run in the module of the outer query. */
const progressIn = (module: OnRunsAndModules) =>
  module
    .selectFrom('progress')
    .select('progress.module_id')
    .whereRef('progress.run_id', '=', 'runs.id')
    .whereRef('progress.module_id', '=', 'modules.id');

type OnRunsAndModules = ExpressionBuilder<Schema, 'runs' | 'modules'>;

const isNotWaived = ({ not, exists, ref }: OnRunsAndModules) => {
  const of = { userId: ref('runs.user_id'), moduleId: ref('modules.id') };
  return not(exists(waiversOf({ ...of, companyId: ref('modules.company_id') })));
};

/** A module that is waived for the trainee is none of those that make a training. */
const hasSteps = (eb: OnRuns, companyId: number) =>
  eb.exists(steps(eb, companyId).where((module) => isNotWaived(module)));

/** Neither is the module waived for the trainee, nor a result recorded that is not being renewed. */
const isToBePassed = (module: OnRunsAndModules) => {
  const { and, or, not, exists, ref } = module;
  const of = { userId: ref('runs.user_id'), moduleId: ref('modules.id') };
  return and([
    isNotWaived(module),
    or([
      not(exists(recordedResultsOf(of))),
      exists(progressIn(module).where('progress.renews_run_id', 'is not', null)),
    ]),
  ]);
};

/** No module of the run's path is left to be passed; without the excepted module, if one is given. */
export const hasPassedEach = (companyId: number, exceptId?: number) => (eb: OnRuns) => {
  const left = steps(eb, companyId, exceptId)
    .where((module) =>
      module.not(module.exists(progressIn(module).where('progress.passed_at', 'is not', null))),
    )
    .where((module) => isToBePassed(module));
  return eb.not(eb.exists(left));
};

/** There is at least one module, and all are passed. */
export const hasCompletedAll = (companyId: number) => (eb: OnRuns) =>
  eb.and([hasSteps(eb, companyId), hasPassedEach(companyId)(eb)]);

/** The training is completed, unless there are no modules: those that were added since do not take it back. */
const hasCompleted = (companyId: number) => (eb: OnRuns) =>
  eb.and([
    hasSteps(eb, companyId),
    eb.or([eb('runs.completed_at', 'is not', null), hasPassedEach(companyId)(eb)]),
  ]);

/** Passed in its own run: a pass that a renewal has taken over counts once, where it was earned. */
const isEarned = (eb: ExpressionBuilder<Schema, 'progress'>) =>
  eb.and([eb('passed_at', 'is not', null), eb('carried_from_run_id', 'is', null)]);

/** Trainees per batch; one or two milliseconds on SQLite with fifty modules. */
const TRAINEES_PER_STEP = 50;

/** Counts the training state of a company's trainees and their results, in batches. */
export async function countTraining(db: Db, companyId: number) {
  const sums = { inTraining: 0, completedAll: 0, results: 0, attempts: 0 };
  const slice = startTimeSlice();
  for (let after = 0; ; ) {
    const some = await findTraineeIds(db, companyId, { after, limit: TRAINEES_PER_STEP });
    if (some.length === 0) break;
    after = some.at(-1) ?? after;
    const counts = await countTrainingOf(db, companyId, some);
    sums.inTraining += counts.inTraining;
    sums.completedAll += counts.completedAll;
    sums.results += counts.results;
    sums.attempts += counts.attempts;
    if (slice.isOver) await slice.next();
  }
  return sums;
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
  const [inTraining, completedAll, results, attempts] = await Promise.all([
    // A trainee who has completed the training may have opened none of the modules that are left.
    trainees
      .where((eb) => hasStarted(companyId)(eb))
      .where((eb) => eb.not(hasCompleted(companyId)(eb)))
      .executeTakeFirstOrThrow(),
    trainees.where((eb) => hasCompleted(companyId)(eb)).executeTakeFirstOrThrow(),
    ofTrainees('progress').where(isEarned).executeTakeFirstOrThrow(),
    ofTrainees('attempts').executeTakeFirstOrThrow(),
  ]);
  return {
    inTraining: inTraining.count,
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
    countIn('progress').where(isEarned).executeTakeFirstOrThrow(),
    countIn('attempts').executeTakeFirstOrThrow(),
  ]);
  return { results: results.count, attempts: attempts.count };
}
