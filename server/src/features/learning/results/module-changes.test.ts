import { reportWatching } from '@portal/contract/learning';
import { expect } from 'vitest';
import { PORTAL } from '#server/features/activity/service.ts';
import { inLockedCompany } from '#server/features/companies/service.ts';
import {
  makeTrainee,
  makeVideoModule,
  someQuestions,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { stopAtStatement } from '#server/testing/stop-at-statement.ts';
import { answersTo, watchVideo } from '../testing/learn.ts';
import { makeWatchers } from '../testing/watchers.ts';

/** Several transactions. */
const TRAINEES = 1_500;

const it = portalIt.extend('film', async ({ portal, company }) => {
  const { db } = portal.resources;
  const { learning, modules } = portal.services;
  const { id } = await makeVideoModule(portal, company.id, { seconds: 100, questions: 2 });
  const film = { id, company_id: company.id };
  return {
    id,
    work: (ending?: AbortSignal) => portal.work(['module changes'], ending),
    /** Does what a change does in its transaction, and nothing of what follows. */
    loseQuestions: () =>
      inLockedCompany(db, company.id, async (tx) => {
        await learning.rememberOpenModules(tx, company.id);
        await tx
          .updateTable('all_questions')
          .set({ retired_at: 1 })
          .where('module_id', '=', id)
          .execute();
        await learning.moduleChanges.completeWatched(tx, film);
      }),
    replaceVideo: () =>
      inLockedCompany(db, company.id, (tx) => learning.moduleChanges.resetWatching(tx, film)),
    askAgain: () => modules.save(PORTAL, id, { mcqs: someQuestions(1) }),
    completedRuns: async () =>
      (
        await db
          .selectFrom('runs')
          .innerJoin('run_modules', 'run_modules.run_id', 'runs.id')
          .innerJoin('progress', 'progress.run_id', 'runs.id')
          .select('runs.id')
          .where('runs.company_id', '=', company.id)
          .where('runs.completed_at', 'is not', null)
          .where('progress.passed_at', 'is not', null)
          .execute()
      ).length,
    pending: async () =>
      (await db.selectFrom('module_follow_ups').select('id').where('module_id', '=', id).execute())
        .length,
  };
});

it('a module without questions is completed for all who watched it, also after a stop in between', async ({
  portal,
  company,
  film,
}) => {
  await makeWatchers(portal, { companyId: company.id, moduleId: film.id, count: TRAINEES });
  await film.loseQuestions();
  expect(await film.completedRuns()).toBe(0);
  await stopAtStatement(film.work, { text: 'update "progress" set "passed_at"', count: 1 });
  const before = await film.completedRuns();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(TRAINEES);
  await Promise.all([film.work(), film.work()]);
  expect(await film.completedRuns()).toBe(TRAINEES);
  expect(await film.pending()).toBe(0);
});

it('the call that removes the questions completes it at once in a small company', async ({
  portal,
  company,
  film,
}) => {
  await makeWatchers(portal, { companyId: company.id, moduleId: film.id, count: 3 });
  await portal.services.modules.save(PORTAL, film.id, { mcqs: [] });
  expect(await film.completedRuns()).toBe(3);
});

it('questions that return in between are asked only of those who watch the video later', async ({
  portal,
  company,
  film,
}) => {
  const [early, late] = [
    await makeTrainee(portal, { companyName: company.name }),
    await makeTrainee(portal, { companyName: company.name }),
  ];
  await watchVideo(portal, early, film.id, 100);
  await film.loseQuestions();
  await film.askAgain();
  portal.clock.advance(1);
  expect(await watchVideo(portal, late, film.id, 100)).toMatchObject({ completed: false });
  await film.work();
  expect(await film.completedRuns()).toBe(1);
  expect(Object.keys(await answersTo(late, film.id))).toHaveLength(1);
});

it('a replaced video starts at once from its beginning, and what is watched then stays', async ({
  portal,
  company,
  trainee,
  film,
}) => {
  await watchVideo(portal, trainee, film.id, 100);
  const idle = await makeTrainee(portal, { companyName: company.name });
  await watchVideo(portal, idle, film.id, 100);
  await film.replaceVideo();
  portal.clock.advance(1);
  const params = { id: film.id };
  const report = (timeSpent: number) =>
    trainee.call(reportWatching, { params, body: { timeSpent } });
  expect(succeeded(await report(100)).timeSpent).toBeLessThan(10);
  portal.clock.advance(60_000);
  expect(succeeded(await report(60)).timeSpent).toBe(60);
  await film.work();
  const seconds = async (userId: number) =>
    (await portal.services.learning.progressOf([userId])).get(userId)?.totalTimeSpent;
  expect(await seconds(trainee.user.id)).toBe(60);
  expect(await seconds(idle.user.id)).toBe(0);
});

it('waits while the company is in the trash', async ({ portal, company, film }) => {
  await makeWatchers(portal, { companyId: company.id, moduleId: film.id, count: 3 });
  await film.loseQuestions();
  const { companies, trash } = portal.services;
  const { deletionId } = await companies.remove(PORTAL, company.id);
  await film.work();
  expect(await film.pending()).toBe(1);
  await trash.restore(PORTAL, deletionId ?? 0, {});
  await film.work();
  expect(await film.completedRuns()).toBe(3);
});
