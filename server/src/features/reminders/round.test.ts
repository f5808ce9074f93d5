/** Trainees are reminded from 07:00 in the time zone of their company, of what is true then. */
import type { CallBody } from '@portal/contract/call';
import { addDays } from '@portal/contract/civil-dates';
import {
  createException,
  recordResult,
  updateCompanyRequirements,
  updateModuleRequirement,
} from '@portal/contract/requirements';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { createTasks } from '#server/platform/tasks/tasks.ts';
import { makeCompany, makeQuizModule, succeeded } from '#server/testing/factories.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import { remindersTasks } from './tasks.ts';
import { makeRuledCompany } from './testing/make-ruled-company.ts';
import { DAY_MS, HOUR_MS, it } from './testing/reminded-portal.ts';

const RULES = { dueDays: 10, graceDays: 0, renewalDays: 30, reminderDays: [3], digestWeekday: 1 };
const MODULE_RULE = { audience: 'everyone', validMonths: null, countFrom: 'applied' } as const;

it('before a module is due, on that day and in four weeks after it, each once', async ({
  ruled,
  world,
}) => {
  const tess = await world.add(ruled.company);
  await world.wantMail(tess);
  const due = addDays(world.today(), 10);
  await world.days(45);
  expect(await world.notices(tess)).toEqual([
    [addDays(due, 22), 'overdue'],
    [addDays(due, 15), 'overdue'],
    [addDays(due, 8), 'overdue'],
    [addDays(due, 1), 'overdue'],
    [due, 'today'],
    [addDays(due, -3), 'before'],
  ]);
  const mails = world.mailsTo(tess);
  expect(mails).toHaveLength(6);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(6);
  expect(await world.remindOn(tess)).toBeNull();
});

it('from seven in the morning in the time zone of the company', async ({ portal, world }) => {
  // Its midnight is at 19:00 in UTC, and seven in the morning at 02:00.
  const { company } = await makeRuledCompany(portal, {
    timeZone: 'Asia/Karachi',
    dueDays: 1,
    reminderDays: [],
  });
  const tess = await world.add(company);
  await world.minute();
  portal.clock.advance(13 * HOUR_MS + 59 * 60_000);
  await world.minute();
  expect(await world.notices(tess)).toEqual([]);
  portal.clock.advance(60_000);
  await world.minute();
  expect(await world.notices(tess)).toEqual([[world.today(), 'today']]);
});

it('once with what is true, after the portal was down for days', async ({
  portal,
  ruled,
  world,
}) => {
  const tess = await world.add(ruled.company);
  const due = addDays(world.today(), 10);
  await world.minute();
  portal.clock.advance(13 * DAY_MS);
  await world.minute();
  await world.deliver();
  expect(await world.notices(tess)).toEqual([[addDays(due, 3), 'overdue']]);
  expect(world.mailsTo(tess)).toHaveLength(1);
  expect(await world.remindOn(tess)).toBe(addDays(due, 8));
});

it('from the day after that on which a rule makes them late, however late', async ({
  portal,
  admin,
  world,
}) => {
  const { company } = await makeRuledCompany(portal, { dueDays: null });
  const tess = await world.add(company);
  await world.days(50);
  const body = { ...RULES, dueDays: 1 };
  succeeded(await admin.call(updateCompanyRequirements, { params: { id: company.id }, body }));
  await portal.work(['module changes']);
  const today = world.today();
  portal.clock.advance(11 * HOUR_MS);
  await world.minute();
  expect(await world.notices(tess)).toEqual([]);
  await world.days(30);
  expect(await world.notices(tess)).toEqual([
    [addDays(today, 22), 'overdue'],
    [addDays(today, 15), 'overdue'],
    [addDays(today, 8), 'overdue'],
    [addDays(today, 1), 'overdue'],
  ]);
});

it('not of a module whose rule was changed on that day', async ({
  portal,
  admin,
  ruled,
  world,
}) => {
  const second = await makeQuizModule(portal, ruled.company.id, { name: 'Hygiene' });
  const setDueDays = async (dueDays: number) => {
    const body = { ...MODULE_RULE, dueDays };
    succeeded(await admin.call(updateModuleRequirement, { params: { id: second.id }, body }));
  };
  await setDueDays(60);
  const tess = await world.add(ruled.company);
  await world.minute();
  portal.clock.advance(10 * DAY_MS - 6 * HOUR_MS);
  // It is six in the morning of the day on which the first module is due.
  await setDueDays(2);
  portal.clock.advance(HOUR_MS);
  await world.minute();
  expect(await world.notices(tess)).toEqual([[world.today(), 'today']]);
  await world.days(1);
  expect((await world.notices(tess))[0]).toEqual([world.today(), 'overdue', 'overdue']);
});

