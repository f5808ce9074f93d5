import { listActivity } from '@portal/contract/activity';
import { getDashboard } from '@portal/contract/learning';
import { saveQuestions } from '@portal/contract/modules';
import * as calls from '@portal/contract/requirements';
import { listTrainees } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { civilDateAt } from '#server/platform/civil-today.ts';
import {
  type Actor,
  makeLimitedAdmin,
  makeQuizModule,
  someQuestions,
  succeeded,
} from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';

const DAY_MS = 86_400_000;

const AT_FIRST: calls.CompanyRequirements = {
  dueDays: null,
  graceDays: 0,
  renewalDays: 30,
  reminderDays: [7],
  digestWeekday: 1,
};
const OTHERS: calls.CompanyRequirements = {
  dueDays: 30,
  graceDays: 3,
  renewalDays: 60,
  reminderDays: [14, 3],
  digestWeekday: 5,
};

const of = (id: number, admin: Actor) => {
  const params = { id };
  return {
    get: async () => succeeded(await admin.call(calls.getCompanyRequirements, { params })),
    save: (body: calls.CompanyRequirements) =>
      admin.call(calls.updateCompanyRequirements, { params, body }),
  };
};

describe('the rules of a company', () => {
  it('are stored and recorded when they change', async ({ admin, company }) => {
    const { get, save } = of(company.id, admin);
    expect(await get()).toEqual({ ...AT_FIRST, hasRules: false });
    const changed = { ...OTHERS, reminderDays: [3, 14] };
    for (let time = 0; time < 2; time += 1)
      expect(succeeded(await save(changed))).toEqual({ ...OTHERS, hasRules: true });
    expect(await get()).toEqual({ ...OTHERS, hasRules: true });
    const query = { company: String(company.id) };
    const activity = succeeded(await admin.call(listActivity, { query }));
    const records = activity.filter(({ action }) => action === 'company.requirements-changed');
    expect(records.map(({ before, after }) => ({ before, after }))).toEqual([
      {
        before: { ...AT_FIRST, reminderDays: '7' },
        after: { ...OTHERS, reminderDays: '14, 3' },
      },
    ]);
  });

  it.for([
    [{ dueDays: 3651 }, 'dueDays'],
    [{ graceDays: 366 }, 'graceDays'],
    [{ renewalDays: -1 }, 'renewalDays'],
    [{ reminderDays: [0] }, 'reminderDays.0'],
    [{ reminderDays: [3, 3] }, 'reminderDays'],
    [{ reminderDays: [1, 2, 3, 4, 5, 6] }, 'reminderDays'],
    [{ digestWeekday: 8 }, 'digestWeekday'],
  ] as const)('are refused with %j', async ([wrong, field], { admin, company }) => {
    const { get, save } = of(company.id, admin);
    const { status, error } = await save({ ...AT_FIRST, ...wrong } as calls.CompanyRequirements);
    expect([status, error.details]).toMatchObject([400, { fields: [{ path: field }] }]);
    expect(await get()).toEqual({ ...AT_FIRST, hasRules: false });
  });

  it('show how the trainees stand', async ({ portal, admin, company, trainee }) => {
    await makeQuizModule(portal, company.id);
    const query = { company: String(company.id) };
    const standing = async () =>
      succeeded(await admin.call(listTrainees, { query })).map((each) => each.standing?.state);
    expect([trainee.user.company?.id, await standing()]).toEqual([company.id, [undefined]]);
    succeeded(await of(company.id, admin).save(OTHERS));
    await portal.work(['module changes']);
    expect(await standing()).toEqual(['due']);
  });

  it('count from the day on which a module got its content, and again after it was a draft', async ({
    portal,
    admin,
    company,
    trainee,
  }) => {
    succeeded(await of(company.id, admin).save(OTHERS));
    const dueOn = async () => {
      const { moduleProgress, today } = succeeded(await trainee.call(getDashboard));
      return moduleProgress.map(({ standing }) => [today, standing?.dueOn]);
    };
    const days = (count: number) => civilDateAt(portal.clock.now + count * DAY_MS, null);
    portal.clock.advance(DAY_MS);
    const { id } = await makeQuizModule(portal, company.id);
    expect(await dueOn()).toEqual([[days(0), days(30)]]);
    portal.clock.advance(DAY_MS);
    const ask = async (count: number) => {
      const body = { mcqs: someQuestions(count) };
      succeeded(await admin.call(saveQuestions, { params: { id }, body }));
    };
    await ask(3);
    expect(await dueOn()).toEqual([[days(0), days(29)]]);
    await ask(0);
    await ask(3);
    expect(await dueOn()).toEqual([[days(0), days(30)]]);
  });

  it('are changed with Training for the whole company alone', async ({ portal, company }) => {
    const limited = (rights: 'people' | 'training') =>
      makeLimitedAdmin(portal, [{ companyId: company.id, rights }]);
    const people = of(company.id, await limited('people'));
    expect((await people.save(OTHERS)).status).toBe(403);
    expect(await people.get()).toMatchObject(AT_FIRST);
    expect((await of(company.id, await limited('training')).save(OTHERS)).status).toBe(200);
  });
});
