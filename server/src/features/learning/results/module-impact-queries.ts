/** Counts the results in a module, some runs of its company at a time: between two queries, other requests are answered. */
import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { reachesMark } from './follow-up-queries.ts';
import { hasOthers, hasPassedEach } from './impact-queries.ts';

/** Runs per query; less than 1 ms on SQLite. */
const RUNS_PER_STEP = 100;

interface ModuleOfCompany {
  readonly id: number;
  readonly company_id: number;
}

/** Counts the present trainees of the company whom a change of the module would affect. */
export async function countLearners(db: Db, module: ModuleOfCompany, passMark: number) {
  const sums = {
    passed: 0,
    inProgress: 0,
    watched: 0,
    completedByDeletion: 0,
    completedByWatching: 0,
    passedByMark: 0,
    completedByMark: 0,
  };
  for await (const runIds of currentRuns(db, module.company_id)) {
    const counts = await countLearnersIn(db, module.id, runIds);
    sums.passed += counts.passed;
    sums.inProgress += counts.in_progress;
    sums.watched += counts.watched;
    const { not_passed, completing } = await countCompletionsIn(db, { module, runIds, passMark });
    sums.passedByMark += not_passed.filter(({ reaches_mark }) => reaches_mark === 1).length;
    // Without any module, no training is completed.
    sums.completedByDeletion += completing.filter(({ has_others }) => has_others === 1).length;
    const resultOf = new Map(not_passed.map((row) => [row.run_id, row]));
    for (const { id } of completing) {
      const result = resultOf.get(id);
      if (result?.is_watched === 1) sums.completedByWatching += 1;
      if (result?.reaches_mark === 1) sums.completedByMark += 1;
    }
  }
  return sums;
}

interface SomeRuns {
  readonly module: ModuleOfCompany;
  readonly runIds: readonly number[];
  /** Percent. */
  readonly passMark: number;
}

/** The runs in which this module alone is left to be passed, and the results of those in which this one is begun. */
async function countCompletionsIn(db: Db, { module, runIds, passMark }: SomeRuns) {
  const completing = await db
    .selectFrom('runs')
    .innerJoin('users', 'users.current_run_id', 'runs.id')
    .select((eb) => [
      'runs.id',
      eb
        .case()
        .when(hasOthers(module.company_id, module.id)(eb))
        .then(1)
        .else(0)
        .end()
        .as('has_others'),
    ])
    .where('runs.id', 'in', runIds)
    .where('runs.company_id', '=', module.company_id)
    .where('runs.completed_at', 'is', null)
    .where((eb) => hasPassedEach(module.company_id, module.id)(eb))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('progress')
            .select('progress.module_id')
            .whereRef('progress.run_id', '=', 'runs.id')
            .where('progress.module_id', '=', module.id)
            .where('progress.passed_at', 'is not', null),
        ),
      ),
    )
    .execute();
  const notPassed = await db
    .selectFrom('progress')
    .innerJoin('modules', 'modules.id', 'progress.module_id')
    .innerJoin('users', 'users.current_run_id', 'progress.run_id')
    .select((eb) => [
      'progress.run_id',
      eb.case().when('progress.watched_at', 'is not', null).then(1).else(0).end().as('is_watched'),
      eb
        .case()
        .when(reachesMark(eb, eb.cast<number>(eb.val(passMark), 'integer')))
        .then(1)
        .else(0)
        .end()
        .as('reaches_mark'),
    ])
    .where('progress.module_id', '=', module.id)
    .where('progress.run_id', 'in', runIds)
    .where('progress.passed_at', 'is', null)
    .execute();
  return { completing, not_passed: notPassed };
}

/** The ids of the current runs in the company, in batches. */
async function* currentRuns(db: Db, companyId: number) {
  const slice = startTimeSlice();
  for (let after = 0; ; ) {
    const rows = await findCurrentRuns(db, companyId, after);
    if (rows.length === 0) return;
    yield rows.map(({ id }) => id);
    after = rows.at(-1)?.id ?? after;
    if (slice.isOver) await slice.next();
  }
}

export function findCurrentRuns(db: Db, companyId: number, after: number) {
  return db
    .selectFrom('runs')
    .select('id')
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(RUNS_PER_STEP)
    .execute();
}

export function countLearnersIn(db: Db, moduleId: number, runIds: readonly number[]) {
  return db
    .selectFrom('progress')
    .innerJoin('runs', 'runs.id', 'progress.run_id')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'runs.user_id')
        .onRef('users.current_run_id', '=', 'runs.id')
        .onRef('users.company_id', '=', 'runs.company_id'),
    )
    .where('progress.module_id', '=', moduleId)
    .where('progress.run_id', 'in', runIds)
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
