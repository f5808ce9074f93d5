import type { CallBody } from '@portal/contract/call';
import { addGroupMembers, removeGroupMember } from '@portal/contract/groups';
import { startBulkAction, undoJob } from '@portal/contract/jobs';
import { listTrainingModules } from '@portal/contract/learning';
import { getOwnResult } from '@portal/contract/runs';
import { importTrainees } from '@portal/contract/trainee-import';
import { listTrainees, updateTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  multipart,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import { rulesOf } from '../requirements/testing/make-rules.ts';
import { makeGroup } from './testing/make-group.ts';

type Action = Pick<CallBody<typeof startBulkAction>, 'action' | 'companyId' | 'groupId'>;

const WAYS = ['by a call', 'by the form', 'by a job', 'by an import'] as const;

/** First, Forklift and Last, of which Forklift is for Drivers. Ida has passed First. */
const it = portalIt.extend('training', async ({ portal, admin, company }) => {
  const make = async (name: string) => (await makeQuizModule(portal, company.id, { name })).id;
  const [first, forklift] = [await make('First'), await make('Forklift'), await make('Last')];
  const ida = await makeTrainee(portal, { name: 'Ida', companyName: company.name });
  const { id: userId, email } = ida.user;
  const group = (name: string) => makeGroup(admin, { companyId: company.id, name });
  const [drivers, bar] = [await group('Drivers'), await group('Bar')];
  await rulesOf(admin).save(forklift, { audience: [drivers.id] });
  await answerQuiz(ida, first);

  const ofGroup = { params: { id: drivers.id } };
  const ofIda = { params: { id: userId } };
  async function job(action: Action) {
    const body = { ...action, ids: [userId] };
    const started = succeeded(await admin.call(startBulkAction, { body }));
    await portal.work(['job']);
    return started.id;
  }
  async function importGroup(name: string) {
    const text = `name,email,company,groups\nIda,${email},${company.name},${name}\n`;
    const file = new File([text], 'people.csv');
    const form = multipart({ changeLines: '2' }, { trainees: file });
    const { id } = succeeded(await upload(portal, importTrainees, form, { token: admin.token }));
    await portal.work(['job']);
    return id;
  }
  const choose = async (groupIds: number[]) =>
    succeeded(await admin.call(updateTrainee, { ...ofIda, body: { groupIds } }));
  const ways: Record<
    (typeof WAYS)[number],
    { join(): Promise<unknown>; leave(): Promise<unknown> }
  > = {
    'by a call': {
      join: async () =>
        succeeded(await admin.call(addGroupMembers, { ...ofGroup, body: { userIds: [userId] } })),
      leave: async () =>
        succeeded(await admin.call(removeGroupMember, { params: { id: drivers.id, userId } })),
    },
    'by the form': { join: () => choose([drivers.id]), leave: () => choose([bar.id]) },
    'by a job': {
      join: () => job({ action: 'add-to-group', groupId: drivers.id }),
      leave: () => job({ action: 'remove-from-group', groupId: drivers.id }),
    },
    'by an import': { join: () => importGroup('Drivers'), leave: () => importGroup('Bar') },
  };
  return {
    ...{ ways, job },
    async undo(id: number) {
      succeeded(await admin.call(undoJob, { params: { id } }));
      await portal.work(['job']);
    },
    pass: async (name: string) => {
      const modules = succeeded(await ida.call(listTrainingModules));
      await answerQuiz(ida, modules.find(({ moduleName }) => moduleName === name)?.moduleId ?? 0);
    },
    /** The modules that stand open, with those that are locked, the progress in the list, and whether all is done. */
    async now() {
      const modules = succeeded(await ida.call(listTrainingModules));
      const query = { company: String(company.id) };
      const [listed] = succeeded(await admin.call(listTrainees, { query }));
      const result = await ida.call(getOwnResult, { params: { number: 1 } });
      return [
        modules.map((each) => `${each.moduleName}${each.unlocked ? '' : ' locked'}`).join(', '),
        listed?.calculatedProgress.overallProgress,
        result.status === 200 ? 'completed' : '',
      ];
    },
  };
});

describe('a trainee', () => {
  it.for(WAYS)(
    'who comes into a group %s gets its modules, and locks none',
    async (way, { training }) => {
      expect(await training.now()).toEqual(['First, Last', 50, '']);
      await training.ways[way].join();
      expect(await training.now()).toEqual(['First, Forklift, Last', 33.3, '']);
    },
  );

  it.for(WAYS)('who leaves a group %s has completed the rest', async (way, { training }) => {
    await training.ways[way].join();
    await training.pass('Last');
    expect(await training.now()).toEqual(['First, Forklift, Last', 66.7, '']);
    await training.ways[way].leave();
    expect(await training.now()).toEqual(['First, Last', 100, 'completed']);
  });

  it('leaves the module with the undo of what has brought it', async ({ training }) => {
    for (const way of ['by a job', 'by an import'] as const) {
      const id = await training.ways[way].join();
      expect(await training.now()).toEqual(['First, Forklift, Last', 33.3, '']);
      await training.undo(Number(id));
      expect(await training.now()).toEqual(['First, Last', 50, '']);
    }
  });

  it('has the modules of the former groups after the undo of a move', async ({
    portal,
    training,
  }) => {
    await training.ways['by a call'].join();
    await training.pass('Last');
    const id = await training.job({ action: 'move', companyId: (await makeCompany(portal)).id });
    await training.undo(id);
    expect(await training.now()).toEqual(['First, Forklift, Last', 66.7, '']);
  });
});
