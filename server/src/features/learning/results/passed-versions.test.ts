/** The facts that a pass keeps: the try, the pass mark, and when the questions and the video were saved. */
import { saveQuestions, updateModule } from '@portal/contract/modules';
import { getRun, listAttemptsOfTrainee, startRun } from '@portal/contract/runs';
import { getTraineeProgress, type PassedModule } from '@portal/contract/trainees';
import { expect } from 'vitest';
import {
  makeQuizModule,
  makeVideoModule,
  someQuestions,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { answerQuiz, watchVideo } from '../testing/learn.ts';

const HOUR_MS = 60 * 60_000;

const it = portalIt.extend('passed', ({ portal, admin, trainee }) => {
  const params = { id: trainee.user.id };
  /** The passes of the modules of the current run. */
  const shown = async () => {
    const { moduleProgress } = succeeded(await admin.call(getTraineeProgress, { params }));
    return moduleProgress.map(({ passed }) => passed);
  };
  const inRun = async (number: number) => {
    const run = succeeded(await admin.call(getRun, { params: { ...params, number } }));
    return run.moduleProgress.map(({ passed }) => passed);
  };
  const save = async (id: number, questions: number) => {
    portal.clock.advance(HOUR_MS);
    const body = { mcqs: someQuestions(questions) };
    succeeded(await admin.call(saveQuestions, { params: { id }, body }));
    return new Date(portal.clock.now).toISOString();
  };
  const now = () => new Date(portal.clock.now).toISOString();
  const replaceVideo = async (id: number, duration: number) => {
    portal.clock.advance(HOUR_MS);
    const { db } = portal.resources;
    const video = { duration, created_at: portal.clock.now };
    await db.updateTable('videos').set(video).where('module_id', '=', id).execute();
  };
  return { params, shown, inRun, save, now, replaceVideo };
});

it('a pass names its try, its pass mark, and what was passed, whatever changes later', async ({
  portal,
  admin,
  company,
  trainee,
  passed,
}) => {
  const madeAt = passed.now();
  const { id } = await makeVideoModule(portal, company.id, { seconds: 10, questions: 2 });
  const questionsSavedAt = await passed.save(id, 10);
  const set = async (body: object) =>
    succeeded(await admin.call(updateModule, { params: { id }, body }));
  await set({ passMark: 80 });
  expect(await passed.shown()).toEqual([null]);
  await watchVideo(portal, trainee, id, 10);
  for (const right of [3, 7, 0]) await answerQuiz(trainee, id, { right });
  expect(await passed.shown()).toEqual([null]);
  portal.clock.advance(HOUR_MS);
  await answerQuiz(trainee, id, { right: 8 });
  const pass: PassedModule = {
    at: passed.now(),
    tryNumber: 4,
    passMark: 80,
    questionsSavedAt,
    videoSavedAt: madeAt,
    videoSeconds: 10,
  };
  expect(await passed.shown()).toEqual([pass]);

  await set({ passMark: 100 });
  await passed.save(id, 4);
  await passed.replaceVideo(id, 99);
  await answerQuiz(trainee, id);
  expect(await passed.shown()).toEqual([pass]);
  succeeded(await admin.call(startRun, { params: passed.params, body: {} }));
  expect(await passed.shown()).toEqual([null]);
  expect(await passed.inRun(1)).toEqual([pass]);
});

it('a pass without a quiz has no try, and one without a video no length', async ({
  portal,
  company,
  trainee,
  passed,
}) => {
  const madeAt = passed.now();
  const film = await makeVideoModule(portal, company.id, { seconds: 10 });
  const quiz = await makeQuizModule(portal, company.id);
  await watchVideo(portal, trainee, film.id, 10);
  const watchedAt = passed.now();
  portal.clock.advance(HOUR_MS);
  await answerQuiz(trainee, quiz.id);
  expect(await passed.shown()).toEqual([
    {
      at: watchedAt,
      tryNumber: null,
      passMark: null,
      questionsSavedAt: null,
      videoSavedAt: madeAt,
      videoSeconds: 10,
    },
    {
      at: passed.now(),
      tryNumber: 1,
      passMark: 70,
      questionsSavedAt: madeAt,
      videoSavedAt: null,
      videoSeconds: 0,
    },
  ]);
});

it('a pass by the removal of a quiz keeps the video that was watched', async ({
  portal,
  company,
  trainee,
  passed,
}) => {
  const madeAt = passed.now();
  const { id } = await makeVideoModule(portal, company.id, { seconds: 10, questions: 2 });
  await watchVideo(portal, trainee, id, 10);
  await answerQuiz(trainee, id, { right: 0 });
  await passed.save(id, 0);
  const [pass] = await passed.shown();
  const quiz = { tryNumber: null, passMark: null, questionsSavedAt: null };
  expect(pass).toEqual({ at: passed.now(), ...quiz, videoSavedAt: madeAt, videoSeconds: 10 });
});

it('a pass from before versions were kept knows its try and nothing else', async ({
  portal,
  company,
  trainee,
  passed,
}) => {
  const { id } = await makeVideoModule(portal, company.id, { seconds: 10, questions: 2 });
  await watchVideo(portal, trainee, id, 10);
  await answerQuiz(trainee, id);
  const unknown = { questionsSavedAt: null, videoSavedAt: null, videoSeconds: null };
  await portal.resources.db
    .updateTable('progress')
    .set({
      passed_questions_saved_at: null,
      passed_video_saved_at: null,
      passed_video_seconds: null,
    })
    .where('module_id', '=', id)
    .execute();
  expect(await passed.shown()).toEqual([
    { at: passed.now(), tryNumber: 1, passMark: 70, ...unknown },
  ]);
});

it('the tries of an earlier run are listed with their modules as they were named then', async ({
  portal,
  admin,
  company,
  trainee,
  passed,
}) => {
  const { id } = await makeQuizModule(portal, company.id, { name: 'Before' });
  await answerQuiz(trainee, id, { right: 1 });
  await answerQuiz(trainee, id);
  succeeded(await admin.call(startRun, { params: passed.params, body: {} }));
  succeeded(await admin.call(updateModule, { params: { id }, body: { name: 'After' } }));
  await answerQuiz(trainee, id, { right: 0 });
  const list = async (query: object) => {
    const answer = await admin.call(listAttemptsOfTrainee, { params: passed.params, query });
    return succeeded(answer).map(({ moduleName, number, pass, wrong }) => [
      moduleName,
      number,
      pass,
      wrong.length,
    ]);
  };
  const earlier = [
    ['Before', 2, true, 0],
    ['Before', 1, false, 1],
  ];
  expect(await list({ run: '1' })).toEqual(earlier);
  expect(await list({ run: '2' })).toEqual([['After', 1, false, 2]]);
  expect(await list({})).toEqual(await list({ run: '2' }));
  const missing = { params: passed.params, query: { run: '3' } };
  expect((await admin.call(listAttemptsOfTrainee, missing)).status).toBe(404);
});