it('four weeks again after a change of the rules, not after that of others', async ({
  portal,
  admin,
  ruled,
  world,
}) => {
  const { company, module: id } = ruled;
  const tess = await world.add(company);
  await world.days(45);
  const next = async () => {
    await portal.work(['module changes']);
    await world.minute();
    return world.remindOn(tess);
  };
  const setOfCompany = async (changes: Partial<typeof RULES>) => {
    const body = { ...RULES, ...changes };
    succeeded(await admin.call(updateCompanyRequirements, { params: { id: company.id }, body }));
  };
  const setOfModule = async (dueDays: number | null) => {
    const body = { ...MODULE_RULE, dueDays };
    succeeded(await admin.call(updateModuleRequirement, { params: { id }, body }));
  };
  await setOfCompany({ reminderDays: [14], digestWeekday: 2 });
  expect(await next()).toBeNull();
  await setOfModule(null);
  expect(await next()).toBeNull();
  await setOfModule(5);
  expect(await next()).toBe(addDays(world.today(), 1));
  await world.days(30);
  await setOfModule(5);
  expect(await next()).toBeNull();
  await setOfCompany({ graceDays: 3 });
  expect(await next()).toBe(addDays(world.today(), 1));
});

it('not of what they have done, and not those who were moved, paused or deleted', async ({
  portal,
  admin,
  ruled,
  world,
}) => {
  const { company, module } = ruled;
  const [done, paused, waived, moved, deleted, late] = [
    await world.add(company, 'Done'),
    await world.add(company, 'Paused'),
    await world.add(company, 'Waived'),
    await world.add(company, 'Moved'),
    await world.add(company, 'Deleted'),
    await world.add(company, 'Late'),
  ];
  await world.minute();
  const target = await makeCompany(portal);
  portal.clock.advance(10 * DAY_MS - 6 * HOUR_MS);
  // It is six in the morning of the day on which it is due.
  await answerQuiz(done, module);
  const except = (id: number, body: CallBody<typeof createException>) =>
    admin.call(createException, { params: { id }, body });
  const reason = 'A long illness';
  const until = addDays(world.today(), 60);
  const pause = { kind: 'pause', moduleId: null, from: world.today(), until, reason } as const;
  succeeded(await except(paused.user.id, pause));
  succeeded(await except(waived.user.id, { kind: 'waive', moduleId: null, reason }));
  const body = { companyName: target.name };
  succeeded(await admin.call(updateTrainee, { params: { id: moved.user.id }, body }));
  succeeded(await admin.call(deleteTrainee, { params: { id: deleted.user.id } }));
  portal.clock.advance(HOUR_MS);
  await world.minute();
  await world.deliver();
  const rows = await portal.resources.db.selectFrom('reminders').select('user_id').execute();
  expect(rows).toEqual([{ user_id: late.user.id }]);
  for (const person of [done, paused, waived, moved, deleted])
    expect(world.mailsTo(person)).toEqual([]);
  expect(world.mailsTo(late)).toHaveLength(1);
});

it('once, by one of two processes', async ({ portal, ruled, world }) => {
  for (let i = 0; i < 20; i += 1) await world.add(ruled.company, `Person ${i}`);
  await world.minute();
  portal.clock.advance(10 * DAY_MS);
  const [one, two] = [1, 2].map(() => {
    const tasks = createTasks(portal.resources);
    tasks.add(remindersTasks(portal.services.reminders));
    return tasks;
  });
  await Promise.all([one?.runDue(['reminders']), two?.runDue(['reminders'])]);
  const { db } = portal.resources;
  expect(await db.selectFrom('reminders').select('id').execute()).toHaveLength(20);
  const mails = await db.selectFrom('mail_queue').select('message_key').execute();
  expect(new Set(mails.map(({ message_key }) => message_key)).size).toBe(20);
});

it('never in companies without rules, where a recorded result may end', async ({
  portal,
  admin,
  world,
}) => {
  const { company, module } = await makeRuledCompany(portal, { dueDays: null });
  const nora = await world.add(company, 'Nora');
  const today = world.today();
  const result = { moduleId: module, completedOn: today, validUntil: addDays(today, 1), note: '' };
  succeeded(await admin.call(recordResult, { params: { id: nora.user.id }, body: result }));
  await world.days(3);
  expect(await world.remindOn(nora)).toBeNull();
  expect(await world.notices(nora)).toEqual([]);
  expect(await portal.resources.db.selectFrom('reminders').select('id').execute()).toEqual([]);
});
