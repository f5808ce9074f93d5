import type { ExpressionBuilder } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { posterFlag, questionCount, videoDuration } from '../module-queries.ts';
import { orderVersionOfRun, wasUnlocked } from './training-order-queries.ts';
import { triesIn } from './tries-in-run-queries.ts';
import { versionsOf } from './version-queries.ts';

/** One run of a trainee and one module. */
export interface ProgressKey {
  readonly runId: number;
  readonly moduleId: number;
}

const UNWATCHED = { watched_seconds: 0, position_seconds: 0, watched_to_seconds: 0 };

/**
 * The modules of a company in training order, including drafts, each with the progress and the tries of a run in it.
 * Compiled once, because every call of a trainee runs it.
 */
export const findPath = prepared(
  (db, param: Param<{ runId: number; userId: number; companyId: number }>) =>
    db
      .selectFrom('modules')
      .leftJoin('progress', (join) =>
        join
          .onRef('progress.module_id', '=', 'modules.id')
          .on('progress.run_id', '=', param('runId')),
      )
      .leftJoin(triesIn(db, param('runId')).select('attempts.module_id').as('tries'), (join) =>
        join.onRef('tries.module_id', '=', 'modules.id'),
      )
      .select([
        'modules.id',
        'modules.name',
        'modules.description',
        'modules.quiz_version',
        'modules.pass_mark',
        'modules.questions_drawn',
        'modules.tries_max',
        'modules.certified_since',
        'progress.opened_at',
        'progress.watched_seconds',
        'progress.position_seconds',
        'progress.watched_to_seconds',
        'progress.watched_at',
        'progress.best_correct',
        'progress.best_total',
        'progress.passed_at',
        'progress.renews_run_id',
        'progress.carried_from_run_id',
        'tries.tries_made',
        'tries.tries_failed',
        'tries.last_failed_at',
        'tries.quiz_passed',
      ])
      .select((eb) => [
        videoDuration(eb).as('video_duration'),
        questionCount(eb).as('question_count'),
        posterFlag(eb).as('has_poster'),
        eb
          .case()
          .when(
            eb.or([
              eb('progress.reached_at', 'is not', null),
              wasUnlocked({ runId: param('runId'), userId: param('userId') })(eb),
            ]),
          )
          .then(1)
          .else(0)
          .end()
          .as('is_reached'),
        eb
          .selectFrom('module_follow_ups')
          .select(({ fn }) => fn.max('module_follow_ups.created_at').as('replaced_at'))
          .whereRef('module_follow_ups.module_id', '=', 'modules.id')
          .where('module_follow_ups.kind', '=', 'reset-watching')
          .as('video_replaced_at'),
      ])
      .where('modules.company_id', '=', param('companyId'))
      .orderBy('modules.position', (order) => order.asc().nullsLast())
      .orderBy('modules.id'),
);
export type PathRow = Awaited<ReturnType<typeof findPath>>[number];

/**
 * How a run stands: when it was started, by a renewal or not, and completed, and whether the trainee had earlier ones in
 * its company.
 */
export const findRunFacts = prepared((db, param: Param<{ runId: number }>) =>
  db
    .selectFrom('runs')
    .select(['runs.started_at', 'runs.completed_at'])
    .select(({ eb, selectFrom }) => {
      const renewed = selectFrom('progress')
        .select('progress.module_id')
        .whereRef('progress.run_id', '=', 'runs.id')
        .where('progress.renews_run_id', 'is not', null);
      const earlier = selectFrom('runs as earlier')
        .whereRef('earlier.user_id', '=', 'runs.user_id')
        .whereRef('earlier.company_id', '=', 'runs.company_id')
        .whereRef('earlier.number', '<', 'runs.number');
      return [
        eb.case().when(eb.exists(renewed)).then(1).else(0).end().as('is_renewal'),
        earlier.select(({ fn }) => fn.count<number>('earlier.id').as('count')).as('earlier_runs'),
        earlier
          .select(({ fn }) => fn.count<number>('earlier.completed_at').as('count'))
          .as('earlier_results'),
      ];
    })
    .where('runs.id', '=', param('runId')),
);
export type RunFacts = Awaited<ReturnType<typeof findRunFacts>>[number];

