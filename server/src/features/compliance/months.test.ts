/** The counts at the ends of months, in the time zone of each company. */
import { randomUUID } from 'node:crypto';
import { deleteCompany } from '@portal/contract/companies';
import { getCompanyCompliance } from '@portal/contract/compliance';
import { deleteGroup } from '@portal/contract/groups';
import { updateCompanyRequirements } from '@portal/contract/requirements';
import { restoreFromTrash } from '@portal/contract/trash';
import { describe, expect } from 'vitest';
import { createTasks } from '#server/platform/tasks/tasks.ts';
import {
  makeAdmin,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { learningTasks } from '../learning/tasks.ts';
import { followStandings } from '../learning/testing/follow-standings.ts';
import { COMPLIANCE_MONTHS, complianceTasks } from './tasks.ts';
import { followDays, followMonths } from './testing/follow-months.ts';

/** The midnights of these zones, which have no summer time, are at 19:00 and 5:00 UTC. */
const KARACHI = 'Asia/Karachi';
const BOGOTA = 'America/Bogota';
const RULES = { graceDays: 0, renewalDays: 30, reminderDays: [], digestWeekday: 1 };

/** A portal on the tenth day of a month of 31 days, at 12:00 UTC. */
const it = itAlone.extend('world', async ({ portal }) => {
  const { db } = portal.resources;
  const { clock } = portal;
  const to = (year: number, month: number, day: number, hour = 12) =>
    clock.advance(Date.UTC(year, month - 1, day, hour) - clock.now);
  to(2027, 1, 10);
  // The sessions of other admins have ended.
  const signIn = () => makeAdmin(portal, `${randomUUID()}@portal.test`);
  await signInAdmin(portal);

  async function setDueDays(id: number, dueDays: number | null) {
    const admin = await signIn();
    const body = { ...RULES, dueDays };
    succeeded(await admin.call(updateCompanyRequirements, { params: { id }, body }));
    await portal.work(['module changes']);
    await followStandings(portal);
  }

  return {
    to,
    signIn,
    setDueDays,

    /** A company with one module, which is due some days after people join. */
    async addCompany(timeZone: string, dueDays: number | null) {
      const company = await makeCompany(portal);
      const zone = db.updateTable('all_companies').set({ time_zone: timeZone });
      await zone.where('id', '=', company.id).execute();
      await makeQuizModule(portal, company.id);
      await setDueDays(company.id, dueDays);
      return company;
    },

    async add({ name: companyName }: { name: string }) {
      return (await makeTrainee(portal, { companyName })).user.id;
    },

    group: async (companyId: number, userIds: readonly number[]) =>
      makeGroup(await signIn(), { companyId, name: `Group of ${userIds.length}`, userIds }),

    async compliance({ id }: { id: number }, group?: number) {
      const query = group === undefined ? {} : { group: String(group) };
      const { today, months } = succeeded(
        await (await signIn()).call(getCompanyCompliance, { params: { id }, query }),
      );
      return { today: [today.compliant, today.required], months };
    },

    rows: () => db.selectFrom('compliance_months').selectAll().execute(),
    follow: () => followDays(portal),
  };
});

it('counts a month as its last day was, in the time zone of each company', async ({ world }) => {
  const [east, west] = [await world.addCompany(KARACHI, 21), await world.addCompany(BOGOTA, 21)];
  for (const company of [east, west]) {
    await world.add(company);
    await world.follow();
  }
  world.to(2027, 1, 31, 18);
  await world.follow();
  for (const company of [east, west])
    expect(await world.compliance(company)).toEqual({ today: [1, 1], months: [] });

  world.to(2027, 1, 31, 20);
  await world.follow();
  const january = { month: '2027-01', required: 1, compliant: 1 };
  expect(await world.compliance(east)).toEqual({ today: [0, 1], months: [january] });
  expect(await world.compliance(west)).toEqual({ today: [1, 1], months: [] });

  world.to(2027, 2, 1, 6);
  await world.follow();
  expect(await world.compliance(west)).toEqual({ today: [0, 1], months: [january] });
});

it('counts the next months too, the last twelve of which are shown', async ({ world }) => {
  const company = await world.addCompany(BOGOTA, 40);
  await world.add(company);
  await world.follow();
  for (let month = 2; month <= 15; month += 1) {
    world.to(2027, month, 2);
    await world.follow();
  }
  const { months } = await world.compliance(company);
  expect(months.map(({ month, compliant }) => [month, compliant])).toEqual([
    ['2027-03', 0],
    ...['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => [`2027-${month}`, 0]),
    ['2028-01', 0],
    ['2028-02', 0],
  ]);
  expect((await world.rows()).filter(({ required }) => required !== null)).toHaveLength(14);
});

it('counts only the last month after a longer stop, by the standings of its last day', async ({
  portal,
  world,
}) => {
  const company = await world.addCompany(KARACHI, 30);
  world.to(2027, 1, 20);
  await world.add(company);
  world.to(2027, 1, 29);
  await world.add(company);
  await world.follow();

  world.to(2027, 3, 1);
  await followMonths(portal);
  expect(await world.compliance(company)).toEqual({ today: [2, 2], months: [] });
  await followStandings(portal);
  expect(await world.compliance(company)).toMatchObject({ today: [1, 2], months: [] });
  await world.follow();
  expect(await world.compliance(company)).toEqual({
    today: [0, 2],
    months: [{ month: '2027-02', required: 2, compliant: 1 }],
  });
});

it('counts each group, whose counts stay', async ({ world }) => {
  const company = await world.addCompany(KARACHI, 10);
  const late = await world.add(company);
  world.to(2027, 1, 25);
  const [inTime] = [await world.add(company), await world.add(company)];
  const kitchen = await world.group(company.id, [late, inTime]);
  const empty = await world.group(company.id, []);
  await world.follow();
  world.to(2027, 2, 1);
  await world.follow();
  const months = async (group?: number) => (await world.compliance(company, group)).months;
  const january = { month: '2027-01' };
  expect(await months()).toEqual([{ ...january, required: 3, compliant: 2 }]);
  expect(await months(kitchen.id)).toEqual([{ ...january, required: 2, compliant: 1 }]);
  expect(await months(empty.id)).toEqual([]);

  const admin = await world.signIn();
  const { deletionId } = succeeded(await admin.call(deleteGroup, { params: { id: kitchen.id } }));
  succeeded(
    await admin.call(restoreFromTrash, { params: { deletionId: deletionId ?? 0 }, body: {} }),
  );
  expect(await months(kitchen.id)).toHaveLength(1);
});

it('is counted once, by one of two processes', async ({ portal, world }) => {
  const company = await world.addCompany(KARACHI, 21);
  for (let i = 0; i < 3; i += 1) await world.add(company);
  await world.follow();
  world.to(2027, 2, 1);
  await followStandings(portal);
  const { services, resources } = portal;
  const [one, two] = [1, 2].map(() => {
    const tasks = createTasks(resources);
    tasks.add([...learningTasks(services.learning), ...complianceTasks(services.compliance)]);
    return tasks;
  });
  const kinds = [COMPLIANCE_MONTHS];
  await Promise.all([one?.runDue(kinds), two?.runDue(kinds)]);
  // Also without the lease, which a process may have lost.
  const { signal } = new AbortController();
  const { countEndedMonths } = services.compliance;
  await Promise.all([countEndedMonths(signal), countEndedMonths(signal)]);
  await world.follow();
  const open = { company_id: company.id, group_id: 0, required: null, compliant: null };
  expect(await world.rows()).toEqual([
    { ...open, month: '2027-01', required: 3, compliant: 3 },
    { ...open, month: '2027-02' },
  ]);
});

describe('is not counted', () => {
  it('without rules, and nothing is stored', async ({ world }) => {
    const company = await world.addCompany(KARACHI, null);
    await world.add(company);
    await world.follow();
    world.to(2027, 2, 1);
    await world.follow();
    expect(await world.rows()).toEqual([]);
    expect(await world.compliance(company)).toEqual({ today: [0, 0], months: [] });
  });

  it('before the first rule', async ({ world }) => {
    const company = await world.addCompany(KARACHI, null);
    await world.add(company);
    world.to(2027, 2, 10);
    await world.setDueDays(company.id, 1);
    await world.follow();
    expect((await world.compliance(company)).months).toEqual([]);
    world.to(2027, 3, 1);
    await world.follow();
    expect((await world.compliance(company)).months).toEqual([
      { month: '2027-02', required: 1, compliant: 0 },
    ]);
  });

  it('after the last rule: the months before stay, and are shown when there are rules again', async ({
    world,
  }) => {
    const company = await world.addCompany(KARACHI, 5);
    await world.add(company);
    await world.follow();
    world.to(2027, 2, 1);
    await world.follow();
    await world.setDueDays(company.id, null);
    world.to(2027, 3, 1);
    await world.follow();
    const january = { month: '2027-01', required: 1, compliant: 0 };
    expect(await world.compliance(company)).toEqual({ today: [0, 0], months: [] });
    expect(await world.rows()).toHaveLength(1);
    await world.setDueDays(company.id, 5);
    expect((await world.compliance(company)).months).toEqual([january]);
  });

  it('for a deleted company', async ({ world }) => {
    const company = await world.addCompany(KARACHI, 5);
    await world.add(company);
    await world.follow();
    const admin = await world.signIn();
    succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
    world.to(2027, 2, 1);
    await world.follow();
    expect(await world.rows()).toEqual([expect.objectContaining({ required: null })]);
  });
});
