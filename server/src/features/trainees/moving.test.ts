import { askForHelp, listOwnHelpRequests } from '@portal/contract/help';
import { getDashboard, getTrainingModule } from '@portal/contract/learning';
import { reorderModules } from '@portal/contract/modules';
import { expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import { moveTrainees, startNewRuns, undoReplacedRuns } from './moving.ts';

const it = portalIt
  .extend(
    'runsOf',
    ({ portal }) =>
      ({ user }: Actor) =>
        portal.resources.db
          .selectFrom('runs')
          .select(['id', 'number', 'company_id', 'completed_at', 'ended_at'])
          .where('user_id', '=', user.id)
          .orderBy('number')
          .execute(),
  )
  .extend(
    'move',
    ({ portal }) =>
      (ids: number[], companyId: number) =>
        portal.resources.db
          .transaction()
          .execute((tx) => moveTrainees(tx, { ids, companyId, at: portal.clock.now })),
  )
  .extend(
    'startAgain',
    ({ portal }) =>
      (ids: number[]) =>
        portal.resources.db
          .transaction()
          .execute((tx) => startNewRuns(tx, { ids, at: portal.clock.now })),
  )
  .extend(
    'undo',
    ({ portal }) =>
      (replaced: Parameters<typeof undoReplacedRuns>[1]) =>
        portal.resources.db
          .transaction()
          .execute((tx) => undoReplacedRuns(tx, replaced, portal.clock.now)),
  );

it('moves trainees of several companies at once, with their help requests', async ({
  portal,
  company,
  trainee,
  move,
  runsOf,
}) => {
  const other = await makeTrainee(portal);
  const third = await makeTrainee(portal, { companyName: company.name });
  succeeded(await trainee.call(askForHelp, { body: { message: 'Help' } }));
  const ids = [trainee, other, third].map(({ user }) => user.id);
  const replaced = await move([...ids, 987_654], company.id);
  expect(replaced).toEqual([
    { userId: other.user.id, runBefore: expect.any(Number), runAfter: expect.any(Number) },
  ]);
  expect(await runsOf(other)).toMatchObject([
    { id: replaced[0]?.runBefore, ended_at: portal.clock.now },
    { id: replaced[0]?.runAfter, company_id: company.id, ended_at: null },
  ]);
  const target = await makeCompany(portal);
  const moved = (await move(ids, target.id)).map(({ userId }) => userId);
  expect(new Set(moved)).toEqual(new Set(ids));
  expect(succeeded(await trainee.call(listOwnHelpRequests))).toHaveLength(1);
  const { company_id } = await portal.resources.db
    .selectFrom('help_requests')
    .select('company_id')
    .where('user_id', '=', trainee.user.id)
    .executeTakeFirstOrThrow();
  expect(company_id).toBe(target.id);
  await expect(move(ids, 987_654)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('makes the former run current again while the new one is untouched', async ({
  portal,
  admin,
  company,
  trainee,
  move,
  startAgain,
  undo,
  runsOf,
}) => {
  const one = await makeQuizModule(portal, company.id, { name: 'One' });
  const two = await makeQuizModule(portal, company.id, { name: 'Two' });
  const three = await makeQuizModule(portal, company.id, { name: 'Three' });
  await answerQuiz(trainee, one.id);
  const before = await runsOf(trainee);
  const dashboard = succeeded(await trainee.call(getDashboard));
  const target = await makeCompany(portal);
  await makeQuizModule(portal, target.id);
  const idle = await makeTrainee(portal, { companyName: company.name });

  const moved = await move([trainee.user.id, idle.user.id], target.id);
  // While the run has ended, another order puts a locked module before the ones that were unlocked.
  const moduleOrders = [three, two, one].map(({ id }, order) => ({ id, order }));
  const body = { companyId: company.id, moduleOrders };
  succeeded(await admin.call(reorderModules, { body }));
  expect(await undo(moved)).toEqual([]);
  expect(await runsOf(trainee)).toEqual(before);
  const again = succeeded(await trainee.call(getDashboard));
  const byId = (progress: typeof dashboard) =>
    new Map(progress.moduleProgress.map(({ moduleId, unlocked }) => [moduleId, unlocked]));
  expect(byId(dashboard)).toEqual(
    new Map([
      [one.id, true],
      [two.id, true],
      [three.id, false],
    ]),
  );
  expect(byId(again)).toEqual(
    new Map([
      [one.id, true],
      [two.id, true],
      [three.id, true],
    ]),
  );

  // Nothing but the order had unlocked it.
  const [, , first] = succeeded(await idle.call(getDashboard)).moduleProgress;
  expect(first).toMatchObject({ moduleId: one.id, unlocked: true });

  const restarted = await startAgain([trainee.user.id]);
  expect(await undo(moved.slice(0, 1))).toEqual([trainee.user.id]);
  succeeded(await trainee.call(getTrainingModule, { params: { id: three.id } }));
  const after = await runsOf(trainee);
  expect(await undo(restarted)).toEqual([trainee.user.id]);
  expect(await runsOf(trainee)).toEqual(after);
  expect(await undo([])).toEqual([]);
});

it('keeps the modules of a completed run when it is made current again', async ({
  portal,
  company,
  trainee,
  startAgain,
  undo,
  runsOf,
}) => {
  const { id } = await makeQuizModule(portal, company.id, { name: 'Only' });
  await answerQuiz(trainee, id);
  const before = await runsOf(trainee);
  await makeQuizModule(portal, company.id, { name: 'Added' });
  expect(await undo(await startAgain([trainee.user.id]))).toEqual([]);
  expect(await runsOf(trainee)).toEqual(before);
  const modules = await portal.resources.db
    .selectFrom('run_modules')
    .select(['module_id', 'name'])
    .where('run_id', '=', before[0]?.id ?? 0)
    .execute();
  expect(modules).toEqual([{ module_id: id, name: 'Only' }]);
});
