/** Queries for the figures of current runs, by which the list of trainees is filtered and ordered. */
import type { TrainingStatus } from '@portal/contract/rules';
import type { Selectable } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { isReady } from '../module-queries.ts';

/** The columns that triggers do not keep. */
export const FIGURES = [
  'user_id',
  'company_id',
  'run_id',
  'progress',
  'score',
  'status',
  'active_at',
  'idle_since',
] as const;
export type Figures = Pick<Selectable<Schema['trainee_figures']>, (typeof FIGURES)[number]>;

/** Inserts the figures of these trainees, who have done nothing in their current runs yet. */
export function insertFigures(tx: Db, userIds: readonly number[]) {
  return tx
    .insertInto('trainee_figures')
    .columns([...FIGURES, 'sort_key', 'hidden'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .innerJoin('runs', 'runs.id', 'users.current_run_id')
        .select(({ cast, case: when, exists, lit, ref, selectFrom, val }) => [
          'users.id',
          'runs.company_id',
          'runs.id as run_id',
          lit(0).as('progress'),
          lit(0).as('score'),
          cast<'not-started'>(val('not-started'), 'text').as('status'),
          lit(0).as('active_at'),
          when()
            .when(
              exists(
                selectFrom('modules')
                  .select('modules.id')
                  .whereRef('modules.company_id', '=', 'runs.company_id')
                  .where((module) => isReady(module)),
              ),
            )
            .then(ref('runs.started_at'))
            .else(null)
            .end()
            .as('idle_since'),
          'users.sort_key',
          lit(0).as('hidden'),
        ])
        .where('users.id', 'in', userIds)
        .orderBy('users.id'),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ ref }) => ({
        company_id: ref('excluded.company_id'),
        run_id: ref('excluded.run_id'),
        progress: ref('excluded.progress'),
        score: ref('excluded.score'),
        status: ref('excluded.status'),
        active_at: ref('excluded.active_at'),
        idle_since: ref('excluded.idle_since'),
      })),
    )
    .execute();
}

/**
 * Makes other changes of the figures of these trainees wait until the transaction ends. Lock them after everything else
 * in a transaction: all transactions do so, and two orders could be a deadlock.
 */
export async function lockFigures(tx: Db, userIds: readonly number[]): Promise<void> {
  // On SQLite a write transaction is exclusive from its beginning.
  if (engineOf(tx) === 'sqlite') return;
  await tx
    .selectFrom('trainee_figures')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

/** Those of the runs that are current. Their trainees may be hidden. */
export const findRunsToSum = prepared((db, param: Param<Ids>) =>
  db
    .selectFrom('runs')
    .select(['id', 'user_id', 'company_id', 'started_at', 'completed_at'])
    .where(isOneOf(db, 'id', param('ids')))
    .where('ended_at', 'is', null),
);
export type RunToSum = Awaited<ReturnType<typeof findRunsToSum>>[number];

/** The progress in these runs. */
export const findProgressOfRuns = prepared((db, param: Param<Ids>) =>
  db
    .selectFrom('progress')
    .select([
      'run_id',
      'module_id',
      'opened_at',
      'watched_seconds',
      'best_correct',
      'best_total',
      'passed_at',
      'updated_at',
    ])
    .where(isOneOf(db, 'run_id', param('ids'))),
);

/** The stored figures of these runs. */
export const findFigures = prepared((db, param: Param<Ids>) =>
  db
    .selectFrom('trainee_figures')
    .select(FIGURES)
    .where(isOneOf(db, 'run_id', param('ids'))),
);

export const updateFigures = prepared((db, param: Param<Figures>) =>
  db
    .updateTable('trainee_figures')
    .set({
      company_id: param('company_id'),
      run_id: param('run_id'),
      progress: param('progress'),
      score: param('score'),
      status: param('status'),
      active_at: param('active_at'),
      idle_since: param('idle_since'),
    })
    .where('user_id', '=', param('user_id')),
);

interface Activity {
  readonly runId: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A trainee who was active after this time stays as active. */
  readonly since: number;
}

/**
 * Stores that the trainee is active. Has no effect on a run that has ended. The first progress is always stored, even
 * if that in a module that was changed or deleted since is not yet older than `since`.
 */
export const markActive = prepared((db, param: Param<Activity>) =>
  db
    .updateTable('trainee_figures')
    .set((eb) => ({
      status: eb
        .case()
        .when('status', '=', 'not-started')
        .then<TrainingStatus>('in-progress')
        .else(eb.ref('status'))
        .end(),
      active_at: param('now'),
      idle_since: eb
        .case()
        .when('idle_since', 'is', null)
        .then(null)
        .else(eb.cast<number>(eb.val(param('now')), 'bigint'))
        .end(),
    }))
    .where('run_id', '=', param('runId'))
    .where((eb) =>
      eb.or([eb('status', '=', 'not-started'), eb('active_at', '<=', param('since'))]),
    ),
);
