/** Reads the runs of a trainee for admins. Runs in a hidden company are left out, as the company is. */
import { PASS_PERCENT } from '@portal/contract/limits';
import type { Db } from '#server/platform/database/schema.ts';
import { type RunCompanies, shownRuns } from '../path/shown-run-queries.ts';

/** A trainee, as far as an admin sees the trainee's runs. */
export interface RunsOf {
  readonly userId: number;
  readonly companies: RunCompanies;
}

const runsOf = (db: Db, { userId, companies }: RunsOf) =>
  shownRuns(db, companies)
    .select(({ selectFrom, fn }) => {
      const modules = selectFrom('run_modules')
        .whereRef('run_modules.run_id', '=', 'runs.id')
        .select(fn.countAll<number>().as('count'));
      const passed = modules
        .innerJoin('progress', (join) =>
          join
            .onRef('progress.run_id', '=', 'run_modules.run_id')
            .onRef('progress.module_id', '=', 'run_modules.module_id'),
        )
        .where('progress.passed_at', 'is not', null);
      return [
        'runs.id',
        'runs.number',
        'runs.user_id',
        'runs.company_id',
        'runs.started_at',
        'runs.completed_at',
        'runs.ended_at',
        'companies.name as company_name',
        modules.$asScalar().$notNull().as('frozen_modules'),
        passed.$asScalar().$notNull().as('frozen_modules_passed'),
      ];
    })
    .where('runs.user_id', '=', userId)
    .orderBy('runs.number', 'desc');

/** Newest first: the current one is the first. None for a trainee who is hidden. */
export function listRuns(db: Db, of: RunsOf) {
  return runsOf(db, of).execute();
}
export type RunRow = Awaited<ReturnType<typeof listRuns>>[number];

export function findRun(db: Db, of: RunsOf, number: number) {
  return runsOf(db, of).where('runs.number', '=', number).executeTakeFirst();
}

const completedRuns = (db: Db, userId: number) =>
  shownRuns(db)
    .leftJoin('completing_changes', 'completing_changes.id', 'runs.completed_by')
    .select([
      'runs.id',
      'runs.number',
      'runs.started_at',
      'runs.ended_at',
      'runs.completion_seen_at',
      'completing_changes.kind as change_kind',
      'completing_changes.module_name as change_module_name',
      'companies.name as company_name',
    ])
    .select(({ ref }) => ref('runs.completed_at').$notNull().as('completed_at'))
    .where('runs.user_id', '=', userId)
    .where('runs.completed_at', 'is not', null);

export type CompletedRun = Awaited<ReturnType<typeof listCompletedRuns>>[number];

/** Newest first. */
export function listCompletedRuns(db: Db, userId: number, limit: number) {
  return completedRuns(db, userId).orderBy('runs.number', 'desc').limit(limit).execute();
}

export function findCompletedRun(db: Db, userId: number, number: number) {
  return completedRuns(db, userId).where('runs.number', '=', number).executeTakeFirst();
}

/**
 * The modules with which a run ended, in training order, with the progress in them; those that were added after its
 * completion and passed are the last ones.
 */
export function listFrozenModules(db: Db, runId: number) {
  return (
    db
      .selectFrom('run_modules')
      .leftJoin('modules', 'modules.id', 'run_modules.module_id')
      .leftJoin('progress', (join) =>
        join
          .onRef('progress.run_id', '=', 'run_modules.run_id')
          .onRef('progress.module_id', '=', 'run_modules.module_id'),
      )
      .select([
        'run_modules.module_id as id',
        'run_modules.name',
        'run_modules.seconds as video_duration',
        'run_modules.questions as question_count',
        'run_modules.added_at',
        'progress.opened_at',
        'progress.watched_seconds',
        'progress.position_seconds',
        'progress.watched_to_seconds',
        'progress.watched_at',
        'progress.best_correct',
        'progress.best_total',
        'progress.passed_at',
      ])
      .select((eb) =>
        eb
          .case()
          .when('progress.reached_at', 'is not', null)
          .then(1)
          .else(0)
          .end()
          .as('is_reached'),
      )
      // A deleted module is not shown any more, and its pass mark is not known.
      .select(({ fn, lit }) => fn.coalesce('modules.pass_mark', lit(PASS_PERCENT)).as('pass_mark'))
      .where('run_modules.run_id', '=', runId)
      .orderBy('run_modules.position')
      .orderBy('run_modules.module_id')
      .execute()
  );
}
