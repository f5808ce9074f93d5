/** Trainees who were deleted in one action: they are restored in batches. */
import { listActivity } from '@portal/contract/activity';
import { startBulkAction } from '@portal/contract/jobs';
import { expect } from 'vitest';
import { LEASE_MS } from '#server/platform/tasks/queries.ts';
import { type Actor, makeCompany, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { insertUser } from '../accounts/service.ts';
import { storedRows } from './testing/stored-rows.ts';
import { it as trashIt } from './testing/trash-test.ts';

const TRAINEES = 60;

const it = trashIt.extend('many', async ({ portal, admin, company }) => {
  const { db } = portal.resources;
  const ids: number[] = [];
  for (let i = 0; i < TRAINEES; i += 1)
    ids.push(
      await insertUser(db, {
        name: `Many ${i}`,
        email: `${i}@many.test`,
        role: 'TRAINEE',
        company_id: company.id,
        password_hash: 'none',
        created_at: i,
      }),
    );
  /** Returns the deletion. */
  const remove = async (by: Actor = admin): Promise<number> => {
    const body = { action: 'delete', ids } as const;
    const job = succeeded(await by.call(startBulkAction, { body }));
    await portal.work(['job']);
    const { deletion_id } = await db
      .selectFrom('jobs')
      .select('deletion_id')
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow();
    return deletion_id ?? 0;
  };
  return { ids, remove };
});

it('brings all of them back', async ({ portal, admin, trash, many }) => {
  const before = await storedRows(portal.resources.db);
  const deletionId = await many.remove();
  expect(await trash.list()).toMatchObject([
    { deletionId, subjectId: null, name: '', counts: { trainees: TRAINEES } },
  ]);
  const answer = succeeded(await trash.restore(deletionId));
  expect(answer.message).toBe('60 trainees restored successfully!');
  expect(await storedRows(portal.resources.db)).toEqual(before);
  expect(await trash.list()).toEqual([]);
  const query = { action: 'trainee.restored' as const };
  const [line] = succeeded(await admin.call(listActivity, { query }));
  expect(line?.subject).toEqual({ kind: 'trainee', id: null, name: '', count: TRAINEES });
});

it('names those whose email is taken, and leaves them in the trash if asked to', async ({
  portal,
  trash,
  many,
}) => {
  const { db } = portal.resources;
  const deletionId = await many.remove();
  const { name: companyName } = await makeCompany(portal);
  for (const i of [3, 40]) await makeTrainee(portal, { companyName, email: `${i}@many.test` });
  const hidden = await storedRows(db);
  const refused = await trash.restore(deletionId);
  expect([refused.status, refused.error.code, refused.error.details]).toEqual([
    409,
    'EMAIL_TAKEN',
    {
      reason: 'emailsOfRestoredTaken',
      values: { count: 2 },
      people: [3, 40].map((i) => ({
        userId: many.ids[i],
        name: `Many ${i}`,
        email: `${i}@many.test`,
      })),
      count: 2,
    },
  ]);
  expect(await storedRows(db)).toEqual(hidden);
  const answer = succeeded(await trash.restore(deletionId, { leaveConflicts: true }));
  const { remainingDeletionId } = answer;
  expect(answer.message).toBe(
    '58 trainees restored successfully! 2 trainees stay in the trash, because other accounts use their emails now.',
  );
  expect(await trash.list()).toMatchObject([
    { deletionId: remainingDeletionId, name: '', counts: { trainees: 2 } },
  ]);
  const shown = await db.selectFrom('users').select('id').where('id', 'in', many.ids).execute();
  expect(shown).toHaveLength(TRAINEES - 2);
});

it('says that no trainee was restored when all their emails are taken', async ({
  portal,
  admin,
  trash,
  many,
}) => {
  const { name: companyName } = await makeCompany(portal);
  const body = { action: 'delete', ids: many.ids.slice(0, 2) } as const;
  const job = succeeded(await admin.call(startBulkAction, { body }));
  await portal.work(['job']);
  for (const i of [0, 1]) await makeTrainee(portal, { companyName, email: `${i}@many.test` });
  const [deletion] = await trash.list();
  expect(deletion?.counts).toEqual({ trainees: 2 });
  const answer = succeeded(
    await trash.restore(deletion?.deletionId ?? 0, { leaveConflicts: true }),
  );
  expect(answer.message).toBe(
    'No trainee was restored. 2 trainees stay in the trash, because other accounts use their emails now.',
  );
  expect(await trash.list()).toMatchObject([{ deletionId: answer.remainingDeletionId }]);
  expect(job.total).toBe(2);
});

it('waits for another process that restores them, and goes on if it was killed', async ({
  portal,
  trash,
  many,
}) => {
  const deletionId = await many.remove();
  const { db } = portal.resources;
  await db.updateTable('deletions').set({ settled_at: null }).execute();
  const lease = { lease_until: portal.clock.now + LEASE_MS, run_at: portal.clock.now };
  await db.updateTable('tasks').set(lease).where('key', '=', String(deletionId)).execute();
  const purged = await trash.purge(deletionId);
  expect([purged.status, purged.error.code]).toEqual([409, 'CONFLICT']);
  const restoring = trash.restore(deletionId);
  portal.clock.advance(LEASE_MS);
  expect(succeeded(await restoring).message).toBe('60 trainees restored successfully!');
  expect(await trash.list()).toEqual([]);
});
