/** Who is late in a company with one trainee for each standing. */
import {
  getCompanyCompliance,
  getRequirementsSummary,
  listComingWeeks,
} from '@portal/contract/compliance';
import { updateCompanyRequirements } from '@portal/contract/requirements';
import { listTrainees } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import { itAlone, it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { monthOf } from '../learning/service.ts';
import { followStandings } from '../learning/testing/follow-standings.ts';
import { makeOneOfEachState } from '../matrix/testing/one-of-each-state.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The first one in which a day begins: 14 hours before UTC. */
const FIRST_ZONE = 'Pacific/Kiritimati';

interface Choice {
  readonly company?: number;
  readonly group?: number | 'none';
}

const textsOf = (choice: Choice) =>
  Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, String(value)]));

const it = portalIt
  .extend('world', { scope: 'file' }, ({ portal }) => makeOneOfEachState(portal))
  .extend('summary', ({ world }) => async (choice: Choice, reader: Actor = world.admin) => {
    const answer = await reader.call(getRequirementsSummary, { query: textsOf(choice) });
    const { countedAt: _, ...counts } = succeeded(answer);
    return counts;
  })
  .extend('inCompany', ({ world }) => (reader: Actor = world.admin, choice: Choice = {}) => {
    const { company = world.company.id, ...query } = choice;
    return { reader, request: { params: { id: company }, query: textsOf(query) } };
  })
  .extend('compliance', ({ inCompany }) => async (...asked: Parameters<typeof inCompany>) => {
    const { reader, request } = inCompany(...asked);
    const { today, months } = succeeded(await reader.call(getCompanyCompliance, request));
    return { required: today.required, compliant: today.compliant, months };
  })
  .extend('weeks', ({ inCompany }) => async (...asked: Parameters<typeof inCompany>) => {
    const { reader, request } = inCompany(...asked);
    const { weeks } = succeeded(await reader.call(listComingWeeks, request));
    return weeks.flatMap(({ from, modules }) =>
      modules.map(({ moduleName, due, expires }) => ({ from, moduleName, due, expires })),
    );
  })
  .extend('elsewhere', async ({ portal, company }) => {
    await makeQuizModule(portal, company.id);
    const { user } = await makeTrainee(portal, { companyName: company.name });
    return { company, userId: user.id };
  });

const NO_COUNTS = {
  ...{ overdue: 0, dueSoon: 0, expiring: 0, valid: 0, other: 0 },
  compliantPercent: null,
};

describe('the summary', () => {
  it('counts each trainee once, by the worst standing', async ({ world, summary }) => {
    const all = {
      ...{ overdue: 2, dueSoon: 2, expiring: 1, valid: 1, other: 2 },
      compliantPercent: 71.4,
    };
    expect(await summary({ company: world.company.id })).toEqual(all);
    expect(await summary({})).toEqual(all);
    const cook = { ...NO_COUNTS, dueSoon: 1, compliantPercent: 100 };
    expect(await summary({ company: world.company.id, group: world.kitchen.id })).toEqual(cook);
    expect(await summary({ group: world.kitchen.id })).toEqual(cook);
    expect(await summary({ company: world.company.id, group: 'none' })).toMatchObject({
      overdue: 2,
      dueSoon: 1,
    });
  });

  it('has the numbers of the lists to which it leads', async ({ world, summary }) => {
    const { overdue, dueSoon, expiring, valid } = await summary({ company: world.company.id });
    for (const [standing, names] of [
      ['late', ['expired', 'overdue']],
      ['dueSoon', ['due', 'inGrace']],
      ['renewalOpen', ['renewalOpen']],
      ['valid', ['valid']],
    ] as const) {
      const query = { company: String(world.company.id), standing };
      const listed = succeeded(await world.admin.call(listTrainees, { query }));
      expect(listed.map(({ name }) => name)).toEqual(names);
    }
    expect([overdue, dueSoon, expiring, valid]).toEqual([2, 2, 1, 1]);
  });

  it('of a company without rules is nothing', async ({ elsewhere, summary, world }) => {
    expect(await summary({ company: elsewhere.company.id })).toEqual(NO_COUNTS);
    const { call } = world.admin;
    const query = { company: String(elsewhere.company.id), standing: 'dueSoon' } as const;
    expect(succeeded(await call(listTrainees, { query }))).toEqual([]);
  });

  it('of many companies is that of each', async ({ portal, world, elsewhere, summary }) => {
    const companies = [world.company, elsewhere.company];
    const all = await portal.services.compliance.ofCompanies(
      'portal',
      companies.map(({ id, name }) => ({ id, name, time_zone: null })),
    );
    expect(all.map(({ id, counts: { countedAt: _, ...counts } }) => [id, counts])).toEqual([
      [world.company.id, await summary({ company: world.company.id })],
      [elsewhere.company.id, NO_COUNTS],
    ]);
  });

  it('has no group of another company', async ({ world, elsewhere }) => {
    const choice = { company: elsewhere.company.id, group: world.kitchen.id };
    const { call } = world.admin;
    expect((await call(getRequirementsSummary, { query: textsOf(choice) })).status).toBe(404);
    const unknown = textsOf({ group: 999_999 });
    expect((await call(getRequirementsSummary, { query: unknown })).status).toBe(404);
  });
});

