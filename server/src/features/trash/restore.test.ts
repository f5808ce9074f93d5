/** Restores: the rows that they bring back, conflicts, and how each conflict is solved. */
import { signUp } from '@portal/contract/accounts';
import { getDashboard, getTrainingModule } from '@portal/contract/learning';
import { createModule, listModules, reorderModules } from '@portal/contract/modules';
import { updateTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeTrainee,
  PASSWORD,
  setCompany,
  signInAgain,
  succeeded,
} from '#server/testing/factories.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { storedRows } from './testing/stored-rows.ts';
import { it } from './testing/trash-test.ts';

const namesIn = async (admin: Actor, companyId: number) =>
  succeeded(await admin.call(listModules, { query: { companyId: String(companyId) } })).map(
    ({ name }) => name,
  );

/** Another trainee signs up with the email of this one, in another company. */
async function takeEmail(portal: TestPortal, { user }: Actor): Promise<Actor> {
  const { name } = await makeCompany(portal);
  return makeTrainee(portal, { companyName: name, name: 'Newcomer', email: user.email });
}

describe('a restore brings back all rows as they were', () => {
  it('of a trainee', async ({ portal, trash, training }) => {
    const before = await storedRows(portal.resources.db);
    const deletionId = await trash.deleteTrainee(training.ann);
    expect(await storedRows(portal.resources.db)).not.toEqual(before);
    const answer = succeeded(await trash.restore(deletionId));
    expect(answer).toEqual({
      success: true,
      message: 'Ann restored successfully!',
      remainingDeletionId: null,
    });
    expect(await storedRows(portal.resources.db)).toEqual(before);
  });

  it('of a module', async ({ portal, trash, training }) => {
    const { ann, second } = training;
    // The deletion remembers which modules are open now.
    succeeded(await ann.call(getTrainingModule, { params: { id: second } }));
    const before = await storedRows(portal.resources.db);
    const deletionId = await trash.deleteModule(training.first);
    succeeded(await trash.restore(deletionId));
    await trash.work();
    const after = await storedRows(portal.resources.db);
    expect({ ...after, progress: [] }).toEqual({ ...before, progress: [] });
    expect(after['progress']).toEqual(expect.arrayContaining(before['progress'] ?? []));
  });

  it('of a company', async ({ portal, company, trash, training }) => {
    const before = await storedRows(portal.resources.db);
    const deletionId = await trash.deleteCompany(company.id);
    expect((await storedRows(portal.resources.db))['feedback_givers']).toEqual([]);
    succeeded(await trash.restore(deletionId));
    await trash.work();
    expect(await storedRows(portal.resources.db)).toEqual(before);
    expect((await training.ann.call(getDashboard)).status).toBe(401);
    const again = await signInAgain(portal, training.ann);
    expect((await again.call(getDashboard)).status).toBe(200);
  });

  it('also of a trainee and a module that were deleted before their company', async ({
    portal,
    company,
    trash,
    training,
  }) => {
    const before = await storedRows(portal.resources.db);
    const ofTrainee = await trash.deleteTrainee(training.ben);
    const ofModule = await trash.deleteModule(training.third);
    const ofCompany = await trash.deleteCompany(company.id);
    for (const deletionId of [ofTrainee, ofModule]) {
      const refused = await trash.restore(deletionId);
      expect([refused.status, refused.error.code]).toEqual([409, 'COMPANY_DELETED']);
      expect(refused.error.details).toMatchObject({
        deletionId: ofCompany,
        companyName: company.name,
      });
    }
    for (const deletionId of [ofCompany, ofModule, ofTrainee])
      succeeded(await trash.restore(deletionId));
    await trash.work();
    const after = await storedRows(portal.resources.db);
    expect({ ...after, progress: [] }).toEqual({ ...before, progress: [] });
  });
});

describe('the place of a restored module', () => {
  it('is where it was, although the order was saved meanwhile', async ({
    admin,
    company,
    trash,
    training,
  }) => {
    const { first, second, third } = training;
    const deletionId = await trash.deleteModule(second);
    const moduleOrders = [third, first].map((id, order) => ({ id, order }));
    const body = { companyId: company.id, moduleOrders };
    succeeded(await admin.call(reorderModules, { body }));
    const params = { id: company.id };
    succeeded(await admin.call(createModule, { params, body: { name: 'New' } }));
    expect(await namesIn(admin, company.id)).toEqual(['Three', 'One', 'New']);
    succeeded(await trash.restore(deletionId));
    expect(await namesIn(admin, company.id)).toEqual(['Three', 'Two', 'One', 'New']);
  });

  it('locks nothing that was open meanwhile', async ({ trash, training }) => {
    const { ann, first, second, third } = training;
    // Ann has passed the first, so that the third is open without the second.
    const deletionId = await trash.deleteModule(second);
    succeeded(await ann.call(getTrainingModule, { params: { id: third } }));
    succeeded(await trash.restore(deletionId));
    for (const id of [first, second, third])
      expect((await ann.call(getTrainingModule, { params: { id } })).status).toBe(200);
  });
});

