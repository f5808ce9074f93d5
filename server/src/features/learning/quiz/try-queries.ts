/** Queries for the tries at quizzes in a run: how many there were, how they ended, and which answers were wrong. */
import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { ProgressKey } from '../path/progress-queries.ts';
import { attemptsIn, triesIn } from '../path/tries-in-run-queries.ts';
import { NO_TRIES, type Tries, toTries } from '../tries.ts';

const findTriesRows = prepared((db, param: Param<ProgressKey>) =>
  triesIn(db, param('runId')).where('attempts.module_id', '=', param('moduleId')),
);

/** The tries at a quiz in a run: those before an admin opened the quiz again do not count as failed. */
export async function findTries(tx: Db, key: ProgressKey): Promise<Tries> {
  const [row] = await findTriesRows(tx, key);
  return row === undefined ? NO_TRIES : toTries(row);
}

const findBlockedRows = prepared((db, param: Param<Ids>) =>
  db
    .selectFrom('attempts')
    .innerJoin('modules', 'modules.id', 'attempts.module_id')
    .innerJoin('progress', (join) =>
      join
        .onRef('progress.run_id', '=', 'attempts.run_id')
        .onRef('progress.module_id', '=', 'attempts.module_id'),
    )
    .select(['attempts.run_id', 'attempts.module_id'])
    .where(isOneOf(db, 'attempts.run_id', param('ids')))
    .where('attempts.passed', '=', 0)
    .where('progress.passed_at', 'is', null)
    .where(({ eb, fn, lit }) =>
      eb('attempts.id', '>', fn.coalesce('progress.tries_opened_id', lit(0))),
    )
    .groupBy(['attempts.run_id', 'attempts.module_id', 'modules.tries_max'])
    .having(({ eb, fn, ref }) => eb(fn.countAll<number>(), '>=', ref('modules.tries_max'))),
);

/** By run, the modules whose quiz has no try left. */
export async function findBlockedQuizzes(
  db: Db,
  runIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const rows = await findBlockedRows(db, { ids: runIds });
  return new Map(
    [...Map.groupBy(rows, ({ run_id }) => run_id)].map(([runId, own]) => [
      runId,
      new Set(own.map(({ module_id }) => module_id)),
    ]),
  );
}

/** The number of the first passed try at each quiz of a run, by the module's id. */
export async function findFirstPasses(db: Db, runId: number): Promise<Map<number, number>> {
  const rows = await attemptsIn(db, runId)
    .select(['attempts.module_id', 'attempts.number'])
    .where('attempts.passed', '=', 1)
    // The last one of each module stays in the map.
    .orderBy('attempts.id', 'desc')
    .execute();
  return new Map(rows.map(({ module_id, number }) => [module_id, number]));
}

/** The question that was answered wrongly most often in the tries at a quiz, in its latest wording. */
export async function findMostOftenWrong(
  db: Db,
  { runId, moduleId }: ProgressKey,
): Promise<string | null> {
  const row = await db
    .selectFrom('attempts')
    .innerJoin('attempt_answers', 'attempt_answers.attempt_id', 'attempts.id')
    .innerJoin('questions', 'questions.id', 'attempt_answers.question_id')
    .select(['questions.id', 'questions.question'])
    .where('attempts.run_id', '=', runId)
    .where('attempts.module_id', '=', moduleId)
    .where('attempt_answers.is_correct', '=', 0)
    .groupBy(['questions.id', 'questions.question'])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('questions.id')
    .limit(1)
    .executeTakeFirst();
  return row?.question ?? null;
}

/** The failed tries that were made do not count any more. Call it with the trainee locked. */
export function markTriesOpened(tx: Db, { runId, moduleId }: ProgressKey) {
  return tx
    .updateTable('progress')
    .set(({ selectFrom }) => ({
      tries_opened_id: selectFrom('attempts')
        .select(({ fn }) => fn.max('attempts.id').as('last'))
        .where('attempts.run_id', '=', runId)
        .where('attempts.module_id', '=', moduleId),
    }))
    .where('run_id', '=', runId)
    .where('module_id', '=', moduleId)
    .execute();
}

interface TriesBefore {
  readonly runId: number;
  /** The id of an attempt; null for the newest ones. */
  readonly cursor: number | null;
  readonly limit: number;
}

/**
 * The tries at all quizzes of a run before `cursor`, newest first. Those in hidden modules are left out, in a run that has
 * ended those in modules that it did not end with.
 */
export function listTriesBefore(db: Db, { runId, cursor, limit }: TriesBefore) {
  return db
    .selectFrom('attempts')
    .innerJoin('runs', 'runs.id', 'attempts.run_id')
    .leftJoin('modules', (join) =>
      join.onRef('modules.id', '=', 'attempts.module_id').on('runs.ended_at', 'is', null),
    )
    .leftJoin('run_modules', (join) =>
      join
        .onRef('run_modules.run_id', '=', 'attempts.run_id')
        .onRef('run_modules.module_id', '=', 'attempts.module_id')
        .on('runs.ended_at', 'is not', null),
    )
    .select((eb) => [
      'attempts.id',
      'attempts.module_id',
      eb.fn.coalesce('modules.name', 'run_modules.name').$notNull().as('module_name'),
      'attempts.correct',
      'attempts.total',
      'attempts.passed',
      'attempts.pass_mark',
      'attempts.created_at',
      'attempts.number',
    ])
    .where('attempts.run_id', '=', runId)
    .where(({ or, eb }) =>
      or([eb('modules.id', 'is not', null), eb('run_modules.module_id', 'is not', null)]),
    )
    .$if(cursor !== null, (query) => query.where('attempts.id', '<', cursor ?? 0))
    .orderBy('attempts.id', 'desc')
    .limit(limit)
    .execute();
}
export type TryRow = Awaited<ReturnType<typeof listTriesBefore>>[number];

/** The wrong and missing answers of these attempts, with the questions as they were asked. */
export async function listWrongAnswers(db: Db, attemptIds: readonly number[]) {
  if (attemptIds.length === 0) return [];
  return db
    .selectFrom('attempt_answers')
    .innerJoin('all_questions', 'all_questions.id', 'attempt_answers.question_id')
    .select(['attempt_answers.attempt_id', 'all_questions.question', 'attempt_answers.chosen'])
    .where('attempt_answers.attempt_id', 'in', attemptIds)
    .where('attempt_answers.is_correct', '=', 0)
    .orderBy('all_questions.position')
    .orderBy('all_questions.id')
    .execute();
}
export type WrongAnswerRow = Awaited<ReturnType<typeof listWrongAnswers>>[number];

/** The last pass at a quiz, whose answers the review shows. */
export async function findLastPass(db: Db, key: ProgressKey) {
  return (await findLastPasses(db, key))[0];
}

const findLastPasses = prepared((db, param: Param<ProgressKey>) =>
  attemptsIn(db, param('runId'))
    .select('attempts.id')
    .where('attempts.module_id', '=', param('moduleId'))
    .where('attempts.passed', '=', 1)
    .orderBy('attempts.id', 'desc')
    .limit(1),
);