itAlone('the week is that of the company', async ({ portal }) => {
  const { clock } = portal;
  const today = clock.now - (clock.now % DAY_MS);
  clock.advance(today + DAY_MS + 12 * HOUR_MS - clock.now);
  const admin = await signInAdmin(portal);
  const company = await makeCompany(portal);
  const zone = portal.resources.db.updateTable('all_companies').set({ time_zone: FIRST_ZONE });
  await zone.where('id', '=', company.id).execute();
  await makeQuizModule(portal, company.id);
  const body = { dueDays: 8, graceDays: 0, renewalDays: 30, reminderDays: [], digestWeekday: 1 };
  succeeded(await admin.call(updateCompanyRequirements, { params: { id: company.id }, body }));
  await makeTrainee(portal, { companyName: company.name, name: 'Kim' });
  await followStandings(portal);
  const query = { company: String(company.id) };
  const dueSoon = async () => {
    const listed = await admin.call(listTrainees, { query: { ...query, standing: 'dueSoon' } });
    const { dueSoon: counted } = succeeded(await admin.call(getRequirementsSummary, { query }));
    return [succeeded(listed).map(({ name }) => name), counted];
  };
  clock.advance(21 * HOUR_MS);
  expect(await dueSoon()).toEqual([[], 0]);
  clock.advance(HOUR_MS);
  expect(await dueSoon()).toEqual([['Kim'], 1]);
});

itAlone(
  'what comes begins on the day of the answer, also right after midnight',
  async ({ portal }) => {
    const { clock } = portal;
    clock.advance(2 * DAY_MS - (clock.now % DAY_MS) - 5 * MINUTE_MS);
    const admin = await signInAdmin(portal);
    const company = await makeCompany(portal);
    await makeQuizModule(portal, company.id);
    const params = { id: company.id };
    const body = { dueDays: 0, graceDays: 0, renewalDays: 30, reminderDays: [], digestWeekday: 1 };
    succeeded(await admin.call(updateCompanyRequirements, { params, body }));
    await makeTrainee(portal, { companyName: company.name });
    await followStandings(portal);
    const dueByWeek = async () => {
      const { weeks } = succeeded(await admin.call(listComingWeeks, { params, query: {} }));
      return weeks.flatMap(({ modules }) => modules.map(({ due }) => due));
    };
    expect(await dueByWeek()).toEqual([1]);
    clock.advance(6 * MINUTE_MS);
    expect(await dueByWeek()).toEqual([]);
  },
);

describe('the compliance of a company', () => {
  it('is about those who must take a module', async ({ world, elsewhere, compliance }) => {
    expect(await compliance()).toEqual({ required: 7, compliant: 5, months: [] });
    const { kitchen, admin } = world;
    const ofCooks = { required: 1, compliant: 1, months: [] };
    expect(await compliance(admin, { group: kitchen.id })).toEqual(ofCooks);
    const withoutRules = { required: 0, compliant: 0, months: [] };
    expect(await compliance(admin, { company: elsewhere.company.id })).toEqual(withoutRules);
  });
});

describe('what comes', () => {
  it('is counted by week and module, in training order', async ({ world, weeks, inCompany }) => {
    const { inDays } = world;
    const { reader, request } = inCompany();
    const body = succeeded(await reader.call(listComingWeeks, request));
    const starts = body.weeks.map(({ from }) => from);
    expect(starts[0]).toBe(inDays(0));
    expect(starts.slice(1).every((day) => new Date(day).getUTCDay() === 1)).toBe(true);
    const weekOf = (day: string) => starts.findLast((start) => start <= day);
    const named = await weeks();
    const sum = (moduleName: string, kind: 'due' | 'expires') =>
      named.flatMap((week) =>
        week.moduleName === moduleName && week[kind] > 0 ? [[week.from, week[kind]]] : [],
      );
    expect(sum('Hygiene', 'due')).toEqual([[weekOf(inDays(5)), 1]]);
    expect(sum('Forklift', 'due')).toEqual([
      [weekOf(inDays(5)), 1],
      [weekOf(inDays(26)), 1],
    ]);
    expect(sum('Forklift', 'expires')).toEqual([[weekOf(inDays(10)), 1]]);
    expect(sum('Hygiene', 'expires')).toEqual([]);
    const [first] = named.filter(({ from }) => from === weekOf(inDays(5)));
    expect(first?.moduleName).toBe('Forklift');
  });

  it('is that of a group', async ({ world, weeks }) => {
    const own = await weeks(world.admin, { group: world.kitchen.id });
    expect(own.map(({ moduleName, due, expires }) => [moduleName, due, expires])).toEqual([
      ['Forklift', 1, 0],
      ['Hygiene', 1, 0],
    ]);
  });

  it('is nothing in a company without rules', async ({ world, elsewhere }) => {
    const params = { id: elsewhere.company.id };
    const { weeks } = succeeded(await world.admin.call(listComingWeeks, { params, query: {} }));
    expect(weeks).toEqual([]);
  });
});

