/** Waits after failed tries, limits of tries, drawn questions, pass marks, and the facts that admins see about them. */
import { listActivity } from '@portal/contract/activity';
import { getTrainingModule, listTrainingModules, submitQuiz } from '@portal/contract/learning';
import { saveQuestions, updateModule } from '@portal/contract/modules';
import * as runs from '@portal/contract/runs';
import { getTraineeProgress } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import {
  type Actor,
  makeQuizModule,
  makeTrainee,
  someQuestions,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { answerQuiz, answersTo } from '../testing/learn.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MISSING = 999_999_999;

const it = portalIt
  .extend('quiz', ({ portal, company }) =>
    makeQuizModule(portal, company.id, { name: 'Quiz', questions: 10 }),
  )
  .extend('act', ({ portal, admin, trainee, quiz }) => {
    const params = { id: quiz.id };
    const submit = (body: object, by = trainee) =>
      by.call(submitQuiz, {
        params,
        body: { answers: {}, submissionId: crypto.randomUUID(), ...body },
      });
    const set = async (body: object) => succeeded(await admin.call(updateModule, { params, body }));
    const opened = async (by = trainee) => succeeded(await by.call(getTrainingModule, { params }));
    const fail = async (count: number, by = trainee) => {
      for (let i = 0; i < count; i += 1) succeeded(await submit({}, by));
    };
    const unblock = ({ user }: Actor = trainee, moduleId = quiz.id) =>
      admin.call(runs.unblockQuiz, { params: { id: user.id, moduleId } });
    const waitOf = async () => {
      const { retryAt, retryInSeconds } = await opened();
      const minutes = retryAt === null ? 0 : (Date.parse(retryAt) - portal.clock.now) / MINUTE_MS;
      expect(retryInSeconds).toBe(minutes * 60);
      return minutes;
    };
    return { submit, set, opened, fail, unblock, waitOf };
  });

describe('waits', () => {
  it('follow the third failed try and grow, measured from the last one', async ({
    portal,
    act,
  }) => {
    const waits: number[] = [];
    for (let i = 0; i < 9; i += 1) {
      await act.fail(1);
      const minutes = await act.waitOf();
      waits.push(minutes);
      if (minutes === 0) continue;
      portal.clock.advance(minutes * MINUTE_MS - 1_000);
      const { status, error, headers } = await act.submit({});
      expect([status, error.code]).toEqual([429, 'TRY_LATER']);
      const retryAt = new Date(portal.clock.now + 1_000).toISOString();
      expect(error.details).toEqual({ reason: 'tooManyFailedTries', retryAt });
      expect(headers['retry-after']).toBe('1');
      portal.clock.advance(1_000);
    }
    expect(waits).toEqual([0, 0, 5, 15, 30, 60, 60, 60, 60]);
  });

  it('hold for parallel tries', async ({ portal, act }) => {
    const statuses = await Promise.all(
      Array.from(
        { length: 8 },
        async (_, i) => (await act.submit({ submissionId: `p-${i}` })).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    portal.clock.advance(5 * MINUTE_MS);
    const later = await Promise.all(
      Array.from(
        { length: 4 },
        async (_, i) => (await act.submit({ submissionId: `q-${i}` })).status,
      ),
    );
    expect(later.toSorted()).toEqual([200, 429, 429, 429]);
  });

  it('neither count nor refuse a repeated submission', async ({ act }) => {
    const first = await act.submit({ submissionId: 'the-first-one' });
    for (let i = 0; i < 5; i += 1)
      expect((await act.submit({ submissionId: 'the-first-one' })).raw).toBe(first.raw);
    expect((await act.opened()).tryNumber).toBe(2);
    await act.fail(2);
    expect((await act.submit({})).status).toBe(429);
    expect((await act.submit({ submissionId: 'the-first-one' })).raw).toBe(first.raw);
  });

  it('end with a pass', async ({ portal, trainee, quiz, act }) => {
    await act.fail(3);
    portal.clock.advance(5 * MINUTE_MS);
    await answerQuiz(trainee, quiz.id);
    await act.fail(5);
    expect(await act.opened()).toMatchObject({ retryAt: null, triesLeft: null, tryNumber: 10 });
  });

  it('do not concern other trainees, and not the next run', async ({
    portal,
    admin,
    company,
    trainee,
    act,
  }) => {
    await act.fail(3);
    await act.fail(1, await makeTrainee(portal, { companyName: company.name }));
    const params = { id: trainee.user.id };
    succeeded(await admin.call(runs.startRun, { params, body: {} }));
    expect(await act.opened()).toMatchObject({ retryAt: null, tryNumber: 1 });
    await act.fail(3);
    expect((await act.submit({})).status).toBe(429);
  });

  it('stay when the questions are changed', async ({ admin, quiz, act }) => {
    await act.fail(3);
    const body = { mcqs: someQuestions(4) };
    succeeded(await admin.call(saveQuestions, { params: { id: quiz.id }, body }));
    expect((await act.submit({})).status).toBe(429);
  });
});

describe('the score of a failed try', () => {
  it('is exact three times, then the best score so far', async ({ portal, trainee, quiz, act }) => {
    const answered: (number | string | undefined)[] = [];
    const counts: [number, boolean][] = [];
    for (const right of [1, 4, 2, 3, 6, 0]) {
      const result = await answerQuiz(trainee, quiz.id, { right });
      answered.push(result.score, result.message);
      counts.push([result.correctCount, result.isBestSoFar]);
      portal.clock.advance(61 * MINUTE_MS);
    }
    const exactCounts = [1, 4, 2].map((right) => [right, false]);
    expect(counts).toEqual([...exactCounts, [4, true], [6, false], [6, true]]);
    const sentence = (score: number) => `${score}%. You need 70% to pass. Please try again.`;
    const exact = (score: number) => [score, `Score: ${sentence(score)}`];
    const best = (score: number) => [score, `Best score so far: ${sentence(score)}`];
    // The fifth one is itself the best one.
    const expected = [...[10, 40, 20].map(exact), best(40), exact(60), best(60)];
    expect(answered).toEqual(expected.flat());
    const own = async () =>
      succeeded(await trainee.call(runs.listOwnAttempts, { params: { id: quiz.id } })).map(
        ({ score, correctCount, isBestSoFar }) => [score, correctCount, isBestSoFar],
      );
    const shown = [60, 60, 40, 20, 40, 10].map((score) => [score, score / 10]);
    const bests = [true, false, true, false, false, false];
    expect(await own()).toEqual(shown.map((each, i) => [...each, bests[i]]));
    await answerQuiz(trainee, quiz.id);
    const all = [100, 0, 60, 30, 20, 40, 10].map((score) => [score, score / 10, false]);
    expect(await own()).toEqual(all);
    expect((await act.opened()).score).toBe(100);
  });

  it('is exact once a lower pass mark has passed the quiz, without a wait', async ({
    trainee,
    quiz,
    act,
  }) => {
    await act.set({ passMark: 90 });
    await answerQuiz(trainee, quiz.id, { right: 8 });
    await act.fail(2);
    expect(await act.waitOf()).toBeGreaterThan(0);
    await act.set({ passMark: 70 });
    expect(await act.waitOf()).toBe(0);
    const { score, pass } = await answerQuiz(trainee, quiz.id, { right: 1 });
    expect([score, pass]).toEqual([10, false]);
    const own = await trainee.call(runs.listOwnAttempts, { params: { id: quiz.id } });
    const [latest] = succeeded(own);
    expect(latest).toMatchObject({ score: 10, pass: false, correctCount: 1, isBestSoFar: false });
  });
});

describe('an admin', () => {
  it('ends a wait, which is recorded', async ({ portal, admin, company, trainee, quiz, act }) => {
    await act.fail(4 - 1);
    portal.clock.advance(1_000);
    expect(succeeded(await act.unblock())).toEqual({ success: true });
    expect(await act.waitOf()).toBe(0);
    portal.clock.advance(1_000);
    await act.fail(3);
    expect((await act.submit({})).status).toBe(429);
    const query = { action: 'trainee.quiz-opened' as const, company: String(company.id) };
    expect(succeeded(await admin.call(listActivity, { query }))).toMatchObject([
      {
        subject: { kind: 'trainee', id: trainee.user.id },
        after: { module: quiz.name, failedTries: 3 },
      },
    ]);
  });

  it('opens a quiz again whose tries are used', async ({ portal, trainee, act }) => {
    await act.set({ triesMax: 2 });
    expect((await act.opened()).triesLeft).toBe(2);
    await act.fail(1);
    const last = await act.submit({ submissionId: 'the-last-one' });
    expect(succeeded(last)).toMatchObject({
      isBlocked: true,
      message: 'Score: 0%. You need 70% to pass. No tries are left.',
    });
    expect((await act.submit({ submissionId: 'the-last-one' })).raw).toBe(last.raw);
    const { status, error } = await act.submit({});
    expect([status, error.code]).toEqual([403, 'QUIZ_BLOCKED']);
    expect(error.message).toMatch(/ask an admin to open it again/);
    expect(await act.opened()).toMatchObject({ retryAt: null, triesLeft: 0 });
    portal.clock.advance(1_000);
    succeeded(await act.unblock());
    expect((await act.opened()).triesLeft).toBe(2);
    portal.clock.advance(1_000);
    await act.fail(1);
    expect((await act.opened()).triesLeft).toBe(1);
    expect(trainee.user.role).toBe('TRAINEE');
  });

  it('changes and records nothing where no try failed', async ({ admin, company, act }) => {
    succeeded(await act.unblock());
    const query = { action: 'trainee.quiz-opened' as const, company: String(company.id) };
    expect(succeeded(await admin.call(listActivity, { query }))).toEqual([]);
  });

  it('gets 404 for a module or trainee that is not there, and a trainee gets 403', async ({
    portal,
    trainee,
    quiz,
    act,
  }) => {
    const stranger = await makeTrainee(portal);
    expect((await act.unblock(stranger)).status).toBe(404);
    expect((await act.unblock(trainee, MISSING)).status).toBe(404);
    const params = { id: MISSING, moduleId: quiz.id };
    expect((await trainee.call(runs.unblockQuiz, { params })).status).toBe(403);
    expect((await portal.call(runs.unblockQuiz, { params })).status).toBe(401);
  });

  it('reads every try of the current run with its wrong answers, in pages', async ({
    portal,
    admin,
    trainee,
    quiz,
    act,
  }) => {
    const params = { id: trainee.user.id };
    const list = (query = {}) => admin.call(runs.listAttemptsOfTrainee, { params, query });
    expect(succeeded(await list())).toEqual([]);
    await answerQuiz(trainee, quiz.id, { right: 8 - 2 });
    const failedAt = new Date(portal.clock.now).toISOString();
    portal.clock.advance(MINUTE_MS);
    await answerQuiz(trainee, quiz.id, { right: 9 });
    const wrong = (...numbers: number[]) =>
      numbers.map((number) => ({ question: `Question ${number}`, chosen: 'wrong' }));
    const tryOf = { id: expect.any(Number), moduleId: quiz.id, moduleName: 'Quiz' };
    const createdAt = new Date(portal.clock.now).toISOString();
    expect(succeeded(await list())).toEqual([
      { ...tryOf, number: 2, createdAt, score: 90, pass: true, wrong: wrong(10) },
      {
        ...tryOf,
        number: 1,
        createdAt: failedAt,
        score: 60,
        pass: false,
        wrong: wrong(7, 8, 9, 10),
      },
    ]);
    const progress = succeeded(await admin.call(getTraineeProgress, { params }));
    expect(progress.tries).toEqual([
      { moduleId: quiz.id, made: 2, failed: 0, passedAtTry: 2, retryAt: null, isBlocked: false },
    ]);
    expect(progress.stuck).toBeNull();
    for (let i = 0; i < 20; i += 1) {
      portal.clock.advance(MINUTE_MS);
      await act.fail(1);
    }
    const first = await list();
    expect(succeeded(first).map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, i) => 22 - i),
    );
    const second = await list({ cursor: String(first.headers['x-next-cursor']) });
    expect(succeeded(second).map(({ number }) => number)).toEqual([2, 1]);
    expect(second.headers['x-next-cursor']).toBeUndefined();
    expect((await admin.call(runs.listAttemptsOfTrainee, { params: { id: MISSING } })).status).toBe(
      404,
    );
  });

  it('reads why a trainee does not get on, who is held back or did nothing for 7 days', async ({
    portal,
    admin,
    trainee,
    quiz,
    act,
  }) => {
    await act.set({ triesMax: 5 });
    const params = { id: trainee.user.id };
    const read = async () => succeeded(await admin.call(getTraineeProgress, { params }));
    expect((await read()).stuck).toBeNull();
    portal.clock.advance(7 * DAY_MS);
    expect((await read()).stuck).toEqual({ reason: 'not-started', moduleName: 'Quiz' });
    const [missed, ...rest] = Object.entries(await answersTo(trainee, quiz.id));
    const answers = { ...Object.fromEntries(rest.slice(0, 6)), [missed?.[0] ?? '']: 'wrong' };
    succeeded(await act.submit({ answers }));
    expect((await read()).stuck).toBeNull();
    for (let i = 0; i < 2; i += 1) succeeded(await act.submit({ answers }));
    const progress = await read();
    expect(progress.stuck).toEqual({
      reason: 'failed',
      moduleName: 'Quiz',
      failed: 3,
      mostOftenWrong: expect.stringMatching(/^Question \d+$/),
      isBlocked: false,
      retryAt: new Date(portal.clock.now + 5 * MINUTE_MS).toISOString(),
    });
    expect(progress.tries).toMatchObject([{ made: 3, failed: 3, passedAtTry: null }]);
  });
});

describe('drawn questions', () => {
  it('are others for each try and the same until then, on every device', async ({
    portal,
    act,
  }) => {
    await act.set({ questionsDrawn: 4 });
    const first = await act.opened();
    expect(first.mcqs).toHaveLength(4);
    expect((await act.opened()).mcqs).toEqual(first.mcqs);
    const papers = new Set([JSON.stringify(first.mcqs)]);
    for (let i = 0; i < 4; i += 1) {
      await act.fail(1);
      portal.clock.advance(15 * MINUTE_MS);
      papers.add(JSON.stringify((await act.opened()).mcqs));
    }
    expect(papers.size).toBe(5);
  });

  it('alone are scored; others are unknown', async ({ admin, quiz, trainee, act }) => {
    await act.set({ questionsDrawn: 4 });
    const { mcqs } = await act.opened();
    const drawn = new Set(mcqs.map(({ id }) => id));
    const other = quiz.mcqs.find(({ id }) => !drawn.has(id))?.id ?? 0;
    const answers = await answersTo(trainee, quiz.id);
    const { status, error } = await act.submit({ answers: { ...answers, [other]: 'x' } });
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
    // A client that names the try has shown it, in a draw of another version of the portal.
    const drawnBefore = await act.submit({ answers: { [other]: 'x' }, tryNumber: 1 });
    expect([drawnBefore.status, drawnBefore.error.code]).toEqual([409, 'QUIZ_CHANGED']);
    const [left = ''] = Object.keys(answers);
    const some = Object.fromEntries(Object.entries(answers).filter(([id]) => id !== left));
    const result = succeeded(await act.submit({ answers: some }));
    expect(result).toMatchObject({ score: 75, pass: true });
    expect(new Set(result.review?.map(({ id }) => id))).toEqual(drawn);
    expect(new Set((await act.opened()).review?.map(({ id }) => id))).toEqual(drawn);
    const place = { id: trainee.user.id, number: 1, moduleId: quiz.id };
    const [attempt] = succeeded(await admin.call(runs.listAttempts, { params: place }));
    expect(attempt).toMatchObject({ number: 1, questionCount: 4, correctCount: 3 });
  });

  it('of an older try are answered with 409', async ({ trainee, quiz, act }) => {
    await act.set({ questionsDrawn: 4 });
    const { tryNumber, quizVersion } = await act.opened();
    const answers = await answersTo(trainee, quiz.id);
    await act.fail(1);
    const { status, error } = await act.submit({ answers, tryNumber, quizVersion });
    expect([status, error.code]).toEqual([409, 'QUIZ_CHANGED']);
    expect((await act.opened()).tryNumber).toBe(2);
  });

  it('do not matter where each try asks all questions', async ({ trainee, quiz, act }) => {
    const { tryNumber } = await act.opened();
    const answers = await answersTo(trainee, quiz.id);
    await act.fail(1);
    expect(succeeded(await act.submit({ answers, tryNumber }))).toMatchObject({ pass: true });
  });

  it('of another number are another quiz', async ({ act }) => {
    const { quizVersion } = await act.opened();
    await act.set({ questionsDrawn: 4 });
    expect((await act.submit({ quizVersion })).status).toBe(409);
  });
});

describe('the pass mark of a module', () => {
  it('decides, stands in the texts, and never takes a pass away', async ({
    portal,
    trainee,
    quiz,
    act,
  }) => {
    await act.set({ passMark: 85 });
    expect(await answerQuiz(trainee, quiz.id, { right: 8 })).toEqual({
      score: 80,
      pass: false,
      correctCount: 8,
      questionCount: 10,
      isBestSoFar: false,
      passMark: 85,
      isBlocked: false,
      message: 'Score: 80%. You need 85% to pass. Please try again.',
    });
    expect(await answerQuiz(trainee, quiz.id, { right: 9 })).toMatchObject({ pass: true });
    await act.set({ passMark: 100 });
    const module = await act.opened();
    expect(module).toMatchObject({ passMark: 100, score: 90, pass: true, completed: true });
    expect(module.review).toHaveLength(10);
    const [listed] = succeeded(await trainee.call(listTrainingModules));
    expect(listed).toMatchObject({ passMark: 100, marksObtained: 90, pass: true });
    portal.clock.advance(MINUTE_MS);
    expect(await answerQuiz(trainee, quiz.id, { right: 9 })).toMatchObject({
      score: 90,
      pass: false,
    });
  });

  it.for([
    { passMark: 0 },
    { passMark: 101 },
    { passMark: 70.5 },
    { passMark: null },
    { questionsDrawn: 0 },
    { questionsDrawn: 11 },
    { triesMax: 0 },
    { triesMax: 101 },
  ])('and its other settings have bounds: %j', async (body, { portal, admin, quiz }) => {
    const { status, error } = await portal.inject({
      method: 'PUT',
      url: `/api/admin/modules/${quiz.id}`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: body,
    });
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('and the other settings are kept, recorded and can be cleared', async ({
    admin,
    company,
    act,
  }) => {
    const settings = { passMark: 80, questionsDrawn: 5, triesMax: 4 };
    expect(await act.set(settings)).toMatchObject(settings);
    expect(await act.set({ name: 'Other' })).toMatchObject(settings);
    const cleared = { questionsDrawn: null, triesMax: null };
    expect(await act.set(cleared)).toMatchObject({ ...settings, ...cleared });
    const query = { action: 'module.updated' as const, company: String(company.id) };
    const [last, , first] = succeeded(await admin.call(listActivity, { query }));
    expect(first?.after).toEqual(settings);
    expect(last?.after).toEqual(cleared);
  });
});
