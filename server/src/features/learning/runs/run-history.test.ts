import { listActivity } from '@portal/contract/activity';
import { getDashboard, getTrainingModule } from '@portal/contract/learning';
import { saveQuestions, updateModule } from '@portal/contract/modules';
import { getRun, listRuns, startRun } from '@portal/contract/runs';
import { getTraineeProgress, updateTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeQuizModule,
  makeVideoModule,
  someQuestions,
  succeeded,
} from '#server/testing/factories.ts';
import { openLive } from '#server/testing/live-client.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { answerQuiz, watchVideo } from '../testing/learn.ts';

const MISSING = 999_999_999;

const it = portalIt
  .extend(
    'runsOf',
    ({ admin }) =>
      async ({ user }: Actor) =>
        succeeded(await admin.call(listRuns, { params: { id: user.id } })),
  )
  .extend(
    'runOf',
    ({ admin }) =>
      async ({ user }: Actor, number: number) =>
        succeeded(await admin.call(getRun, { params: { id: user.id, number } })),
  )
  .extend(
    'start',
    ({ admin }) =>
      ({ user }: Actor, body: { currentNumber?: number } = {}) =>
        admin.call(startRun, { params: { id: user.id }, body }),
  );

it('the current run is shown as the present progress', async ({
  portal,
  admin,
  company,
  trainee,
  runsOf,
  runOf,
}) => {
  const film = await makeVideoModule(portal, company.id, { name: 'Film', seconds: 10 });
  await makeQuizModule(portal, company.id, { name: 'Quiz' });
  await watchVideo(portal, trainee, film.id, 10);
  const run = {
    number: 1,
    startedAt: expect.any(String),
    completedAt: null,
    endedAt: null,
    companyName: company.name,
    overallProgress: 50,
  };
  expect(await runsOf(trainee)).toEqual([run]);
  const params = { id: trainee.user.id };
  const { moduleProgress } = succeeded(await admin.call(getTraineeProgress, { params }));
  expect(await runOf(trainee, 1)).toEqual({ ...run, moduleProgress });
});

it('a run that has ended is shown as it was, whatever changes later', async ({
  portal,
  admin,
  company,
  trainee,
  runsOf,
  runOf,
  start,
}) => {
  const film = await makeVideoModule(portal, company.id, { name: 'Film', seconds: 10 });
  const quiz = await makeQuizModule(portal, company.id, { name: 'Quiz' });
  await makeQuizModule(portal, company.id, { name: 'Last' });
  await watchVideo(portal, trainee, film.id, 10);
  await answerQuiz(trainee, quiz.id, { right: 1 });
  const before = await runOf(trainee, 1);
  portal.clock.advance(1_000);
  const endedAt = new Date(portal.clock.now).toISOString();
  expect(await start(trainee, { currentNumber: 1 })).toMatchObject({
    status: 201,
    body: { number: 2, completedAt: null, endedAt: null, overallProgress: 0, startedAt: endedAt },
  });
  const ended = await runOf(trainee, 1);
  expect(ended).toEqual({ ...before, endedAt });
  expect(ended.overallProgress).toBe(33.3);
  expect(ended.moduleProgress).toMatchObject([
    { moduleName: 'Film', pass: true, timeSpent: 10, isLocked: false, videoDuration: 10 },
    { moduleName: 'Quiz', pass: false, score: 50, isLocked: false, questionCount: 2 },
    { moduleName: 'Last', pass: false, score: null, isLocked: true },
  ]);
  const dashboard = succeeded(await trainee.call(getDashboard));
  expect(dashboard).toMatchObject({
    modulesCompleted: 0,
    currentModule: { moduleId: film.id },
    restartedAt: endedAt,
  });
  expect(dashboard.moduleProgress.map(({ unlocked }) => unlocked)).toEqual([true, false, false]);

  await makeQuizModule(portal, company.id, { name: 'Added' });
  const params = { id: quiz.id };
  succeeded(await admin.call(updateModule, { params, body: { name: 'Renamed' } }));
  succeeded(await admin.call(saveQuestions, { params, body: { mcqs: someQuestions(1) } }));
  await watchVideo(portal, trainee, film.id, 10);
  expect(await runOf(trainee, 1)).toEqual(ended);
  expect(
    (await runsOf(trainee)).map(({ number, overallProgress }) => [number, overallProgress]),
  ).toEqual([
    [2, 25],
    [1, 33.3],
  ]);
});

it('a module that loses its questions is passed in current runs alone', async ({
  portal,
  admin,
  company,
  trainee,
  runOf,
  start,
}) => {
  const both = await makeVideoModule(portal, company.id, { seconds: 5, questions: 1 });
  await watchVideo(portal, trainee, both.id, 5);
  succeeded(await start(trainee));
  await watchVideo(portal, trainee, both.id, 5);
  succeeded(await admin.call(saveQuestions, { params: { id: both.id }, body: { mcqs: [] } }));
  expect(await runOf(trainee, 2)).toMatchObject({
    overallProgress: 100,
    completedAt: expect.any(String),
    moduleProgress: [{ pass: true, questionCount: 0 }],
  });
  expect(await runOf(trainee, 1)).toMatchObject({
    overallProgress: 0,
    completedAt: null,
    moduleProgress: [{ pass: false, videoCompleted: true, questionCount: 1 }],
  });
});

