import { listActivity } from '@portal/contract/activity';
import { addDays } from '@portal/contract/civil-dates';
import { updateCompanySettings } from '@portal/contract/companies';
import { deleteGroup } from '@portal/contract/groups';
import { getDashboard } from '@portal/contract/learning';
import { updateModuleRequirement } from '@portal/contract/requirements';
import { getOwnResult } from '@portal/contract/runs';
import { describe, expect } from 'vitest';
import { civilDateAt } from '#server/platform/civil-today.ts';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  succeeded,
} from '#server/testing/factories.ts';
import type { Answer } from '#server/testing/open-test-portal.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import { NO_RULES, rulesOf } from './testing/make-rules.ts';

const it = portalIt
  .extend('rules', ({ admin }) => rulesOf(admin))
  .extend('module', ({ portal, company }) =>
    makeQuizModule(portal, company.id, { name: 'Forklift' }),
  )
  .extend('changes', ({ admin, company }) => async () => {
    const query = { company: String(company.id), action: 'module.requirement-changed' as const };
    const found = succeeded(await admin.call(listActivity, { query }));
    return found.map(({ actor, subject, before, after }) => {
      return { actor: actor.name, subject: subject.name, before, after };
    });
  });

const refusalOf = ({ status, error }: Answer<unknown>) => [status, error.details['reason']];
const fieldsOf = ({ status, error }: Answer<unknown>) => [status, error.details['fields']];

describe('the rules of a module', () => {
  it('are none at first, and stored and recorded when they change', async ({
    company,
    admin,
    module,
    rules,
    changes,
  }) => {
    const none = { edition: 1, editions: [], completed: 0 };
    expect(await rules.get(module.id)).toEqual({ ...NO_RULES, ...none });
    const bar = await makeGroup(admin, { companyId: company.id, name: 'Bar' });
    const kitchen = await makeGroup(admin, { companyId: company.id, name: 'Kitchen' });
    const form = { audience: [kitchen.id, bar.id, kitchen.id], dueDays: 30, validMonths: 12 };
    const saved = await rules.save(module.id, { ...form, countFrom: '2026-01-31' });
    expect(saved.requirement).toEqual({
      ...none,
      audience: [bar, kitchen],
      dueDays: 30,
      validMonths: 12,
      countFrom: '2026-01-31',
    });
    expect(await changes()).toEqual([
      {
        actor: admin.user.name,
        subject: 'Forklift',
        before: {
          audience: 'everyone',
          dueDays: null,
          validMonths: null,
          countFrom: 'applied',
        },
        after: {
          audience: 'Bar, Kitchen',
          dueDays: 30,
          validMonths: 12,
          countFrom: '2026-01-31',
        },
      },
    ]);
    const again = await rules.save(module.id, { ...form, countFrom: '2026-01-31' });
    expect([again.changeId, again.requirement]).toEqual([null, saved.requirement]);
    expect(await changes()).toHaveLength(1);
    const fewer = await rules.save(module.id, { ...NO_RULES, audience: form.audience });
    expect(fewer.requirement).toEqual({ ...NO_RULES, ...none, audience: [bar, kitchen] });
    expect((await changes())[0]?.after).toEqual({
      dueDays: null,
      validMonths: null,
      countFrom: 'applied',
    });
  });

  it.for([
    [{ dueDays: -1 }, { path: 'dueDays', reason: 'daysInvalid' }],
    [{ dueDays: 3651 }, { path: 'dueDays', reason: 'daysInvalid' }],
    [{ dueDays: 1.5 }, { path: 'dueDays', reason: 'daysInvalid' }],
    [{ validMonths: 0 }, { path: 'validMonths', reason: 'monthsInvalid' }],
    [{ validMonths: 121 }, { path: 'validMonths', reason: 'monthsInvalid' }],
  ] as const)('are refused with %j', async ([form, problem], { module, rules }) => {
    expect(fieldsOf(await rules.send(module.id, form))).toMatchObject([400, [problem]]);
    expect(await rules.get(module.id)).toMatchObject(NO_RULES);
  });

  it('count from today in the time zone of the company, and from no later day', async ({
    portal,
    admin,
    company,
    module,
    rules,
  }) => {
    const timeZone = 'Pacific/Kiritimati';
    const settings = { params: { id: company.id }, body: { timeZone } };
    succeeded(await admin.call(updateCompanySettings, settings));
    const today = civilDateAt(portal.clock.now, timeZone);
    const saved = await rules.save(module.id, { dueDays: 3, countFrom: 'today' });
    expect(saved.requirement.countFrom).toBe(today);
    for (const preview of [{}, { preview: 'true' as const }]) {
      const later = { dueDays: 3, countFrom: addDays(today, 1) };
      const refused = await rules.send(module.id, later, preview);
      expect(fieldsOf(refused)).toMatchObject([
        400,
        [{ path: 'countFrom', reason: 'dateInFuture' }],
      ]);
    }
  });

  it('name groups of the company alone', async ({ portal, admin, company, module, rules }) => {
    const other = await makeGroup(admin, { companyId: (await makeCompany(portal)).id });
    const deleted = await makeGroup(admin, { companyId: company.id });
    succeeded(await admin.call(deleteGroup, { params: { id: deleted.id } }));
    for (const { id } of [other, deleted]) {
      const refused = await rules.send(module.id, { audience: [id] });
      expect(refusalOf(refused)).toEqual([404, 'groupNotFound']);
    }
  });

  it('make it a module for no trainee without a group', async ({ trainee, module, rules }) => {
    const modules = async () =>
      succeeded(await trainee.call(getDashboard)).moduleProgress.map(({ moduleId }) => moduleId);
    expect(await modules()).toEqual([module.id]);
    const { requirement } = await rules.save(module.id, { audience: [] });
    expect(requirement.audience).toEqual([]);
    expect(await modules()).toEqual([]);
    await rules.save(module.id, {});
    expect(await modules()).toEqual([module.id]);
  });

  it('are changed with Training for the whole company, and seen with Read', async ({
    portal,
    company,
    module,
  }) => {
    const scope = { companyId: company.id };
    const training = await makeLimitedAdmin(portal, [{ ...scope, rights: 'training' }]);
    const people = await makeLimitedAdmin(portal, [{ ...scope, rights: 'people' }]);
    const change = (admin: Actor) =>
      admin.call(updateModuleRequirement, {
        params: { id: module.id },
        body: { ...NO_RULES, dueDays: 3 },
      });
    expect((await change(people)).status).toBe(403);
    expect(await rulesOf(people).get(module.id)).toMatchObject(NO_RULES);
    expect((await change(training)).status).toBe(200);
  });
});

