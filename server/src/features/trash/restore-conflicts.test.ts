/** Restores at the same time as other changes of the same rows. */
import { deleteCompany } from '@portal/contract/companies';
import { startBulkAction } from '@portal/contract/jobs';
import { deleteTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { makeCompany, makeTrainee, setCompany, succeeded } from '#server/testing/factories.ts';
import { untilWaiting } from '#server/testing/until-waiting.ts';
import { insertUser } from '../accounts/service.ts';
import { makeManyTrainees } from '../jobs/testing/many-trainees.ts';
import { it } from './testing/trash-test.ts';

const hiddenIds = async (db: Parameters<typeof insertUser>[0]) =>
  (
    await db
      .selectFrom('all_users')
      .select('id')
      .where('deletion_id', 'is not', null)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

it('a company whose trainee loses the email at the same moment names that trainee', async ({
  portal,
  company,
  trash,
  training,
}) => {
  const { db } = portal.resources;
  const { ann } = training;
  const other = await makeCompany(portal);
  const deletionId = await trash.deleteCompany(company.id);
  const restoring = await inTransaction(db, async (tx) => {
    await insertUser(tx, {
      name: 'Newcomer',
      email: ann.user.email,
      role: 'TRAINEE',
      company_id: other.id,
      password_hash: 'none',
      created_at: portal.clock.now,
    });
    const answer = trash.restore(deletionId);
    await untilWaiting(portal);
    return { answer };
  });
  const refused = await restoring.answer;
  expect([refused.status, refused.error.code]).toEqual([409, 'EMAIL_TAKEN']);
  expect(refused.error.details).toMatchObject({ people: [{ userId: ann.user.id }], count: 1 });
  const { remainingDeletionId } = succeeded(
    await trash.restore(deletionId, { leaveConflicts: true }),
  );
  succeeded(await trash.restore(remainingDeletionId, { email: 'ann@other.test' }));
  expect(await hiddenIds(db)).toEqual([]);
});

it('a company with more conflicts than one query reads leaves all of them in the trash', async ({
  portal,
  company,
  trash,
}) => {
  const { db } = portal.resources;
  const ids = await makeManyTrainees(portal, company, { count: 450 });
  const deletionId = await trash.deleteCompany(company.id);
  const other = await makeCompany(portal);
  for (const i of ids.keys())
    await insertUser(db, {
      name: `Newcomer ${i}`,
      email: `MANY${i}@company${company.id}.test`,
      role: 'TRAINEE',
      company_id: other.id,
      password_hash: 'none',
      created_at: portal.clock.now,
    });
  const { error } = await trash.restore(deletionId);
  expect([error.code, error.details]).toMatchObject(['EMAIL_TAKEN', { count: 450 }]);
  // The emails of 440 trainees are free again.
  await db.deleteFrom('runs').where('company_id', '=', other.id).execute();
  await db
    .deleteFrom('all_users')
    .where('company_id', '=', other.id)
    .where('name', 'not like', '%0')
    .execute();
  const answer = succeeded(await trash.restore(deletionId, { leaveConflicts: true }));
  expect(await hiddenIds(db)).toHaveLength(45);
  expect(await trash.list()).toMatchObject([
    { deletionId: answer.remainingDeletionId, name: '', counts: { trainees: 45 } },
  ]);
});

it('trainees of several companies, of which one was purged since, are counted again', async ({
  portal,
  admin,
  company,
  trash,
}) => {
  const { db } = portal.resources;
  const purged = await makeCompany(portal);
  const ids = [
    ...(await makeManyTrainees(portal, company, { count: 3 })),
    ...(await makeManyTrainees(portal, purged, { count: 2 })),
  ];
  succeeded(await admin.call(startBulkAction, { body: { action: 'delete', ids } }));
  await portal.work(['job']);
  const { user } = await makeTrainee(portal, { companyName: purged.name });
  const idsOfPurged = [user.id];
  succeeded(await admin.call(startBulkAction, { body: { action: 'delete', ids: idsOfPurged } }));
  await portal.work(['job']);
  expect(await trash.list()).toHaveLength(2);
  succeeded(await trash.purge(await trash.deleteCompany(purged.id)));
  await trash.work();
  const [left, ...others] = await trash.list();
  expect([left, others]).toMatchObject([{ name: '', counts: { trainees: 3 } }, []]);
  const answer = succeeded(await trash.restore(left?.deletionId ?? 0));
  expect(answer.message).toBe('3 trainees restored successfully!');
  expect(await hiddenIds(db)).toEqual([]);
});

it('a trainee of a deletion of many who was moved before it is not purged with the former company', async ({
  portal,
  admin,
  company,
  trash,
}) => {
  const { db } = portal.resources;
  const former = await makeCompany(portal);
  const ann = await makeTrainee(portal, { companyName: former.name });
  const ids = [ann.user.id, ...(await makeManyTrainees(portal, former, { count: 2 }))];
  succeeded(await admin.call(startBulkAction, { body: { action: 'delete', ids } }));
  // Between the choice of the trainees and the first batch.
  await setCompany(portal, ann.user.id, company.id);
  await portal.work(['job']);
  succeeded(await trash.purge(await trash.deleteCompany(former.id)));
  await trash.work();
  const [left] = await trash.list();
  expect(left).toMatchObject({ name: '', counts: { trainees: 1 } });
  succeeded(await trash.restore(left?.deletionId ?? 0));
  expect(await hiddenIds(db)).toEqual([]);
});

it('of two admins at once, one restores or deletes for good, and the other gets the result or is refused', async ({
  trash,
  company,
  training,
}) => {
  const statuses = async (...calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).toSorted();
  const ofAnn = await trash.deleteTrainee(training.ann);
  expect(await statuses(trash.restore(ofAnn), trash.restore(ofAnn))).toEqual([200, 200]);
  const ofModule = await trash.deleteModule(training.second);
  expect(await statuses(trash.restore(ofModule), trash.purge(ofModule))).toEqual([200, 404]);
  const ofCompany = await trash.deleteCompany(company.id);
  expect(await statuses(trash.purge(ofCompany), trash.purge(ofCompany))).toEqual([200, 404]);
  await trash.work();
  expect(await trash.list()).toEqual([]);
});

it('a trainee and the company, deleted at once, are both hidden and both return', async ({
  portal,
  admin,
  company,
  trash,
  training,
}) => {
  const { db } = portal.resources;
  const [ofAnn, ofCompany] = await Promise.all([
    admin.call(deleteTrainee, { params: { id: training.ann.user.id } }),
    admin.call(deleteCompany, { params: { id: company.id } }),
  ]);
  await trash.work();
  succeeded(await trash.restore(succeeded(ofCompany).deletionId));
  if (ofAnn.status === 200) succeeded(await trash.restore(ofAnn.body.deletionId));
  else expect(ofAnn.status).toBe(404);
  await trash.work();
  expect(await hiddenIds(db)).toEqual([]);
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(3);
});
