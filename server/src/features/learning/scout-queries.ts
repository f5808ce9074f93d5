import { FREE_TRIES } from '@portal/contract/limits';
import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Learner } from './trainee-transaction.ts';

export interface OtherAccount {
  /** When the account was created; ms since 1970, like all times here. */
  readonly createdAt: number;
  /** At the same questions, in the time before the pass that counts, in their order. */
  readonly tries: readonly { readonly at: number; readonly passed: boolean }[];
}

interface Asked {
  readonly moduleId: number;
  /** The ids of the questions. */
  readonly asked: readonly number[];
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Whether the trainee has tried the quiz in an earlier run. */
export async function hasEarlierTries(
  tx: Db,
  { userId, runId }: Learner,
  moduleId: number,
): Promise<boolean> {
  return (await findEarlierTry(tx, { userId, runId, moduleId })).length > 0;
}

const findEarlierTry = prepared(
  (db, param: Param<{ userId: number; runId: number; moduleId: number }>) =>
    db
      .selectFrom('attempts')
      .select('id')
      .where('module_id', '=', param('moduleId'))
      // A join would let SQLite read all tries at the module.
      .where('run_id', 'in', (eb) =>
        eb
          .selectFrom('runs')
          .select('id')
          .where('user_id', '=', param('userId'))
          .where('id', '!=', param('runId')),
      )
      .limit(1),
);

/**
 * The tries of other accounts at these questions, also of deleted ones; only of runs with as many tries as are free: in
 * a class that takes the quiz at the same time, few have them.
 */
export async function findTriesOfOthers(
  tx: Db,
  { userId }: Learner,
  { moduleId, asked, since }: Asked,
): Promise<OtherAccount[]> {
  const rows = await listTriesOfOthers(tx, { userId, moduleId, since, ids: asked });
  return [...Map.groupBy(rows, ({ user_id }) => user_id).values()].map((tries) => ({
    createdAt: tries[0]?.user_created_at ?? 0,
    tries: tries.map(({ created_at: at, passed }) => ({ at, passed: passed === 1 })),
  }));
}

/** The ids are those of the questions. */
interface OthersValues extends Ids {
  readonly userId: number;
  readonly moduleId: number;
  readonly since: number;
}

const listTriesOfOthers = prepared((db, param: Param<OthersValues>) =>
  db
    .with('repeated', (cte) =>
      cte
        .selectFrom('attempts')
        .distinct()
        .select('run_id')
        .where('module_id', '=', param('moduleId'))
        .where('created_at', '>', param('since'))
        .where(({ eb, lit }) => eb('number', '>=', lit(FREE_TRIES))),
    )
    .selectFrom('repeated')
    // SQLite keeps the order of a cross join.
    .crossJoin('attempts')
    .innerJoin('runs', 'runs.id', 'attempts.run_id')
    // The first run of an account starts when the account is created.
    .innerJoin('runs as first', (join) =>
      join.onRef('first.user_id', '=', 'runs.user_id').on('first.number', '=', 1),
    )
    .select(['runs.user_id', 'first.started_at as user_created_at'])
    .select(['attempts.created_at', 'attempts.passed'])
    .whereRef('attempts.run_id', '=', 'repeated.run_id')
    .where('attempts.module_id', '=', param('moduleId'))
    // By an expression: SQLite would take the index of all tries at the module.
    .where(({ eb, lit }) => eb(eb('attempts.created_at', '+', lit(0)), '>', param('since')))
    .where('runs.user_id', '!=', param('userId'))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('attempt_answers')
          .select('attempt_id')
          .whereRef('attempt_id', '=', 'attempts.id')
          .where(isOneOf(db, 'question_id', param('ids'))),
      ),
    )
    .orderBy('attempts.id'),
);

export async function findCompanyName(tx: Db, id: number): Promise<string> {
  const { name } = await tx
    .selectFrom('companies')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}
