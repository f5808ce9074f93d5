import type { Session } from '@portal/contract/accounts';
import { logInAsAdmin } from '@portal/contract/accounts';
import { NOTIFICATIONS_MAX } from '@portal/contract/limits';
import { reorderModules, saveQuestions } from '@portal/contract/modules';
import { listCompletions, markCompletionsRead } from '@portal/contract/notifications';
import { deleteTrainee } from '@portal/contract/trainees';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  PASSWORD,
  signInAdmin,
  someQuestions,
  succeeded,
} from '#server/testing/factories.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { PORTAL } from '../activity/service.ts';
import { LEARNING_COMPLETED, LEARNING_PROGRESSED } from '../learning/service.ts';
import { answerQuiz, watchVideo } from '../learning/testing/learn.ts';

let portal: TestPortal;
let admin: Session;
let company: { id: number; name: string };
let trainee: Session;
let first: { id: number };

beforeAll(async () => {
  portal = await startTestPortal();
  admin = await signInAdmin(portal);
});
afterAll(() => portal[Symbol.asyncDispose]());
beforeEach(async () => {
  company = await makeCompany(portal);
  trainee = await makeTrainee(portal, { name: 'Tess', companyName: company.name });
  first = await makeQuizModule(portal, company.id);
});

const list = async ({ token } = admin) => succeeded(await portal.call(listCompletions, { token }));
const ofTess = async (session = admin) =>
  (await list(session)).filter(({ traineeId }) => traineeId === trainee.user.id);
const read = (upTo: number, { token } = admin) =>
  portal.call(markCompletionsRead, { body: { upTo }, token });
const pass = (id: number) => answerQuiz(portal, trainee.token, id);
const setOrder = async (modules: { id: number }[]) => {
  const moduleOrders = modules.map(({ id }, order) => ({ id, order }));
  const body = { companyId: company.id, moduleOrders };
  succeeded(await portal.call(reorderModules, { body, token: admin.token }));
};

async function anotherAdmin(email: string): Promise<Session> {
  const body = { email, password: PASSWORD };
  await portal.services.accounts.createAdmin(PORTAL, { name: 'Otto Admin', ...body });
  return succeeded(await portal.call(logInAsAdmin, { body }));
}

it('is for administrators', async () => {
  expect((await portal.call(listCompletions, {})).status).toBe(401);
  expect((await portal.call(listCompletions, { token: trainee.token })).status).toBe(403);
  const body = { upTo: 1 };
  expect((await portal.call(markCompletionsRead, { body })).status).toBe(401);
  expect((await portal.call(markCompletionsRead, { body, token: trainee.token })).status).toBe(403);
  expect((await read(0)).status).toBe(400);
  expect((await read(1.5)).status).toBe(400);
});

it('tells of the last module, not of those before, and once', async () => {
  const second = await makeVideoModule(portal, company.id, { seconds: 10 });
  await pass(first.id);
  expect(await ofTess()).toEqual([]);
  await watchVideo(portal, trainee.token, second.id, 10);
  const doneBy = portal.clock.now;
  await watchVideo(portal, trainee.token, second.id, 10);
  await pass(first.id);
  const [only, ...more] = await ofTess();
  expect(more).toEqual([]);
  expect(only).toMatchObject({ traineeId: trainee.user.id, traineeName: 'Tess', isRead: false });
  expect(Date.parse(only?.completedAt ?? '')).toBeLessThanOrEqual(doneBy);
});

