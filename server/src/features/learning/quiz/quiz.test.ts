import type { CallBody } from '@portal/contract/call';
import { getDashboard, getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { logIn } from '@portal/contract/log-in';
import { saveQuestions } from '@portal/contract/modules';
import { describe, expect } from 'vitest';
import { currentRunOf } from '#server/testing/current-run.ts';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  someQuestions,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { LEARNING_COMPLETED, LEARNING_PROGRESSED } from '../service.ts';
import { answerQuiz, answersTo, watchVideo } from '../testing/learn.ts';

const it = portalIt
  .extend('quiz', ({ portal, company }) =>
    makeQuizModule(portal, company.id, { name: 'Quiz', questions: 10 }),
  )
  .extend('events', ({ portal }, { onCleanup }) => {
    const events: [topic: string, payload: unknown][] = [];
    const stops = [LEARNING_PROGRESSED, LEARNING_COMPLETED].map((topic) =>
      portal.resources.bus.subscribe(topic, (payload) => void events.push([topic, payload])),
    );
    onCleanup(() => {
      for (const stop of stops) stop();
    });
    return events;
  })
  .extend('attempt', ({ portal, admin, trainee, quiz }) => {
    const submit = (body: Body, id = quiz.id, by = trainee) =>
      by.call(submitQuiz, { params: { id }, body });
    const all = async () =>
      portal.resources.db
        .selectFrom('attempts')
        .selectAll()
        .where('run_id', '=', await currentRunOf(portal.resources.db, trainee.user.id))
        .orderBy('id')
        .execute();
    const changeQuestions = (count: number, id = quiz.id) => {
      const body = { mcqs: someQuestions(count) };
      return admin.call(saveQuestions, { params: { id }, body });
    };
    return { submit, all, changeQuestions };
  });

type Body = CallBody<typeof submitQuiz>;

describe('an oversized body', () => {
  it.for<[string, number, number]>([
    ['too many answers', 400, 201],
    ['far too many answers', 413, 50_000],
  ])(
    'with %s is refused at once with a short answer',
    async ([_what, status, count], { attempt }) => {
      const answers = Object.fromEntries(Array.from({ length: count }, (_, i) => [`q${i}`, 'x']));
      const answer = await attempt.submit({ answers });
      expect(answer.status).toBe(status);
      expect(answer.raw.length).toBeLessThan(300);
    },
  );

  it('of a call with small bodies is not read', async ({ portal }) => {
    const body = { email: 'a@b.test', password: 'x'.repeat(300_000) };
    expect((await portal.call(logIn, { body })).status).toBe(413);
  });
});

describe('the score', () => {
  it('passes at exactly 70 % and then shows the correct answers', async ({ trainee, quiz }) => {
    const result = await answerQuiz(trainee, quiz.id, { right: 7 });
    expect(result).toMatchObject({ score: 70, pass: true });
    expect(result.message).toBeUndefined();
    expect(result.review).toHaveLength(10);
    expect(result.review?.find(({ question }) => question === 'Question 1')).toMatchObject({
      question: 'Question 1',
      answer: 'right 1',
      explanation: 'because 1',
      chosen: 'right 1',
    });
    expect(result.review?.find(({ question }) => question === 'Question 10')).toMatchObject({
      answer: 'right 10',
      chosen: 'wrong',
    });
  });

  it('of a fail comes with the score that is needed, and reveals no answers', async ({
    trainee,
    quiz,
  }) => {
    const result = await answerQuiz(trainee, quiz.id, { right: 6 });
    expect(result).toEqual({
      score: 60,
      pass: false,
      correctCount: 6,
      questionCount: 10,
      isBestSoFar: false,
      passMark: 70,
      isBlocked: false,
      message: 'Score: 60%. You need 70% to pass. Please try again.',
    });
  });

  it('is never shown as 70 on a fail', async ({ trainee, quiz, attempt }) => {
    expect(succeeded(await attempt.changeQuestions(200)).success).toBe(true);
    expect(await answerQuiz(trainee, quiz.id, { right: 139 })).toMatchObject({
      score: 69,
      pass: false,
    });
  });

  it('counts missing answers and unknown options as wrong', async ({ trainee, quiz, attempt }) => {
    const answers = await answersTo(trainee, quiz.id);
    const [first = '', second = ''] = Object.keys(answers);
    const some = { [first]: answers[first] ?? '', [second]: 'never an option' };
    expect(succeeded(await attempt.submit({ answers: some }))).toMatchObject({
      score: 10,
      pass: false,
    });
    expect(succeeded(await attempt.submit({ answers: {} })).score).toBe(0);
  });

  it('keeps the best score and the pass', async ({ trainee, quiz, attempt }) => {
    for (const right of [3, 8, 5]) await answerQuiz(trainee, quiz.id, { right });
    const module = succeeded(await trainee.call(getTrainingModule, { params: { id: quiz.id } }));
    expect(module).toMatchObject({ score: 80, pass: true, completed: true });
    expect(await attempt.all()).toHaveLength(3);
    await answerQuiz(trainee, quiz.id, { right: 9 });
    const dashboard = succeeded(await trainee.call(getDashboard));
    expect(dashboard.averageScore).toBe(90);
  });

  it('stays with its pass when the questions are replaced', async ({ trainee, quiz, attempt }) => {
    await answerQuiz(trainee, quiz.id, { right: 8 });
    await attempt.changeQuestions(3);
    const module = succeeded(await trainee.call(getTrainingModule, { params: { id: quiz.id } }));
    expect(module).toMatchObject({ score: 80, pass: true });
    expect(module.mcqs).toHaveLength(3);
  });
});

describe('a submission is refused', () => {
  it('before the video is watched', async ({ portal, attempt }) => {
    const other = await makeCompany(portal);
    const film = await makeVideoModule(portal, other.id, { questions: 2 });
    const stranger = await makeTrainee(portal, { companyName: other.name });
    const { status, error } = await attempt.submit({ answers: {} }, film.id, stranger);
    expect([status, error.code]).toEqual([403, 'VIDEO_REQUIRED']);
    expect(error.message).toBe('Please complete the video before taking the quiz.');
  });

  it('to a module without questions', async ({ portal, attempt }) => {
    const other = await makeCompany(portal);
    const film = await makeVideoModule(portal, other.id, { seconds: 5 });
    const stranger = await makeTrainee(portal, { companyName: other.name });
    await watchVideo(portal, stranger, film.id, 5);
    const { status, error } = await attempt.submit({ answers: {} }, film.id, stranger);
    expect([status, error.message]).toEqual([409, 'No quiz required for this module!']);
  });

  it('to questions that changed since they were loaded', async ({ trainee, quiz, attempt }) => {
    const params = { id: quiz.id };
    const { quizVersion } = succeeded(await trainee.call(getTrainingModule, { params }));
    const answers = await answersTo(trainee, quiz.id);
    succeeded(await attempt.changeQuestions(11));
    const { status, error } = await attempt.submit({ answers, quizVersion });
    expect([status, error.code]).toEqual([409, 'QUIZ_CHANGED']);
    const now = succeeded(await trainee.call(getTrainingModule, { params })).quizVersion;
    expect(error.details).toEqual({ reason: 'quizChanged', quizVersion: now });
    expect(succeeded(await attempt.submit({ answers, quizVersion: now })).score).toBe(91);
  });

  it('with an answer to a question of another quiz', async ({ attempt }) => {
    const { status, error } = await attempt.submit({ answers: { 99999999: 'right 1' } });
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(await attempt.all()).toEqual([]);
  });

  it.for([
    {},
    { answers: [] },
    { answers: { 1: 2 } },
    { answers: {}, submissionId: 'not one id' },
    { answers: {}, submissionId: 'with\u0000zero' },
    { answers: {}, quizVersion: 'x' },
  ])('when it is malformed: %j', async (payload, { portal, trainee, quiz }) => {
    const url = `/api/trainee/modules/${quiz.id}/mcq`;
    const headers = { authorization: `Bearer ${trainee.token}` };
    const { status, error } = await portal.inject({ method: 'POST', url, headers, payload });
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('after too many within a minute', async ({ portal, trainee, quiz, attempt }) => {
    // After a pass, no try has to wait for the one before.
    await answerQuiz(trainee, quiz.id);
    for (let i = 1; i < 20; i += 1)
      succeeded(await attempt.submit({ answers: {}, submissionId: `attempt-${i}` }));
    const { status, error, headers } = await attempt.submit({
      answers: {},
      submissionId: 'attempt-20',
    });
    expect([status, error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(headers['retry-after']).toBe('60');
    succeeded(await attempt.submit({ answers: {}, submissionId: 'attempt-3' }));
    portal.clock.advance(60_000);
    succeeded(await attempt.submit({ answers: {}, submissionId: 'attempt-20' }));
  });
});

describe('submitting twice', () => {
  it('creates one attempt from parallel submissions, by id or by answers', async ({
    trainee,
    quiz,
    events,
    attempt,
  }) => {
    const answers = await answersTo(trainee, quiz.id, 7);
    const bodies: Body[] = [{ answers }, { answers, submissionId: 'one-and-the-same' }];
    for (const [i, body] of bodies.entries()) {
      const all = await Promise.all(Array.from({ length: 6 }, () => attempt.submit(body)));
      expect(new Set(all.map(({ raw }) => raw)).size).toBe(1);
      expect(all[0]?.body).toMatchObject({ score: 70, pass: true });
      expect(await attempt.all()).toHaveLength(i + 1);
    }
    expect(events.filter(([topic]) => topic === LEARNING_COMPLETED)).toHaveLength(1);
  });

  it('returns the first result for a repeated id, also after other attempts', async ({
    portal,
    trainee,
    quiz,
    attempt,
  }) => {
    const answers = await answersTo(trainee, quiz.id, 2);
    const body = { answers, submissionId: 'a-retried-request' };
    const first = await attempt.submit(body);
    await answerQuiz(trainee, quiz.id);
    portal.clock.advance(3_600_000);
    expect((await attempt.submit(body)).raw).toBe(first.raw);
    await attempt.changeQuestions(4);
    expect((await attempt.submit(body)).raw).toBe(first.raw);
  });

  it('shows the same review when the quiz has changed since it was passed', async ({
    trainee,
    quiz,
    attempt,
  }) => {
    const answers = await answersTo(trainee, quiz.id);
    const body = { answers, submissionId: 'a-retried-request' };
    const first = await attempt.submit(body);
    expect(succeeded(first).review).toHaveLength(10);
    await attempt.changeQuestions(4);
    expect((await attempt.submit(body)).raw).toBe(first.raw);
  });

  it('scores nothing if only the result is asked for', async ({ trainee, quiz, attempt }) => {
    const answers = await answersTo(trainee, quiz.id, 2);
    const body = { answers, submissionId: 'a-lost-request' };
    const { status, error } = await attempt.submit({ ...body, resultOnly: true });
    expect([status, error.code]).toEqual([409, 'CONFLICT']);
    expect(await attempt.all()).toHaveLength(0);
    const first = await attempt.submit(body);
    expect((await attempt.submit({ ...body, resultOnly: true })).raw).toBe(first.raw);
    expect(await attempt.all()).toHaveLength(1);
  });

  it('creates another attempt with other answers, or after ten seconds', async ({
    portal,
    trainee,
    quiz,
    attempt,
  }) => {
    const answers = await answersTo(trainee, quiz.id, 2);
    await attempt.submit({ answers });
    portal.clock.advance(9_000);
    await attempt.submit({ answers });
    expect(await attempt.all()).toHaveLength(1);
    await attempt.submit({ answers: await answersTo(trainee, quiz.id, 3) });
    expect(await attempt.all()).toHaveLength(2);
    portal.clock.advance(10_000);
    await attempt.submit({ answers: await answersTo(trainee, quiz.id, 3) });
    expect(await attempt.all()).toHaveLength(3);
  });
});

describe('the answers of an attempt', () => {
  it('are stored with the questions as they were asked', async ({ portal, attempt }) => {
    const other = await makeCompany(portal);
    const { id } = await makeQuizModule(portal, other.id, { questions: 3 });
    const learner = await makeTrainee(portal, { companyName: other.name });
    const open = async () =>
      succeeded(await learner.call(getTrainingModule, { params: { id } }))
        .mcqs.map((question) => question.id)
        .toSorted((a, b) => a - b);
    const [one, two, three] = await open();
    const answers = { [one ?? 0]: 'right 1', [two ?? 0]: 'wrong' };
    succeeded(await attempt.submit({ answers }, id, learner));
    await attempt.changeQuestions(1, id);
    const kept = await portal.resources.db
      .selectFrom('attempt_answers')
      .innerJoin('attempts', 'attempts.id', 'attempt_id')
      .innerJoin('all_questions', 'all_questions.id', 'question_id')
      .select(['question_id', 'chosen', 'is_correct', 'question'])
      .where('attempts.module_id', '=', id)
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

describe('quiz events', () => {
  it('are published for each attempt, and once when all modules are completed', async ({
    portal,
    company,
    trainee,
    quiz,
    events,
  }) => {
    const last = await makeQuizModule(portal, company.id, { name: 'Last' });
    await answerQuiz(trainee, quiz.id, { right: 3 });
    const who = { traineeId: trainee.user.id, companyId: company.id };
    expect(events.splice(0)).toEqual([[LEARNING_PROGRESSED, { ...who, moduleId: quiz.id }]]);
    await answerQuiz(trainee, quiz.id);
    expect(events.splice(0)).toEqual([[LEARNING_PROGRESSED, { ...who, moduleId: quiz.id }]]);
    await answerQuiz(trainee, last.id);
    expect(events.splice(0)).toEqual([
      [LEARNING_PROGRESSED, { ...who, moduleId: last.id }],
      [LEARNING_COMPLETED, { ...who, traineeName: 'Tess Trainee' }],
    ]);
    portal.clock.advance(60_000);
    await answerQuiz(trainee, last.id);
    expect(events.map(([topic]) => topic)).toEqual([LEARNING_PROGRESSED]);
  });

  it('include one completion when the last two modules are passed together', async ({
    portal,
    company,
    trainee,
    quiz,
    events,
  }) => {
    const other = await makeQuizModule(portal, company.id, { name: 'Other' });
    await portal.resources.db
      .insertInto('progress')
      .values({
        run_id: await currentRunOf(portal.resources.db, trainee.user.id),
        module_id: other.id,
        reached_at: 1,
        watched_seconds: 0,
        position_seconds: 0,
        updated_at: 1,
      })
      .execute();
    await Promise.all([answerQuiz(trainee, quiz.id), answerQuiz(trainee, other.id)]);
    expect(events.filter(([topic]) => topic === LEARNING_COMPLETED)).toHaveLength(1);
  });
});
