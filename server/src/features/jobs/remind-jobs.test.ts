/** Jobs that remind trainees, and that start their renewals. */
import { listActivity } from '@portal/contract/activity';
import * as calls from '@portal/contract/jobs';
import { getTrainingModule } from '@portal/contract/learning';
import { listNotices } from '@portal/contract/reminders';
import { listRuns } from '@portal/contract/runs';
import { expect } from 'vitest';
import { type Actor, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import { requireForklift } from '../standings/testing/forklift.ts';

const DAY_MS = 86_400_000;

const it = portalIt
  .extend('env', { scope: 'file' }, { SESSION_DAYS: '365' })
  .extend('drivers', async ({ portal, admin, company }) => {
    const module = await requireForklift(portal, company);
    const add = (name: string) => makeTrainee(portal, { name, companyName: company.name });
    const [ida, udo] = [await add('Ida'), await add('Udo')];
    return {
      module,
      ida,
      udo,
      async run(action: 'remind' | 'renew', people: readonly Actor[]) {
        const body = { action, ids: people.map(({ user }) => user.id) };
        const { id } = succeeded(await admin.call(calls.startBulkAction, { body }));
        await portal.work(['job']);
        return succeeded(await admin.call(calls.getJob, { params: { id } }));
      },
      runsOf: async ({ user }: Actor) =>
        succeeded(await admin.call(listRuns, { params: { id: user.id } })).length,
    };
  });

it('remind all who have anything to do, and were not reminded within a day', async ({
  admin,
  drivers,
}) => {
  const { module, ida, udo, run } = drivers;
  await answerQuiz(udo, module);
  const job = await run('remind', [ida, udo]);
  expect(job).toMatchObject({ state: 'done', done: 1, refused: 1, undoable: false });
  const notices = succeeded(await ida.call(listNotices));
  expect(notices.map(({ modules }) => modules)).toEqual([
    [expect.objectContaining({ moduleId: module, kind: 'before' })],
  ]);
  expect(succeeded(await udo.call(listNotices))).toEqual([]);
  expect(await run('remind', [ida])).toMatchObject({ done: 0, refused: 1 });
  const [, line] = succeeded(await admin.call(listActivity, { query: {} }));
  expect(line).toMatchObject({
    action: 'trainees.reminded',
    subject: { count: 1 },
    jobId: job.id,
  });
  const refused = await admin.call(calls.undoJob, { params: { id: job.id } });
  expect([refused.status, refused.error.message]).toEqual([409, 'Reminders cannot be undone.']);
});

it('start the renewals that are possible, which cannot be undone', async ({
  portal,
  admin,
  drivers,
}) => {
  const { module, ida, udo, run, runsOf } = drivers;
  await answerQuiz(ida, module);
  expect(await run('renew', [ida, udo])).toMatchObject({ done: 0, refused: 2 });
  portal.clock.advance(350 * DAY_MS);
  const job = await run('renew', [ida, udo]);
  expect(job).toMatchObject({ state: 'done', done: 1, refused: 1, undoable: false });
  expect([await runsOf(ida), await runsOf(udo)]).toEqual([2, 1]);
  const shown = succeeded(await ida.call(getTrainingModule, { params: { id: module } }));
  expect(shown.standing).toMatchObject({ state: 'renewalOpen', renewing: true });
  expect(await run('renew', [ida])).toMatchObject({ done: 0, refused: 1 });
  const refused = await admin.call(calls.undoJob, { params: { id: job.id } });
  expect([refused.status, refused.error.message]).toEqual([409, 'Renewals cannot be undone.']);
});
