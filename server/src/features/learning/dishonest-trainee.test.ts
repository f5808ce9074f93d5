/** A trainee who wants passes without the work, through the front door: nothing is credited or passed without right. */
import { logOut } from '@portal/contract/accounts';
import {
  completeVideo,
  getTrainingModule,
  listTrainingModules,
  reportWatching,
  submitQuiz,
} from '@portal/contract/learning';
import { updateModule } from '@portal/contract/modules';
import { getOwnAttempt, listOwnAttempts, startRun, unblockQuiz } from '@portal/contract/runs';
import { describe, expect } from 'vitest';
import { currentRunOf } from '#server/testing/current-run.ts';
import {
  type Actor,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  signInAgain,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { answerQuiz, answersTo, playVideo, watchVideo } from './testing/learn.ts';
import { openAtOnce } from './testing/open-at-once.ts';

const SECONDS = 60;
const MINUTE_MS = 60_000;

const it = portalIt
  .extend('film', ({ portal, company }) =>
    makeVideoModule(portal, company.id, { name: 'Film', seconds: SECONDS }),
  )
  .extend('watch', ({ portal, trainee, film }) => {
    const params = { id: film.id };
    const open = (by: Actor = trainee) => by.call(getTrainingModule, { params });
    const report = async (body: object, by: Actor = trainee) => {
      const claim = { timeSpent: SECONDS, watchedTo: SECONDS, position: SECONDS, ...body };
      return by.call(reportWatching, { params, body: claim });
    };
    const credited = async () => succeeded(await open()).timeSpent;
    const complete = async (by: Actor = trainee) =>
      (await by.call(completeVideo, { params })).status;
    const play = (ms: number) => void portal.clock.advance(ms);
    return { open, report, credited, complete, play };
  });

describe('watching', () => {
  it('is not credited for a report that is sent many times, or in another order', async ({
    watch,
  }) => {
    await watch.open();
    watch.play(10_000);
    for (let i = 0; i < 20; i += 1) await watch.report({});
    expect(await watch.credited()).toBe(10);
    watch.play(10_000);
    for (const timeSpent of [60, 20, 40, 0, 60, 10]) await watch.report({ timeSpent });
    expect(await watch.credited()).toBe(20);
    expect(await watch.complete()).toBe(409);
  });

  it('is credited once to eight sessions at the same time', async ({ portal, trainee, watch }) => {
    const sessions = [trainee];
    while (sessions.length < 8) sessions.push(await signInAgain(portal, trainee));
    for (const each of sessions) succeeded(await watch.open(each));
    for (let round = 0; round < 4; round += 1) {
      watch.play(5_000);
      await Promise.all(sessions.map((each) => watch.report({}, each)));
    }
    expect(await watch.credited()).toBe(20);
  });

  it('is not credited for the time of a logout', async ({ portal, trainee, watch }) => {
    const other = await signInAgain(portal, trainee);
    await watch.open(other);
    succeeded(await other.call(logOut));
    watch.play(SECONDS * 1000);
    expect((await watch.report({}, other)).status).toBe(401);
    const again = await signInAgain(portal, trainee);
    succeeded(await watch.report({}, again));
    expect(await watch.credited()).toBe(0);
    expect(await watch.complete(again)).toBe(409);
  });

  it('is not credited to several modules at once', async ({
    portal,
    company,
    trainee,
    film,
    watch,
  }) => {
    const ids = [film.id];
    while (ids.length < 3)
      ids.push((await makeVideoModule(portal, company.id, { seconds: SECONDS })).id);
    const report = (id: number) =>
      trainee.call(reportWatching, { params: { id }, body: { timeSpent: SECONDS } });
    await watch.open();
    // Locked modules are credited nothing.
    for (const id of ids.slice(1)) expect((await report(id)).status).toBe(403);
    await openAtOnce(portal, trainee, ids);
    watch.play(30_000);
    await Promise.all(ids.map(report));
    const modules = succeeded(await trainee.call(listTrainingModules));
    const seconds = modules.map(({ timeSpentOnVideo }) => timeSpentOnVideo);
    expect(seconds.reduce((sum, each) => sum + each, 0)).toBe(30);
  });

  it('does not reach further than the credited time, whatever the player claims', async ({
    watch,
  }) => {
    await watch.open();
    watch.play(5_000);
    const { watchedTo, timeSpent } = succeeded(await watch.report({ watchedTo: 10_000_000 }));
    expect([watchedTo, timeSpent]).toEqual([5, 5]);
    // Looping the beginning adds time, and no coverage.
    for (let i = 0; i < 3; i += 1) {
      watch.play(50_000);
      await watch.report({ timeSpent: 1_000, watchedTo: 5, position: 5 });
    }
    expect(await watch.credited()).toBe(155);
    expect(await watch.complete()).toBe(409);
  });

  it('is not credited in another run, or for a module of another person', async ({
    portal,
    admin,
    company,
    trainee,
    watch,
  }) => {
    const other = await makeTrainee(portal, { companyName: company.name });
    const { runId } = succeeded(await watch.open(other));
    await watch.open();
    watch.play(30_000);
    expect((await watch.report({ runId })).status).toBe(409);
    const before = await currentRunOf(portal.resources.db, trainee.user.id);
    succeeded(await admin.call(startRun, { params: { id: trainee.user.id }, body: {} }));
    expect((await watch.report({ runId: before })).status).toBe(409);
    expect(await watch.credited()).toBe(0);
    const stranger = await makeTrainee(portal);
    expect([(await watch.report({}, stranger)).status, await watch.complete(stranger)]).toEqual([
      404, 404,
    ]);
  });
});

describe('a quiz', () => {
  const quizIt = it
    .extend('quiz', ({ portal, company }) =>
      makeVideoModule(portal, company.id, { name: 'Quiz', seconds: 10, questions: 10 }),
    )
    .extend('act', ({ portal, trainee, quiz }) => {
      const params = { id: quiz.id };
      const submit = (body: object, by: Actor = trainee) =>
        by.call(submitQuiz, {
          params,
          body: { answers: {}, submissionId: crypto.randomUUID(), ...body },
        });
      const opened = async (by: Actor = trainee) =>
        succeeded(await by.call(getTrainingModule, { params }));
      const watched = () => watchVideo(portal, trainee, quiz.id, 10);
      return { submit, opened, watched };
    });

  quizIt('cannot be taken before the video is watched', async ({ portal, trainee, quiz, act }) => {
    const answers = await answersTo(trainee, quiz.id);
    const { status, error } = await act.submit({ answers });
    expect([status, error.code]).toEqual([403, 'VIDEO_REQUIRED']);
    await playVideo(portal, trainee, quiz.id, 5);
    expect((await act.submit({ answers })).status).toBe(403);
    expect(await act.opened()).toMatchObject({ pass: false, score: null, tryNumber: 1 });
  });

  quizIt('reveals no answer before a pass, by any call', async ({ trainee, quiz, act }) => {
    await act.watched();
    const failed = await act.submit({});
    const attempts = await trainee.call(listOwnAttempts, { params: { id: quiz.id } });
    const [{ id } = { id: 0 }] = succeeded(attempts);
    const own = await trainee.call(getOwnAttempt, { params: { id } });
    expect([own.status, own.error.code]).toEqual([403, 'QUIZ_NOT_PASSED']);
    const opened = await act.opened();
    for (const raw of [failed.raw, attempts.raw, JSON.stringify(opened)])
      expect(raw).not.toMatch(/"(?:answer|explanation|correct|review)":|because/);
  });

  quizIt(
    'does not take answers to questions that were not drawn',
    async ({ admin, trainee, quiz, act }) => {
      await act.watched();
      const all = await answersTo(trainee, quiz.id);
      const body = { questionsDrawn: 3 };
      succeeded(await admin.call(updateModule, { params: { id: quiz.id }, body }));
      expect((await act.submit({ answers: all })).status).toBe(400);
      const drawn = new Set((await act.opened()).mcqs.map(({ id }) => String(id)));
      const others = Object.fromEntries(Object.entries(all).filter(([id]) => !drawn.has(id)));
      expect((await act.submit({ answers: others })).status).toBe(400);
      expect(await act.opened()).toMatchObject({ pass: false, tryNumber: 1 });
    },
  );

  quizIt(
    'does not choose a draw by an older or later number of the try',
    async ({ admin, trainee, quiz, act }) => {
      await act.watched();
      const body = { questionsDrawn: 3 };
      succeeded(await admin.call(updateModule, { params: { id: quiz.id }, body }));
      const answers = await answersTo(trainee, quiz.id);
      for (const tryNumber of [2, 7, 0, -1])
        expect((await act.submit({ answers, tryNumber })).status).toBe(409);
      await act.submit({});
      expect((await act.submit({ answers, tryNumber: 1 })).status).toBe(409);
      expect(await act.opened()).toMatchObject({ pass: false, tryNumber: 2 });
    },
  );

  quizIt(
    'makes one attempt of a submission that is sent twice, also with other answers',
    async ({ trainee, quiz, act }) => {
      await act.watched();
      const submissionId = crypto.randomUUID();
      const first = await act.submit({ submissionId });
      const answers = await answersTo(trainee, quiz.id);
      const again = await Promise.all(
        Array.from({ length: 5 }, () => act.submit({ submissionId, answers })),
      );
      for (const { raw } of again) expect(raw).toBe(first.raw);
      expect(await act.opened()).toMatchObject({ pass: false, tryNumber: 2 });
    },
  );

  quizIt('keeps its pass and best score after worse answers', async ({ trainee, quiz, act }) => {
    await act.watched();
    await answerQuiz(trainee, quiz.id, { right: 9 });
    const passed = await act.opened();
    expect(succeeded(await act.submit({}))).toMatchObject({ score: 0, pass: false });
    expect(await act.opened()).toMatchObject({ pass: true, score: 90, review: passed.review });
  });

  quizIt(
    'does not score for another person, by their session, attempt or run',
    async ({ portal, company, trainee, quiz, act }) => {
      const other = await makeTrainee(portal, { companyName: company.name });
      await watchVideo(portal, other, quiz.id, 10);
      await answerQuiz(other, quiz.id);
      const { runId } = await act.opened(other);
      const [{ id } = { id: 0 }] = succeeded(
        await other.call(listOwnAttempts, { params: { id: quiz.id } }),
      );
      expect((await trainee.call(getOwnAttempt, { params: { id } })).status).toBe(404);
      await act.watched();
      const answers = await answersTo(trainee, quiz.id);
      expect((await act.submit({ answers, runId })).status).toBe(409);
      expect(await act.opened()).toMatchObject({ pass: false, tryNumber: 1 });
      const foreign = await makeQuizModule(
        portal,
        (await makeTrainee(portal)).user.company?.id ?? 0,
      );
      const params = { id: foreign.id };
      const refused = await trainee.call(submitQuiz, { params, body: { answers: {} } });
      expect(refused.status).toBe(404);
    },
  );

  quizIt(
    'does not open before its wait is over, by a new session or an id of an admin’s call',
    async ({ portal, trainee, quiz, act }) => {
      await act.watched();
      for (let i = 0; i < 3; i += 1) await act.submit({});
      const answers = await answersTo(trainee, quiz.id);
      const again = await signInAgain(portal, trainee);
      succeeded(await trainee.call(logOut));
      expect((await act.submit({ answers }, again)).status).toBe(429);
      const params = { id: trainee.user.id, moduleId: quiz.id };
      expect((await again.call(unblockQuiz, { params })).status).toBe(403);
      expect((await again.call(startRun, { params, body: {} })).status).toBe(403);
      portal.clock.advance(5 * MINUTE_MS);
      expect(succeeded(await act.submit({ answers }, again))).toMatchObject({ pass: true });
    },
  );
});
