import {
  getDashboard,
  getTrainingModule,
  listTrainingModules,
  reportWatching,
  submitQuiz,
} from '@portal/contract/learning';
import {
  createModule,
  reorderModules,
  saveQuestions,
  updateModule,
} from '@portal/contract/modules';
import { percentWatched } from '@portal/contract/rules';
import { getTraineeProgress } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import {
  makeQuizModule,
  makeVideoModule,
  someQuestions,
  succeeded,
} from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import { answerQuiz, watchVideo } from '../testing/learn.ts';

describe('the dashboard', () => {
  it('is all zeros without modules, never all completed', async ({ admin, company, trainee }) => {
    const input = { params: { id: company.id }, body: { name: 'Draft' } };
    succeeded(await admin.call(createModule, { ...input }));

    expect(succeeded(await trainee.call(getDashboard))).toEqual({
      overallProgress: 0,
      modulesCompleted: 0,
      totalModules: 0,
      averageScore: 0,
      totalTimeSpent: 0,
      currentModule: null,
      moduleProgress: [],
      restartedAt: null,
      today: null,
      trainingCompletedAt: null,
      hasEarlierResult: false,
    });
    expect(succeeded(await trainee.call(listTrainingModules))).toEqual([]);
  });

  it('shows the progress of the trainee, in training order', async ({
    portal,
    company,
    trainee,
  }) => {
    const film = await makeVideoModule(portal, company.id, { name: 'Film', seconds: 90 });
    const quiz = await makeQuizModule(portal, company.id, { name: 'Quiz', questions: 10 });
    const last = await makeVideoModule(portal, company.id, { name: 'Last', questions: 1 });
    await watchVideo(portal, trainee, film.id, 90);
    await answerQuiz(trainee, quiz.id, { right: 6 });

    const dashboard = succeeded(await trainee.call(getDashboard));
    expect(dashboard).toMatchObject({
      overallProgress: 33.3,
      modulesCompleted: 1,
      totalModules: 3,
      averageScore: 30,
      totalTimeSpent: 2,
      currentModule: { moduleId: quiz.id, moduleName: 'Quiz' },
    });
    const standing = {
      description: '',
      passMark: 70,
      completed: false,
      pass: false,
      position: 0,
      quizTried: false,
      quizPassed: false,
      retryAt: null,
      triesLeft: null,
      videoCompleted: true,
      watchedTo: 0,
      hasPoster: false,
      standing: null,
      canRenew: false,
    };
    expect(dashboard.moduleProgress).toEqual([
      {
        ...standing,
        moduleId: film.id,
        moduleName: 'Film',
        videoDuration: 90,
        questionCount: 0,
        completed: true,
        unlocked: true,
        marksObtained: 0,
        timeSpentOnVideo: 90,
        watchedTo: 90,
        pass: true,
        blockedBy: null,
      },
      {
        ...standing,
        moduleId: quiz.id,
        moduleName: 'Quiz',
        videoDuration: 0,
        questionCount: 10,
        unlocked: true,
        marksObtained: 60,
        quizTried: true,
        timeSpentOnVideo: 0,
        blockedBy: null,
      },
      {
        ...standing,
        moduleId: last.id,
        moduleName: 'Last',
        videoDuration: 60,
        questionCount: 1,
        unlocked: false,
        videoCompleted: false,
        marksObtained: 0,
        timeSpentOnVideo: 0,
        blockedBy: { moduleId: quiz.id, moduleName: 'Quiz' },
      },
    ]);
    const modules = succeeded(await trainee.call(listTrainingModules));
    expect(modules).toEqual(dashboard.moduleProgress);
  });

  it('says of each quiz whether it was passed, and when the next try is accepted', async ({
    portal,
    admin,
    company,
    trainee,
  }) => {
    const film = await makeVideoModule(portal, company.id, { seconds: 60 });
    const quiz = await makeQuizModule(portal, company.id, { questions: 3 });
    await watchVideo(portal, trainee, film.id, 60);
    const change = async (id: number, body: object) =>
      succeeded(await admin.call(updateModule, { params: { id }, body }));
    const body = { mcqs: someQuestions(4) };
    succeeded(await admin.call(saveQuestions, { params: { id: film.id }, body }));
    await change(quiz.id, { triesMax: 4 });
    const seen = async () => {
      const { moduleProgress } = succeeded(await trainee.call(getDashboard));
      return moduleProgress.map(({ completed, quizTried, quizPassed, retryAt, triesLeft }) => {
        const minutes = retryAt === null ? 0 : (Date.parse(retryAt) - portal.clock.now) / 60_000;
        return { completed, quizTried, quizPassed, minutes, triesLeft };
      });
    };
    const untried = { quizTried: false, quizPassed: false, minutes: 0, triesLeft: null };
    expect(await seen()).toEqual([
      { ...untried, completed: true },
      { ...untried, completed: false, triesLeft: 4 },
    ]);
    await answerQuiz(trainee, film.id, { right: 1 });
    for (const right of [0, 1, 0]) await answerQuiz(trainee, quiz.id, { right });
    const tried = { ...untried, quizTried: true };
    expect(await seen()).toEqual([
      { ...tried, completed: true },
      { ...tried, completed: false, minutes: 5, triesLeft: 1 },
    ]);
    portal.clock.advance(5 * 60_000);
    await answerQuiz(trainee, film.id, { right: 3 });
    const last = await answerQuiz(trainee, quiz.id, { right: 0 });
    expect(last.message).toBe('Best score so far: 33%. You need 70% to pass. No tries are left.');
    expect(await seen()).toEqual([
      { ...tried, completed: true, quizPassed: true },
      { ...tried, completed: false, triesLeft: 0 },
    ]);
    // The pass stays, whatever becomes of the pass mark.
    await change(film.id, { passMark: 100 });
    expect(await seen()).toMatchObject([{ quizPassed: true }, {}]);
  });

  it('is at 100 when everything is done, and then has no current module', async ({
    portal,
    company,
    trainee,
  }) => {
    for (let i = 0; i < 3; i += 1) {
      const { id } = await makeQuizModule(portal, company.id);
      await answerQuiz(trainee, id);
    }
    const dashboard = succeeded(await trainee.call(getDashboard));
    expect(dashboard).toMatchObject({
      overallProgress: 100,
      averageScore: 100,
      currentModule: null,
    });
  });

  it('keeps open modules open when the order changes', async ({
    portal,
    admin,
    company,
    trainee,
  }) => {
    const { id: a } = await makeQuizModule(portal, company.id, { name: 'A' });
    const { id: b } = await makeQuizModule(portal, company.id, { name: 'B' });
    const { id: c } = await makeQuizModule(portal, company.id, { name: 'C' });
    await answerQuiz(trainee, a);

    const moduleOrders = [c, b, a].map((id, order) => ({ id, order }));
    const body = { companyId: company.id, moduleOrders };
    succeeded(await admin.call(reorderModules, { body }));

    const modules = succeeded(await trainee.call(listTrainingModules));
    expect(modules.map(({ moduleName, unlocked }) => [moduleName, unlocked])).toEqual([
      ['C', true],
      ['B', true],
      ['A', true],
    ]);
    const again = await trainee.call(submitQuiz, {
      params: { id: b },
      body: { answers: {} },
    });
    expect(again.status).toBe(200);
  });
});

describe('the watched part of a video', () => {
  it('is the same percent for the trainee and the administrator, also after replays', async ({
    portal,
    admin,
    company,
    trainee,
  }) => {
    const film = await makeVideoModule(portal, company.id, { seconds: 60, questions: 1 });
    const params = { id: film.id };
    const percents = async () => {
      const seen = succeeded(await trainee.call(getTrainingModule, { params }));
      const input = { params: { id: trainee.user.id }, token: admin.token };
      const [row] = succeeded(await portal.call(getTraineeProgress, input)).moduleProgress;
      if (row === undefined) throw new Error('The module is missing');
      return [percentWatched({ ...seen, videoDuration: 60 }), percentWatched(row)];
    };
    expect(await percents()).toEqual([0, 0]);
    portal.clock.advance(100_000);
    // All of the time, but only the first third of the video.
    const body = { timeSpent: 60, watchedTo: 20.9 };
    succeeded(await trainee.call(reportWatching, { params, body }));
    expect(await percents()).toEqual([34, 34]);
    await watchVideo(portal, trainee, film.id, 60);
    expect(await percents()).toEqual([100, 100]);
  });
});