describe('the undo of a change of rules', () => {
  const itCompletes = it
    .extend('other', ({ portal, company, module }) =>
      makeQuizModule(portal, company.id, { name: `After ${module.name}` }),
    )
    .extend('done', async ({ portal, trainee, module, other }) => {
      await answerQuiz(trainee, module.id);
      return {
        otherId: other.id,
        completedAt: async () =>
          (await trainee.call(getOwnResult, { params: { number: 1 } })).status === 200,
        settle: () => portal.work(['module changes']),
      };
    });

  itCompletes('takes back the trainings that it has completed', async ({ done, rules, portal }) => {
    const { changeId } = await rules.save(done.otherId, { audience: [] });
    await done.settle();
    expect(await done.completedAt()).toBe(true);
    portal.clock.advance(20_000);
    await rules.save(done.otherId, { ...NO_RULES, undoes: changeId ?? 0 });
    await done.settle();
    expect(await done.completedAt()).toBe(false);
  });

  itCompletes(
    'is refused after a minute, and for another change',
    async ({ done, module, rules, portal }) => {
      const { changeId } = await rules.save(done.otherId, { audience: [] });
      await done.settle();
      const undoes = changeId ?? 0;
      const ofModule = await rules.send(module.id, { dueDays: 3, undoes });
      expect(refusalOf(ofModule)).toEqual([409, 'noUndoOfRules']);
      portal.clock.advance(61_000);
      const refused = await rules.send(done.otherId, { ...NO_RULES, undoes });
      expect(refusalOf(refused)).toEqual([409, 'noUndoOfRules']);
      expect((await rules.get(done.otherId)).audience).toEqual([]);
    },
  );

  it('has nothing to take back of one that completed no training', async ({ module, rules }) => {
    const { changeId } = await rules.save(module.id, { dueDays: 3 });
    expect(changeId).toBeNull();
    const undone = await rules.save(module.id, { ...NO_RULES, undoes: 999_999 });
    expect(undone.requirement).toMatchObject(NO_RULES);
  });
});
