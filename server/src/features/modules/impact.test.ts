/** The impact that an administrator sees before a change of a module, compared with the effect of the change. */
import { askForHelp } from '@portal/contract/help';
import { getDashboard, getTrainingModule, reportWatching } from '@portal/contract/learning';
import * as calls from '@portal/contract/modules';
import { describe, expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeTrainee,
  makeVideoModule,
  multipart,
  setCompany,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { answerQuiz, watchVideo } from '../learning/testing/learn.ts';

const SECONDS = 10;

const it = portalIt.extend('modules', { scope: 'file' }, ({ portal, admin }) => {
  const impactOf = async (id: number) =>
    succeeded(await admin.call(calls.getModuleImpact, { params: { id } }));

  /** A module that two trainees have passed, one has watched, one has started and one has not opened. */
  async function makeClass() {
    const company = await makeCompany(portal);
    const { id } = await makeVideoModule(portal, company.id, { seconds: SECONDS, questions: 2 });
    const join = () => makeTrainee(portal, { companyName: company.name });
    const [ann, ben, cleo, dan, eve] = [
      await join(),
      await join(),
      await join(),
      await join(),
      await join(),
    ];
    for (const trainee of [ann, ben, cleo]) await watchVideo(portal, trainee, id, SECONDS);
    for (const trainee of [ann, ben]) await answerQuiz(trainee, id);
    succeeded(await dan.call(getTrainingModule, { params: { id } }));
    portal.clock.advance(3_000);
    const body = { timeSpent: 3 };
    succeeded(await dan.call(reportWatching, { params: { id }, body }));
    const trainees = [ann, ben, cleo, dan, eve] as const;
    const standing = () => standingsOf(trainees, id);
    return { company, id, trainees, standing, before: await standing() };
  }

  /** The standing of each trainee in the module; null if the module does not exist for them. */
  function standingsOf(trainees: readonly Actor[], id: number): Promise<Standing[]> {
    return Promise.all(
      trainees.map(async (trainee) => {
        const { moduleProgress } = succeeded(await trainee.call(getDashboard));
        const own = moduleProgress.find(({ moduleId }) => moduleId === id);
        return own ? { isDone: own.completed, seconds: own.timeSpentOnVideo } : null;
      }),
    );
  }
  return { impactOf, makeClass };
});

type Standing = { readonly isDone: boolean; readonly seconds: number } | null;

const howMany = (
  before: Standing[],
  after: Standing[],
  is: (b: Standing, a: Standing) => boolean,
) => before.filter((each, i) => is(each, after[i] ?? null)).length;

describe('the impact of a module change', () => {
  it('counts passes that are kept, and trainees who must start the new video', async ({
    portal,
    admin,
    modules,
  }) => {
    const { id, before, standing } = await modules.makeClass();
    const impact = await modules.impactOf(id);
    expect(impact).toEqual({
      passed: 2,
      inProgress: 2,
      watched: 1,
      // No trainee completes a training without modules.
      completedByDeletion: 0,
      completedByWatching: 1,
      passedByMark: 0,
      completedByMark: 0,
      feedback: 0,
      helpRequests: 0,
    });
    const video = await fixtureFile('clips/intro-4s.mp4');
    succeeded(
      await upload(portal, calls.uploadVideo, multipart({}, { video }), { token: admin.token, id }),
    );
    const after = await standing();
    expect(howMany(before, after, (b, a) => b?.isDone === true && a?.isDone === true)).toBe(
      impact.passed,
    );
    expect(howMany(before, after, (b, a) => (b?.seconds ?? 0) > 0 && a?.seconds === 0)).toBe(
      impact.inProgress,
    );
    expect(await modules.impactOf(id)).toMatchObject({ passed: 2, inProgress: 0, watched: 0 });
  });

  it('counts trainees who complete the module, and the training, when the last question is deleted', async ({
    admin,
    modules,
  }) => {
    const { id, trainees, before, standing } = await modules.makeClass();
    const impact = await modules.impactOf(id);
    const countCompleted = async () => {
      const dashboards = await Promise.all(trainees.map((trainee) => trainee.call(getDashboard)));
      return dashboards.filter(({ body }) => body.trainingCompletedAt !== null).length;
    };
    const completedBefore = await countCompleted();
    succeeded(await admin.call(calls.saveQuestions, { params: { id }, body: { mcqs: [] } }));
    expect(await countCompleted()).toBe(completedBefore + impact.completedByWatching);
    const after = await standing();
    expect(howMany(before, after, (b, a) => b?.isDone === false && a?.isDone === true)).toBe(
      impact.watched,
    );
    expect(await modules.impactOf(id)).toMatchObject({ passed: impact.passed + impact.watched });
  });

  it('includes no lost pass when the questions are replaced', async ({ admin, modules }) => {
    const { id, before, standing } = await modules.makeClass();
    const mcqs = [{ question: 'New?', options: ['yes', 'no'], answer: 'yes' }];
    succeeded(await admin.call(calls.saveQuestions, { params: { id }, body: { mcqs } }));
    expect(await standing()).toEqual(before);
  });

  it('counts all passes and progress that are lost with the deletion', async ({
    admin,
    modules,
  }) => {
    const { id, before, standing } = await modules.makeClass();
    const impact = await modules.impactOf(id);
    succeeded(await admin.call(calls.deleteModule, { params: { id } }));
    const after = await standing();
    expect(howMany(before, after, (b, a) => b?.isDone === true && a === null)).toBe(impact.passed);
    const isUnderway = (b: Standing) => b?.isDone === false && b.seconds > 0;
    expect(howMany(before, after, (b, a) => isUnderway(b) && a === null)).toBe(impact.inProgress);
    const deleted = await admin.call(calls.getModuleImpact, { params: { id } });
    expect([deleted.status, deleted.error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('counts feedback and help requests, except those of trainees who have left the company', async ({
    portal,
    modules,
  }) => {
    const { company, id, trainees } = await modules.makeClass();
    const { db } = portal.resources;
    const other = await makeCompany(portal);
    const passed = await db
      .selectFrom('progress')
      .innerJoin('runs', 'runs.id', 'progress.run_id')
      .select('runs.user_id')
      .where('module_id', '=', id)
      .where('passed_at', 'is not', null)
      .execute();
    const [user_id = 0] = passed.map((row) => row.user_id);
    const said = { user_id, module_id: id, created_at: 0 };
    await db
      .insertInto('feedback')
      .values({ ...said, company_id: company.id, rating: 5, comment: null })
      .execute();
    const body = { moduleId: id, message: 'What now?' };
    succeeded(await trainees[0].call(askForHelp, { body }));
    expect(await modules.impactOf(id)).toMatchObject({ passed: 2, feedback: 1, helpRequests: 1 });
    await setCompany(portal, user_id, other.id);
    expect(await modules.impactOf(id)).toMatchObject({ passed: 1 });
    expect(company.id).not.toBe(other.id);
  });
});
