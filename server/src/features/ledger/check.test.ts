/** Complete checks of the log: one at a time, with progress, through stops. */
import { listActivity } from '@portal/contract/activity';
import { cancelLedgerCheck, getLedger, startLedgerCheck } from '@portal/contract/ledger';
import { expect } from 'vitest';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { succeeded } from '#server/testing/factories.ts';
import { stopAtStatement } from '#server/testing/stop-at-statement.ts';
import { LEDGER_CHECK } from './check.ts';
import { itOnLog, leafOfResult } from './testing/it-on-log.ts';

const it = itOnLog.extend('checks', ({ portal, admin, world }) => ({
  /** Appends leaves about results that were deleted since. */
  fill: async (count: number) => {
    await inTransaction(world.db, async (tx) => {
      for (let i = 0; i < count; i += 1)
        await world.ledger.add(tx, { ...leafOfResult(i), resultId: i });
    });
    await world.append();
  },
  start: async () => succeeded(await admin.call(startLedgerCheck, { body: {} })),
  cancel: () => admin.call(cancelLedgerCheck),
  ledger: async () => succeeded(await admin.call(getLedger)),
  work: () => portal.work([LEDGER_CHECK]),
  /** Stops the work in the middle of the check. */
  workOnSome: () =>
    stopAtStatement((ending) => portal.work([LEDGER_CHECK], ending), {
      text: 'update "log_checks"',
      count: 3,
    }),
  recorded: async () =>
    succeeded(await admin.call(listActivity, { query: {} })).flatMap(
      ({ action, subject, actor }) =>
        action.startsWith('portal.') ? [[action, subject.kind, actor.name]] : [],
    ),
}));

it('the ledger shows the log and its last checkpoint', async ({ portal, world, checks }) => {
  expect(await checks.ledger()).toEqual({ size: 0, waiting: 0, checkpoint: null, check: null });
  await checks.fill(70);
  await world.add(2);
  const { checkpoint, ...more } = await checks.ledger();
  expect(more).toEqual({ size: 70, waiting: 2, check: null });
  const note = await world.ledger.checkpoint();
  const [origin, , rootHash] = note.split('\n');
  const signedAt = new Date(portal.clock.now).toISOString();
  expect(checkpoint).toMatchObject({ origin, rootHash, note, signedAt });
  const keys = (await world.ledger.keys()).trim().split('\n');
  expect(keys.map((key) => key.split('+')[1])).toEqual(checkpoint?.keyIds);
});

it('a log without leaves has no problems, before and after its first checkpoint', async ({
  world,
  checks,
}) => {
  for (const prepare of [async () => undefined, world.append]) {
    await prepare();
    await checks.start();
    await checks.work();
    const { check } = await checks.ledger();
    expect(check).toMatchObject({ state: 'done', total: 0, checked: 0, problemCount: 0 });
  }
});

it('a check shows its progress, and goes on after a stop', async ({ world, checks }) => {
  await checks.fill(300);
  await world.db
    .updateTable('log_leaves')
    .set({ result_id: null })
    .where('log_index', 'in', [0, 299])
    .execute();
  expect(await checks.start()).toMatchObject({ state: 'running', total: 300, checked: 0 });
  await checks.workOnSome();
  const { check } = await checks.ledger();
  expect(check).toMatchObject({ state: 'running', endedAt: null, problemCount: 1 });
  expect(check?.checked).toBeGreaterThan(0);
  expect(check?.checked).toBeLessThan(300);
  // Leaves that are added meanwhile are for the next check.
  await checks.fill(10);
  await checks.work();
  const done = (await checks.ledger()).check;
  expect(done).toMatchObject({ state: 'done', total: 300, checked: 300, problemCount: 2 });
  expect(done?.problems).toEqual(
    [0, 299].map((index) => ({ kind: 'result-changed', index, code: null })),
  );
  expect(done?.endedAt).not.toBeNull();
});

it('only the first problems are kept, and all are counted', async ({ world, checks }) => {
  await checks.fill(30);
  await world.db.updateTable('log_leaves').set({ result_id: null }).execute();
  await checks.start();
  await checks.work();
  const { check } = await checks.ledger();
  expect(check?.problemCount).toBe(30);
  expect(check?.problems.map(({ index }) => index)).toEqual([...Array(20).keys()]);
});

it('a cancelled check ends, and the next one begins from the start', async ({ checks }) => {
  await checks.fill(300);
  expect((await checks.cancel()).status).toBe(404);
  await checks.start();
  await checks.workOnSome();
  const cancelled = succeeded(await checks.cancel());
  expect(cancelled.state).toBe('cancelled');
  await checks.work();
  expect((await checks.ledger()).check).toEqual(cancelled);
  expect((await checks.cancel()).status).toBe(404);
  await checks.start();
  await checks.work();
  expect((await checks.ledger()).check).toMatchObject({ state: 'done', checked: 300 });
  expect(await checks.recorded()).toEqual([
    ['portal.ledger-check-started', 'portal', 'Ada Admin'],
    ['portal.ledger-check-cancelled', 'portal', 'Ada Admin'],
    ['portal.ledger-check-started', 'portal', 'Ada Admin'],
  ]);
});

it('of two starts at once, in one process or two, one begins a check', async ({
  world,
  checks,
}) => {
  const [first, second] = await Promise.all([checks.start(), checks.start()]);
  expect(second).toEqual(first);
  expect(await world.db.selectFrom('log_checks').select('id').execute()).toHaveLength(1);
  expect(await checks.recorded()).toHaveLength(1);
});

it('the rows of the newest checks are kept', async ({ world, checks }) => {
  for (let i = 0; i < 22; i += 1) {
    await checks.start();
    await checks.work();
  }
  const rows = await world.db.selectFrom('log_checks').select('id').orderBy('id').execute();
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => i + 3));
});

it('a checkpoint that other keys have signed is a problem', async ({ world, checks }) => {
  await checks.fill(1);
  await world.append(world.withOtherKeys());
  await checks.start();
  await checks.work();
  const { size, check } = await checks.ledger();
  expect(check?.problems).toEqual([{ kind: 'signature-wrong', index: size, code: null }]);
});
