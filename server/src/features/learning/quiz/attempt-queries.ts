import { type Param, type PreparedQuery, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { ProgressKey } from '../path/progress-queries.ts';
import type { GivenAnswer } from '../scoring.ts';

const attemptColumns = [
  'attempts.id',
  'submission_id',
  'quiz_version',
  'correct',
  'total',
  'passed',
  'pass_mark',
  'shown_correct',
  'shown_total',
] as const;

export const findAttempt = prepared(
  (db, param: Param<ProgressKey & { readonly submissionId: string }>) =>
    db
      .selectFrom('attempts')
      .select(attemptColumns)
      .where('run_id', '=', param('runId'))
      .where('module_id', '=', param('moduleId'))
      .where('submission_id', '=', param('submissionId')),
);
export type AttemptRow = Awaited<ReturnType<typeof findAttempt>>[number];

/** The last attempts, the latest first. */
export const findLatestAttempts = prepared(
  (db, param: Param<ProgressKey & { readonly count: number }>) =>
    db
      .selectFrom('attempts')
      .select([...attemptColumns, 'created_at'])
      .where('run_id', '=', param('runId'))
      .where('module_id', '=', param('moduleId'))
      .orderBy('id', 'desc')
      .limit(param('count')),
);

interface NewAttempt extends Omit<AttemptRow, 'id'> {
  /** 1 for the first try. */
  readonly number: number;
  /** The answer to each question of the quiz. */
  readonly given: readonly GivenAnswer[];
}

export async function insertAttempt(
  tx: Db,
  key: ProgressKey,
  { given, ...attempt }: NewAttempt,
  now: number,
): Promise<number> {
  const [inserted] = await insertAttemptRow(tx, { ...key, ...attempt, now });
  if (inserted === undefined) throw new Error('The attempt was not inserted');
  await insertAnswersOf(given.length)(tx, {
    attempt: inserted.id,
    ...Object.fromEntries(
      given.flatMap(({ questionId, chosen, isCorrect }, place) => [
        [`question ${place}`, questionId],
        [`chosen ${place}`, chosen],
        [`correct ${place}`, isCorrect ? 1 : 0],
      ]),
    ),
  });
  return inserted.id;
}

type AttemptValues = ProgressKey & Omit<NewAttempt, 'given'> & { readonly now: number };

const insertAttemptRow = prepared((db, param: Param<AttemptValues>) =>
  db
    .insertInto('attempts')
    .values({
      number: param('number'),
      submission_id: param('submission_id'),
      quiz_version: param('quiz_version'),
      correct: param('correct'),
      total: param('total'),
      passed: param('passed'),
      pass_mark: param('pass_mark'),
      shown_correct: param('shown_correct'),
      shown_total: param('shown_total'),
      run_id: param('runId'),
      module_id: param('moduleId'),
      created_at: param('now'),
    })
    .returning('id'),
);

/** The values of one answer have its place in their names. */
interface AnswerValues {
  readonly attempt: number;
  readonly [question: `question ${number}`]: number;
  readonly [chosen: `chosen ${number}`]: string | null;
  readonly [correct: `correct ${number}`]: number;
}

/** By the number of answers, at most that of a quiz: the text for 200 answers takes 15 ms to build. */
const answerInserts = new Map<number, PreparedQuery<AnswerValues, never>>();

function insertAnswersOf(length: number): PreparedQuery<AnswerValues, never> {
  const known = answerInserts.get(length);
  if (known !== undefined) return known;
  const insert = prepared((db, param: Param<AnswerValues>) =>
    db.insertInto('attempt_answers').values(
      Array.from({ length }, (_, place) => ({
        attempt_id: param('attempt'),
        question_id: param(`question ${place}`),
        chosen: param(`chosen ${place}`),
        is_correct: param(`correct ${place}`),
      })),
    ),
  );
  answerInserts.set(length, insert);
  return insert;
}

const shownAttempts = (db: Db) =>
  db.selectFrom('attempts').select((eb) => [
    'attempts.id',
    'attempts.run_id',
    'attempts.module_id',
    'attempts.correct',
    'attempts.total',
    'attempts.passed',
    'attempts.pass_mark',
    'attempts.shown_correct',
    'attempts.shown_total',
    'attempts.created_at',
    'attempts.number',
    eb
      .case()
      .when(
        eb.exists(
          eb
            .selectFrom('attempt_answers')
            .select('attempt_id')
            .whereRef('attempt_id', '=', 'attempts.id'),
        ),
      )
      .then(1)
      .else(0)
      .end()
      .as('has_answers'),
  ]);

interface AttemptsBefore {
  readonly runIds: readonly number[];
  readonly moduleId: number;
  /** The id of an attempt; null for the newest ones. */
  readonly cursor: number | null;
  readonly limit: number;
}

/** The attempts before `cursor`, newest first; none if it is no attempt of the quiz. */
export function listAttemptsBefore(db: Db, { runIds, moduleId, cursor, limit }: AttemptsBefore) {
  return shownAttempts(db)
    .where('run_id', 'in', runIds)
    .where('module_id', '=', moduleId)
    .$if(cursor !== null, (query) =>
      query.where('attempts.id', '<', ({ selectFrom }) =>
        selectFrom('attempts as last')
          .select('last.id')
          .where('last.id', '=', cursor)
          .where('last.run_id', 'in', runIds)
          .where('last.module_id', '=', moduleId),
      ),
    )
    .orderBy('attempts.id', 'desc')
    .limit(limit)
    .execute();
}
export type ShownAttemptRow = Awaited<ReturnType<typeof listAttemptsBefore>>[number];

export function findAttemptInRuns(db: Db, runIds: readonly number[], id: number) {
  return shownAttempts(db)
    .where('attempts.id', '=', id)
    .where('run_id', 'in', runIds)
    .executeTakeFirst();
}

/** The answers with their questions, also those that were replaced or removed since, and the try to which they belong. */
export const listAnswers = prepared((db, param: Param<{ attemptId: number }>) =>
  db
    .selectFrom('attempt_answers')
    .innerJoin('all_questions', 'all_questions.id', 'attempt_answers.question_id')
    .innerJoin('attempts', 'attempts.id', 'attempt_answers.attempt_id')
    .select(({ fn }) => [
      // The order of the questions is that of the run in which they were drawn.
      fn.coalesce('attempts.drawn_in_run_id', 'attempts.run_id').as('run_id'),
      'attempts.module_id',
      'attempts.number',
      'attempts.created_at',
      'attempt_answers.question_id',
      'attempt_answers.chosen',
      'attempt_answers.is_correct',
      'all_questions.question',
      'all_questions.options',
      'all_questions.answer',
      'all_questions.explanation',
      'all_questions.fixed_order_since',
    ])
    .where('attempt_answers.attempt_id', '=', param('attemptId'))
    .orderBy('all_questions.position')
    .orderBy('attempt_answers.question_id'),
);
export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];
