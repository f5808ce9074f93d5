/** Undos of jobs whose trainees, companies or deletions were changed by other actions since. */
import { deleteCompany } from '@portal/contract/companies';
import * as calls from '@portal/contract/jobs';
import { deleteTrainee, listTrainees } from '@portal/contract/trainees';
import { purgeFromTrash, restoreFromTrash } from '@portal/contract/trash';
import { expect } from 'vitest';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { makeCompany, signInAgain, succeeded } from '#server/testing/factories.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { untilWaiting } from '#server/testing/until-waiting.ts';
import { runFirstBatch } from './testing/interrupted-job.ts';
import { makeManyTrainees } from './testing/many-trainees.ts';

const COUNT = 60;

const it = itAlone
  .extend('ids', ({ portal, company }) => makeManyTrainees(portal, company, { count: COUNT }))
  .extend('run', ({ portal, admin }) => async (body: Parameters<typeof startBody>[0]) => {
    const { id } = succeeded(await admin.call(calls.startBulkAction, startBody(body)));
    await portal.work(['job']);
    return succeeded(await admin.call(calls.getJob, { params: { id } }));
  })
  .extend(
    'undo',
    ({ admin }) =>
      (id: number) =>
        admin.call(calls.undoJob, { params: { id } }),
  );

const startBody = (body: { action: 'delete' | 'move'; ids: number[]; companyId?: number }) => ({
  body,
});

it('a deletion is not undone after an admin asked to delete it for good', async ({
  portal,
  admin,
  ids,
  run,
  undo,
}) => {
  const job = await run({ action: 'delete', ids });
  const params = { deletionId: job.deletionId ?? 0 };
  succeeded(await admin.call(purgeFromTrash, { params }));
  const asked = succeeded(await admin.call(calls.getJob, { params: { id: job.id } }));
  expect(asked.undoable).toBe(false);
  const refused = await undo(job.id);
  expect([refused.status, refused.error.code]).toEqual([409, 'CONFLICT']);
  await portal.work(['deletion']);
  const left = await portal.resources.db.selectFrom('all_users').select('id').execute();
  expect(left.map(({ id }) => id)).toEqual([admin.user.id]);
});

it('a deletion is not undone after its time in the trash', async ({ portal, admin, ids, run }) => {
  const job = await run({ action: 'delete', ids });
  portal.clock.advance(30 * 86_400_000);
  const again = await signInAgain(portal, admin);
  const params = { id: job.id };
  expect(succeeded(await again.call(calls.getJob, { params })).undoable).toBe(false);
  expect((await again.call(calls.undoJob, { params })).status).toBe(409);
});

it('of an undo and a purge at the same time, one is refused', async ({
  portal,
  admin,
  ids,
  run,
  undo,
}) => {
  const job = await run({ action: 'delete', ids });
  const params = { deletionId: job.deletionId ?? 0 };
  const answers = await Promise.all([undo(job.id), admin.call(purgeFromTrash, { params })]);
  const [undone, purged] = answers.map(({ status }) => status === 200);
  expect(undone).toBe(!purged);
  await Promise.all([portal.work(['job']), portal.work(['deletion'])]);
  const total = await portal.resources.db.selectFrom('users').select('id').execute();
  expect(total).toHaveLength(undone ? COUNT + 1 : 1);
});

it('the purge of a deletion that is being undone waits for the end of the undo', async ({
  portal,
  ids,
  run,
  undo,
}) => {
  const job = await run({ action: 'delete', ids });
  succeeded(await undo(job.id));
  portal.clock.advance(31 * 86_400_000);
  await portal.work(['deletion']);
  await portal.work(['job']);
  const total = await portal.resources.db.selectFrom('users').select('id').execute();
  expect(total).toHaveLength(COUNT + 1);
});

it('a deletion is not undone while it is restored from the trash', async ({
  portal,
  admin,
  ids,
  run,
  undo,
}) => {
  const { db } = portal.resources;
  const job = await run({ action: 'delete', ids });
  const params = { deletionId: job.deletionId ?? 0 };
  const answer = await inTransaction(db, async (tx) => {
    // The restore has its lease, and waits for this trainee.
    await tx
      .updateTable('all_users')
      .set({ password_hash: 'none' })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    const restoring = admin.call(restoreFromTrash, { params, body: {} });
    await untilWaiting(portal);
    return { restoring };
  }).then(async ({ restoring }) => ({ undone: await undo(job.id), restored: await restoring }));
  const accepted = [answer.undone, answer.restored].map(({ status }) => status);
  expect(accepted.toSorted()).toEqual([200, 409]);
  await portal.work(['job']);
  const total = await db.selectFrom('users').select('id').execute();
  expect(total).toHaveLength(COUNT + 1);
});

