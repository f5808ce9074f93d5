import { listNoticedPasses, markNoticedPassesRead } from '@portal/contract/notifications';
import { deleteTrainee } from '@portal/contract/trainees';
import { restoreFromTrash } from '@portal/contract/trash';
import { expect } from 'vitest';
import {
  type Actor,
  makeAdmin,
  makeQuizModule,
  makeTrainee,
  succeeded,
} from '#server/testing/factories.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { answerQuiz } from '../learning/testing/learn.ts';

const it = itAlone.extend('passes', async ({ portal, admin, company }) => {
  const { id } = await makeQuizModule(portal, company.id, { name: 'Quiz', questions: 10 });
  const join = (name: string) => makeTrainee(portal, { name, companyName: company.name });
  const scout = await join('Scout');
  for (const right of [2, 5, 6]) await answerQuiz(scout, id, { right });
  /** A trainee who passes at the first try, after the scout. */
  const pass = async (name: string) => {
    portal.clock.advance(1_000);
    const trainee = await join(name);
    await answerQuiz(trainee, id);
    return trainee;
  };
  const list = async (reader: Actor = admin) => succeeded(await reader.call(listNoticedPasses));
  const read = (upTo: number, reader: Actor = admin) =>
    reader.call(markNoticedPassesRead, { body: { upTo } });
  return { pass, list, read };
});

it('are for admins', async ({ portal, company, passes }) => {
  const trainee = await makeTrainee(portal, { companyName: company.name });
  expect((await portal.call(listNoticedPasses, {})).status).toBe(401);
  expect((await trainee.call(listNoticedPasses)).status).toBe(403);
  expect((await portal.call(markNoticedPassesRead, { body: { upTo: 1 } })).status).toBe(401);
  expect((await passes.read(1, trainee)).status).toBe(403);
  expect((await passes.read(0)).status).toBe(400);
});

it('are listed newest first, with the number of other accounts', async ({ portal, passes }) => {
  expect(await passes.list()).toEqual([]);
  const first = await passes.pass('Ann');
  const firstAt = new Date(portal.clock.now).toISOString();
  await passes.pass('Bo');
  const [newest, oldest, ...more] = await passes.list();
  expect(more).toEqual([]);
  expect(newest).toMatchObject({ traineeName: 'Bo', isRead: false });
  expect(oldest).toEqual({
    id: expect.any(Number),
    traineeId: first.user.id,
    traineeName: 'Ann',
    moduleName: 'Quiz',
    scouts: 1,
    passedAt: firstAt,
    isRead: false,
  });
});

it('are marked as read up to one, for each admin, and never become unread again', async ({
  portal,
  admin,
  passes,
}) => {
  const other = await makeAdmin(portal, 'other@admin.test');
  for (const name of ['Ann', 'Bo']) await passes.pass(name);
  const [newer, older] = await passes.list();
  const states = async (reader?: Actor) => (await passes.list(reader)).map(({ isRead }) => isRead);
  succeeded(await passes.read(older?.id ?? 0));
  expect(await states()).toEqual([false, true]);
  succeeded(await passes.read(newer?.id ?? 0));
  succeeded(await passes.read(older?.id ?? 0));
  expect(await states(admin)).toEqual([true, true]);
  expect(await states(other)).toEqual([false, false]);
  portal.clock.advance(1_000);
  expect(await states(await makeAdmin(portal, 'newcomer@admin.test'))).toEqual([true, true]);
});

it('cannot be marked as read before they exist', async ({ passes }) => {
  await passes.pass('Ann');
  const [{ id } = { id: 0 }] = await passes.list();
  succeeded(await passes.read(id + 1));
  await passes.pass('Bo');
  expect((await passes.list()).map(({ isRead }) => isRead)).toEqual([false, false]);
});

it('are hidden and restored with their trainee', async ({ admin, passes }) => {
  const { user } = await passes.pass('Ann');
  const listed = await passes.list();
  const deletion = succeeded(await admin.call(deleteTrainee, { params: { id: user.id } }));
  expect(await passes.list()).toEqual([]);
  const params = { deletionId: deletion.deletionId ?? 0 };
  succeeded(await admin.call(restoreFromTrash, { params, body: {} }));
  expect(await passes.list()).toEqual(listed);
});
