import { listActivity } from '@portal/contract/activity';
import { addDays, addMonths } from '@portal/contract/civil-dates';
import { getDashboard } from '@portal/contract/learning';
import { createModule } from '@portal/contract/modules';
import { createModuleEdition } from '@portal/contract/requirements';
import { describe, expect } from 'vitest';
import { civilDateAt } from '#server/platform/civil-today.ts';
import { makeLimitedAdmin, makeQuizModule, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import { rulesOf } from './testing/make-rules.ts';

const REASON = 'The law has changed';

const it = portalIt
  .extend('module', ({ portal, company }) => makeQuizModule(portal, company.id))
  .extend('today', ({ portal }) => civilDateAt(portal.clock.now, null))
  .extend(
    'make',
    ({ admin }) =>
      (id: number, by: string, reason = REASON) =>
        admin.call(createModuleEdition, { params: { id }, body: { by, reason } }),
  );

describe('a module that must be taken again', () => {
  it('has a further edition, which is recorded', async ({
    portal,
    admin,
    company,
    module,
    today,
    make,
  }) => {
    const first = addDays(today, 30);
    const last = addMonths(today, 24);
    const madeAt = new Date(portal.clock.now).toISOString();
    const made = { reason: REASON, madeBy: admin.user.name, madeAt };
    const one = succeeded(await make(module.id, first, `  ${REASON} `));
    expect(one).toMatchObject({ edition: 2, editions: [{ number: 2, by: first, ...made }] });
    const two = succeeded(await make(module.id, last));
    expect(two.editions.map(({ number, by }) => [number, by])).toEqual([
      [3, last],
      [2, first],
    ]);
    expect(await rulesOf(admin).get(module.id)).toEqual(two);
    const query = { company: String(company.id) };
    const activity = succeeded(await admin.call(listActivity, { query }));
    const records = activity.filter(({ action }) => action === 'module.edition-made');
    expect(records.map(({ after }) => after)).toEqual([
      { edition: 3, until: last, reason: REASON },
      { edition: 2, until: first, reason: REASON },
    ]);
  });

  it('is so from tomorrow to two years, for a reason', async ({ module, today, make }) => {
    const tomorrow = addDays(today, 1);
    const tooFar = addDays(addMonths(today, 24), 1);
    for (const [by, reason, field] of [
      [today, REASON, { path: 'by', reason: 'dateNotAfterToday' }],
      [tooFar, REASON, { path: 'by', reason: 'dateTooFar' }],
      ['2027-02-30', REASON, { path: 'by', reason: 'dateInvalid' }],
      [tomorrow, 'Too short', { path: 'reason', reason: 'reasonTooShort' }],
    ] as const) {
      const { status, error } = await make(module.id, by, reason);
      expect([status, error.details]).toMatchObject([400, { fields: [field] }]);
    }
    expect((await make(module.id, tomorrow)).status).toBe(201);
  });

  it('may be a draft', async ({ admin, company, today, make }) => {
    const draft = { params: { id: company.id }, body: { name: 'Draft' } };
    const { module } = succeeded(await admin.call(createModule, draft));
    expect((await make(module.id, addDays(today, 1))).status).toBe(201);
  });

  it('says why to those who have completed it', async ({ trainee, module, today, make }) => {
    await answerQuiz(trainee, module.id);
    const by = addDays(today, 30);
    succeeded(await make(module.id, by));
    const [shown] = succeeded(await trainee.call(getDashboard)).moduleProgress;
    expect(shown).toMatchObject({
      completed: true,
      standing: {
        state: 'renewalOpen',
        dueOn: by,
        validUntil: by,
        why: { because: 'edition', reason: REASON, since: today },
      },
    });
  });

  it('needs Training for the whole company', async ({ portal, company, module, today }) => {
    const reach = [{ companyId: company.id, rights: 'people' as const }];
    const people = await makeLimitedAdmin(portal, reach);
    const body = { by: addDays(today, 1), reason: REASON };
    const refused = await people.call(createModuleEdition, { params: { id: module.id }, body });
    expect(refused.status).toBe(403);
  });
});