describe('an email that was given to another account', () => {
  it('is replaced by another one', async ({ portal, trash, training }) => {
    const { ann } = training;
    const deletionId = await trash.deleteTrainee(ann);
    const newcomer = await takeEmail(portal, ann);
    const { id: userId, name, email } = ann.user;
    const refused = await trash.restore(deletionId);
    expect([refused.status, refused.error.code, refused.error.details]).toEqual([
      409,
      'EMAIL_TAKEN',
      {
        reason: 'emailOfRestoredTaken',
        values: { email, name },
        people: [{ userId, name, email }],
        count: 1,
        takenBy: { userId: newcomer.user.id, name: 'Newcomer', isTrainee: true },
      },
    ]);
    const same = await trash.restore(deletionId, { email: newcomer.user.email.toUpperCase() });
    expect(same.error.code).toBe('EMAIL_TAKEN');
    succeeded(await trash.restore(deletionId, { email: 'ann@other.test' }));
    const restored = { ...ann, user: { ...ann.user, email: 'ann@other.test' } };
    expect((await signInAgain(portal, restored)).user.id).toBe(userId);
  });

  it('leaves its trainee in the trash when the company is restored', async ({
    portal,
    company,
    trash,
    training,
  }) => {
    const { ann, ben } = training;
    const ofCompany = await trash.deleteCompany(company.id);
    const newcomer = await takeEmail(portal, ann);
    const refused = await trash.restore(ofCompany);
    expect([refused.error.code, refused.error.details]).toMatchObject([
      'EMAIL_TAKEN',
      { people: [{ userId: ann.user.id }], count: 1 },
    ]);
    const { remainingDeletionId } = succeeded(
      await trash.restore(ofCompany, { leaveConflicts: true }),
    );
    expect(await trash.list()).toMatchObject([
      { deletionId: remainingDeletionId, kind: 'trainee', subjectId: ann.user.id, name: 'Ann' },
    ]);
    expect((await signInAgain(portal, ben)).user.id).toBe(ben.user.id);
    expect((await signInAgain(portal, newcomer)).user.id).toBe(newcomer.user.id);
    succeeded(await trash.restore(remainingDeletionId, { email: 'ann@other.test' }));
    expect(await trash.list()).toEqual([]);
  });

  it('returns to its trainee if the other account is deleted as well', async ({
    portal,
    admin,
    company,
    trash,
    training,
  }) => {
    const { ann } = training;
    const ofCompany = await trash.deleteCompany(company.id);
    const newcomer = await takeEmail(portal, ann);
    // The second time the email is freed from an account that is hidden only through its company.
    await trash.deleteCompany(newcomer.user.company?.id ?? 0);
    succeeded(await trash.restore(ofCompany));
    expect((await signInAgain(portal, ann)).user.id).toBe(ann.user.id);
    const params = { id: ann.user.id };
    succeeded(await admin.call(updateTrainee, { params, body: { email: 'ann@third.test' } }));
  });

  it('is free for a sign-up at once', async ({ portal, company, trash, training }) => {
    await trash.deleteTrainee(training.ann);
    const { email } = training.ann.user;
    const body = { name: 'Ann Again', email, password: PASSWORD, companyName: company.name };
    expect((await portal.call(signUp, { body })).status).toBe(201);
  });
});

describe('a company', () => {
  it('whose name is taken gets another one', async ({ portal, admin, company, trash }) => {
    const deletionId = await trash.deleteCompany(company.id);
    await makeCompany(portal, company.name.toUpperCase());
    expect((await trash.restore(deletionId)).error.code).toBe('NAME_TAKEN');
    succeeded(await trash.restore(deletionId, { name: 'The former one' }));
    expect(await namesIn(admin, company.id)).toEqual([]);
  });

  it('with an administrator is not deleted', async ({ portal, company, trash, admin }) => {
    await setCompany(portal, admin.user.id, company.id);
    await expect(trash.deleteCompany(company.id)).rejects.toThrow('FOREIGN_KEY');
  });
});
