import { listTrainingModules } from '@portal/contract/learning';
import { recordResult } from '@portal/contract/requirements';
import { startRun } from '@portal/contract/runs';
import { expect } from 'vitest';
import { PORTAL } from '#server/features/activity/service.ts';
import { makeGroup } from '#server/features/groups/testing/make-group.ts';
import { rulesOf } from '#server/features/requirements/testing/make-rules.ts';
import {
  type Actor,
  makeQuizModule,
  makeTrainee,
  someQuestions,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { answerQuiz } from '../testing/learn.ts';

const it = portalIt.extend('training', async ({ portal, admin, company }) => {
  const { db } = portal.resources;
  const { modules, trash } = portal.services;
  const make = async (name: string) => (await makeQuizModule(portal, company.id, { name })).id;
  const [first, second, third] = [await make('First'), await make('Second'), await make('Third')];
  const trainee = await makeTrainee(portal, { companyName: company.name });
  const openTo = async (actor: Actor) =>
    succeeded(await actor.call(listTrainingModules))
      .filter(({ unlocked }) => unlocked)
      .map(({ moduleName }) => moduleName);
  const params = { id: trainee.user.id };
  return {
    ids: { first, second, third },
    make,
    async record(moduleId: number) {
      const body = { moduleId, completedOn: '2020-01-31', validUntil: null, note: '' };
      succeeded(await admin.call(recordResult, { params, body }));
    },
    startAgain: async () => succeeded(await admin.call(startRun, { params, body: {} })),
    pass: (id: number) => answerQuiz(trainee, id),
    order: (ids: readonly number[]) =>
      modules.reorder(PORTAL, {
        companyId: company.id,
        moduleOrders: ids.map((id, order) => ({ id, order })),
      }),
    remove: (id: number) => modules.remove(PORTAL, id),
    restore: (deletionId: number | null) => trash.restore(PORTAL, deletionId ?? 0, {}),
    askQuestions: (id: number, count: number) =>
      modules.save(PORTAL, id, { mcqs: someQuestions(count) }),
    open: () => openTo(trainee),
    openTo,
    storedRows: () => db.selectFrom('progress').select(['run_id', 'module_id']).execute(),
  };
});

it('a change of the modules writes no row for a trainee, and what was open stays open', async ({
  training,
}) => {
  const { first, second, third } = training.ids;
  await training.pass(first);
  const before = await training.storedRows();

  await training.order([third, second, first]);
  expect(await training.open()).toEqual(['Third', 'Second', 'First']);

  await training.order([second, first, third]);
  expect(await training.open()).toEqual(['Second', 'First', 'Third']);

  const { deletionId } = await training.remove(second);
  const fourth = await training.make('Fourth');
  await training.order([fourth, first, third]);
  await training.restore(deletionId);
  expect((await training.open()).toSorted()).toEqual(['First', 'Fourth', 'Second', 'Third']);

  await training.askQuestions(third, 0);
  await training.askQuestions(third, 2);
  expect(await training.open()).toContain('Third');
  expect(await training.storedRows()).toEqual(before);
});

it('a former order unlocks nothing for a trainee who passes a module later', async ({
  training,
}) => {
  const { first, second, third } = training.ids;
  await training.order([first, third, second]);
  await training.order([first, second, third]);
  await training.pass(first);
  expect(await training.open()).toEqual(['First', 'Second']);
});

it('former orders unlock nothing for a trainee who starts later', async ({
  portal,
  company,
  training,
}) => {
  const { first, second, third } = training.ids;
  await training.order([third, first, second]);
  await training.order([first, second, third]);
  const later = await makeTrainee(portal, { companyName: company.name });
  expect(await training.openTo(later)).toEqual(['First']);
  expect(await training.open()).toEqual(['First', 'Third']);
});

it('a former order unlocks nothing behind a recorded result in a training that starts later', async ({
  training,
}) => {
  const { first, second, third } = training.ids;
  await training.record(second);
  await training.order([first, third, second]);
  expect(await training.open()).toEqual(['First', 'Third']);
  await training.startAgain();
  expect(await training.open()).toEqual(['First']);
});

it('a recorded result of a module that is for others opens none in any order', async ({
  admin,
  company,
  training,
}) => {
  const { first, second, third } = training.ids;
  const group = await makeGroup(admin, { companyId: company.id, userIds: [] });
  await rulesOf(admin).save(second, { audience: [group.id] });
  await training.record(second);
  await training.order([first, second, third, await training.make('Fourth')]);
  expect(await training.open()).toEqual(['First']);
});
