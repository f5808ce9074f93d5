/** Two companies with a module each, whose trainees have answered its quiz: a thousand answers, and very many. */
import { nameColumns } from '../../../server/src/features/accounts/name-columns.ts';
import { nameColumns as companyNames } from '../../../server/src/features/companies/name-columns.ts';
import { startRuns } from '../../../server/src/features/learning/service.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import { inBatches } from './batches.ts';
import { DURATION_SECONDS } from './learning-rows.ts';
import type { Random } from './random.ts';
import { refreshPlans } from './statistics.ts';

export const FEW_ANSWERS = 'Insight of few answers';
export const MANY_ANSWERS = 'Insight of many answers';
const FEW = 1_000;
const QUESTIONS = 50;
const OPTIONS = ['Ask', 'Leave', 'Wait', 'Call for help'];
const ANSWER = 'Call for help';
/** The share of right answers. */
const RIGHT = 0.7;

interface Filling {
  readonly db: Db;
  readonly random: Random;
  readonly passwordHash: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The number of answers in the larger company. */
  readonly answers: number;
}

/** Returns the number of answers in both companies. */
export async function fillInsight(filling: Filling): Promise<number> {
  let answers = 0;
  for (const [name, wanted] of [
    [FEW_ANSWERS, FEW],
    [MANY_ANSWERS, filling.answers],
  ] as const)
    answers += await filling.db
      .transaction()
      .execute((tx) => fillCompany({ ...filling, db: tx }, name, Math.ceil(wanted / QUESTIONS)));
  return answers;
}

async function fillCompany(filling: Filling, name: string, trainees: number): Promise<number> {
  const { db, now } = filling;
  const { id: companyId } = await db
    .insertInto('all_companies')
    .values({ ...companyNames(name), logo_key: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: moduleId } = await db
    .insertInto('all_modules')
    .values({
      company_id: companyId,
      name: 'Quiz',
      position: 0,
      description: '',
      quiz_version: 1,
      created_at: now,
      content_since: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const questionIds = await insertQuestions(db, moduleId);
  let answers = 0;
  const numbers = Array.from({ length: trainees }, (_, i) => i);
  await inBatches(numbers, async (batch) => {
    const runIds = await insertTrainees(filling, companyId, batch);
    const isFirst = answers === 0;
    answers += await insertTries(filling, { moduleId, questionIds, runIds });
    if (isFirst) await refreshPlans(db);
  });
  return answers;
}

async function insertQuestions(db: Db, moduleId: number): Promise<number[]> {
  const rows = Array.from({ length: QUESTIONS }, (_, position) => ({
    module_id: moduleId,
    position,
    question: `What do you do first in case ${position + 1}?`,
    options: JSON.stringify(OPTIONS),
    answer: ANSWER,
    explanation: '',
  }));
  const inserted = await db.insertInto('all_questions').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

async function insertTrainees(
  { db, passwordHash, now }: Filling,
  companyId: number,
  numbers: readonly number[],
): Promise<number[]> {
  const rows = numbers.map((number) => {
    const [name, email] = [`Trainee ${number}`, `${number}@insight-${companyId}.test`] as const;
    return {
      ...nameColumns(name, email),
      role: 'TRAINEE' as const,
      company_id: companyId,
      password_hash: passwordHash,
      created_at: now,
    };
  });
  const users = await db.insertInto('all_users').values(rows).returning('id').execute();
  const ids = users.map(({ id }) => id);
  await startRuns(db, ids, now);
  const runs = await db.selectFrom('runs').select('id').where('user_id', 'in', ids).execute();
  return runs.map(({ id }) => id);
}

interface Tries {
  readonly moduleId: number;
  readonly questionIds: readonly number[];
  readonly runIds: readonly number[];
}

async function insertTries(
  { db, random, now }: Filling,
  { moduleId, questionIds, runIds }: Tries,
): Promise<number> {
  const made = runIds.map((runId) => ({
    runId,
    chosen: questionIds.map(() => (random.chance(RIGHT) ? ANSWER : random.pick(OPTIONS))),
  }));
  const tries = made.map(({ runId, chosen }) => {
    const correct = chosen.filter((option) => option === ANSWER).length;
    return { runId, correct, passed: correct >= 0.7 * QUESTIONS };
  });
  const progress = tries.map(({ runId, correct, passed }) => ({
    run_id: runId,
    module_id: moduleId,
    reached_at: now,
    opened_at: now,
    watched_seconds: DURATION_SECONDS,
    position_seconds: 0,
    watched_to_seconds: DURATION_SECONDS,
    watched_at: now,
    best_correct: correct,
    best_total: QUESTIONS,
    passed_at: passed ? now : null,
    updated_at: now,
  }));
  await db.insertInto('progress').values(progress).execute();
  const attempts = tries.map(({ runId, correct, passed }) => ({
    run_id: runId,
    module_id: moduleId,
    number: 1,
    submission_id: 'first',
    quiz_version: 1,
    correct,
    total: QUESTIONS,
    passed: passed ? 1 : 0,
    created_at: now,
  }));
  const inserted = await db
    .insertInto('attempts')
    .values(attempts)
    .returning(['id', 'run_id'])
    .execute();
  const attemptOf = new Map(inserted.map(({ id, run_id }) => [run_id, id]));
  const answers = made.flatMap(({ runId, chosen }) =>
    chosen.map((option, i) => ({
      attempt_id: attemptOf.get(runId) ?? 0,
      question_id: questionIds[i] ?? 0,
      chosen: option,
      is_correct: option === ANSWER ? 1 : 0,
    })),
  );
  return inBatches(answers, (batch) => db.insertInto('attempt_answers').values(batch).execute());
}
