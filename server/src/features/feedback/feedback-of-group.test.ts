import { deleteCompany } from '@portal/contract/companies';
import * as calls from '@portal/contract/feedback';
import { deleteGroup } from '@portal/contract/groups';
import { deleteModule } from '@portal/contract/modules';
import { describe, expect } from 'vitest';
import { makeCompany, makeQuizModule, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { moveTrainees } from '../trainees/service.ts';
import { completeModule } from './testing/completed-modules.ts';

type Query = Record<string, string>;

/** Ida has rated both modules with 1 and 2, Udo with 3 and 4, Max the first one with 5. */
const it = portalIt.extend('rated', async ({ portal, admin, company }) => {
  const modules: number[] = [];
  for (const name of ['First', 'Second']) {
    const { id } = await makeQuizModule(portal, company.id, { name, questions: 1 });
    modules.push(id);
  }
  const ratings = { Ida: [1, 2], Udo: [3, 4], Max: [5] };
  const ids: number[] = [];
  for (const [name, given] of Object.entries(ratings)) {
    const trainee = await makeTrainee(portal, { name, companyName: company.name });
    ids.push(trainee.user.id);
    for (const [place, rating] of given.entries()) {
      const moduleId = modules[place] ?? 0;
      await completeModule(portal, trainee, moduleId);
      succeeded(await trainee.call(calls.giveFeedback, { body: { moduleId, rating } }));
      portal.clock.advance(1_000);
    }
  }
  const [ida = 0, udo = 0] = ids;
  const group = await makeGroup(admin, { companyId: company.id, userIds: [ida, udo] });
  const inGroup = { group: String(group.id) };
  const list = (query: Query) => admin.call(calls.listFeedback, { query });
  return {
    modules,
    ida,
    group,
    inGroup,
    ratings: async (query: Query = {}) =>
      succeeded(await list({ ...inGroup, ...query })).map(({ rating }) => rating),
    page: async (query: Query) => {
      const { body, headers } = await list({ ...inGroup, ...query });
      return [body.map(({ rating }) => rating), headers['x-total-count']];
    },
    stats: async (query: Query = {}) =>
      succeeded(await admin.call(calls.getFeedbackStats, { query: { ...inGroup, ...query } })),
  };
});

describe('feedback of a group', () => {
  it('is listed, newest first, and counted', async ({ rated }) => {
    expect(await rated.ratings()).toEqual([4, 3, 2, 1]);
    expect(await rated.page({ page: '2', pageSize: '3' })).toEqual([[1], '4']);
    expect(await rated.page({ page: '1', pageSize: '3', rating: '3' })).toEqual([[3], '1']);
    expect(await rated.ratings({ module: String(rated.modules[1]) })).toEqual([4, 2]);
  });

  it('on one module is listed', async ({ admin, rated }) => {
    const params = { id: rated.modules[0] ?? 0 };
    const { body } = await admin.call(calls.listModuleFeedback, { params, query: rated.inGroup });
    expect(body.map(({ rating }) => rating)).toEqual([3, 1]);
  });

  it('has figures of its own', async ({ admin, company, rated }) => {
    const { modules, ...figures } = await rated.stats();
    expect(figures).toEqual({
      ...{ totalFeedback: 4, averageRating: 2.5, activeTrainees: 2, modulesRated: 2 },
      distribution: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: rating === 5 ? 0 : 1 })),
    });
    expect(modules.map(({ name, averageRating }) => [name, averageRating])).toEqual([
      ['First', 2],
      ['Second', 3],
    ]);
    expect(await rated.stats({ module: String(rated.modules[1]) })).toMatchObject({
      ...{ totalFeedback: 2, averageRating: 3, activeTrainees: 2 },
    });
    const query = { ...rated.inGroup, company: String(company.id) };
    const searched = await admin.call(calls.listRatedModules, { query });
    expect(searched.body.map(({ name }) => name)).toEqual(['First', 'Second']);
  });

  it('leaves out deleted modules', async ({ admin, rated }) => {
    const params = { id: rated.modules[1] ?? 0 };
    succeeded(await admin.call(deleteModule, { params }));
    expect(await rated.stats()).toMatchObject({ totalFeedback: 2, modulesRated: 1 });
  });

  it('leaves out what its members said in another company', async ({ portal, admin, rated }) => {
    const other = await makeCompany(portal);
    const { db } = portal.resources;
    await moveTrainees(db, { ids: [rated.ida], companyId: other.id, at: portal.clock.now });
    const group = await makeGroup(admin, { companyId: other.id, userIds: [rated.ida] });
    expect(await rated.ratings({ group: String(group.id) })).toEqual([]);
    expect(await rated.ratings()).toEqual([4, 3]);
  });

  it('does not exist for another company or a deleted group', async ({ portal, admin, rated }) => {
    const other = await makeCompany(portal);
    expect(await rated.ratings({ company: String(other.id) })).toEqual([]);
    expect(await rated.stats({ company: String(other.id) })).toMatchObject({ totalFeedback: 0 });
    succeeded(await admin.call(deleteGroup, { params: { id: rated.group.id } }));
    expect(await rated.ratings()).toEqual([]);
    expect(await rated.stats()).toMatchObject({ totalFeedback: 0, activeTrainees: 0, modules: [] });
  });

  it('does not exist in a deleted company', async ({ admin, company, rated }) => {
    succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
    expect(await rated.ratings()).toEqual([]);
  });
});

it('feedback of trainees in no group is listed and counted', async ({ company, rated }) => {
  const none = { group: 'none', company: String(company.id) };
  expect(await rated.ratings(none)).toEqual([5]);
  expect(await rated.page({ ...none, page: '1' })).toEqual([[5], '1']);
  expect(await rated.stats(none)).toMatchObject({
    ...{ totalFeedback: 1, averageRating: 5, activeTrainees: 1, modulesRated: 1 },
  });
});