it('tells of those for whom the last module is done because its quiz is gone, once', async () => {
  const added = await makeVideoModule(portal, company.id, { seconds: 10, questions: 1 });
  const last = await makeQuizModule(portal, company.id);
  const other = await makeTrainee(portal, { name: 'Bo', companyName: company.name });
  await pass(first.id);
  await answerQuiz(portal, other.token, first.id);
  // The trainee passes the last module, then the added one is moved before it.
  await setOrder([first, last, added]);
  await pass(last.id);
  for (const { token } of [trainee, other]) {
    await setOrder([first, added, last]);
    await watchVideo(portal, token, added.id, 10);
  }

  const heard: unknown[] = [];
  const ends = [LEARNING_COMPLETED, LEARNING_PROGRESSED].map((topic) =>
    portal.resources.bus.subscribe(topic, (payload) => void heard.push(payload)),
  );
  for (const mcqs of [[], someQuestions(1), []]) {
    const input = { params: { id: added.id }, body: { mcqs }, token: admin.token };
    succeeded(await portal.call(saveQuestions, input));
  }
  for (const end of ends) end();
  expect(await ofTess()).toHaveLength(1);
  expect((await list()).filter(({ traineeId }) => traineeId === other.user.id)).toEqual([]);
  const companyId = company.id;
  expect(heard).toEqual([
    { traineeId: trainee.user.id, companyId, moduleId: added.id },
    { traineeId: trainee.user.id, companyId, traineeName: 'Tess' },
    { traineeId: other.user.id, companyId, moduleId: added.id },
  ]);
});

it('stays as it was when modules that came later are done', async () => {
  await pass(first.id);
  const told = await ofTess();
  portal.clock.advance(1_000);
  const later = await makeQuizModule(portal, company.id);
  expect(await ofTess()).toEqual(told);
  await pass(later.id);
  expect(await ofTess()).toEqual(told);
});

it('tells of the newest first', async () => {
  const other = await makeTrainee(portal, { name: 'Bo', companyName: company.name });
  await answerQuiz(portal, other.token, first.id);
  portal.clock.advance(1_000);
  await pass(first.id);
  const names = (await list()).map(({ traineeName }) => traineeName);
  expect(names.slice(0, 2)).toEqual(['Tess', 'Bo']);
});

it('is read up to one by each administrator for themselves, and never unread again', async () => {
  const other = await anotherAdmin('otto@portal.test');
  // The trainee who signed up later completes the training first.
  const bo = await makeTrainee(portal, { name: 'Bo', companyName: company.name });
  await answerQuiz(portal, bo.token, first.id);
  portal.clock.advance(1_000);
  await pass(first.id);
  const [newer, older] = await list();
  const states = async (session: Session) =>
    (await list(session)).slice(0, 2).map(({ isRead }) => isRead);
  succeeded(await read(older?.id ?? 0));
  expect(await states(admin)).toEqual([false, true]);
  succeeded(await read(newer?.id ?? 0));
  succeeded(await read(older?.id ?? 0));
  expect(await states(admin)).toEqual([true, true]);
  expect(await states(other)).toEqual([false, false]);
});

it('cannot be read before it is there', async () => {
  succeeded(await read(1_000_000));
  portal.clock.advance(1);
  await pass(first.id);
  expect((await ofTess())[0]?.isRead).toBe(false);
});

it('is no news to who became administrator later', async () => {
  await pass(first.id);
  portal.clock.advance(1);
  const newcomer = await anotherAdmin('nina@portal.test');
  expect((await ofTess(newcomer)).map(({ isRead }) => isRead)).toEqual([true]);
});

it('goes with the trainee', async () => {
  await pass(first.id);
  const params = { id: trainee.user.id };
  succeeded(await portal.call(deleteTrainee, { params, token: admin.token }));
  expect(await ofTess()).toEqual([]);
});

it('is a list of bounded length, which is not sent again unchanged', async () => {
  const { db } = portal.resources;
  const rows = Array.from({ length: NOTIFICATIONS_MAX + 5 }, (_, i) => ({
    user_id: trainee.user.id,
    company_id: company.id,
    number: i + 2,
    started_at: portal.clock.now,
    completed_at: portal.clock.now,
  }));
  await db.insertInto('runs').values(rows).execute();
  expect(await list()).toHaveLength(NOTIFICATIONS_MAX);
  const { headers } = await portal.call(listCompletions, { token: admin.token });
  const again = await portal.inject({
    method: 'GET',
    url: '/api/admin/completions',
    headers: { authorization: `Bearer ${admin.token}`, 'if-none-match': String(headers['etag']) },
  });
  expect(again.status).toBe(304);
});
