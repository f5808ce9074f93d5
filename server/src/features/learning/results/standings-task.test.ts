/** The lists follow the standings that change at midnight in the time zone of each company. */
import { deleteCompany } from '@portal/contract/companies';
import { updateCompanyRequirements } from '@portal/contract/requirements';
import { deleteTrainee, listTrainees } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { createTasks } from '#server/platform/tasks/tasks.ts';
import { makeCompany, makeQuizModule, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { LEARNING_PROGRESSED } from '../events.ts';
import { learningTasks } from '../tasks.ts';
import { followStandings } from '../testing/follow-standings.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The midnights of these zones, which have no summer time, are at 19:00 and 5:00 UTC. */
const KARACHI = 'Asia/Karachi';
const BOGOTA = 'America/Bogota';
const RULES = { graceDays: 1, renewalDays: 30, reminderDays: [], digestWeekday: 1 };

/** A portal at 12:00 UTC. */
const it = itAlone.extend('world', ({ portal, admin }) => {
  const { db, bus } = portal.resources;
  const { clock } = portal;
  clock.advance(DAY_MS + 12 * HOUR_MS - (clock.now % DAY_MS));

  /** A company with one module that is due on the day on which people join. */
  async function addCompany(timeZone: string, { dueDays }: { dueDays: number | null }) {
    const company = await makeCompany(portal);
    await db
      .updateTable('all_companies')
      .set({ time_zone: timeZone })
      .where('id', '=', company.id)
      .execute();
    await makeQuizModule(portal, company.id);
    const params = { id: company.id };
    succeeded(await admin.call(updateCompanyRequirements, { params, body: { ...RULES, dueDays } }));
    await portal.work(['module changes']);
    return company;
  }

  const events: unknown[] = [];
  bus.subscribe(LEARNING_PROGRESSED, (payload) => void events.push(payload));

  const list = async (query: Record<string, string>) =>
    succeeded(await admin.call(listTrainees, { query }));

  return {
    addCompany,
    add: (companyName: string, name: string) => makeTrainee(portal, { companyName, name }),
    follow: () => followStandings(portal),
    list,
    names: async (query: Record<string, string>) => (await list(query)).map(({ name }) => name),
    changesOn: async () => {
      const rows = await db
        .selectFrom('trainee_figures')
        .select('changes_on')
        .orderBy('user_id')
        .execute();
      return rows.map(({ changes_on }) => changes_on);
    },
    takeEvents: () => events.splice(0),
    today: () => new Date(clock.now).toISOString().slice(0, 10),
  };
});

it('in the time zone of each company, and only where they change', async ({ portal, world }) => {
  const east = await world.addCompany(KARACHI, { dueDays: 0 });
  const west = await world.addCompany(BOGOTA, { dueDays: 0 });
  const kim = await world.add(east.name, 'Kim');
  const bo = await world.add(west.name, 'Bo');
  const day = world.today();
  await world.follow();
  world.takeEvents();
  expect(await world.names({ standing: 'due', sort: '-name' })).toEqual(['Kim', 'Bo']);
  expect(await world.names({ dueFrom: day, dueUntil: day })).toEqual(['Bo', 'Kim']);

  portal.clock.advance(7 * HOUR_MS);
  const [shown] = await world.list({ search: 'Kim' });
  expect(shown?.standing).toEqual({ state: 'inGrace', dueOn: day });
  expect(await world.names({ standing: 'inGrace' })).toEqual([]);
  await world.follow();
  expect(await world.names({ standing: 'inGrace' })).toEqual(['Kim']);
  expect(await world.names({ sort: 'standing' })).toEqual(['Kim', 'Bo']);
  expect(world.takeEvents()).toEqual([
    { traineeId: kim.user.id, companyId: east.id, moduleId: null },
  ]);
  await world.follow();
  expect(world.takeEvents()).toEqual([]);

  portal.clock.advance(10 * HOUR_MS);
  await world.follow();
  expect(await world.names({ standing: 'inGrace' })).toEqual(['Bo', 'Kim']);
  expect(world.takeEvents()).toEqual([
    { traineeId: bo.user.id, companyId: west.id, moduleId: null },
  ]);

  portal.clock.advance(DAY_MS);
  await world.follow();
  expect(await world.names({ standing: 'overdue', sort: 'due' })).toEqual(['Kim', 'Bo']);
});

it('not of deleted people and companies, until they are restored', async ({ admin, world }) => {
  const company = await world.addCompany(KARACHI, { dueDays: 0 });
  const hidden = await world.addCompany(KARACHI, { dueDays: 0 });
  const deleted = await world.add(company.name, 'Del');
  await world.add(hidden.name, 'Hid');
  await world.add(company.name, 'Sam');
  const before = await world.changesOn();
  succeeded(await admin.call(deleteTrainee, { params: { id: deleted.user.id } }));
  succeeded(await admin.call(deleteCompany, { params: { id: hidden.id } }));
  await world.follow();
  const [first, second, third] = await world.changesOn();
  expect([first, second]).toEqual(before.slice(0, 2));
  expect(third).not.toBe(before[2]);
});

it('without any work for companies without rules', async ({ world }) => {
  const company = await world.addCompany(KARACHI, { dueDays: null });
  await world.add(company.name, 'Nora');
  expect(await world.changesOn()).toEqual([null]);
  await world.follow();
  expect(world.takeEvents()).toEqual([]);
  expect(await world.names({ standing: 'open' })).toEqual([]);
});

it('once, by one of two processes', async ({ portal, world }) => {
  const company = await world.addCompany(BOGOTA, { dueDays: 0 });
  for (let i = 0; i < 60; i += 1) await world.add(company.name, `Person ${i}`);
  await world.follow();
  world.takeEvents();
  portal.clock.advance(DAY_MS);
  const [one, two] = [1, 2].map(() => {
    const tasks = createTasks(portal.resources);
    tasks.add(learningTasks(portal.services.learning));
    return tasks;
  });
  await Promise.all([one?.runDue(['standings']), two?.runDue(['standings'])]);
  expect(world.takeEvents()).toHaveLength(60);
  expect(await world.list({ standing: 'inGrace' })).toHaveLength(60);
});
