/** The impact that an administrator sees before a change of a company, compared with the effect of the change. */
import { deleteCompany, getCompanyImpact } from '@portal/contract/companies';
import { getDashboard } from '@portal/contract/learning';
import { deleteModule, reorderModules } from '@portal/contract/modules';
import { expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { answerQuiz } from '../learning/testing/learn.ts';

const dashboardOf = async (trainee: Actor) => succeeded(await trainee.call(getDashboard));

const it = portalIt.extend('companies', { scope: 'file' }, ({ portal, admin }) => {
  const impactOf = async (id: number) =>
    succeeded(await admin.call(getCompanyImpact, { params: { id } }));

  /** Three quizzes: one trainee has passed all, one the first two, one has tried, one has not started. */
  async function makeClass() {
    const company = await makeCompany(portal);
    const ids: number[] = [];
    for (const name of ['One', 'Two', 'Three'])
      ids.push((await makeQuizModule(portal, company.id, { name })).id);
    const join = () => makeTrainee(portal, { companyName: company.name });
    const trainees = [await join(), await join(), await join(), await join()] as const;
    const [ann, ben, cleo] = trainees;
    for (const id of ids) await answerQuiz(ann, id);
    for (const id of ids.slice(0, 2)) await answerQuiz(ben, id);
    await answerQuiz(cleo, ids[0] ?? 0, { right: 0 });
    return { company, ids, trainees };
  }
  return { impactOf, makeClass };
});

it('counts everything that is deleted with a company, and all of it is deleted', async ({
  portal,
  admin,
  companies,
}) => {
  const { company, trainees } = await companies.makeClass();
  await makeVideoModule(portal, company.id, { questions: 1 });
  expect(await companies.impactOf(company.id)).toEqual({
    modules: 4,
    videos: 1,
    questions: 7,
    trainees: 4,
    inTraining: 2,
    completedAll: 1,
    results: 5,
    attempts: 6,
    helpRequests: 0,
    feedback: 0,
    administrators: 0,
    admins: [],
  });
  succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
  expect((await trainees[0].call(getDashboard)).status).toBe(401);
  const deleted = await admin.call(getCompanyImpact, { params: { id: company.id } });
  expect([deleted.status, deleted.error.message]).toEqual([
    404,
    'Company not found or already deleted',
  ]);
});

it('names the limited admins of the company, but not to one of them', async ({
  portal,
  admin,
  company,
  companies,
}) => {
  const group = await makeGroup(admin, { companyId: company.id });
  const scope = { companyId: company.id, rights: 'read' } as const;
  const limited = await makeLimitedAdmin(portal, [scope], 'Lena');
  await makeLimitedAdmin(portal, [{ ...scope, groupId: group.id }], 'Gwen');
  expect(await companies.impactOf(company.id)).toMatchObject({ admins: ['Gwen', 'Lena'] });
  const seen = await limited.call(getCompanyImpact, { params: { id: company.id } });
  expect(succeeded(seen).admins).toEqual([]);
});

it('counts no trainee as completed when there is nothing to learn', async ({
  portal,
  company,
  companies,
}) => {
  await makeTrainee(portal, { companyName: company.name });
  await makeQuizModule(portal, company.id, { questions: 0 });
  expect(await companies.impactOf(company.id)).toMatchObject({
    inTraining: 0,
    completedAll: 0,
    modules: 1,
  });
});

it('a new module is left to do for trainees who stay completed', async ({ portal, companies }) => {
  const { company, trainees } = await companies.makeClass();
  const before = await companies.impactOf(company.id);
  expect(before).toMatchObject({ inTraining: 2, completedAll: 1 });
  await makeQuizModule(portal, company.id, { name: 'Four' });
  const dashboards = await Promise.all(trainees.map(dashboardOf));
  const backAtWork = dashboards.filter(
    ({ modulesCompleted, overallProgress }) => modulesCompleted === 3 && overallProgress < 100,
  );
  expect(backAtWork).toHaveLength(before.completedAll);
  expect(await companies.impactOf(company.id)).toMatchObject({ inTraining: 2, completedAll: 1 });
});

it('a trainee who completed the training is not in training, also if only new modules are left', async ({
  portal,
  admin,
  company,
  companies,
}) => {
  const { id } = await makeQuizModule(portal, company.id, { name: 'First' });
  const trainee = await makeTrainee(portal, { companyName: company.name });
  await answerQuiz(trainee, id);
  await makeQuizModule(portal, company.id, { name: 'Added' });
  succeeded(await admin.call(deleteModule, { params: { id } }));
  expect(await companies.impactOf(company.id)).toMatchObject({ inTraining: 0, completedAll: 1 });
});

it('reordering locks no module that was open to trainees in training', async ({
  admin,
  companies,
}) => {
  const { company, ids, trainees } = await companies.makeClass();
  const openOf = async (trainee: Actor) =>
    (await dashboardOf(trainee)).moduleProgress.filter((m) => m.unlocked).map((m) => m.moduleId);
  const before = await Promise.all(trainees.map(openOf));
  const moduleOrders = ids.toReversed().map((id, order) => ({ id, order }));
  const impact = await companies.impactOf(company.id);
  const body = { companyId: company.id, moduleOrders };
  succeeded(await admin.call(reorderModules, { body }));
  const after = await Promise.all(trainees.map(openOf));
  for (const [i, open] of before.entries()) expect(after[i]).toEqual(expect.arrayContaining(open));
  expect(await companies.impactOf(company.id)).toEqual(impact);
});
