/** Counts the results in a module, some runs of its company at a time: between two queries, other requests are answered. */
import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';

/** Runs per query; less than 1 ms on SQLite. */
const RUNS_PER_STEP = 100;

interface ModuleOfCompany {
  readonly id: number;
  readonly company_id: number;
}

/** Counts the progress in one module of the present trainees of its company. */
export async function countLearners(db: Db, { id, company_id }: ModuleOfCompany) {
  const sums = { passed: 0, inProgress: 0, watched: 0 };
  for await (const runIds of currentRuns(db, company_id)) {
    const counts = await countLearnersIn(db, id, runIds);
    sums.passed += counts.passed;
    sums.inProgress += counts.in_progress;
    sums.watched += counts.watched;
  }
  return sums;
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

export interface EndedRun {
  readonly id: number;
  readonly ended_at: number;
}

export function findEndedRuns(db: Db, companyId: number, after: EndedRun) {
  return db
    .selectFrom('runs')
    .select(['id', 'ended_at'])
    .where('company_id', '=', companyId)
    .where('ended_at', '>=', after.ended_at)
    .where(({ eb, or }) => or([eb('ended_at', '>', after.ended_at), eb('id', '>', after.id)]))
    .orderBy('ended_at')
    .orderBy('id')
    .limit(RUNS_PER_STEP)
    .$narrowType<EndedRun>()
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
