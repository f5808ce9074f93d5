import { getDashboard, getTrainingModule } from '@portal/contract/learning';
import { describe, expect } from 'vitest';
import { PORTAL } from '#server/features/activity/service.ts';
import { currentRunOf } from '#server/testing/current-run.ts';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  succeeded,
} from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import { answerQuiz, watchVideo } from '../testing/learn.ts';

const nothing = {
  standing: null,
  overallProgress: 0,
  modulesCompleted: 0,
  totalModules: 0,
  averageScore: 0,
  totalTimeSpent: 0,
  lastUpdated: null,
  firstOpenedAt: null,
  status: 'not-started',
  idleSince: null,
  trainingCompletedAt: null,
};

describe('the progress of trainees', () => {
  it('is about the modules of each trainee’s own company, in seconds', async ({ portal }) => {
    const [busy, quiet] = [await makeCompany(portal), await makeCompany(portal)];
    const film = await makeVideoModule(portal, busy.id, { seconds: 100 });
    const quiz = await makeQuizModule(portal, busy.id, { questions: 4 });
    const startedAt = portal.clock.now;
    const one = await makeTrainee(portal, { companyName: busy.name });
    const other = await makeTrainee(portal, { companyName: busy.name });
    const third = await makeTrainee(portal, { companyName: quiet.name });
    await watchVideo(portal, one, film.id, 100);
    await answerQuiz(one, quiz.id, { right: 2 });
    const activeAt = portal.clock.now;

    const ids = [one.user.id, other.user.id, third.user.id, 999_999];
    const progress = await portal.services.learning.progressOf(ids);
    expect([...progress.keys()].sort((a, b) => a - b)).toEqual(ids.slice(0, 3));
    expect(progress.get(one.user.id)).toEqual({
      standing: null,
      overallProgress: 50,
      modulesCompleted: 1,
      totalModules: 2,
      averageScore: 50,
      totalTimeSpent: 100,
      lastUpdated: new Date(activeAt).toISOString(),
      firstOpenedAt: expect.stringMatching(/Z$/),
      status: 'failed',
      idleSince: activeAt,
      trainingCompletedAt: null,
    });
    expect(progress.get(other.user.id)).toEqual({
      ...nothing,
      totalModules: 2,
      idleSince: startedAt,
    });
    expect(progress.get(third.user.id)).toEqual(nothing);

    const detail = await portal.services.learning.progressInDetail({
      userId: one.user.id,
      companyId: busy.id,
      runId: await currentRunOf(portal.resources.db, one.user.id),
    });
    expect(detail.summary).toEqual(progress.get(one.user.id));
    expect(detail.modules).toEqual([
      expect.objectContaining({ moduleId: film.id, isLocked: false, score: null, pass: true }),
      expect.objectContaining({ moduleId: quiz.id, isLocked: false, score: 50, pass: false }),
    ]);
    const dashboard = succeeded(await one.call(getDashboard));
    expect(dashboard).toMatchObject({ overallProgress: 50, averageScore: 50, totalTimeSpent: 2 });
  });

  it('was last updated when the trainee acted, not when a module opened by itself', async ({
    portal,
  }) => {
    const company = await makeCompany(portal);
    const { id } = await makeQuizModule(portal, company.id);
    const { token, user } = await makeTrainee(portal, { companyName: company.name });
    const { learning } = portal.services;
    const { db } = portal.resources;
    await db.transaction().execute((tx) => learning.rememberOpenModules(tx, company.id));
    expect((await learning.progressOf([user.id])).get(user.id)?.lastUpdated).toBeNull();
    succeeded(await portal.call(getTrainingModule, { params: { id }, token }));
    expect((await learning.progressOf([user.id])).get(user.id)?.lastUpdated).not.toBeNull();
  });

  it('is empty for no ids', async ({ portal }) => {
    expect((await portal.services.learning.progressOf([])).size).toBe(0);
  });
});

describe('a trainee who watched a module', () => {
  it('has completed it when its questions are deleted', async ({ portal }) => {
    const company = await makeCompany(portal);
    const { id } = await makeVideoModule(portal, company.id, { seconds: 5, questions: 2 });
    const session = await makeTrainee(portal, { companyName: company.name });
    const idle = await makeTrainee(portal, { companyName: company.name });
    await watchVideo(portal, session, id, 5);
    await portal.services.modules.save(PORTAL, id, { mcqs: [] });
    const isDone = async ({ token }: { token: string }) =>
      succeeded(await portal.call(getTrainingModule, { params: { id }, token })).completed;
    expect(await isDone(session)).toBe(true);
    expect(await isDone(idle)).toBe(false);
  });
});
