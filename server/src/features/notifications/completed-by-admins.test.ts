/** Trainings that the actions of admins complete: they stand in the activity, not in the bell. */
import { startBulkAction } from '@portal/contract/jobs';
import { getDashboard } from '@portal/contract/learning';
import { listCompletions } from '@portal/contract/notifications';
import { createException, recordResult } from '@portal/contract/requirements';
import { expect } from 'vitest';
import { type Actor, makeQuizModule, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import { requireForklift, todayOf } from '../standings/testing/forklift.ts';

interface Last {
  readonly id: number;
  readonly moduleId: number;
  readonly today: string;
}

const REASON = 'Has a licence';

/** Each completes the last module of a trainee. */
const ACTIONS = {
  'a recorded result': async (admin: Actor, { id, moduleId, today }: Last) => {
    const body = { moduleId, completedOn: today, validUntil: null, note: '' };
    succeeded(await admin.call(recordResult, { params: { id }, body }));
  },
  'a waiver': async (admin: Actor, { id, moduleId }: Last) => {
    const body = { moduleId, kind: 'waive', reason: REASON } as const;
    succeeded(await admin.call(createException, { params: { id }, body }));
  },
  'a waiver by a job': async (admin: Actor, { id, moduleId }: Last) => {
    const exception = { moduleId, reason: REASON };
    const action = 'waive' as const;
    const body = { action, ids: [id], exception, clientRequestId: 'one-waiver' };
    succeeded(await admin.call(startBulkAction, { body }));
  },
};

it.for(Object.entries(ACTIONS))(
  'a training that %s completes is not in the bell, one that the trainee completes is',
  async ([, act], { portal, admin, company, trainee }) => {
    const forklift = await requireForklift(portal, company);
    const last = await makeQuizModule(portal, company.id);
    const bo = await makeTrainee(portal, { name: 'Bo', companyName: company.name });
    for (const each of [trainee, bo]) await answerQuiz(each, forklift);
    await answerQuiz(bo, last.id);
    await act(admin, { id: trainee.user.id, moduleId: last.id, today: todayOf(portal) });
    await portal.work(['job']);
    const { trainingCompletedAt } = succeeded(await trainee.call(getDashboard));
    expect(trainingCompletedAt).not.toBeNull();
    const own = [trainee.user.id, bo.user.id];
    const listed = succeeded(await admin.call(listCompletions));
    const names = listed.flatMap(({ traineeId, traineeName }) =>
      own.includes(traineeId) ? [traineeName] : [],
    );
    expect(names).toEqual(['Bo']);
  },
);