/**
 * Makes changes of the trainee wait for each other until the transaction ends. Returns the current run; undefined if
 * the trainee was deleted.
 */
export const lockTrainee = prepared((db, param: Param<{ userId: number }>) =>
  db
    .selectFrom('users')
    .select('current_run_id')
    .where('id', '=', param('userId'))
    // On SQLite a write transaction is exclusive from its beginning.
    .$if(engineOf(db) === 'postgres', (query) => query.forNoKeyUpdate()),
);

/**
 * The run, unless it has ended: the source of rows that are written without the lock on the trainee. On PostgreSQL the
 * run does not end before the write is committed, but it may be completed: a stronger lock would be a deadlock with the
 * transaction that completes it.
 */
export const runningRun = (db: Db, runId: number) =>
  db
    .selectFrom('runs')
    .where('runs.id', '=', runId)
    .where('runs.ended_at', 'is', null)
    .$if(engineOf(db) === 'postgres', (query) => query.forKeyShare());

const COLUMNS = [
  'run_id',
  'module_id',
  'reached_at',
  'opened_at',
  'watched_seconds',
  'position_seconds',
  'watched_to_seconds',
  'updated_at',
] as const;

/** Stores the first opening: of two the earlier one counts. Has no effect on a run that has ended. */
export function markOpened(db: Db, { runId, moduleId }: ProgressKey, now: number) {
  return db
    .insertInto('progress')
    .columns(COLUMNS)
    .expression(({ val, lit, cast }) => {
      const at = cast<number>(val(now), 'bigint');
      return runningRun(db, runId).select([
        'runs.id',
        cast<number>(val(moduleId), 'bigint').as('module_id'),
        at.as('reached_at'),
        at.as('opened_at'),
        lit(0).as('watched_seconds'),
        lit(0).as('position_seconds'),
        lit(0).as('watched_to_seconds'),
        at.as('updated_at'),
      ]);
    })
    .onConflict((conflict) =>
      conflict
        .columns(['run_id', 'module_id'])
        .doUpdateSet({ opened_at: now, updated_at: now })
        .where('progress.opened_at', 'is', null),
    )
    .execute();
}

interface Outcome {
  readonly watched_at?: number;
  /** Also stores the versions of the training order, the questions and the video with which the module was passed. */
  readonly passed_at?: number;
  readonly best_correct?: number;
  readonly best_total?: number;
}

/** Stores the result of a module; a module that was not opened is opened now. Call it with the trainee locked. */
export async function saveResult(
  tx: Db,
  { runId, moduleId }: ProgressKey,
  outcome: Outcome,
  now: number,
): Promise<void> {
  const passed =
    outcome.passed_at === undefined
      ? {}
      : { passed_version: orderVersionOfRun(runId), ...versionsOf(moduleId) };
  const result = { ...outcome, ...passed };
  await tx
    .insertInto('progress')
    .values({
      run_id: runId,
      module_id: moduleId,
      reached_at: now,
      opened_at: now,
      ...UNWATCHED,
      updated_at: now,
      ...result,
    })
    .onConflict((conflict) =>
      conflict.columns(['run_id', 'module_id']).doUpdateSet((eb) => ({
        ...result,
        ...(outcome.passed_at === undefined ? {} : { passed_version: passedVersion(eb) }),
        opened_at: eb.fn.coalesce('progress.opened_at', 'excluded.opened_at'),
        updated_at: now,
      })),
    )
    .execute();
}

type OnConflict = ExpressionBuilder<
  Schema & { excluded: Schema['progress'] },
  'progress' | 'excluded'
>;

/** The pass that is renewed has opened the next modules since then. */
const passedVersion = (eb: OnConflict) =>
  eb
    .case()
    .when('progress.renews_run_id', 'is', null)
    .then(eb.ref('excluded.passed_version'))
    .else(eb.ref('progress.passed_version'))
    .end();

/** Unlocks the module permanently, whatever happens to the order. */
export const markReached = prepared((db, param: Param<ProgressKey & { readonly now: number }>) =>
  db
    .insertInto('progress')
    .values({
      run_id: param('runId'),
      module_id: param('moduleId'),
      reached_at: param('now'),
      ...UNWATCHED,
      updated_at: param('now'),
    })
    .onConflict((conflict) => conflict.columns(['run_id', 'module_id']).doNothing()),
);
