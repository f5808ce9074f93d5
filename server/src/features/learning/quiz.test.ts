import { logIn } from '@portal/contract/accounts';
import type { CallBody } from '@portal/contract/call';
import { getDashboard, getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { saveQuestions } from '@portal/contract/modules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { currentRunOf } from '#server/testing/current-run.ts';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  signInAdmin,
  someQuestions,
  succeeded,
} from '#server/testing/factories.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { LEARNING_COMPLETED, LEARNING_PROGRESSED } from './service.ts';
import { answerQuiz, answersTo, watchVideo } from './testing/learn.ts';

let portal: TestPortal;
let company: { id: number; name: string };
let token: string;
let userId: number;
let quiz: { id: number; name: string };
const heard: [topic: string, payload: unknown][] = [];

beforeAll(async () => {
  portal = await startTestPortal();
  for (const topic of [LEARNING_PROGRESSED, LEARNING_COMPLETED])
    portal.resources.bus.subscribe(topic, (payload) => {
      heard.push([topic, payload]);
    });
});
afterAll(() => portal[Symbol.asyncDispose]());
beforeEach(async () => {
  company = await makeCompany(portal);
  quiz = await makeQuizModule(portal, company.id, { name: 'Quiz', questions: 10 });
  const session = await makeTrainee(portal, { companyName: company.name, name: 'Tess' });
  token = session.token;
  userId = session.user.id;
  heard.length = 0;
});

type Body = CallBody<typeof submitQuiz>;
const submit = (body: Body, id = quiz.id) =>
  portal.call(submitQuiz, { params: { id }, body, token });
const attempts = async () =>
  portal.resources.db
    .selectFrom('attempts')
    .selectAll()
    .where('run_id', '=', await currentRunOf(portal.resources.db, userId))
    .orderBy('id')
    .execute();
const changeQuestions = async (count: number, id = quiz.id) => {
  const admin = await signInAdmin(portal);
  const body = { mcqs: someQuestions(count) };
  return portal.call(saveQuestions, { params: { id }, body, token: admin.token });
};

describe('a body made to keep the portal busy', () => {
  it.each([
    ['too many answers', 400, 201],
    ['countless answers', 413, 50_000],
  ])('with %s is refused at once and in few words', async (_what, status, count) => {
    const answers = Object.fromEntries(Array.from({ length: count }, (_, i) => [`q${i}`, 'x']));
    const answer = await submit({ answers });
    expect(answer.status).toBe(status);
    expect(answer.raw.length).toBeLessThan(300);
  });

  it('of a call that takes little is not even read', async () => {
    const body = { email: 'a@b.test', password: 'x'.repeat(300_000) };
    expect((await portal.call(logIn, { body })).status).toBe(413);
  });
});

describe('the score', () => {
  it('passes at exactly 70 % and shows the right answers then', async () => {
    const result = await answerQuiz(portal, token, quiz.id, { right: 7 });
    expect(result).toMatchObject({ score: 70, pass: true });
    expect(result.message).toBeUndefined();
    expect(result.review).toHaveLength(10);
    expect(result.review?.[0]).toMatchObject({
      question: 'Question 1',
      answer: 'right 1',
      explanation: 'because 1',
      correct: true,
    });
    expect(result.review?.[9]).toMatchObject({ answer: 'right 10', correct: false });
  });

  it('says on a fail what is needed, and nothing of the answers', async () => {
    const result = await answerQuiz(portal, token, quiz.id, { right: 6 });
    expect(result).toEqual({
      score: 60,
      pass: false,
      message: 'Score: 60%. You need 70% to pass. Please try again.',
    });
  });

  it('is never shown as 70 on a fail', async () => {
    expect(succeeded(await changeQuestions(200)).success).toBe(true);
    expect(await answerQuiz(portal, token, quiz.id, { right: 139 })).toMatchObject({
      score: 69,
      pass: false,
    });
  });

  it('counts left-out questions and texts that are no option as wrong', async () => {
    const answers = await answersTo(portal, token, quiz.id);
    const [first = '', second = ''] = Object.keys(answers);
    const some = { [first]: answers[first] ?? '', [second]: 'never an option' };
    expect(succeeded(await submit({ answers: some }))).toMatchObject({ score: 10, pass: false });
    expect(succeeded(await submit({ answers: {} })).score).toBe(0);
  });

  it('keeps the best one, and the pass', async () => {
    for (const right of [3, 8, 5]) await answerQuiz(portal, token, quiz.id, { right });
    const module = succeeded(await portal.call(getTrainingModule, { params: quiz, token }));
    expect(module).toMatchObject({ score: 80, pass: true, completed: true });
    expect(await attempts()).toHaveLength(3);
    await answerQuiz(portal, token, quiz.id, { right: 9 });
    const dashboard = succeeded(await portal.call(getDashboard, { token }));
    expect(dashboard.averageScore).toBe(90);
  });

  it('stays with its pass when the questions are replaced', async () => {
    await answerQuiz(portal, token, quiz.id, { right: 8 });
    await changeQuestions(3);
    const module = succeeded(await portal.call(getTrainingModule, { params: quiz, token }));
    expect(module).toMatchObject({ score: 80, pass: true });
    expect(module.mcqs).toHaveLength(3);
  });
});

