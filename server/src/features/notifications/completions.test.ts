import { deleteCompany } from '@portal/contract/companies';
import { NOTIFICATIONS_MAX } from '@portal/contract/limits';
import { reorderModules, saveQuestions } from '@portal/contract/modules';
import {
  listCompletions,
  listGroupCompletions,
  markCompletionsRead,
  markGroupCompletionsRead,
} from '@portal/contract/notifications';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { restoreFromTrash } from '@portal/contract/trash';
import { expect } from 'vitest';
import {
  type Actor,
  makeAdmin,
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  someQuestions,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { LEARNING_COMPLETED, LEARNING_PROGRESSED } from '../learning/service.ts';
import { answerQuiz, watchVideo } from '../learning/testing/learn.ts';

const it = portalIt
  .extend('first', ({ portal, company }) => makeQuizModule(portal, company.id))
  .extend('completions', ({ admin, company, trainee }) => {
    const list = async (reader = admin) => succeeded(await reader.call(listCompletions));
    const ofTess = async (session = admin) =>
      (await list(session)).filter(({ traineeId }) => traineeId === trainee.user.id);
    const read = (upTo: number) => admin.call(markCompletionsRead, { body: { upTo } });
    const pass = (id: number) => answerQuiz(trainee, id);
    const setOrder = async (modules: { id: number }[]) => {
      const moduleOrders = modules.map(({ id }, order) => ({ id, order }));
      const body = { companyId: company.id, moduleOrders };
      succeeded(await admin.call(reorderModules, { body }));
    };
    return { list, ofTess, read, pass, setOrder };
  });

it('the list of completions is for administrators', async ({ portal, trainee, completions }) => {
  expect((await portal.call(listCompletions, {})).status).toBe(401);
  expect((await trainee.call(listCompletions)).status).toBe(403);
  expect((await trainee.call(listGroupCompletions)).status).toBe(403);
  const body = { upTo: 1 };
  expect((await portal.call(markCompletionsRead, { body })).status).toBe(401);
  expect((await trainee.call(markCompletionsRead, { body })).status).toBe(403);
  expect((await completions.read(0)).status).toBe(400);
  expect((await completions.read(1.5)).status).toBe(400);
});

it('a completion is listed once, after the last module', async ({
  portal,
  company,
  trainee,
  first,
  completions,
}) => {
  const second = await makeVideoModule(portal, company.id, { seconds: 10 });
  await completions.pass(first.id);
  expect(await completions.ofTess()).toEqual([]);
  await watchVideo(portal, trainee, second.id, 10);
  const doneBy = portal.clock.now;
  await watchVideo(portal, trainee, second.id, 10);
  await completions.pass(first.id);
  const [only, ...more] = await completions.ofTess();
  expect(more).toEqual([]);
  expect(only).toMatchObject({
    traineeId: trainee.user.id,
    traineeName: 'Tess Trainee',
    isRead: false,
  });
  expect(Date.parse(only?.completedAt ?? '')).toBeLessThanOrEqual(doneBy);
});

it('trainees who complete the last module because its quiz is deleted are in one entry, not in the list', async ({
  portal,
  admin,
  company,
  trainee,
  first,
  completions,
}) => {
  const added = await makeVideoModule(portal, company.id, { seconds: 10, questions: 1 });
  const last = await makeQuizModule(portal, company.id);
  const other = await makeTrainee(portal, { name: 'Bo', companyName: company.name });
  await completions.pass(first.id);
  await answerQuiz(other, first.id);
  // The trainee passes the last module, then the added one is moved before it.
  await completions.setOrder([first, last, added]);
  await completions.pass(last.id);
  for (const each of [trainee, other]) {
    await completions.setOrder([first, added, last]);
    await watchVideo(portal, each, added.id, 10);
  }

  const events: unknown[] = [];
  const ends = [LEARNING_COMPLETED, LEARNING_PROGRESSED].map((topic) =>
    portal.resources.bus.subscribe(topic, (payload) => void events.push(payload)),
  );
  for (const mcqs of [[], someQuestions(1), []]) {
    const input = { params: { id: added.id }, body: { mcqs }, token: admin.token };
    succeeded(await portal.call(saveQuestions, input));
  }
  await portal.work(['module changes']);
  await portal.work(['module changes']);
  for (const end of ends) end();
  expect(await completions.ofTess()).toEqual([]);
  const groups = succeeded(await admin.call(listGroupCompletions));
  expect(groups.filter(({ company: { id } }) => id === company.id)).toMatchObject([
    { kind: 'saved', trainees: 1, isRead: false },
  ]);
  const companyId = company.id;
  expect(events).toEqual([
    { traineeId: trainee.user.id, companyId, moduleId: added.id },
    { traineeId: other.user.id, companyId, moduleId: added.id },
    { traineeId: trainee.user.id, companyId, moduleId: null },
  ]);
});

it('a completion stays as it was when modules that were added later are completed', async ({
  portal,
  company,
  first,
  completions,
}) => {
  await completions.pass(first.id);
  const listed = await completions.ofTess();
  portal.clock.advance(1_000);
  const later = await makeQuizModule(portal, company.id);
  expect(await completions.ofTess()).toEqual(listed);
  await completions.pass(later.id);
  expect(await completions.ofTess()).toEqual(listed);
});

it('completions are listed newest first', async ({
  portal,
  company,
  trainee: _,
  first,
  completions,
}) => {
  const other = await makeTrainee(portal, { name: 'Bo', companyName: company.name });
  await answerQuiz(other, first.id);
  portal.clock.advance(1_000);
  await completions.pass(first.id);
  const names = (await completions.list()).map(({ traineeName }) => traineeName);
  expect(names.slice(0, 2)).toEqual(['Tess Trainee', 'Bo']);
});

it('each administrator marks completions as read up to one, and they never become unread again', async ({
  portal,
  admin,
  company,
  first,
  completions,
}) => {
  const other = await makeAdmin(portal, 'otto@portal.test');
  // The trainee who signed up later completes the training first.
  const bo = await makeTrainee(portal, { name: 'Bo', companyName: company.name });
  await answerQuiz(bo, first.id);
  portal.clock.advance(1_000);
  await completions.pass(first.id);
  const [newer, older] = await completions.list();
  const states = async (reader: Actor) =>
    (await completions.list(reader)).slice(0, 2).map(({ isRead }) => isRead);
  succeeded(await completions.read(older?.id ?? 0));
  expect(await states(admin)).toEqual([false, true]);
  succeeded(await completions.read(newer?.id ?? 0));
  succeeded(await completions.read(older?.id ?? 0));
  expect(await states(admin)).toEqual([true, true]);
  expect(await states(other)).toEqual([false, false]);
});

it('a completion cannot be marked as read before it exists', async ({
  portal,
  first,
  completions,
}) => {
  succeeded(await completions.read(1_000_000));
  portal.clock.advance(1);
  await completions.pass(first.id);
  expect((await completions.ofTess())[0]?.isRead).toBe(false);
});

it('a completion is not shown to administrators whose account is newer', async ({
  portal,
  first,
  completions,
}) => {
  await completions.pass(first.id);
  portal.clock.advance(1);
  const newcomer = await makeAdmin(portal, 'nina@portal.test');
  expect((await completions.ofTess(newcomer)).map(({ isRead }) => isRead)).toEqual([true]);
});

it('a completion is hidden and restored with its trainee or company', async ({
  portal,
  admin,
  company,
  trainee,
  first,
  completions,
}) => {
  await completions.pass(first.id);
  const listed = await completions.ofTess();
  expect(listed).toHaveLength(1);
  const restore = async ({ deletionId }: { readonly deletionId: number | null }) =>
    succeeded(
      await admin.call(restoreFromTrash, { params: { deletionId: deletionId ?? 0 }, body: {} }),
    );
  const person = { params: { id: trainee.user.id } };
  const deletion = succeeded(await admin.call(deleteTrainee, person));
  expect(await completions.ofTess()).toEqual([]);
  await restore(deletion);
  expect(await completions.ofTess()).toEqual(listed);
  // The run stays in the company in which it was completed.
  const { name } = await makeCompany(portal);
  succeeded(await admin.call(updateTrainee, { ...person, body: { companyName: name } }));
  expect(await completions.ofTess()).toEqual(listed);
  const params = { id: company.id };
  const closed = succeeded(await admin.call(deleteCompany, { params }));
  expect(await completions.ofTess()).toEqual([]);
  await restore(closed);
  expect(await completions.ofTess()).toEqual(listed);
});

it('the list has a limited length and is not sent again unchanged', async ({
  portal,
  admin,
  company,
  trainee,
  completions,
}) => {
  const { db } = portal.resources;
  const rows = Array.from({ length: NOTIFICATIONS_MAX + 5 }, (_, i) => ({
    user_id: trainee.user.id,
    company_id: company.id,
    number: i + 2,
    started_at: portal.clock.now,
    completed_at: portal.clock.now,
    company_since: portal.clock.now,
  }));
  await db.insertInto('runs').values(rows).execute();
  expect(await completions.list()).toHaveLength(NOTIFICATIONS_MAX);
  const { headers } = await admin.call(listCompletions);
  const again = await portal.inject({
    method: 'GET',
    url: '/api/admin/completions',
    headers: { authorization: `Bearer ${admin.token}`, 'if-none-match': String(headers['etag']) },
  });
  expect(again.status).toBe(304);
});

it('limited admins have the completions of the people and companies that they see', async ({
  portal,
  admin,
  company,
  trainee,
  first,
  completions,
}) => {
  const max = await makeTrainee(portal, { name: 'Max', companyName: company.name });
  const group = await makeGroup(admin, { companyId: company.id, userIds: [trainee.user.id] });
  const inCompany = { companyId: company.id, rights: 'read' as const };
  const ofGroup = await makeLimitedAdmin(portal, [{ ...inCompany, groupId: group.id }]);
  const ofCompany = await makeLimitedAdmin(portal, [inCompany]);
  const ofOther = await makeLimitedAdmin(portal, [
    { companyId: (await makeCompany(portal)).id, rights: 'read' },
  ]);
  await completions.pass(first.id);
  portal.clock.advance(1_000);
  await answerQuiz(max, first.id);
  const names = async (reader: Actor) =>
    (await completions.list(reader)).map(({ traineeName }) => traineeName);
  expect(await names(ofGroup)).toEqual(['Tess Trainee']);
  expect(await names(ofCompany)).toEqual(['Max', 'Tess Trainee']);
  expect(await names(ofOther)).toEqual([]);

  const [ofMax] = await completions.list(ofCompany);
  const [ofTess] = await completions.list(ofGroup);
  const readAfter = async (upTo = 0) => {
    succeeded(await ofGroup.call(markCompletionsRead, { body: { upTo } }));
    return (await completions.list(ofGroup)).map(({ isRead }) => isRead);
  };
  // A completion out of reach has no effect: its time is not to be found out.
  expect(await readAfter(ofMax?.id)).toEqual([false]);
  expect(await readAfter(ofTess?.id)).toEqual([true]);
});

it('completions by a change of modules are for admins who see the whole company', async ({
  portal,
  admin,
  company,
  trainee,
}) => {
  const group = await makeGroup(admin, { companyId: company.id, userIds: [trainee.user.id] });
  const { db } = portal.resources;
  const { now } = portal.clock;
  const { id } = await db
    .insertInto('completing_changes')
    .values({
      ...{ kind: 'saved', company_id: company.id, module_name: 'First', trainees: 1 },
      ...{ created_at: now, settled_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const inCompany = { companyId: company.id, rights: 'read' as const };
  const ofGroup = await makeLimitedAdmin(portal, [{ ...inCompany, groupId: group.id }]);
  const ofCompany = await makeLimitedAdmin(portal, [inCompany]);
  const isReadBy = async (reader: Actor) => {
    succeeded(await reader.call(markGroupCompletionsRead, { body: { upTo: id } }));
    return succeeded(await reader.call(listGroupCompletions)).map(({ isRead }) => isRead);
  };
  expect([await isReadBy(ofGroup), await isReadBy(ofCompany)]).toEqual([[], [true]]);
  const { completions_read_to } = await db
    .selectFrom('users')
    .select('completions_read_to')
    .where('id', '=', ofGroup.user.id)
    .executeTakeFirstOrThrow();
  expect(completions_read_to).toBeLessThan(now);
});
