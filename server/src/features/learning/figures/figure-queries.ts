/** Queries for the figures of current runs, by which the list of trainees is filtered and ordered. */
import type { TrainingStatus } from '@portal/contract/rules';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { isReady } from '../module-queries.ts';
import { isRule } from '../standing/condition-queries.ts';

/** The columns that triggers do not keep, without those of the standing. */
const OF_RUN = [
  'user_id',
  'company_id',
  'run_id',
  'progress',
  'score',
  'status',
  'active_at',
  'idle_since',
] as const;

const OF_STANDING = [
  'standing',
  'standing_key',
  'due_on',
  'changes_on',
  'coming',
  'remind_on',
] as const;

const FIGURES = [...OF_RUN, ...OF_STANDING] as const;

/** The columns of new figures; the others have defaults. */
const NEW_FIGURES = [...OF_RUN, 'changes_on'] as const;

/** The day on which the figures of a new trainee change: they are to be computed now. */
export const LONG_AGO = '0001-01-01';

export type Figures = Pick<Selectable<Schema['trainee_figures']>, (typeof FIGURES)[number]>;

type OnRuns = ExpressionBuilder<Schema, 'runs'>;

/** Whether the company has a rule, as `loadRules` says. */
const hasRules = ({ exists, selectFrom }: OnRuns) =>
  exists(
    selectFrom('modules')
      .innerJoin('companies', 'companies.id', 'modules.company_id')
      .select('modules.id')
      .whereRef('modules.company_id', '=', 'runs.company_id')
      .where((rule) => isRule(rule)),
  );

/**
 * Inserts the figures of these trainees, who have done nothing in their current runs yet. In a company with rules their
 * standings are computed within a minute, because they may come into groups in the same transaction.
 */
export function insertFigures(tx: Db, userIds: readonly number[]) {
  return tx
    .insertInto('trainee_figures')
    .columns([...NEW_FIGURES, 'sort_key', 'hidden'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .innerJoin('runs', 'runs.id', 'users.current_run_id')
        .select(({ cast, case: when, eb, exists, lit, ref, selectFrom, val }) => [
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
          when()
            .when(hasRules(eb))
            .then(cast<string>(val(LONG_AGO), 'text'))
            .else(null)
            .end()
            .as('changes_on'),
          'users.sort_key',
          lit(0).as('hidden'),
        ])
        .where('users.id', 'in', userIds)
        .orderBy('users.id'),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ eb, ref }) => ({
        company_id: ref('excluded.company_id'),
        run_id: ref('excluded.run_id'),
        progress: ref('excluded.progress'),
        score: ref('excluded.score'),
        status: ref('excluded.status'),
        active_at: ref('excluded.active_at'),
        idle_since: ref('excluded.idle_since'),
        standing: ref('excluded.standing'),
        standing_key: ref('excluded.standing_key'),
        due_on: ref('excluded.due_on'),
        changes_on: ref('excluded.changes_on'),
        coming: ref('excluded.coming'),
        remind_on: eb
          .case()
          .when('trainee_figures.company_id', '=', ref('excluded.company_id'))
          .then(ref('trainee_figures.remind_on'))
          .else(null)
          .end(),
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
      'renews_run_id',
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

export const areSame = (one: Figures, other: Figures): boolean =>
  FIGURES.every((column) => one[column] === other[column]);

/**
 * Stores what differs from the stored figures. SQLite writes all indexes with a column that is set, also to the same
 * value, so the standing is set apart.
 */
export async function storeFigures(
  tx: Db,
  figures: Figures,
  stored: Figures | undefined,
): Promise<void> {
  const isSame = (column: (typeof FIGURES)[number]) => figures[column] === stored?.[column];
  if (!OF_RUN.every(isSame)) await updateOfRun(tx, figures);
  if (!OF_STANDING.every(isSame)) await updateStanding(tx, figures);
}

const updateOfRun = prepared((db, param: Param<Figures>) =>
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

const updateStanding = prepared((db, param: Param<Figures>) =>
  db
    .updateTable('trainee_figures')
    .set({
      standing: param('standing'),
      standing_key: param('standing_key'),
      due_on: param('due_on'),
      changes_on: param('changes_on'),
      coming: param('coming'),
      remind_on: param('remind_on'),
    })
    .where('user_id', '=', param('user_id')),
);

/** Stores the next day on which the trainee may be reminded. */
export const setRemindOn = prepared(
  (db, param: Param<{ userId: number; remindOn: string | null }>) =>
    db
      .updateTable('trainee_figures')
      .set({ remind_on: param('remindOn') })
      .where('user_id', '=', param('userId')),
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
