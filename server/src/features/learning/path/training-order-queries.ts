/**
 * The orders that a company's modules had. A module stays unlocked in a run in which it followed a passed module, or was
 * the first, in any order since the pass or since the start of the run. So a change of the modules stores the present
 * order once, whatever the number of trainees, and the path of a run follows from it.
 */
import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { isOneOf } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { isReady } from '../module-queries.ts';
import { recordedResultsOf, waiversOf } from '../standing/condition-queries.ts';
import { NO_MODULE, type OrderedModule, stepsOf } from './training-steps.ts';

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
  await storeSteps(tx, companyId, version);
}

const STEP_KEY = [
  'module_id',
  'previous_id',
  'skipped_groups',
  'module_groups',
  'previous_groups',
] as const;
/** Rows per statement. */
const STEPS_PER_INSERT = 500;

/** Stores the present steps as ones that unlock in runs whose passes are older than the version. */
async function storeSteps(tx: Db, companyId: number, version: number): Promise<void> {
  const steps = stepsOf(await findOrder(tx, companyId));
  for (let from = 0; from < steps.length; from += STEPS_PER_INSERT)
    await tx
      .insertInto('former_steps')
      .values(
        steps.slice(from, from + STEPS_PER_INSERT).map((step) => ({
          company_id: companyId,
          module_id: step.moduleId,
          previous_id: step.previousId,
          skipped_groups: step.skippedGroups,
          module_groups: step.moduleGroups,
          previous_groups: step.previousGroups,
          until_version: version,
        })),
      )
      .onConflict((conflict) => conflict.columns(STEP_KEY).doUpdateSet({ until_version: version }))
      .execute();
}

/** The modules that can be learnt, in training order. A deleted group has no members, and brings nothing. */
async function findOrder(tx: Db, companyId: number): Promise<OrderedModule[]> {
  const modules = await tx
    .selectFrom('modules')
    .select(['modules.id', 'modules.audience'])
    .where('modules.company_id', '=', companyId)
    .where(isReady)
    .orderBy('modules.position', (order) => order.asc().nullsLast())
    .orderBy('modules.id')
    .execute();
  if (modules.every(({ audience }) => audience === 'everyone'))
    return modules.map(({ id }) => ({ id, groupIds: null }));
  const groups = await tx
    .selectFrom('module_groups')
    .innerJoin('modules', 'modules.id', 'module_groups.module_id')
    .innerJoin('groups', 'groups.id', 'module_groups.group_id')
    .select(['module_groups.module_id', 'module_groups.group_id'])
    .where('modules.company_id', '=', companyId)
    .execute();
  const groupsOf = Map.groupBy(groups, ({ module_id }) => module_id);
  return modules.map(({ id, audience }) => ({
    id,
    groupIds:
      audience === 'everyone' ? null : (groupsOf.get(id) ?? []).map(({ group_id }) => group_id),
  }));
}

interface RunOfTrainee {
  readonly runId: Expression<number> | number;
  readonly userId: Expression<number> | number;
}

/** Whether a former order has unlocked the module of the outer query in the run. */
export const wasUnlocked =
  ({ runId, userId }: RunOfTrainee) =>
  (eb: ExpressionBuilder<Schema, 'modules'>) =>
    eb.exists(
      eb
        .selectFrom('former_steps')
        .select('former_steps.module_id')
        .whereRef('former_steps.module_id', '=', 'modules.id')
        .where((step) => hasUnlocked({ runId, userId })(step)),
    );

const hasUnlocked =
  ({ runId, userId }: RunOfTrainee) =>
  (step: OnFormerSteps) =>
    step.and([
      step.or([
        step('former_steps.previous_id', '=', NO_MODULE),
        hasFollowedPassed(runId)(step),
        hasFollowedExcused(userId)(step),
      ]),
      wasInRun(runId)(step),
      isOfPath(userId)(step),
    ]);

/** The order was that of the company since the start of the run, or since {@link continueOrders}. */
const wasInRun = (runId: Expression<number> | number) => (eb: OnFormerSteps) =>
  eb.exists(
    eb
      .selectFrom('runs as started')
      .select('started.id')
      .where('started.id', '=', runId)
      .whereRef('started.started_version', '<', 'former_steps.until_version'),
  );

