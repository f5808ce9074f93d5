import { getDashboard } from '@portal/contract/learning';
import { deleteModule } from '@portal/contract/modules';
import { getOwnResult, listOwnResults, startRun } from '@portal/contract/runs';
import { updateTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  succeeded,
} from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import { answerQuiz, watchVideo } from '../testing/learn.ts';

const HOUR_MS = 3_600_000;
const resultOf = (trainee: Actor, number: number) =>
  trainee.call(getOwnResult, { params: { number } });
const resultsOf = async (trainee: Actor) => succeeded(await trainee.call(listOwnResults));
const dashboardOf = async (trainee: Actor) => succeeded(await trainee.call(getDashboard));

it('is there with all modules, scores and dates after the last pass', async ({
  portal,
  company,
  trainee,
}) => {
  const startedAt = new Date(portal.clock.now).toISOString();
  const film = await makeVideoModule(portal, company.id, { name: 'Film', seconds: 10 });
  const quiz = await makeQuizModule(portal, company.id, { name: 'Quiz', questions: 10 });
  await watchVideo(portal, trainee, film.id, 10);
  const filmAt = new Date(portal.clock.now).toISOString();
  portal.clock.advance(HOUR_MS);
  expect(await resultsOf(trainee)).toEqual([]);
  expect((await resultOf(trainee, 1)).status).toBe(404);
  expect(await dashboardOf(trainee)).toMatchObject({ trainingCompletedAt: null });
  await answerQuiz(trainee, quiz.id, { right: 8 });
  const completedAt = new Date(portal.clock.now).toISOString();

  const companyName = company.name;
  const summary = { number: 1, completedAt, isCurrent: true, companyName, completedBy: null };
  expect(await resultsOf(trainee)).toEqual([{ ...summary, isSeen: true }]);
  expect(succeeded(await resultOf(trainee, 1))).toEqual({
    ...summary,
    startedAt,
    averageScore: 80,
    totalTimeSpent: 10,
    modules: [
      { moduleName: 'Film', completedAt: filmAt, score: null },
      { moduleName: 'Quiz', completedAt, score: 80 },
    ],
    addedModules: [],
  });
  const dashboard = { trainingCompletedAt: completedAt, hasEarlierResult: false };
  expect(await dashboardOf(trainee)).toMatchObject(dashboard);
});

it('stays as it was when modules are added or deleted, and lists an added one with its date', async ({
  portal,
  admin,
  company,
  trainee,
}) => {
  const first = await makeQuizModule(portal, company.id, { name: 'First' });
  await makeQuizModule(portal, company.id, { name: 'Second' });
  const { moduleProgress } = await dashboardOf(trainee);
  for (const { moduleId } of moduleProgress) await answerQuiz(trainee, moduleId);
  const before = succeeded(await resultOf(trainee, 1));
  portal.clock.advance(HOUR_MS);
  const added = await makeQuizModule(portal, company.id, { name: 'Added' });
  expect(await dashboardOf(trainee)).toMatchObject({
    modulesCompleted: 2,
    totalModules: 3,
    trainingCompletedAt: before.completedAt,
  });
  await answerQuiz(trainee, added.id);
  succeeded(await admin.call(deleteModule, { params: { id: first.id } }));
  await portal.work(['deletion']);
  const addedAt = new Date(portal.clock.now).toISOString();
  expect(succeeded(await resultOf(trainee, 1))).toEqual({
    ...before,
    addedModules: [{ moduleName: 'Added', completedAt: addedAt, score: 100 }],
  });
  expect(before.modules.map(({ moduleName }) => moduleName)).toEqual(['First', 'Second']);
});

it('of an earlier run stays when the training starts again, and in another company', async ({
  portal,
  admin,
  company,
  trainee,
}) => {
  const quiz = await makeQuizModule(portal, company.id, { name: 'Quiz', questions: 2 });
  await answerQuiz(trainee, quiz.id);
  const first = succeeded(await resultOf(trainee, 1));
  portal.clock.advance(HOUR_MS);
  const params = { id: trainee.user.id };
  succeeded(await admin.call(startRun, { params, body: {} }));
  expect(succeeded(await resultOf(trainee, 1))).toEqual({ ...first, isCurrent: false });
  expect(await dashboardOf(trainee)).toMatchObject({
    restartedAt: new Date(portal.clock.now).toISOString(),
    trainingCompletedAt: null,
    hasEarlierResult: true,
  });
  portal.clock.advance(HOUR_MS);
  await answerQuiz(trainee, quiz.id);
  expect(await resultsOf(trainee)).toMatchObject([
    { number: 2, isCurrent: true },
    { number: 1, isCurrent: false, completedAt: first.completedAt },
  ]);

  const other = await makeCompany(portal);
  succeeded(await admin.call(updateTrainee, { params, body: { companyName: other.name } }));
  expect(await dashboardOf(trainee)).toMatchObject({
    trainingCompletedAt: null,
    hasEarlierResult: false,
  });
  expect((await resultsOf(trainee)).map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
});

it('is the own one only', async ({ portal, admin, company, trainee }) => {
  const quiz = await makeQuizModule(portal, company.id);
  await answerQuiz(trainee, quiz.id);
  const stranger = await makeTrainee(portal, { companyName: company.name });
  expect(await resultsOf(stranger)).toEqual([]);
  expect((await resultOf(stranger, 1)).status).toBe(404);
  expect((await resultOf(trainee, 2)).status).toBe(404);
  expect((await resultOf(trainee, 'x' as unknown as number)).status).toBe(400);
  for (const [call, input] of [
    [listOwnResults, {}],
    [getOwnResult, { params: { number: 1 } }],
  ] as const) {
    expect((await portal.call(call, input)).status).toBe(401);
    expect((await admin.call(call, input)).status).toBe(403);
  }
});