describe('a limited admin', () => {
  it('sees the own groups', async ({ portal, world, summary, compliance, weeks }) => {
    const { company, kitchen } = world;
    const scope = { companyId: company.id, groupId: kitchen.id, rights: 'read' } as const;
    const cook = await makeLimitedAdmin(portal, [scope]);
    const own = { ...NO_COUNTS, dueSoon: 1, compliantPercent: 100 };
    expect(await summary({}, cook)).toEqual(own);
    expect(await summary({ company: company.id }, cook)).toEqual(own);
    expect(await compliance(cook)).toMatchObject({ required: 1, compliant: 1 });
    expect(await weeks(cook)).toEqual(await weeks(world.admin, { group: kitchen.id }));
  });

  it('sees the months of the only own group, and of a chosen one of several', async ({
    portal,
    world,
    compliance,
  }) => {
    const { company, kitchen, admin } = world;
    const bar = await makeGroup(admin, { companyId: company.id, name: 'Bar' });
    const { db } = portal.resources;
    const month = monthOf(world.inDays(-40));
    const count = { company_id: company.id, month, compliant: 1 };
    const values = [
      { ...count, group_id: 0, required: 9 },
      { ...count, group_id: kitchen.id, required: 2 },
      { ...count, group_id: bar.id, required: 3 },
    ];
    await db.insertInto('compliance_months').values(values).execute();
    const requiredIn = async (...asked: Parameters<typeof compliance>) =>
      (await compliance(...asked)).months.map(({ required }) => required);
    const scope = (groupId: number) => ({
      ...{ companyId: company.id, groupId, rights: 'read' as const },
    });
    const cook = await makeLimitedAdmin(portal, [scope(kitchen.id)]);
    const both = await makeLimitedAdmin(portal, [scope(kitchen.id), scope(bar.id)]);
    const manager = await makeLimitedAdmin(portal, [{ companyId: company.id, rights: 'read' }]);
    expect(await requiredIn(admin)).toEqual([9]);
    expect(await requiredIn(manager)).toEqual([9]);
    expect(await requiredIn(cook)).toEqual([2]);
    expect(await requiredIn(both)).toEqual([]);
    expect(await requiredIn(both, { group: bar.id })).toEqual([3]);
    expect(await requiredIn(both, { group: 'none' })).toEqual([]);
  });

  it('finds nothing outside', async ({ portal, world, elsewhere, summary }) => {
    const other = await makeLimitedAdmin(portal, [
      { companyId: elsewhere.company.id, rights: 'read' },
    ]);
    expect(await summary({}, other)).toEqual(NO_COUNTS);
    for (const [outside, unknown] of [
      [{ company: world.company.id }, { company: 999_999 }],
      [{ group: world.kitchen.id }, { group: 999_999 }],
    ] as const) {
      const answers = await Promise.all(
        [outside, unknown].map((choice) =>
          other.call(getRequirementsSummary, { query: textsOf(choice) }),
        ),
      );
      const [answer, ofUnknown] = answers.map(({ status, body }) => ({ status, body }));
      expect(answer).toEqual(ofUnknown);
      expect(answer?.status).toBe(404);
    }
    const params = { id: world.company.id };
    expect((await other.call(getCompanyCompliance, { params, query: {} })).status).toBe(404);
    expect((await other.call(listComingWeeks, { params, query: {} })).status).toBe(404);
    expect(await summary({}, await makeLimitedAdmin(portal, []))).toEqual(NO_COUNTS);
  });
});

it('is for admins', async ({ portal, world }) => {
  expect((await portal.call(getRequirementsSummary, { query: {} })).status).toBe(401);
  const trainee = await makeTrainee(portal, { companyName: (await makeCompany(portal)).name });
  expect((await trainee.call(getRequirementsSummary, { query: {} })).status).toBe(403);
  const params = { id: world.company.id };
  expect((await trainee.call(getCompanyCompliance, { params, query: {} })).status).toBe(403);
});