/** Both modules are for the trainee, and none that stood between. Who leaves a group keeps what was open: it is stored. */
const isOfPath = (userId: Expression<number> | number) => (step: OnFormerSteps) => {
  const isIn = (column: 'skipped_groups' | 'module_groups' | 'previous_groups') =>
    step.exists(
      step
        .selectFrom('group_members')
        .select('group_members.group_id')
        .where('group_members.user_id', '=', userId)
        .where(
          sql<SqlBool>`${step.ref(`former_steps.${column}`)} like '%,' || cast(group_members.group_id as text) || ',%'`,
        ),
    );
  return step.and([
    step.or([step('former_steps.skipped_groups', '=', ''), step.not(isIn('skipped_groups'))]),
    step.or([step('former_steps.module_groups', '=', ''), isIn('module_groups')]),
    step.or([step('former_steps.previous_groups', '=', ''), isIn('previous_groups')]),
  ]);
};

type OnFormerSteps = ExpressionBuilder<Schema, 'former_steps'>;

const hasFollowedPassed = (runId: Expression<number> | number) => (eb: OnFormerSteps) =>
  eb.exists(
    eb
      .selectFrom('progress as passed')
      .select('passed.module_id')
      .where('passed.run_id', '=', runId)
      .whereRef('passed.module_id', '=', 'former_steps.previous_id')
      // A pass that is being renewed has opened the next modules.
      .where(({ eb: passed, or }) =>
        or([
          passed('passed.passed_at', 'is not', null),
          passed('passed.renews_run_id', 'is not', null),
        ]),
      )
      .whereRef('passed.passed_version', '<', 'former_steps.until_version'),
  );

/** A waived module, or one with a recorded result, opens the next one too. Both may be older than the run. */
const hasFollowedExcused = (userId: Expression<number> | number) => (eb: OnFormerSteps) => {
  const of = { userId, moduleId: eb.ref('former_steps.previous_id') };
  const waivers = waiversOf({ ...of, companyId: eb.ref('former_steps.company_id') });
  const results = recordedResultsOf(of);
  const until = eb.ref('former_steps.until_version');
  return eb.or([
    eb.exists(waivers.where('waiver.order_version', '<', until)),
    eb.exists(results.where('recorded.order_version', '<', until)),
  ]);
};

/** The version of the training order of a company; 0 before the first change. */
export function orderVersionOf(companyId: number | Expression<number | null>) {
  const { selectFrom, fn, lit } = expressionBuilder<Schema, never>();
  return fn.coalesce(
    selectFrom('training_orders')
      .select('training_orders.version')
      .where('training_orders.company_id', '=', companyId),
    lit(0),
  );
}

/** The version of the training order of a run's company; 0 before the first change. */
export function orderVersionOfRun(runId: number) {
  const { selectFrom } = expressionBuilder<Schema, never>();
  return orderVersionOf(
    selectFrom('runs').select('runs.company_id').where('runs.id', '=', runId).$asScalar(),
  );
}

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
export async function reachOpenModules(tx: Db, { companyId, runIds, now }: SomeRuns) {
  const order = await tx
    .selectFrom('training_orders')
    .select('version')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  // As the next change of the order will do.
  await storeSteps(tx, companyId, (order?.version ?? 0) + 1);
  await tx
    .insertInto('progress')
    .columns(['run_id', 'module_id', 'reached_at', 'updated_at'])
    .expression((eb) => {
      const at = eb.cast<number>(eb.val(now), 'bigint');
      return eb
        .selectFrom('runs')
        .innerJoin('former_steps', 'former_steps.company_id', 'runs.company_id')
        .select(['runs.id', 'former_steps.module_id', at.as('reached_at'), at.as('updated_at')])
        .distinct()
        .where('runs.id', 'in', runIds)
        .where((row) =>
          hasUnlocked({ runId: row.ref('runs.id'), userId: row.ref('runs.user_id') })(row),
        );
    })
    .onConflict((conflict) => conflict.columns(['run_id', 'module_id']).doNothing())
    .execute();
}

/**
 * Lets only orders from now on unlock modules in these runs: in one that is made current again, has taken over what was
 * unlocked, or has stored it because its trainee must take other modules now.
 */
export async function continueOrders(tx: Db, runIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('runs')
    .set(({ ref }) => ({ started_version: orderVersionOf(ref('runs.company_id')) }))
    .where(isOneOf(tx, 'id', runIds))
    .execute();
}
