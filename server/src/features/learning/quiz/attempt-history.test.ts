import { submitQuiz } from '@portal/contract/learning';
import { ATTEMPTS_PAGE_SIZE } from '@portal/contract/limits';
import { saveQuestions } from '@portal/contract/modules';
import * as calls from '@portal/contract/runs';
import { expect } from 'vitest';
import { currentRunOf } from '#server/testing/current-run.ts';
import {
  type Actor,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { answerQuiz } from '../testing/learn.ts';

const MISSING = 999_999_999;

const it = portalIt
  .extend(
    'attemptsOf',
    ({ admin }) =>
      async ({ user }: Actor, moduleId: number, number = 1) =>
        succeeded(
          await admin.call(calls.listAttempts, { params: { id: user.id, number, moduleId } }),
        ),
  )
  .extend(
    'startRun',
    ({ admin }) =>
      async ({ user }: Actor) =>
        succeeded(await admin.call(calls.startRun, { params: { id: user.id }, body: {} })),
  );

/** The order of an attempt is its own (quiz-paper.test.ts). */
const byId = <Answer extends { questionId: number }>(answers: readonly Answer[]) =>
  answers.toSorted((one, other) => one.questionId - other.questionId);
const isOptionsOf = (number: number) => (options: readonly string[]) =>
  String(options.toSorted()) === String(['also wrong', `right ${number}`, 'wrong']);

it('an admin reads each attempt with the questions as they were asked', async ({
  portal,
  admin,
  company,
  trainee,
  attemptsOf,
  startRun,
}) => {
  const quiz = await makeQuizModule(portal, company.id, { questions: 2 });
  const { user } = trainee;
  const [first = 0, second = 0] = quiz.mcqs.map(({ id }) => id);
  const body = { answers: { [first]: 'right 1' } };
  succeeded(await trainee.call(submitQuiz, { params: { id: quiz.id }, body }));
  const failedAt = new Date(portal.clock.now).toISOString();
  portal.clock.advance(60_000);
  const mcqs = [{ question: 'New?', options: ['yes', 'no'], answer: 'yes' }];
  succeeded(await admin.call(saveQuestions, { params: { id: quiz.id }, body: { mcqs } }));
  const { mcqs: asked } = succeeded(
    await admin.call(saveQuestions, {
      params: { id: quiz.id },
      body: { mcqs: [...mcqs, { question: 'More?', options: ['yes', 'no'], answer: 'no' }] },
    }),
  ).module;
  const given = Object.fromEntries(asked.map(({ id, answer }) => [id, answer]));
  const params = { id: quiz.id };
  succeeded(await trainee.call(submitQuiz, { params, body: { answers: given } }));

  const listed = await attemptsOf(trainee, quiz.id);
  const failed = {
    id: expect.any(Number),
    number: 1,
    at: failedAt,
    score: 50,
    pass: false,
    passMark: 70,
    questionCount: 2,
    correctCount: 1,
    isBestSoFar: false,
    hasAnswers: true,
  };
  expect(listed).toEqual([expect.objectContaining({ pass: true, score: 100 }), failed]);
  const attempt = async (id: number) =>
    succeeded(await admin.call(calls.getAttempt, { params: { id } }));
  const shown = await attempt(listed[1]?.id ?? 0);
  const question = (number: number, id: number) => ({
    questionId: id,
    question: `Question ${number}`,
    options: expect.toSatisfy(isOptionsOf(number)),
    fixedOrder: false,
    answer: `right ${number}`,
    explanation: `because ${number}`,
  });
  expect({ ...shown, answers: byId(shown.answers) }).toEqual({
    ...failed,
    answers: [
      { ...question(1, first), chosen: 'right 1', correct: true },
      { ...question(2, second), chosen: null, correct: false },
    ],
  });
  const passed = await attempt(listed[0]?.id ?? 0);
  expect(byId(passed.answers).map(({ question }) => question)).toEqual(['New?', 'More?']);

  // A run that has ended keeps them; the new one begins without any.
  await startRun(trainee);
  expect(await attemptsOf(trainee, quiz.id)).toEqual(listed);
  expect(await attempt(shown.id)).toEqual(shown);
  expect(await attemptsOf(trainee, quiz.id, 2)).toEqual([]);
  const place = { id: user.id, number: 1, moduleId: quiz.id };
  for (const wrong of [{ id: MISSING }, { number: 3 }, { moduleId: MISSING }]) {
    const answer = await admin.call(calls.listAttempts, { params: { ...place, ...wrong } });
    expect([answer.status, wrong]).toEqual([404, wrong]);
  }
});

it('a trainee reads the answers of the current run after the pass, also of earlier attempts', async ({
  portal,
  company,
  trainee,
  startRun,
}) => {
  const quiz = await makeQuizModule(portal, company.id, { questions: 2 });
  const locked = await makeQuizModule(portal, company.id);
  const listed = (id: number) => trainee.call(calls.listOwnAttempts, { params: { id } });
  const read = (id: number) => trainee.call(calls.getOwnAttempt, { params: { id } });
  expect((await listed(locked.id)).error.code).toBe('MODULE_LOCKED');
  expect(await listed(quiz.id)).toMatchObject({ status: 200, body: [] });
  await answerQuiz(trainee, quiz.id, { right: 1 });
  const [failed] = succeeded(await listed(quiz.id));
  expect(failed).toMatchObject({ score: 50, pass: false, correctCount: 1, hasAnswers: true });
  const refused = await read(failed?.id ?? 0);
  expect([refused.status, refused.error.code]).toEqual([403, 'QUIZ_NOT_PASSED']);

  await answerQuiz(trainee, quiz.id);
  const { answers } = succeeded(await read(failed?.id ?? 0));
  expect(byId(answers)).toMatchObject([
    { question: 'Question 1', answer: 'right 1', chosen: 'right 1', correct: true },
    { question: 'Question 2', answer: 'right 2', chosen: 'wrong', correct: false },
  ]);
  const colleague = await makeTrainee(portal, { companyName: company.name });
  await answerQuiz(colleague, quiz.id);
  const [theirs] = succeeded(
    await colleague.call(calls.listOwnAttempts, { params: { id: quiz.id } }),
  );
  const missing = await read(MISSING);
  expect(missing.status).toBe(404);
  expect((await read(theirs?.id ?? 0)).error).toEqual(missing.error);

  await startRun(trainee);
  expect(succeeded(await listed(quiz.id))).toEqual([]);
  expect((await read(failed?.id ?? 0)).error).toEqual(missing.error);
});

it('a pass without a quiz does not show answers', async ({ portal, admin, company, trainee }) => {
  const quiz = await makeQuizModule(portal, company.id, { questions: 2 });
  await answerQuiz(trainee, quiz.id, { right: 1 });
  const params = { id: quiz.id };
  // A module that has only a video is completed by watching it.
  await portal.resources.db
    .updateTable('progress')
    .set({ passed_at: portal.clock.now })
    .where('module_id', '=', quiz.id)
    .execute();
  const [attempt] = succeeded(await trainee.call(calls.listOwnAttempts, { params }));
  const answer = await trainee.call(calls.getOwnAttempt, { params: { id: attempt?.id ?? 0 } });
  expect(answer.error.code).toBe('QUIZ_NOT_PASSED');
  expect((await admin.call(calls.getAttempt, { params: { id: attempt?.id ?? 0 } })).status).toBe(
    200,
  );
});

it('attempts from before answers were kept have none', async ({
  portal,
  admin,
  company,
  trainee,
  attemptsOf,
}) => {
  const quiz = await makeQuizModule(portal, company.id, { questions: 2 });
  await answerQuiz(trainee, quiz.id);
  await portal.resources.db
    .deleteFrom('attempt_answers')
    .where('attempt_id', 'in', (eb) =>
      eb.selectFrom('attempts').select('id').where('module_id', '=', quiz.id),
    )
    .execute();
  const [attempt] = await attemptsOf(trainee, quiz.id);
  expect(attempt).toMatchObject({ pass: true, hasAnswers: false, questionCount: 2 });
  const params = { id: attempt?.id ?? 0 };
  const expected = { ...attempt, answers: [] };
  expect(succeeded(await admin.call(calls.getAttempt, { params }))).toEqual(expected);
  expect(succeeded(await trainee.call(calls.getOwnAttempt, { params }))).toEqual(expected);
});

it('comes in pages, newest first, also where attempts have the same time', async ({
  portal,
  admin,
  company,
  trainee,
}) => {
  const quiz = await makeQuizModule(portal, company.id);
  const { db } = portal.resources;
  const runId = await currentRunOf(db, trainee.user.id);
  const rows = Array.from({ length: ATTEMPTS_PAGE_SIZE * 2 + 1 }, (_, i) => ({
    run_id: runId,
    module_id: quiz.id,
    number: i + 1,
    submission_id: `s${i}`,
    quiz_version: 1,
    correct: 0,
    total: 2,
    passed: 0,
    created_at: 1_000 + Math.floor(i / 7),
  }));
  const inserted = await db.insertInto('attempts').values(rows).returning('id').execute();
  const ids = inserted.map(({ id }) => id).sort((one, other) => other - one);
  type Ask = (cursor: string | undefined) => Promise<{ ids: number[]; next: string | undefined }>;
  const all = async (ask: Ask) => {
    const pages: number[][] = [];
    let cursor: string | undefined;
    do {
      const { ids, next } = await ask(cursor);
      pages.push(ids);
      cursor = next;
    } while (cursor !== undefined);
    return pages;
  };
  const queryOf = (cursor: string | undefined) =>
    cursor === undefined ? {} : { query: { cursor } };
  const ofAdmin: Ask = async (cursor) => {
    const params = { id: trainee.user.id, number: 1, moduleId: quiz.id };
    const answer = await admin.call(calls.listAttempts, { params, ...queryOf(cursor) });
    const next = answer.headers['x-next-cursor'];
    return { ids: succeeded(answer).map(({ id }) => id), next: next?.toString() };
  };
  const ofTrainee: Ask = async (cursor) => {
    const params = { id: quiz.id };
    const answer = await trainee.call(calls.listOwnAttempts, { params, ...queryOf(cursor) });
    const next = answer.headers['x-next-cursor'];
    return { ids: succeeded(answer).map(({ id }) => id), next: next?.toString() };
  };
  for (const ask of [ofAdmin, ofTrainee]) {
    const pages = await all(ask);
    expect(pages.map(({ length }) => length)).toEqual([ATTEMPTS_PAGE_SIZE, ATTEMPTS_PAGE_SIZE, 1]);
    expect(pages.flat()).toEqual(ids);
    expect(await ask(String(MISSING))).toEqual({ ids: [], next: undefined });
  }
});

it('attempts of hidden trainees, companies and modules are not found', async ({
  portal,
  admin,
  company,
  trainee,
  attemptsOf,
}) => {
  const quiz = await makeVideoModule(portal, company.id, { questions: 2 });
  const { db } = portal.resources;
  await db
    .insertInto('attempts')
    .values({
      run_id: await currentRunOf(db, trainee.user.id),
      module_id: quiz.id,
      number: 1,
      submission_id: 's',
      quiz_version: 1,
      correct: 0,
      total: 2,
      passed: 0,
      created_at: 1,
    })
    .execute();
  const [attempt] = await attemptsOf(trainee, quiz.id);
  const statuses = async () => {
    const place = { id: trainee.user.id, number: 1, moduleId: quiz.id };
    return [
      (await admin.call(calls.listAttempts, { params: place })).status,
      (await admin.call(calls.getAttempt, { params: { id: attempt?.id ?? 0 } })).status,
    ];
  };
  for (const [table, id] of [
    ['all_users', trainee.user.id],
    ['all_modules', quiz.id],
    ['all_companies', company.id],
  ] as const) {
    const mark = (at: number | null) =>
      db.updateTable(table).set({ deleted_at: at }).where('id', '=', id).execute();
    await mark(1);
    expect([table, ...(await statuses())]).toEqual([table, 404, 404]);
    await mark(null);
    expect(await statuses()).toEqual([200, 200]);
  }
});
