/** People who are added with the email of a trainee in the trash. */
import { signUp } from '@portal/contract/accounts';
import { startBulkAction } from '@portal/contract/jobs';
import { listRuns } from '@portal/contract/runs';
import { createTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { type Actor, makeCompany, PASSWORD, succeeded } from '#server/testing/factories.ts';
import { it as trashIt } from './testing/trash-test.ts';

const it = trashIt.extend(
  'add',
  ({ admin, company }) =>
    ({ user }: Actor, more: { asNew?: boolean; companyName?: string } = {}) =>
      admin.call(createTrainee, {
        body: { name: 'New', email: user.email.toUpperCase(), companyName: company.name, ...more },
      }),
);

it('are refused, with what is known of the deleted trainee, who can be restored', async ({
  portal,
  admin,
  company,
  trash,
  training,
  add,
}) => {
  const { ann } = training;
  const deletionId = await trash.deleteTrainee(ann);
  const refused = await add(ann);
  expect([refused.status, refused.error.code]).toEqual([409, 'IN_TRASH']);
  expect(refused.error.details).toEqual({
    reason: 'emailOfTraineeInTrash',
    values: { email: ann.user.email, name: 'Ann', company: company.name },
    people: [
      {
        userId: ann.user.id,
        name: 'Ann',
        email: ann.user.email,
        company: { id: company.id, name: company.name },
        deletionId,
        deletedAt: new Date(portal.clock.now).toISOString(),
        deletedBy: { id: expect.any(Number), name: 'Ada Admin' },
        purgeAt: new Date(portal.clock.now + 30 * 86_400_000).toISOString(),
        results: 1,
        attempts: 2,
        isRestorable: true,
      },
    ],
  });
  succeeded(await trash.restore(deletionId, { userId: ann.user.id }));
  const runs = succeeded(await admin.call(listRuns, { params: { id: ann.user.id } }));
  expect(runs).toMatchObject([{ number: 1, overallProgress: 33.3 }]);
  // The email belongs to a living account again.
  expect((await add(ann)).error.code).toBe('EMAIL_TAKEN');
});

it('are added as new people if the admin says so; the deleted one stays in the trash', async ({
  trash,
  training,
  add,
}) => {
  await trash.deleteTrainee(training.ann);
  const { id } = succeeded(await add(training.ann, { asNew: true }));
  expect(id).not.toBe(training.ann.user.id);
  expect(await trash.list()).toMatchObject([{ subjectId: training.ann.user.id }]);
});

it('are added without a question if the trainee was deleted for good', async ({
  trash,
  training,
  add,
}) => {
  succeeded(await trash.purge(await trash.deleteTrainee(training.ann)));
  succeeded(await add(training.ann));
});

it('are listed with the trainee who was deleted last at the top', async ({
  portal,
  trash,
  training,
  add,
}) => {
  await trash.deleteTrainee(training.ann);
  const { id } = succeeded(await add(training.ann, { asNew: true }));
  portal.clock.advance(1000);
  await trash.deleteTrainee({ ...training.ann, user: { ...training.ann.user, id } });
  expect((await add(training.ann)).error.details).toMatchObject({
    people: [{ userId: id }, { userId: training.ann.user.id }],
  });
});

it('learn that the company of the deleted trainee is in the trash too', async ({
  portal,
  company,
  trash,
  training,
  add,
}) => {
  const { name: companyName } = await makeCompany(portal);
  const ofCompany = await trash.deleteCompany(company.id);
  const refused = await add(training.ann, { companyName });
  expect(refused.error).toMatchObject({
    code: 'IN_TRASH',
    details: {
      people: [{ deletionId: ofCompany, isRestorable: false, company: { id: company.id } }],
    },
  });
  expect((await trash.restore(ofCompany, { userId: training.ann.user.id })).status).toBe(404);
  succeeded(await add(training.ann, { companyName, asNew: true }));
});

it('who sign up themselves learn nothing of the deleted trainee', async ({
  portal,
  company,
  trash,
  training,
}) => {
  const sign = (email: string) =>
    portal.call(signUp, {
      body: { name: 'Visitor', email, password: PASSWORD, companyName: company.name },
    });
  const { email } = training.ann.user;
  await trash.deleteTrainee(training.ann);
  const [other, same] = [await sign('visitor@mailed.test'), await sign(email)];
  expect([same.status, Object.keys(same.body)]).toEqual([other.status, Object.keys(other.body)]);
});

it('can be one of many who were deleted at once: the others stay in the trash', async ({
  portal,
  admin,
  trash,
  training,
  add,
}) => {
  const { ann, ben } = training;
  const ids = [ann.user.id, ben.user.id];
  succeeded(await admin.call(startBulkAction, { body: { action: 'delete', ids } }));
  await portal.work(['job']);
  const { people } = (await add(ann)).error.details as unknown as {
    people: [{ deletionId: number }];
  };
  const [{ deletionId }] = people;
  const answer = succeeded(await trash.restore(deletionId, { userId: ann.user.id }));
  expect(answer).toMatchObject({ message: 'Ann restored successfully!' });
  expect(await trash.list()).toMatchObject([{ deletionId, counts: { trainees: 1 } }]);
  expect((await trash.restore(deletionId, { userId: ann.user.id })).status).toBe(404);
  succeeded(await trash.restore(deletionId, { userId: ben.user.id }));
  expect(await trash.list()).toEqual([]);
});
