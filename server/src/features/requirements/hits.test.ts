import { getTrainingModule } from '@portal/contract/learning';
import { HITS_NAMED } from '@portal/contract/limits';
import { createModule } from '@portal/contract/modules';
import type { RequirementForm, RequirementHits } from '@portal/contract/requirements';
import { deleteTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { type Actor, makeQuizModule, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { makeManyTrainees } from '../jobs/testing/many-trainees.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import { rulesOf } from './testing/make-rules.ts';

const DAY_MS = 86_400_000;

/** Ida and Zoe are in Kitchen, Max in no group. */
const it = portalIt.extend('place', async ({ portal, admin, company }) => {
  const person = (name: string) => makeTrainee(portal, { name, companyName: company.name });
  const [zoe, max, ida] = [await person('Zoe'), await person('Max'), await person('Ida')];
  const module = await makeQuizModule(portal, company.id);
  const userIds = [ida.user.id, zoe.user.id];
  const kitchen = await makeGroup(admin, { companyId: company.id, userIds });
  const rules = rulesOf(admin);
  return {
    ...{ ida, max, zoe, module, kitchen, rules },
    open: async (trainee: Actor) =>
      succeeded(await trainee.call(getTrainingModule, { params: { id: module.id } })),
    /** The names of those whom the change hits, which the preview and then the save answer alike. */
    async change(form: Partial<RequirementForm>) {
      const before = await rules.get(module.id);
      const preview = await rules.preview(module.id, form);
      expect(await rules.get(module.id)).toEqual(before);
      expect(preview.changeId).toBeNull();
      const saved = await rules.save(module.id, form);
      expect(saved.hits).toEqual(preview.hits);
      return namesOf(saved.hits);
    },
  };
});

/** Without the parts that are empty. */
const namesOf = (hits: RequirementHits) =>
  Object.fromEntries(
    Object.entries(hits)
      .filter(([, { count }]) => count > 0)
      .map(([part, { names }]) => [part, names]),
  );

describe('a change of rules hits', () => {
  it('those who get the module or lose it, begun or not', async ({ place }) => {
    await place.open(place.max);
    expect(await place.change({ audience: [place.kitchen.id] })).toEqual({
      removedBegun: ['Max'],
    });
    expect(await place.change({ audience: [] })).toEqual({ removed: ['Ida', 'Zoe'] });
    expect(await place.change({ audience: [place.kitchen.id] })).toEqual({
      added: ['Ida', 'Zoe'],
    });
    expect(await place.change({})).toEqual({ added: ['Max'] });
    expect(await place.change({})).toEqual({});
  });

  it('those who are overdue with it, some only because it counts from the past', async ({
    portal,
    admin,
    company,
    place,
  }) => {
    await answerQuiz(place.zoe, place.module.id);
    portal.clock.advance(3 * DAY_MS);
    const newcomer = await makeTrainee(portal, { name: 'Neo', companyName: company.name });
    await makeGroup(admin, { companyId: company.id, name: 'New', userIds: [newcomer.user.id] });
    const applied = await place.change({ dueDays: 2 });
    expect(applied).toEqual({ overdue: ['Ida', 'Max'], overdueByPast: ['Ida', 'Max'] });
    expect(await place.change({ dueDays: 2, countFrom: 'today' })).toEqual({});
  });

  it('those whose completion expires with it', async ({ portal, place }) => {
    await answerQuiz(place.ida, place.module.id);
    await answerQuiz(place.max, place.module.id);
    const { db } = portal.resources;
    const passedAt = portal.clock.now - 40 * DAY_MS;
    await db
      .updateTable('progress')
      .set({ passed_at: passedAt })
      .where('module_id', '=', place.module.id)
      .where('run_id', 'in', (eb) =>
        eb.selectFrom('runs').select('id').where('user_id', '=', place.max.user.id),
      )
      .execute();
    expect(await place.change({ validMonths: 1 })).toEqual({ expired: ['Max'] });
    expect(await place.rules.get(place.module.id)).toMatchObject({ completed: 2 });
    expect(await place.change({ validMonths: 1, countFrom: 'today' })).toEqual({});
  });

  it('very many, of whom the first ones by name are named', async ({
    portal,
    admin,
    company,
    place,
  }) => {
    const ids = await makeManyTrainees(portal, company, { count: 120 });
    succeeded(await admin.call(deleteTrainee, { params: { id: ids[0] ?? 0 } }));
    const { hits } = await place.rules.preview(place.module.id, { audience: [] });
    expect(hits.removed.count).toBe(122);
    expect(hits.removed.names).toHaveLength(HITS_NAMED);
    const all = await place.rules.preview(place.module.id, {});
    expect(namesOf(all.hits)).toEqual({});
  });

  it('no trainee while it is a draft', async ({ admin, company, place }) => {
    const draft = { params: { id: company.id }, body: { name: 'Draft' } };
    const { module } = succeeded(await admin.call(createModule, draft));
    const { hits } = await place.rules.preview(module.id, { audience: [], dueDays: 0 });
    expect(namesOf(hits)).toEqual({});
  });
});
