/** Counts the trainees whom a change of modules would affect, among the trainees of the modules' company. */
import type { ExpressionBuilder } from 'kysely';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { isReady } from './module-queries.ts';
import { findTraineeIds } from './trainees-queries.ts';

/** Counts the progress in one module of the present trainees of its company. */
export function countLearners(db: Db, moduleId: number) {
  return db
    .selectFrom('progress')
    .innerJoin('modules', 'modules.id', 'progress.module_id')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'progress.user_id')
        .onRef('users.company_id', '=', 'modules.company_id'),
    )
    .where('progress.module_id', '=', moduleId)
    .where('users.role', '=', 'TRAINEE')
    .select(({ fn, eb }) => {
      const isUnderway = eb.and([
        eb('progress.passed_at', 'is', null),
        eb('progress.opened_at', 'is not', null),
      ]);
      const count = () => fn.countAll<number>();
      return [
        count().filterWhere('progress.passed_at', 'is not', null).as('passed'),
        count().filterWhere(isUnderway).as('in_progress'),
        count()
          .filterWhere(isUnderway)
          .filterWhere('progress.watched_at', 'is not', null)
          .as('watched'),
      ];
    })
    .executeTakeFirstOrThrow();
}

type OnUsers = ExpressionBuilder<Schema, 'users'>;

/** The trainee has opened a module of the company. */
const hasStarted = (companyId: number) => (eb: OnUsers) =>
  eb.exists(
    eb
      .selectFrom('progress')
      .innerJoin('modules', 'modules.id', 'progress.module_id')
      .select('progress.module_id')
      .whereRef('progress.user_id', '=', 'users.id')
      .where('modules.company_id', '=', companyId)
      .where('progress.opened_at', 'is not', null),
  );

/** There is at least one module, and all are completed. */
const hasCompletedAll = (companyId: number) => (eb: OnUsers) => {
  const steps = eb
    .selectFrom('modules')
    .select('modules.id')
    .where('modules.company_id', '=', companyId)
    .where(isReady);
  const unpassed = steps.where((module) =>
    module.not(
      module.exists(
        module
          .selectFrom('progress')
          .select('progress.module_id')
          .whereRef('progress.user_id', '=', 'users.id')
          .whereRef('progress.module_id', '=', 'modules.id')
          .where('progress.passed_at', 'is not', null),
      ),
    ),
  );
  return eb.and([eb.exists(steps), eb.not(eb.exists(unpassed))]);
};

/** Which of these users are trainees of the company, and whether they have completed all modules (1) or not (0). */
export function findStandings(tx: Db, companyId: number, userIds: readonly number[]) {
  return tx
    .selectFrom('users')
    .select((eb) => [
      'users.id',
      'users.name',
      eb.case().when(hasCompletedAll(companyId)(eb)).then(1).else(0).end().as('has_completed_all'),
    ])
    .where('users.id', 'in', userIds)
    .where('users.company_id', '=', companyId)
    .where('users.role', '=', 'TRAINEE')
    .execute();
}

/** Trainees per batch; one or two milliseconds on SQLite with fifty modules. */
const TRAINEES_PER_STEP = 50;

/** Counts the training state of a company's trainees and their results, in batches. */
export async function countTraining(db: Db, companyId: number) {
  const sums = { begun: 0, completedAll: 0, results: 0, attempts: 0 };
  const userIds = await findTraineeIds(db, companyId);
  const slice = startTimeSlice();
  for (let from = 0; from < userIds.length; from += TRAINEES_PER_STEP) {
    const some = userIds.slice(from, from + TRAINEES_PER_STEP);
    const counts = await countTrainingOf(db, companyId, some);
    sums.begun += counts.begun;
    sums.completedAll += counts.completedAll;
    sums.results += counts.results;
    sums.attempts += counts.attempts;
    if (slice.isOver) await slice.next();
  }
  return {
    // Trainees who have completed all modules have also started.
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
    .where('users.id', 'in', userIds)
    .select(({ fn }) => fn.countAll<number>().as('count'));
  const ofTrainees = (table: 'progress' | 'attempts') =>
    db
      .selectFrom(table)
      .where('user_id', 'in', userIds)
      .select(({ fn }) => fn.countAll<number>().as('count'));
  const [begun, completedAll, results, attempts] = await Promise.all([
    trainees.where(hasStarted(companyId)).executeTakeFirstOrThrow(),
    trainees.where(hasCompletedAll(companyId)).executeTakeFirstOrThrow(),
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