it('an undo of which the company purged a part leaves nothing in the trash', async ({
  portal,
  admin,
  ids,
  run,
  undo,
}) => {
  const { db } = portal.resources;
  const other = await makeCompany(portal);
  const purged = await makeManyTrainees(portal, other, { count: 5 });
  const job = await run({ action: 'delete', ids: [...ids, ...purged] });
  const { deletionId } = succeeded(await admin.call(deleteCompany, { params: { id: other.id } }));
  succeeded(await admin.call(purgeFromTrash, { params: { deletionId: deletionId ?? 0 } }));
  await portal.work(['deletion']);
  succeeded(await undo(job.id));
  await portal.work(['job']);
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(COUNT + 1);
  const open = db.selectFrom('deletions').select('id').where('restored_at', 'is', null);
  expect(await open.where('purged_at', 'is', null).execute()).toEqual([]);
});

it('trainees are not restored into a company that is in the trash', async ({
  admin,
  company,
  ids,
  run,
  undo,
}) => {
  const job = await run({ action: 'delete', ids });
  const { deletionId } = succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
  const refused = await undo(job.id);
  expect([refused.status, refused.error.code]).toEqual([409, 'COMPANY_DELETED']);
  expect(refused.error.details).toEqual({
    reason: 'companyInTrash',
    values: { company: company.name },
    deletionId,
    companyName: company.name,
  });
});

it('a move is not undone while the company to which it led is in the trash', async ({
  portal,
  admin,
  ids,
  run,
  undo,
}) => {
  const target = await makeCompany(portal);
  const job = await run({ action: 'move', ids, companyId: target.id });
  const { deletionId } = succeeded(await admin.call(deleteCompany, { params: { id: target.id } }));
  const refused = await undo(job.id);
  expect([refused.status, refused.error.code]).toEqual([409, 'COMPANY_DELETED']);
  expect(refused.error.details).toMatchObject({ deletionId, companyName: target.name });
});

it('a move is not undone after the former company was deleted for good', async ({
  portal,
  admin,
  company,
  ids,
  run,
  undo,
}) => {
  const target = await makeCompany(portal);
  const job = await run({ action: 'move', ids, companyId: target.id });
  const { deletionId } = succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
  succeeded(await admin.call(purgeFromTrash, { params: { deletionId: deletionId ?? 0 } }));
  await portal.work(['deletion']);
  const refused = await undo(job.id);
  expect([refused.status, refused.error.code]).toEqual([409, 'CONFLICT']);
  expect(succeeded(await admin.call(calls.getJob, { params: { id: job.id } }))).toMatchObject({
    state: 'done',
    done: COUNT,
  });
});

it('a trainee who is deleted while a job moves them is either moved before or refused', async ({
  portal,
  admin,
  company,
  ids,
}) => {
  const target = await makeCompany(portal);
  const some = await makeManyTrainees(portal, target, { count: 1 });
  const all = [...ids, ...some];
  const { id } = succeeded(
    await admin.call(
      calls.startBulkAction,
      startBody({ action: 'move', ids: all, companyId: target.id }),
    ),
  );
  await runFirstBatch(portal);
  const last = ids.at(-1) ?? 0;
  const [deleted] = await Promise.all([
    admin.call(deleteTrainee, { params: { id: last } }),
    portal.work(['job']),
  ]);
  succeeded(deleted);
  const job = succeeded(await admin.call(calls.getJob, { params: { id } }));
  const query = { company: String(target.id) };
  const there = succeeded(await admin.call(listTrainees, { query })).length;
  // One was there before, and the deleted one is not shown.
  expect([COUNT - 1, COUNT]).toContain(job.done);
  expect(there).toBe(COUNT);
  const left = { company: String(company.id) };
  expect(succeeded(await admin.call(listTrainees, { query: left }))).toEqual([]);
});
