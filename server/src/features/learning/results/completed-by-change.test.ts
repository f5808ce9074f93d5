import { getDashboard } from '@portal/contract/learning';
import { UNDO_COMPLETIONS_MS } from '@portal/contract/limits';
import {
  deleteModule,
  getModuleImpact,
  saveQuestions,
  updateModule,
} from '@portal/contract/modules';
import { listGroupCompletions, markGroupCompletionsRead } from '@portal/contract/notifications';
import { getCompanyReport } from '@portal/contract/reports';
import { getOwnResult, listOwnResults, markResultSeen } from '@portal/contract/runs';
import { getTraineeProgress, listTrainees } from '@portal/contract/trainees';
import { restoreFromTrash } from '@portal/contract/trash';
import { expect } from 'vitest';
import {
  type Actor,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { LEARNING_COMPLETED } from '../service.ts';
import { answerQuiz, watchVideo } from '../testing/learn.ts';

const MINUTE_MS = 60_000;

const it = portalIt
  .extend('first', ({ portal, company }) =>
    makeQuizModule(portal, company.id, { name: 'First', questions: 10 }),
  )
  .extend('act', ({ portal, admin, company }) => {
    const isoNow = () => new Date(portal.clock.now).toISOString();
    /** The work that a call has left for the background. */
    const settle = () => portal.work(['module changes']);
    return {
      isoNow,
      settle,
      async remove(id: number) {
        portal.clock.advance(MINUTE_MS);
        const { deletionId } = succeeded(await admin.call(deleteModule, { params: { id } }));
        await settle();
        return { at: isoNow(), deletionId: deletionId ?? 0 };
      },
      async restore(deletionId: number) {
        succeeded(await admin.call(restoreFromTrash, { params: { deletionId }, body: {} }));
        await settle();
      },
      impactOf: async (id: number, passMark?: number) =>
        succeeded(
          await admin.call(getModuleImpact, {
            params: { id },
            query: passMark === undefined ? {} : { passMark: String(passMark) },
          }),
        ),
      results: async (trainee: Actor) => succeeded(await trainee.call(listOwnResults)),
      result: async (trainee: Actor) =>
        succeeded(await trainee.call(getOwnResult, { params: { number: 1 } })),
      dashboard: async (trainee: Actor) => succeeded(await trainee.call(getDashboard)),
      listed: async () =>
        succeeded(await admin.call(listGroupCompletions)).filter(
          ({ company: { id } }) => id === company.id,
        ),
    };
  });

it('the deletion of the only open module completes the training, with one entry for admins', async ({
  portal,
  admin,
  company,
  trainee,
  first,
  act,
}) => {
  const second = await makeQuizModule(portal, company.id, { name: 'Second' });
  const other = await makeTrainee(portal, { companyName: company.name });
  const idle = await makeTrainee(portal, { companyName: company.name });
  for (const each of [trainee, other]) await answerQuiz(each, first.id);
  expect(await act.impactOf(second.id)).toMatchObject({ completedByDeletion: 2 });
  const completions: unknown[] = [];
  const stop = portal.resources.bus.subscribe(LEARNING_COMPLETED, (each) => {
    completions.push(each);
  });

  const { at } = await act.remove(second.id);
  stop();
  expect(completions).toEqual([]);
  const completedBy = { kind: 'deleted', moduleName: 'Second' };
  for (const each of [trainee, other]) {
    expect(await act.results(each)).toMatchObject([
      { number: 1, completedAt: at, completedBy, isSeen: false },
    ]);
    expect(await act.result(each)).toMatchObject({
      completedAt: at,
      completedBy,
      modules: [{ moduleName: 'First' }],
      addedModules: [],
    });
    expect(await act.dashboard(each)).toMatchObject({ trainingCompletedAt: at });
  }
  expect(await act.results(idle)).toEqual([]);
  const [only, ...more] = await act.listed();
  expect(more).toEqual([]);
  expect(only).toMatchObject({ ...completedBy, trainees: 2, changedAt: at, isRead: false });
  succeeded(await admin.call(markGroupCompletionsRead, { body: { upTo: only?.id ?? 0 } }));
  expect(await act.listed()).toMatchObject([{ isRead: true }]);
  succeeded(await trainee.call(markResultSeen, { params: { number: 1 } }));
  expect(await act.results(trainee)).toMatchObject([{ isSeen: true }]);
  expect((await trainee.call(markResultSeen, { params: { number: 2 } })).status).toBe(404);
});

it('the undo within a minute takes it back', async ({ portal, company, trainee, first, act }) => {
  const second = await makeQuizModule(portal, company.id, { name: 'Second' });
  await answerQuiz(trainee, first.id);
  const { deletionId } = await act.remove(second.id);
  portal.clock.advance(UNDO_COMPLETIONS_MS);
  await act.restore(deletionId);
  expect(await act.results(trainee)).toEqual([]);
  expect(await act.listed()).toEqual([]);
  expect(await act.dashboard(trainee)).toMatchObject({ trainingCompletedAt: null });
  await answerQuiz(trainee, second.id);
  expect(await act.result(trainee)).toMatchObject({
    completedBy: null,
    modules: [{ moduleName: 'First' }, { moduleName: 'Second' }],
  });
});

it('a later restore makes it a module that was added after the completion', async ({
  portal,
  company,
  trainee,
  first,
  act,
}) => {
  const second = await makeQuizModule(portal, company.id, { name: 'Second' });
  await answerQuiz(trainee, first.id);
  const { at, deletionId } = await act.remove(second.id);
  portal.clock.advance(UNDO_COMPLETIONS_MS + 1);
  await act.restore(deletionId);
  expect(await act.dashboard(trainee)).toMatchObject({
    trainingCompletedAt: at,
    modulesCompleted: 1,
    totalModules: 2,
  });
  await answerQuiz(trainee, second.id);
  expect(await act.result(trainee)).toMatchObject({
    completedAt: at,
    modules: [{ moduleName: 'First' }],
    addedModules: [{ moduleName: 'Second', completedAt: act.isoNow() }],
  });
});

it('a lower pass mark passes those whose best score reaches it', async ({
  portal,
  admin,
  company,
  trainee,
  first,
  act,
}) => {
  const near = await makeTrainee(portal, { companyName: company.name });
  await answerQuiz(trainee, first.id, { right: 6 });
  await answerQuiz(near, first.id, { right: 5 });
  expect(await act.impactOf(first.id, 60)).toMatchObject({ passedByMark: 1, completedByMark: 1 });
  const film = await makeVideoModule(portal, company.id, { seconds: 10 });
  expect(await act.impactOf(first.id, 60)).toMatchObject({ passedByMark: 1, completedByMark: 0 });
  const params = { id: first.id };
  portal.clock.advance(MINUTE_MS);
  succeeded(await admin.call(updateModule, { params, body: { passMark: 60 } }));
  await act.settle();
  const at = act.isoNow();
  expect(await act.dashboard(trainee)).toMatchObject({
    modulesCompleted: 1,
    averageScore: 60,
    trainingCompletedAt: null,
  });
  await watchVideo(portal, trainee, film.id, 10);
  expect(await act.result(trainee)).toMatchObject({
    completedBy: null,
    modules: [{ moduleName: 'First', completedAt: at, score: 60 }, {}],
  });
  expect(await act.dashboard(near)).toMatchObject({ modulesCompleted: 0 });
});

it('a lower pass mark of the last open module completes the training', async ({
  portal,
  admin,
  company,
  trainee,
  first,
  act,
}) => {
  const last = await makeQuizModule(portal, company.id, { name: 'Last', questions: 10 });
  await answerQuiz(trainee, first.id);
  await answerQuiz(trainee, last.id, { right: 6 });
  expect(await act.impactOf(last.id, 60)).toMatchObject({ passedByMark: 1, completedByMark: 1 });
  portal.clock.advance(MINUTE_MS);
  const params = { id: last.id };
  succeeded(await admin.call(updateModule, { params, body: { passMark: 60 } }));
  await act.settle();
  expect(await act.result(trainee)).toMatchObject({
    completedAt: act.isoNow(),
    completedBy: { kind: 'saved', moduleName: 'Last' },
    modules: [{ moduleName: 'First' }, { moduleName: 'Last', score: 60 }],
  });
  expect(await act.listed()).toMatchObject([{ trainees: 1, kind: 'saved' }]);
});

it('a module that becomes a draft, or needs no quiz any more, completes it', async ({
  portal,
  admin,
  company,
  trainee,
  first,
  act,
}) => {
  const film = await makeVideoModule(portal, company.id, {
    name: 'Film',
    seconds: 10,
    questions: 1,
  });
  await answerQuiz(trainee, first.id);
  const unwatched = await makeTrainee(portal, { companyName: company.name });
  await answerQuiz(unwatched, first.id);
  await watchVideo(portal, trainee, film.id, 10);
  expect(await act.impactOf(film.id)).toMatchObject({
    completedByDeletion: 2,
    completedByWatching: 1,
  });
  const removeQuestions = async (id: number) => {
    succeeded(await admin.call(saveQuestions, { params: { id }, body: { mcqs: [] } }));
    await act.settle();
  };
  await removeQuestions(film.id);
  expect(await act.results(trainee)).toMatchObject([
    { completedBy: { kind: 'saved', moduleName: 'Film' } },
  ]);
  expect(await act.results(unwatched)).toEqual([]);
  await removeQuestions(first.id);
  // The first module is a draft now: those who have watched the film stay completed, the other has the film to watch.
  expect(await act.results(unwatched)).toEqual([]);
  const third = await makeQuizModule(portal, company.id);
  await watchVideo(portal, unwatched, film.id, 10);
  await removeQuestions(third.id);
  expect(await act.result(unwatched)).toMatchObject({ modules: [{ moduleName: 'Film' }] });
});

it('completes nothing without modules, or for trainees who have passed nothing', async ({
  portal,
  company,
  trainee,
  first,
  act,
}) => {
  expect(await act.impactOf(first.id)).toMatchObject({ completedByDeletion: 0 });
  await act.remove(first.id);
  expect(await act.results(trainee)).toEqual([]);
  expect(await act.dashboard(trainee)).toMatchObject({ overallProgress: 0, totalModules: 0 });
  await makeQuizModule(portal, company.id);
  expect(await act.results(trainee)).toEqual([]);
  expect(await act.listed()).toEqual([]);
});

it('a module that is added later leaves the training completed on every screen', async ({
  portal,
  admin,
  company,
  trainee,
  first,
  act,
}) => {
  await answerQuiz(trainee, first.id);
  const completedAt = act.isoNow();
  await makeQuizModule(portal, company.id, { name: 'Added' });
  const { id } = trainee.user;
  const progress = {
    overallProgress: 50,
    modulesCompleted: 1,
    totalModules: 2,
    trainingCompletedAt: completedAt,
  };
  const query = { company: String(company.id), status: 'completed' } as const;
  const found = succeeded(await admin.call(listTrainees, { query }));
  expect(found).toMatchObject([{ id, status: 'completed', isStuck: false }]);
  expect(found[0]?.calculatedProgress).toMatchObject(progress);
  expect(succeeded(await admin.call(getTraineeProgress, { params: { id } }))).toMatchObject({
    ...progress,
    stuck: null,
  });
  const report = succeeded(await admin.call(getCompanyReport, { params: { id: company.id } }));
  expect(report.people).toMatchObject([{ completedAt, modulesCompleted: 1 }]);
  expect(report.figures).toMatchObject({ people: 1, completed: 1, stuck: 0 });
});
