/** Without a trash, the rows of deleted trainees are removed soon after the end of the job that has hidden them. */
import * as calls from '@portal/contract/jobs';
import { expect } from 'vitest';
import { succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { runFirstBatch } from './testing/interrupted-job.ts';
import { makeManyTrainees } from './testing/many-trainees.ts';

const it = portalIt
  .extend('env', { scope: 'file' }, { TRASH_DAYS: '0' })
  .extend('emptying', ({ portal, admin, company }) => {
    return {
      async start(expectedCount: number) {
        const filter = { company: company.id };
        const body = { action: 'delete' as const, filter, expectedCount };
        return succeeded(await admin.call(calls.startBulkAction, { body })).id;
      },
      cancel: (id: number) => admin.call(calls.cancelJob, { params: { id } }),
      async countRows() {
        const { db } = portal.resources;
        const users = db.selectFrom('all_users').select('id').where('company_id', '=', company.id);
        return (await users.execute()).length;
      },
    };
  });

it('when the job has done all', async ({ portal, company, emptying }) => {
  await makeManyTrainees(portal, company, { count: 30 });
  await emptying.start(30);
  await portal.work();
  expect(await emptying.countRows()).toBe(0);
});

it('when the job was cancelled after some', async ({ portal, company, emptying }) => {
  await makeManyTrainees(portal, company, { count: 1_000 });
  const id = await emptying.start(1_000);
  await runFirstBatch(portal);
  await portal.work(['deletion']);
  expect(await emptying.countRows()).toBe(1_000);
  const { done } = succeeded(await emptying.cancel(id));
  await portal.work();
  expect(await emptying.countRows()).toBe(1_000 - done);
});