it('a module that is added after completion changes neither the completion nor its date', async ({
  portal,
  company,
  trainee,
  runsOf,
  runOf,
  start,
}) => {
  const quiz = await makeQuizModule(portal, company.id, { name: 'Quiz' });
  await answerQuiz(trainee, quiz.id);
  const [completed] = await runsOf(trainee);
  expect(completed).toMatchObject({ completedAt: expect.any(String), overallProgress: 100 });
  portal.clock.advance(60_000);
  const added = await makeQuizModule(portal, company.id, { name: 'Added' });
  expect(await runsOf(trainee)).toEqual([{ ...completed, overallProgress: 50 }]);
  expect(succeeded(await trainee.call(getDashboard))).toMatchObject({
    overallProgress: 50,
    modulesCompleted: 1,
    currentModule: { moduleId: added.id },
  });
  await answerQuiz(trainee, added.id);
  expect(await runsOf(trainee)).toEqual([completed]);
  // It ends with the modules with which it was completed, and those that were passed since.
  succeeded(await start(trainee));
  const { moduleProgress, ...ended } = await runOf(trainee, 1);
  expect(ended).toEqual({ ...completed, endedAt: new Date(portal.clock.now).toISOString() });
  expect(moduleProgress.map(({ moduleName }) => moduleName)).toEqual(['Quiz', 'Added']);
});

it('a move to another company starts a run there, and the former one stays visible', async ({
  portal,
  admin,
  company,
  trainee,
  runsOf,
  runOf,
}) => {
  const quiz = await makeQuizModule(portal, company.id, { name: 'Quiz' });
  await answerQuiz(trainee, quiz.id);
  const other = await makeCompany(portal);
  await makeQuizModule(portal, other.id, { name: 'There' });
  const params = { id: trainee.user.id };
  const body = { companyName: other.name };
  succeeded(await admin.call(updateTrainee, { params, body }));
  expect(await runsOf(trainee)).toMatchObject([
    { number: 2, companyName: other.name, endedAt: null, overallProgress: 0 },
    { number: 1, companyName: company.name, endedAt: expect.any(String), overallProgress: 100 },
  ]);
  expect((await runOf(trainee, 1)).moduleProgress).toMatchObject([
    { moduleName: 'Quiz', score: 100 },
  ]);
  expect((await runOf(trainee, 2)).moduleProgress).toMatchObject([{ moduleName: 'There' }]);
  // The training of this company has not been started before.
  expect(succeeded(await trainee.call(getDashboard)).restartedAt).toBeNull();
});

it('two clicks start one run, which is recorded once', async ({
  admin,
  trainee,
  runsOf,
  start,
}) => {
  const answers = await Promise.all(
    [1, 1, 1].map((currentNumber) => start(trainee, { currentNumber })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.code).toBe('CONFLICT');
  expect((await runsOf(trainee)).map(({ number }) => number)).toEqual([2, 1]);
  const query = { action: 'trainee.run-started' as const };
  const activity = succeeded(await admin.call(listActivity, { query }));
  expect(activity.filter(({ subject }) => subject.id === trainee.user.id)).toMatchObject([
    {
      subject: { kind: 'trainee', name: trainee.user.name },
      before: { run: 1 },
      after: { run: 2 },
    },
  ]);
  expect((await start(trainee)).status).toBe(201);
});

it('the trainee and the admins who watch see a new run at once', async ({
  portal,
  admin,
  origin,
  company,
  trainee,
  start,
}) => {
  await using own = await openLive(origin, trainee);
  await using watching = await openLive(origin, admin);
  const traineeId = trainee.user.id;
  watching.send({ type: 'WATCH_TRAINEE', payload: { traineeId } });
  await Promise.all([own.settled(), watching.settled()]);
  const frameFor = (companyId: number) => ({
    type: 'LEARNING_PROGRESSED' as const,
    payload: { traineeId, companyId, moduleId: null },
  });
  succeeded(await start(trainee));
  await Promise.all([own, watching].map((live) => live.receives(frameFor(company.id))));
  const other = await makeCompany(portal);
  const body = { companyName: other.name };
  succeeded(await admin.call(updateTrainee, { params: { id: traineeId }, body }));
  await Promise.all([own, watching].map((live) => live.receives(frameFor(other.id))));
});

it('only runs of present trainees are found', async ({
  portal,
  admin,
  company,
  trainee,
  start,
}) => {
  const quiz = await makeQuizModule(portal, company.id);
  succeeded(await trainee.call(getTrainingModule, { params: { id: quiz.id } }));
  const statusesOf = async (id: number, number: number) => [
    (await admin.call(listRuns, { params: { id } })).status,
    (await admin.call(getRun, { params: { id, number } })).status,
    (await admin.call(startRun, { params: { id }, body: {} })).status,
  ];
  for (const id of [MISSING, admin.user.id])
    expect(await statusesOf(id, 1)).toEqual([404, 404, 404]);
  succeeded(await start(trainee));
  const params = { id: trainee.user.id, number: 3 };
  expect((await admin.call(getRun, { params })).status).toBe(404);
  const { db } = portal.resources;
  const mark = (at: number | null) =>
    db.updateTable('all_users').set({ deleted_at: at }).where('id', '=', trainee.user.id).execute();
  await mark(1);
  expect(await statusesOf(trainee.user.id, 1)).toEqual([404, 404, 404]);
  await mark(null);
  // The runs in a company that is hidden are hidden with it.
  const other = await makeCompany(portal);
  const body = { companyName: other.name };
  succeeded(await admin.call(updateTrainee, { params: { id: trainee.user.id }, body }));
  const own = async () =>
    succeeded(await admin.call(listRuns, { params: { id: trainee.user.id } }));
  expect(await own()).toHaveLength(3);
  await db
    .updateTable('all_companies')
    .set({ deleted_at: 1 })
    .where('id', '=', company.id)
    .execute();
  expect((await own()).map(({ number }) => number)).toEqual([3]);
});
