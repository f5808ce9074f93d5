import { listActivity, taskKind } from '@portal/contract/activity';
import { Registry } from 'prom-client';
import { expect } from 'vitest';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { succeeded } from '#server/testing/factories.ts';
import { itAlone as it } from '#server/testing/portal-test.ts';
import { reportFailingWork } from './tasks.ts';

it('work that fails for an hour is one line in the activity', async ({ portal, admin }) => {
  const { db } = portal.resources;
  const { now } = portal.clock;
  const failing = { run_at: 0, created_at: 0, last_error: 'the bucket is full' };
  await db
    .insertInto('tasks')
    .values([
      { ...failing, kind: 'deletion', key: '8', failing_since: now },
      { ...failing, kind: 'mails', key: '', failing_since: now + 60_000 },
    ])
    .execute();
  const report = (at: number) => inTransaction(db, (tx) => reportFailingWork(tx, at));
  const lines = async () =>
    succeeded(await admin.call(listActivity, { query: { action: 'portal.work-failing' } }));
  await report(now + 3_599_999);
  expect(await lines()).toEqual([]);
  await report(now + 3_600_000);
  await report(now + 3_600_001);
  expect(await lines()).toMatchObject([
    {
      actor: { id: null, name: 'Training Portal' },
      subject: { kind: 'portal', name: '' },
      after: { task: 'deletion', taskKey: '8', error: 'the bucket is full' },
    },
  ]);
});

it('each kind of work has a text for admins', async ({ portal }) => {
  const registry = new Registry();
  portal.services.tasks.registerMetrics(registry);
  const metrics = await registry.metrics();
  const kinds = new Set([...metrics.matchAll(/kind="([^"]+)"/g)].map(([, kind]) => kind));
  expect([...kinds].sort()).toEqual(taskKind.options.toSorted());
});
