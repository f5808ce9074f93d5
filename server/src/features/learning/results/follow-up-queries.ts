/** Queries that apply a change of a module to the current runs of its company, some runs at a time. */
import type { Expression, ExpressionBuilder } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { orderVersionOf } from '../path/training-order-queries.ts';
import { videoVersionOf } from '../path/version-queries.ts';

export type FollowUpKind = Schema['module_follow_ups']['kind'];

interface ChangedModule {
  readonly id: number;
  readonly company_id: number;
}

interface NewFollowUp {
  readonly kind: FollowUpKind;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Call it in the transaction of the change, with the company locked. */
export function insertFollowUp(
  tx: Db,
  { id, company_id }: ChangedModule,
  { kind, at }: NewFollowUp,
) {
  return tx
    .insertInto('module_follow_ups')
    .values({
      module_id: id,
      kind,
      order_version: orderVersionOf(company_id),
      created_at: at,
    })
    .execute();
}

/** The first change of a company's modules that is not applied. Those of hidden modules wait for the restore. */
export function findFollowUp(tx: Db, companyId: number) {
  return tx
    .selectFrom('module_follow_ups')
    .innerJoin('modules', 'modules.id', 'module_follow_ups.module_id')
    .selectAll('module_follow_ups')
    .select('modules.company_id')
    .where('modules.company_id', '=', companyId)
    .orderBy('module_follow_ups.id')
    .limit(1)
    .executeTakeFirst();
}
export type FollowUp = NonNullable<Awaited<ReturnType<typeof findFollowUp>>>;

interface RunsDone {
  readonly companyId: number;
  /** The last run that is done. */
  readonly after: number;
}

/** The next current runs of the company, those of deleted trainees too, who may be restored. */
export async function findNextRuns(tx: Db, { companyId, after }: RunsDone, limit: number) {
  const rows = await tx
    .selectFrom('runs')
    .select('id')
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export function deleteFollowUp(tx: Db, id: number) {
  return tx.deleteFrom('module_follow_ups').where('id', '=', id).execute();
}

/** Makes changes of these runs by their trainees wait until the transaction ends. */
export async function lockTraineesOf(tx: Db, runIds: readonly number[]): Promise<void> {
  // On SQLite a write transaction is exclusive from its beginning.
  if (engineOf(tx) === 'sqlite') return;
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', (eb) =>
      eb.selectFrom('runs').select('runs.user_id').where('runs.id', 'in', runIds),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Those of the runs in which the module was watched before the change, and is not completed. */
export async function findRunsThatWatched(
  tx: Db,
  { module_id, created_at }: FollowUp,
  runIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('progress')
    .select('run_id')
    .where('module_id', '=', module_id)
    .where('run_id', 'in', runIds)
    .where('watched_at', '<=', created_at)
    .where('passed_at', 'is', null)
    .execute();
  return rows.map(({ run_id }) => run_id);
}

/**
 * Those of the runs in which the module is not passed, its video was watched, and the best score reaches the present pass
 * mark.
 */
export async function findRunsThatReach(
  tx: Db,
  { module_id }: Pick<FollowUp, 'module_id'>,
  runIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('progress')
    .innerJoin('modules', 'modules.id', 'progress.module_id')
    .select('run_id')
    .where('module_id', '=', module_id)
    .where('run_id', 'in', runIds)
    .where((eb) => reachesMark(eb, eb.ref('modules.pass_mark')))
    .execute();
  return rows.map(({ run_id }) => run_id);
}

type OnProgress = ExpressionBuilder<Schema, 'progress' | 'modules'>;

/** The row of progress is no pass, and becomes one with this pass mark. */
export const reachesMark = (eb: OnProgress, mark: Expression<number>) =>
  eb.and([
    eb('progress.passed_at', 'is', null),
    eb('progress.best_total', '>', 0),
    eb(eb('progress.best_correct', '*', 100), '>=', eb(mark, '*', eb.ref('progress.best_total'))),
    eb.or([
      eb('progress.watched_at', 'is not', null),
      eb.not(
        eb.exists(
          eb
            .selectFrom('videos')
            .select('videos.id')
            .whereRef('videos.module_id', '=', 'modules.id'),
        ),
      ),
    ]),
    eb.exists(
      eb
        .selectFrom('questions')
        .select('questions.id')
        .whereRef('questions.module_id', '=', 'modules.id'),
    ),
  ]);

/** Passes the module in these runs at the time of its change, in the order that the modules had then. */
export function markPassed(
  tx: Db,
  { kind, module_id, order_version, created_at }: FollowUp,
  runIds: readonly number[],
) {
  return tx
    .updateTable('progress')
    .set((eb) => ({
      passed_at: created_at,
      lower_mark_passed_at: kind === 'lower-pass-mark' ? created_at : null,
      // The pass that is renewed has opened the next modules since then.
      passed_version: eb
        .case()
        .when('renews_run_id', 'is', null)
        .then(order_version)
        .else(eb.ref('passed_version'))
        .end(),
      ...videoVersionOf(module_id, created_at),
    }))
    .where('module_id', '=', module_id)
    .where('run_id', 'in', runIds)
    .execute();
}

interface Watching {
  readonly moduleId: number;
  readonly runIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly replacedAt: number;
}

/**
 * Trainees who have not completed the module start the new video from its beginning, with a new watch clock and new
 * evidence. Those who have opened it since have done so already. A run that has ended stays as it is.
 */
export async function resetWatching(db: Db, watching: Watching): Promise<void> {
  // Before the progress, by which the runs are found.
  await removeEvidence(db, watching);
  await db
    .updateTable('progress')
    .set({
      watched_seconds: 0,
      position_seconds: 0,
      watched_to_seconds: 0,
      watched_at: null,
      opened_at: null,
    })
    .where('module_id', '=', watching.moduleId)
    .where('run_id', 'in', watching.runIds)
    .where('opened_at', '<=', watching.replacedAt)
    .where('passed_at', 'is', null)
    .where(isOfCurrentRun)
    .execute();
}

function removeEvidence(db: Db, { moduleId, runIds, replacedAt }: Watching) {
  return db
    .deleteFrom('watching_sessions')
    .where('module_id', '=', moduleId)
    .where('run_id', 'in', (eb) =>
      eb
        .selectFrom('progress')
        .select('progress.run_id')
        .where('module_id', '=', moduleId)
        .where('run_id', 'in', runIds)
        .where('opened_at', '<=', replacedAt)
        .where('passed_at', 'is', null)
        .where(isOfCurrentRun),
    )
    .execute();
}

const isOfCurrentRun = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'progress'>) =>
  exists(
    selectFrom('runs')
      .select('runs.id')
      .whereRef('runs.id', '=', 'progress.run_id')
      .where('runs.ended_at', 'is', null),
  );
