/** A restore whose answer was lost, and that is requested again. */
import { startBulkAction } from '@portal/contract/jobs';
import { expect } from 'vitest';
import { makeTrainee, succeeded } from '#server/testing/factories.ts';
import { makeManyTrainees } from '../jobs/testing/many-trainees.ts';
import { it as trashIt } from './testing/trash-test.ts';

const it = trashIt.extend('again', ({ portal, trash }) => {
  const { db } = portal.resources;
  const state = async () => ({
    deletions: await db.selectFrom('deletions').selectAll().orderBy('id').execute(),
    activity: await db.selectFrom('activity').select(['id', 'action']).orderBy('id').execute(),
    hidden: await db.selectFrom('all_users').select(['id', 'deletion_id']).orderBy('id').execute(),
  });
  return {
    /** Restores, and requests it once more: the answer is the same and nothing changes. */
    async restoreTwice(deletionId: number, body: { leaveConflicts?: boolean } = {}) {
      const first = succeeded(await trash.restore(deletionId, body));
      await trash.work();
      const before = await state();
      expect(succeeded(await trash.restore(deletionId, body))).toEqual(first);
      await trash.work();
      expect(await state()).toEqual(before);
      return first;
    },
  };
});

it('answers the same for a trainee, a module and a company', async ({
  company,
  trash,
  training,
  again,
}) => {
  const deletions = [
    [await trash.deleteTrainee(training.ann), 'Ann'],
    [await trash.deleteModule(training.second), 'Two'],
  ] as const;
  for (const [deletionId, name] of deletions)
    expect(await again.restoreTwice(deletionId ?? 0)).toEqual({
      success: true,
      message: `${name} restored successfully!`,
      remainingDeletionId: null,
    });
  const { message } = await again.restoreTwice((await trash.deleteCompany(company.id)) ?? 0);
  expect(message).toBe(`${company.name} restored successfully!`);
});

it('answers the same for many trainees of whom one stays in the trash', async ({
  portal,
  admin,
  company,
  again,
}) => {
  const ids = await makeManyTrainees(portal, company, { count: 30 });
  succeeded(await admin.call(startBulkAction, { body: { action: 'delete', ids } }));
  await portal.work(['job']);
  await makeTrainee(portal, {
    companyName: company.name,
    email: `many3@company${company.id}.test`,
  });
  expect(await again.restoreTwice(1, { leaveConflicts: true })).toEqual({
    success: true,
    message:
      '29 trainees restored successfully! 1 trainee stays in the trash, because another account uses the email now.',
    remainingDeletionId: 2,
    outcome: { kind: 'partly', restored: 29, remaining: 1 },
  });
});

it('refuses a deletion that was never restored and does not exist any more', async ({
  trash,
  training,
}) => {
  const deletionId = await trash.deleteTrainee(training.ann);
  succeeded(await trash.purge(deletionId));
  expect((await trash.restore(deletionId)).status).toBe(404);
});
