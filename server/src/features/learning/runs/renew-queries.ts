/** Queries that fill the run of a renewal from the run before it. */
import type { ExpressionBuilder } from 'kysely';
import { isOneOf } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';

/** The run that a renewal ends, and the one that it starts. */
export interface Runs {
  readonly from: number;
  readonly to: number;
}

const UNWATCHED = { watched_seconds: 0, position_seconds: 0, watched_to_seconds: 0 };

/** All columns of progress except the run, and those about other runs. */
const COLUMNS = [
  'module_id',
  'reached_at',
  'opened_at',
  'watched_seconds',
  'position_seconds',
  'watched_to_seconds',
  'watched_at',
  'best_correct',
  'best_total',
  'tries_opened_id',
  'passed_at',
  'updated_at',
  'passed_version',
  'passed_questions_saved_at',
  'passed_video_saved_at',
  'passed_video_seconds',
  'lower_mark_passed_at',
  'edition',
] as const;

/** The number of the run, and the modules that it renews, passed or not, in the order of their ids. */
export async function findRenewed(db: Db, runId: number) {
  const run = await db
    .selectFrom('runs')
    .select('number')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('progress')
    .select('module_id')
    .where('run_id', '=', runId)
    .where('renews_run_id', 'is not', null)
    .orderBy('module_id')
    .execute();
  return { runNumber: run.number, moduleIds: rows.map(({ module_id }) => module_id) };
}

interface ModulesOfTrainee {
  readonly userId: number;
  readonly companyId: number;
  readonly moduleIds: readonly number[];
}

/** The runs in which the trainee has passed these modules, the last pass of each; modules without a pass are left out. */
export async function findLastPasses(
  tx: Db,
  { userId, companyId, moduleIds }: ModulesOfTrainee,
): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('runs')
    .innerJoin('progress', 'progress.run_id', 'runs.id')
    .select(['progress.module_id', 'progress.run_id'])
    .where('runs.user_id', '=', userId)
    .where('runs.company_id', '=', companyId)
    .where(isOneOf(tx, 'progress.module_id', moduleIds))
    .where('progress.passed_at', 'is not', null)
    .where('progress.carried_from_run_id', 'is', null)
    .orderBy('progress.passed_at')
    .orderBy('runs.number')
    .execute();
  return new Map(rows.map(({ module_id, run_id }) => [module_id, run_id]));
}

/** The modules that were reached in the run. */
export function listReached(tx: Db, runId: number) {
  return tx
    .selectFrom('progress')
    .select(['module_id', 'reached_at', 'passed_at'])
    .where('run_id', '=', runId)
    .execute();
}

/** Takes over the passes in the other modules, each with the run in which it was earned. */
export async function carryPasses(
  tx: Db,
  { from, to }: Runs,
  renewed: readonly number[],
): Promise<void> {
  await tx
    .insertInto('progress')
    .columns(['run_id', ...COLUMNS, 'carried_from_run_id'])
    .expression((eb) =>
      eb
        .selectFrom('progress')
        .select((row) => [
          idOf(row, to).as('new_run_id'),
          ...COLUMNS,
          row.fn.coalesce('carried_from_run_id', 'run_id').as('earned_in'),
        ])
        .where('run_id', '=', from)
        .where('passed_at', 'is not', null)
        .where('module_id', 'not in', renewed),
    )
    .execute();
}

/** Moves what is not passed with its tries and evidence: waits go on, and nothing is counted twice. */
export async function moveUnpassed(
  tx: Db,
  { from, to }: Runs,
  moduleIds: readonly number[],
): Promise<void> {
  await tx
    .insertInto('progress')
    .columns(['run_id', ...COLUMNS, 'renews_run_id'])
    .expression((eb) =>
      eb
        .selectFrom('progress')
        .select((row) => [idOf(row, to).as('new_run_id'), ...COLUMNS, 'renews_run_id'])
        .where('run_id', '=', from)
        .where(isOneOf(tx, 'module_id', moduleIds)),
    )
    .execute();
  await tx
    .updateTable('watching_sessions')
    .set({ run_id: to })
    .where('run_id', '=', from)
    .where(isOneOf(tx, 'module_id', moduleIds))
    .execute();
  await tx
    .updateTable('attempts')
    .set(({ fn }) => ({ run_id: to, drawn_in_run_id: fn.coalesce('drawn_in_run_id', 'run_id') }))
    .where('run_id', '=', from)
    .where(isOneOf(tx, 'module_id', moduleIds))
    .execute();
  // The run that ends is shown with the modules that were unlocked in it.
  await tx
    .updateTable('progress')
    .set({
      ...UNWATCHED,
      opened_at: null,
      watched_at: null,
      best_correct: null,
      best_total: null,
      tries_opened_id: null,
      renews_run_id: null,
    })
    .where('run_id', '=', from)
    .where(isOneOf(tx, 'module_id', moduleIds))
    .execute();
}

interface Renewal {
  readonly moduleId: number;
  readonly reachedAt: number;
  /** The run with the pass; for a recorded result the one that ends. */
  readonly renewsRunId: number;
}

/** Starts the renewals in the run. What is begun in one of these modules stays. */
export async function insertRenewals(
  tx: Db,
  runId: number,
  { renewals, now }: { readonly renewals: readonly Renewal[]; readonly now: number },
): Promise<void> {
  await tx
    .insertInto('progress')
    .values(
      renewals.map(({ moduleId, reachedAt, renewsRunId }) => ({
        run_id: runId,
        module_id: moduleId,
        reached_at: reachedAt,
        ...UNWATCHED,
        updated_at: now,
        renews_run_id: renewsRunId,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['run_id', 'module_id'])
        .doUpdateSet(({ ref }) => ({ renews_run_id: ref('excluded.renews_run_id') })),
    )
    .execute();
}

/** The time of the trainee up to which it was credited stays credited. */
export async function takeOverCredit(tx: Db, { from, to }: Runs): Promise<void> {
  await tx
    .updateTable('runs')
    .set(({ selectFrom }) => ({
      credited_until: selectFrom('runs as former')
        .select('former.credited_until')
        .where('former.id', '=', from),
    }))
    .where('id', '=', to)
    .execute();
}

const idOf = (eb: ExpressionBuilder<Schema, 'progress'>, id: number) =>
  eb.cast<number>(eb.val(id), 'bigint');
