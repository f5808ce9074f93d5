/** Jobs of hundreds of trainees whose process is stopped, and the access of trainees whom they delete. */
import { getJob, startBulkAction, startRunsOfCompany, undoJob } from '@portal/contract/jobs';
import { getDashboard } from '@portal/contract/learning';
import { expect } from 'vitest';
import { makeTrainee, succeeded } from '#server/testing/factories.ts';
import { listen, openLive } from '#server/testing/live-client.ts';
import { itAlone as it } from '#server/testing/portal-test.ts';
import { PREPARING_MS } from './starting.ts';
import { runFirstBatch } from './testing/interrupted-job.ts';
import { countRuns, makeManyTrainees } from './testing/many-trainees.ts';

const COUNT = 500;

it('a job continues after a stop and handles no trainee twice, and so does its undo', async ({
  portal,
  admin,
  company,
}) => {
  await makeManyTrainees(portal, company, { count: COUNT });
  const params = { id: company.id };
  const { id } = succeeded(await admin.call(startRunsOfCompany, { params, body: {} }));
  const ask = async () => succeeded(await admin.call(getJob, { params: { id } }));
  await runFirstBatch(portal);
  const stopped = await ask();
  expect(stopped.state).toBe('running');
  expect(stopped.done).toBeLessThan(COUNT);
  await portal.work(['job']);
  expect(await ask()).toMatchObject({ state: 'done', done: COUNT, refused: 0 });
  expect(await countRuns(portal, company.id)).toEqual([[2, COUNT]]);

  succeeded(await admin.call(undoJob, { params: { id } }));
  await runFirstBatch(portal);
  expect(await ask()).toMatchObject({ state: 'undoing', endedAt: null });
  await portal.work(['job']);
  expect(await ask()).toMatchObject({ state: 'undone', done: 0 });
  expect(await countRuns(portal, company.id)).toEqual([[1, COUNT]]);
});

it('a job whose process was killed while it was stored has failed and changed nothing', async ({
  portal,
  admin,
  company,
}) => {
  const ids = await makeManyTrainees(portal, company, { count: 2 });
  const { id } = succeeded(await admin.call(startBulkAction, { body: { action: 'delete', ids } }));
  const { db } = portal.resources;
  await db.updateTable('jobs').set({ state: 'preparing' }).execute();
  await db
    .updateTable('tasks')
    .set({ run_at: portal.clock.now + PREPARING_MS })
    .execute();
  const ask = async () => succeeded(await admin.call(getJob, { params: { id } }));
  await portal.work(['job']);
  expect(await ask()).toMatchObject({ state: 'running', done: 0 });
  portal.clock.advance(PREPARING_MS);
  await portal.work(['job']);
  const problem = 'The portal was stopped before the action began. Nothing was changed.';
  expect(await ask()).toMatchObject({ state: 'failed', done: 0, problem, undoable: false });
});

it('trainees lose their access while the job that deletes them still runs', async ({
  portal,
  admin,
  company,
}) => {
  const first = await makeTrainee(portal, { companyName: company.name, name: 'Aaron' });
  await makeManyTrainees(portal, company, { count: COUNT });
  await using client = await openLive(await listen(portal.app), first);
  const filter = { company: company.id };
  const body = { action: 'delete' as const, filter, expectedCount: COUNT + 1 };
  const { id } = succeeded(await admin.call(startBulkAction, { body }));
  await runFirstBatch(portal);
  expect((await client.closed).code).toBe(4401);
  expect((await first.call(getDashboard)).status).toBe(401);
  expect(succeeded(await admin.call(getJob, { params: { id } })).state).toBe('running');
});
