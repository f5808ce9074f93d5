/** What an administrator is told of a company, held against what a change of it then does. */
import { deleteCompany, getCompanyImpact } from '@portal/contract/companies';
import { getDashboard } from '@portal/contract/learning';
import { reorderModules } from '@portal/contract/modules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { answerQuiz } from '../learning/testing/learn.ts';

let portal: TestPortal;
let token: string;

beforeAll(async () => {
  portal = await startTestPortal();
  token = (await signInAdmin(portal)).token;
});
afterAll(() => portal[Symbol.asyncDispose]());

const impactOf = async (id: number) =>
  succeeded(await portal.call(getCompanyImpact, { params: { id }, token }));
const dashboardOf = async (trainee: string) =>
  succeeded(await portal.call(getDashboard, { token: trainee }));

/** Three quizzes: one trainee has passed all, one the first two, one has tried, one has not come. */
async function makeClass() {
  const company = await makeCompany(portal);
  const ids: number[] = [];
  for (const name of ['One', 'Two', 'Three'])
    ids.push((await makeQuizModule(portal, company.id, { name })).id);
  const join = async () => (await makeTrainee(portal, { companyName: company.name })).token;
  const trainees = [await join(), await join(), await join(), await join()] as const;
  const [ann, ben, cleo] = trainees;
  for (const id of ids) await answerQuiz(portal, ann, id);
  for (const id of ids.slice(0, 2)) await answerQuiz(portal, ben, id);
  await answerQuiz(portal, cleo, ids[0] ?? 0, { right: 0 });
  return { company, ids, trainees };
}

it('counts all that goes with a company, and it all goes', async () => {
  const { company, trainees } = await makeClass();
  await makeVideoModule(portal, company.id, { questions: 1 });
  expect(await impactOf(company.id)).toEqual({
    modules: 4,
    videos: 1,
    questions: 7,
    trainees: 4,
    inTraining: 3,
    completedAll: 0,
    results: 5,
    attempts: 6,
    helpRequests: 0,
    feedback: 0,
    administrators: 0,
  });
  succeeded(await portal.call(deleteCompany, { params: { id: company.id }, token }));
  expect((await portal.call(getDashboard, { token: trainees[0] })).status).toBe(401);
  const gone = await portal.call(getCompanyImpact, { params: { id: company.id }, token });
  expect([gone.status, gone.error.message]).toEqual([404, 'Company not found or already deleted']);
});

it('nobody is through where there is nothing to learn', async () => {
  const company = await makeCompany(portal);
  await makeTrainee(portal, { companyName: company.name });
  await makeQuizModule(portal, company.id, { questions: 0 });
  expect(await impactOf(company.id)).toMatchObject({ inTraining: 0, completedAll: 0, modules: 1 });
});

it('a module more is one more to do for those who were through', async () => {
  const { company, trainees } = await makeClass();
  const before = await impactOf(company.id);
  expect(before).toMatchObject({ inTraining: 2, completedAll: 1 });
  await makeQuizModule(portal, company.id, { name: 'Four' });
  const dashboards = await Promise.all(trainees.map(dashboardOf));
  const backAtWork = dashboards.filter(
    ({ modulesCompleted, overallProgress }) => modulesCompleted === 3 && overallProgress < 100,
  );
  expect(backAtWork).toHaveLength(before.completedAll);
  expect(await impactOf(company.id)).toMatchObject({ inTraining: 3, completedAll: 0 });
});

it('another order locks nothing that was open to those in training', async () => {
  const { company, ids, trainees } = await makeClass();
  const openOf = async (trainee: string) =>
    (await dashboardOf(trainee)).moduleProgress.filter((m) => m.unlocked).map((m) => m.moduleId);
  const before = await Promise.all(trainees.map(openOf));
  const moduleOrders = ids.toReversed().map((id, order) => ({ id, order }));
  const impact = await impactOf(company.id);
  const body = { companyId: company.id, moduleOrders };
  succeeded(await portal.call(reorderModules, { body, token }));
  const after = await Promise.all(trainees.map(openOf));
  for (const [i, open] of before.entries()) expect(after[i]).toEqual(expect.arrayContaining(open));
  expect(await impactOf(company.id)).toEqual(impact);
});
