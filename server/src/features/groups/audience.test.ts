import * as calls from '@portal/contract/groups';
import { listTrainingModules } from '@portal/contract/learning';
import { UNDO_COMPLETIONS_MS } from '@portal/contract/limits';
import { deleteModule } from '@portal/contract/modules';
import { getOwnResult } from '@portal/contract/runs';
import { restoreFromTrash } from '@portal/contract/trash';
import { describe, expect } from 'vitest';
import { makeQuizModule, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import { rulesOf } from '../requirements/testing/make-rules.ts';
import { makeGroup } from './testing/make-group.ts';

const toId = (id: number) => ({ params: { id } });

/** First and Forklift, which is for Drivers, in whom Ida is. She has passed First. */
const it = portalIt.extend('training', async ({ portal, admin, company }) => {
  const make = async (name: string) => (await makeQuizModule(portal, company.id, { name })).id;
  const [first, forklift] = [await make('First'), await make('Forklift')];
  const ida = await makeTrainee(portal, { name: 'Ida', companyName: company.name });
  const userIds = [ida.user.id];
  const drivers = await makeGroup(admin, { companyId: company.id, name: 'Drivers', userIds });
  const rules = rulesOf(admin);
  await rules.save(forklift, { audience: [drivers.id] });
  await answerQuiz(ida, first);
  return {
    ...{ make, drivers, forklift, rules },
    remove: async () =>
      succeeded(await admin.call(calls.deleteGroup, toId(drivers.id))).deletionId ?? 0,
    restore: async (deletionId: number) =>
      succeeded(await admin.call(restoreFromTrash, { params: { deletionId }, body: {} })),
    path: async () =>
      succeeded(await ida.call(listTrainingModules)).map(({ moduleName }) => moduleName),
    isCompleted: async () =>
      (await ida.call(getOwnResult, { params: { number: 1 } })).status === 200,
  };
});

describe('a group for whose members a module is', () => {
  it('shows how many there are, and which', async ({ admin, company, training }) => {
    const { drivers, forklift, rules } = training;
    await rules.save(await training.make('Crane'), { audience: [drivers.id] });
    const other = await makeGroup(admin, { companyId: company.id, name: 'Other' });
    const counts = async () =>
      succeeded(await admin.call(calls.listGroups, toId(company.id))).map(
        ({ name, modules }) => `${name} ${modules}`,
      );
    const named = async ({ id }: { id: number }) =>
      succeeded(await admin.call(calls.getGroupImpact, toId(id))).modules;
    expect(await counts()).toEqual(['Drivers 2', 'Other 0']);
    expect([await named(drivers), await named(other)]).toEqual([['Forklift', 'Crane'], []]);
    succeeded(await admin.call(deleteModule, toId(forklift)));
    expect(await counts()).toEqual(['Drivers 1', 'Other 0']);
    expect(await named(drivers)).toEqual(['Crane']);
  });

  it('takes it along into the trash, which completes trainings, and back', async ({ training }) => {
    expect([await training.path(), await training.isCompleted()]).toEqual([
      ['First', 'Forklift'],
      false,
    ]);
    const deletionId = await training.remove();
    expect([await training.path(), await training.isCompleted()]).toEqual([['First'], true]);
    expect(await training.rules.get(training.forklift)).toMatchObject({ audience: [] });
    await training.restore(deletionId);
    expect([await training.path(), await training.isCompleted()]).toEqual([
      ['First', 'Forklift'],
      false,
    ]);
  });

  it('leaves trainings completed after a minute', async ({ portal, training }) => {
    const deletionId = await training.remove();
    portal.clock.advance(UNDO_COMPLETIONS_MS + 1);
    await training.restore(deletionId);
    expect([await training.path(), await training.isCompleted()]).toEqual([
      ['First', 'Forklift'],
      true,
    ]);
  });
});