describe('a refused submission', () => {
  it('is one before the video is watched', async () => {
    const other = await makeCompany(portal);
    const film = await makeVideoModule(portal, other.id, { questions: 2 });
    token = (await makeTrainee(portal, { companyName: other.name })).token;
    const { status, error } = await submit({ answers: {} }, film.id);
    expect([status, error.code]).toEqual([403, 'VIDEO_REQUIRED']);
    expect(error.message).toBe('Please complete the video before taking the quiz.');
  });

  it('is one to a module without questions', async () => {
    const other = await makeCompany(portal);
    const film = await makeVideoModule(portal, other.id, { seconds: 5 });
    token = (await makeTrainee(portal, { companyName: other.name })).token;
    await watchVideo(portal, token, film.id, 5);
    const { status, error } = await submit({ answers: {} }, film.id);
    expect([status, error.message]).toEqual([409, 'No quiz required for this module!']);
  });

  it('is one to questions that changed since they were loaded', async () => {
    const params = { id: quiz.id };
    const { quizVersion } = succeeded(await portal.call(getTrainingModule, { params, token }));
    const answers = await answersTo(portal, token, quiz.id);
    succeeded(await changeQuestions(11));
    const { status, error } = await submit({ answers, quizVersion });
    expect([status, error.code]).toEqual([409, 'QUIZ_CHANGED']);
    const now = succeeded(await portal.call(getTrainingModule, { params, token })).quizVersion;
    expect(error.details).toEqual({ quizVersion: now });
    expect(succeeded(await submit({ answers, quizVersion: now })).score).toBe(91);
  });

  it('is one that answers a question of another quiz', async () => {
    const { status, error } = await submit({ answers: { 99999999: 'right 1' } });
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(await attempts()).toEqual([]);
  });

  it.each([
    {},
    { answers: [] },
    { answers: { 1: 2 } },
    { answers: {}, submissionId: 'not one id' },
    { answers: {}, submissionId: 'with\u0000zero' },
    { answers: {}, quizVersion: 'x' },
  ])('is one that is malformed: %j', async (payload) => {
    const url = `/api/trainee/modules/${quiz.id}/mcq`;
    const headers = { authorization: `Bearer ${token}` };
    const { status, error } = await portal.inject({ method: 'POST', url, headers, payload });
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('is one of too many within a minute', async () => {
    for (let i = 0; i < 20; i += 1)
      succeeded(await submit({ answers: {}, submissionId: `attempt-${i}` }));
    const { status, error, headers } = await submit({ answers: {}, submissionId: 'attempt-20' });
    expect([status, error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(headers['retry-after']).toBe('60');
    succeeded(await submit({ answers: {}, submissionId: 'attempt-3' }));
    portal.clock.advance(60_000);
    succeeded(await submit({ answers: {}, submissionId: 'attempt-20' }));
  });
});

describe('submitting twice', () => {
  it('makes one attempt of parallel submissions, by id or by answers', async () => {
    const answers = await answersTo(portal, token, quiz.id, 7);
    const bodies: Body[] = [{ answers }, { answers, submissionId: 'one-and-the-same' }];
    for (const [i, body] of bodies.entries()) {
      const all = await Promise.all(Array.from({ length: 6 }, () => submit(body)));
      expect(new Set(all.map(({ raw }) => raw)).size).toBe(1);
      expect(all[0]?.body).toMatchObject({ score: 70, pass: true });
      expect(await attempts()).toHaveLength(i + 1);
    }
    expect(heard.filter(([topic]) => topic === LEARNING_COMPLETED)).toHaveLength(1);
  });

  it('gives the first result to a repeated id, whatever came between', async () => {
    const answers = await answersTo(portal, token, quiz.id, 2);
    const body = { answers, submissionId: 'a-retried-request' };
    const first = await submit(body);
    await answerQuiz(portal, token, quiz.id);
    portal.clock.advance(3_600_000);
    expect((await submit(body)).raw).toBe(first.raw);
    await changeQuestions(4);
    expect((await submit(body)).raw).toBe(first.raw);
  });

  it('leaves the review out when the quiz passed is no longer the one there is', async () => {
    const answers = await answersTo(portal, token, quiz.id);
    const body = { answers, submissionId: 'a-retried-request' };
    expect(succeeded(await submit(body)).review).toHaveLength(10);
    await changeQuestions(4);
    expect(succeeded(await submit(body))).toEqual({ score: 100, pass: true });
  });

  it('is another try with other answers, or after ten seconds', async () => {
    const answers = await answersTo(portal, token, quiz.id, 2);
    await submit({ answers });
    portal.clock.advance(9_000);
    await submit({ answers });
    expect(await attempts()).toHaveLength(1);
    await submit({ answers: await answersTo(portal, token, quiz.id, 3) });
    expect(await attempts()).toHaveLength(2);
    portal.clock.advance(10_000);
    await submit({ answers: await answersTo(portal, token, quiz.id, 3) });
    expect(await attempts()).toHaveLength(3);
  });
});

describe('the answers of an attempt', () => {
  it('are kept with the questions as they were asked', async () => {
    const small = await makeQuizModule(portal, (await makeCompany(portal)).id, { questions: 3 });
    const session = await makeTrainee(portal, { companyName: small.company.name });
    const open = async () => {
      const input = { params: { id: small.id }, token: session.token };
      return succeeded(await portal.call(getTrainingModule, input)).mcqs.map(({ id }) => id);
    };
    const [one, two, three] = await open();
    const body = { answers: { [one ?? 0]: 'right 1', [two ?? 0]: 'wrong' } };
    succeeded(
      await portal.call(submitQuiz, { params: { id: small.id }, body, token: session.token }),
    );
    await changeQuestions(1, small.id);
    const kept = await portal.resources.db
      .selectFrom('attempt_answers')
      .innerJoin('attempts', 'attempts.id', 'attempt_id')
      .innerJoin('all_questions', 'all_questions.id', 'question_id')
      .select(['question_id', 'chosen', 'is_correct', 'question'])
      .where('attempts.module_id', '=', small.id)
      .orderBy('question_id')
      .execute();
    expect(kept).toEqual([
      { question_id: one, chosen: 'right 1', is_correct: 1, question: 'Question 1' },
      { question_id: two, chosen: 'wrong', is_correct: 0, question: 'Question 2' },
      { question_id: three, chosen: null, is_correct: 0, question: 'Question 3' },
    ]);
    expect(await open()).toEqual([one]);
  });
});

describe('who listens', () => {
  it('hears of each try, and once that all is done', async () => {
    const last = await makeQuizModule(portal, company.id, { name: 'Last' });
    await answerQuiz(portal, token, quiz.id, { right: 3 });
    const trainee = { traineeId: userId, companyId: company.id };
    expect(heard.splice(0)).toEqual([[LEARNING_PROGRESSED, { ...trainee, moduleId: quiz.id }]]);
    await answerQuiz(portal, token, quiz.id);
    expect(heard.splice(0)).toEqual([[LEARNING_PROGRESSED, { ...trainee, moduleId: quiz.id }]]);
    await answerQuiz(portal, token, last.id);
    expect(heard.splice(0)).toEqual([
      [LEARNING_PROGRESSED, { ...trainee, moduleId: last.id }],
      [LEARNING_COMPLETED, { ...trainee, traineeName: 'Tess' }],
    ]);
    portal.clock.advance(60_000);
    await answerQuiz(portal, token, last.id);
    expect(heard.map(([topic]) => topic)).toEqual([LEARNING_PROGRESSED]);
  });

  it('hears that all is done once, also when the last two are passed together', async () => {
    const other = await makeQuizModule(portal, company.id, { name: 'Other' });
    await portal.resources.db
      .insertInto('progress')
      .values({
        run_id: await currentRunOf(portal.resources.db, userId),
        module_id: other.id,
        reached_at: 1,
        watched_seconds: 0,
        position_seconds: 0,
        updated_at: 1,
      })
      .execute();
    await Promise.all([answerQuiz(portal, token, quiz.id), answerQuiz(portal, token, other.id)]);
    expect(heard.filter(([topic]) => topic === LEARNING_COMPLETED)).toHaveLength(1);
  });
});
