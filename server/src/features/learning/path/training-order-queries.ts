/**
 * The orders that a company's modules had. A module stays unlocked in a run in which it followed a passed module, or was
 * the first, in any order since the pass or since the start of the run. So a change of the modules stores the present
 * order once, whatever the number of trainees, and the path of a run follows from it.
 */
import { type Expression, type ExpressionBuilder, expressionBuilder } from 'kysely';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { isReady } from '../module-queries.ts';

/** Stands for the module before the first one. */
const NO_MODULE = 0;

/** Stores the present order as a former one, and counts the change. Call it with the company locked, before the change. */
export async function rememberOpenModules(tx: Db, companyId: number): Promise<void> {
  const { version } = await tx
    .insertInto('training_orders')
    .values({ company_id: companyId, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet(({ eb }) => ({ version: eb('training_orders.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('former_steps')
    .columns(['company_id', 'module_id', 'previous_id', 'until_version'])
    .expression(({ cast, val }) =>
      presentSteps(tx, companyId).select(cast<number>(val(version), 'integer').as('until_version')),
    )
    .onConflict((conflict) =>
      conflict.columns(['module_id', 'previous_id']).doUpdateSet({ until_version: version }),
    )
    .execute();
}

/** The modules that can be learnt, each with the one before it in the training order. */
const presentSteps = (tx: Db, companyId: number) =>
  tx
    .selectFrom('modules')
    .select((eb) => [
      'modules.company_id',
      'modules.id as module_id',
      eb.fn
        .coalesce(
          eb.fn
            .agg<number | null>('lag', ['modules.id'])
            .over((over) =>
              over
                .orderBy('modules.position', (order) => order.asc().nullsLast())
                .orderBy('modules.id'),
            ),
          eb.cast<number>(eb.lit(NO_MODULE), 'bigint'),
        )
        .as('previous_id'),
    ])
    .where('modules.company_id', '=', companyId)
    .where(isReady);

/** Whether a former order has unlocked the module of the outer query in the run. */
export const wasUnlocked =
  (runId: Expression<number> | number) => (eb: ExpressionBuilder<Schema, 'modules'>) =>
    eb.exists(
      eb
        .selectFrom('former_steps')
        .select('former_steps.module_id')
        .whereRef('former_steps.module_id', '=', 'modules.id')
        .where((step) => step.or([hasFollowedPassed(runId)(step), wasFirst(runId)(step)])),
    );

type OnFormerSteps = ExpressionBuilder<Schema, 'former_steps'>;

const hasFollowedPassed = (runId: Expression<number> | number) => (eb: OnFormerSteps) =>
  eb.exists(
    eb
      .selectFrom('progress as passed')
      .select('passed.module_id')
      .where('passed.run_id', '=', runId)
      .whereRef('passed.module_id', '=', 'former_steps.previous_id')
      .where('passed.passed_at', 'is not', null)
      .whereRef('passed.passed_version', '<', 'former_steps.until_version'),
  );

const wasFirst = (runId: Expression<number> | number) => (eb: OnFormerSteps) =>
  eb.and([
    eb('former_steps.previous_id', '=', NO_MODULE),
    eb.exists(
      eb
        .selectFrom('runs')
        .select('runs.id')
        .where('runs.id', '=', runId)
        .whereRef('runs.started_version', '<', 'former_steps.until_version'),
    ),
  ]);

/** The version of the training order of a run's company; 0 before the first change. */
export function orderVersionOfRun(runId: number) {
  const { selectFrom, fn, lit } = expressionBuilder<Schema, never>();
  return fn.coalesce(
    selectFrom('training_orders')
      .innerJoin('runs', 'runs.company_id', 'training_orders.company_id')
      .select('training_orders.version')
      .where('runs.id', '=', runId),
    lit(0),
  );
}

/** Until a later version than any. */
const STILL = 2_147_483_647;

interface SomeRuns {
  readonly companyId: number;
  readonly runIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Marks as reached what is unlocked in these runs of the company, hidden modules too. For runs that end: later orders do
 * not concern them. An existing row stays unchanged.
 */
export function reachOpenModules(tx: Db, { companyId, runIds, now }: SomeRuns) {
  return tx
    .with('steps', () => stepsSoFar(tx, companyId))
    .insertInto('progress')
    .columns(['run_id', 'module_id', 'reached_at', 'updated_at'])
    .expression((eb) => {
      const at = eb.cast<number>(eb.val(now), 'bigint');
      const afterPassed = eb
        .selectFrom('progress as passed')
        .innerJoin('steps', 'steps.previous_id', 'passed.module_id')
        .select(['passed.run_id', 'steps.module_id', at.as('reached_at'), at.as('updated_at')])
        .where('passed.run_id', 'in', runIds)
        .where('passed.passed_at', 'is not', null)
        .whereRef('passed.passed_version', '<', 'steps.until_version');
      const first = eb
        .selectFrom('runs')
        .innerJoin('steps', (join) => join.on('steps.previous_id', '=', NO_MODULE))
        .select(['runs.id as run_id', 'steps.module_id', at.as('reached_at'), at.as('updated_at')])
        .where('runs.id', 'in', runIds)
        .whereRef('runs.started_version', '<', 'steps.until_version');
      return afterPassed.unionAll(first);
    })
    .onConflict((conflict) => conflict.columns(['run_id', 'module_id']).doNothing())
    .execute();
}

/** The steps of the present order and of the former ones. */
const stepsSoFar = (tx: Db, companyId: number) =>
  presentSteps(tx, companyId)
    .select(({ cast, lit }) => cast<number>(lit(STILL), 'integer').as('until_version'))
    .unionAll(
      tx
        .selectFrom('former_steps')
        .select(['company_id', 'module_id', 'previous_id', 'until_version'])
        .where('company_id', '=', companyId),
    );

/** Lets only orders from now on unlock modules in a run that is made current again. */
export async function continueOrders(tx: Db, runId: number): Promise<void> {
  const version = orderVersionOfRun(runId);
  await tx
    .updateTable('progress')
    .set({ passed_version: version })
    .where('run_id', '=', runId)
    .where('passed_at', 'is not', null)
    .execute();
  await tx.updateTable('runs').set({ started_version: version }).where('id', '=', runId).execute();
}
