import * as calls from '@portal/contract/feedback';
import type { ChosenReach } from '@portal/contract/reach';
import { deleteTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { moveTrainees } from '../trainees/service.ts';
import { completeModule } from './testing/completed-modules.ts';

type Query = Record<string, string>;

/** Ida of the group Kitchen has rated with 1 and 2, Max with 5, and Ola of another company with 4. */
const it = portalIt
  .extend('rated', async ({ portal, admin, company }) => {
    const other = await makeCompany(portal);
    const first = await makeQuizModule(portal, company.id, { name: 'First', questions: 1 });
    const second = await makeQuizModule(portal, company.id, { name: 'Second', questions: 1 });
    const elsewhere = await makeQuizModule(portal, other.id, { name: 'Elsewhere', questions: 1 });
    const rate = async (name: string, companyName: string, ratings: [number, number][]) => {
      const trainee = await makeTrainee(portal, { name, companyName });
      for (const [moduleId, rating] of ratings) {
        await completeModule(portal, trainee, moduleId);
        succeeded(await trainee.call(calls.giveFeedback, { body: { moduleId, rating } }));
        portal.clock.advance(1_000);
      }
      return trainee.user.id;
    };
    const ida = await rate('Ida', company.name, [
      [first.id, 1],
      [second.id, 2],
    ]);
    const max = await rate('Max', company.name, [[first.id, 5]]);
    await rate('Ola', other.name, [[elsewhere.id, 4]]);
    const group = await makeGroup(admin, { companyId: company.id, userIds: [ida] });
    return { ida, max, first, second, elsewhere, other, group };
  })
  .extend('sees', ({ portal }) => async (reach: ChosenReach) => {
    const { call } = await makeLimitedAdmin(portal, reach);
    return { call, ...readingBy(call) };
  });

function readingBy(call: Actor['call']) {
  const list = (query: Query) => call(calls.listFeedback, { query });
  return {
    ratings: async (query: Query = {}) => succeeded(await list(query)).map(({ rating }) => rating),
    page: async (query: Query) => {
      const { body, headers } = await list(query);
      return [body.map(({ rating }) => rating), headers['x-total-count']];
    },
    stats: async (query: Query = {}) => succeeded(await call(calls.getFeedbackStats, { query })),
    modules: async (query: Query = {}) =>
      succeeded(await call(calls.listRatedModules, { query })).map(({ name }) => name),
  };
}

it('an admin of a group sees the feedback and the figures of its members', async ({
  company,
  rated,
  sees,
}) => {
  const { call, ratings, page, stats, modules } = await sees([
    { companyId: company.id, groupId: rated.group.id, rights: 'read' },
  ]);
  for (const query of [{}, { company: String(company.id) }, { group: String(rated.group.id) }]) {
    expect(await ratings(query)).toEqual([2, 1]);
    expect(await page({ ...query, page: '2', pageSize: '1' })).toEqual([[1], '2']);
    expect(await stats(query)).toMatchObject({
      ...{ totalFeedback: 2, averageRating: 1.5, activeTrainees: 1, modulesRated: 2 },
      modules: [{ averageRating: 1 }, { averageRating: 2 }],
    });
    expect(await modules(query)).toEqual(['First', 'Second']);
  }
  expect(await ratings({ group: 'none' })).toEqual([]);
  expect(await stats({ module: String(rated.first.id) })).toMatchObject({
    ...{ totalFeedback: 1, averageRating: 1, activeTrainees: 1 },
  });
  const ofFirst = await call(calls.listModuleFeedback, { params: { id: rated.first.id } });
  expect(ofFirst.body.map(({ rating }) => rating)).toEqual([1]);
  const params = { id: rated.elsewhere.id };
  expect((await call(calls.listModuleFeedback, { params })).status).toBe(404);
});

it('an admin of a company sees the feedback of those who are in it now', async ({
  portal,
  admin,
  company,
  rated,
  sees,
}) => {
  const inCompany = { companyId: company.id, rights: 'read' as const };
  const { ratings, page, stats } = await sees([inCompany]);
  const ofBoth = await sees([inCompany, { companyId: rated.other.id, rights: 'read' }]);
  expect(await ratings()).toEqual([5, 2, 1]);
  expect(await ratings({ rating: '5' })).toEqual([5]);
  expect(await stats()).toMatchObject({ totalFeedback: 3, activeTrainees: 2, modulesRated: 2 });
  const { db } = portal.resources;
  await moveTrainees(db, { ids: [rated.max], companyId: rated.other.id, at: portal.clock.now });
  expect(await ratings()).toEqual([2, 1]);
  expect(await page({ page: '1' })).toEqual([[2, 1], '2']);
  const withoutMax = await stats();
  expect(withoutMax).toMatchObject({
    ...{ totalFeedback: 2, activeTrainees: 1, averageRating: 1.5, modulesRated: 2 },
    modules: [{ averageRating: 1 }, { averageRating: 2 }],
  });
  expect(await stats({ module: String(rated.first.id) })).toMatchObject({ totalFeedback: 1 });
  expect(await ofBoth.ratings()).toEqual([4, 5, 2, 1]);
  for (const query of [{ company: String(company.id) }, {}])
    expect((await ofBoth.stats(query)).distribution[4]).toEqual({ rating: 5, count: 1 });
  succeeded(await admin.call(deleteTrainee, { params: { id: rated.max } }));
  expect(await stats()).toEqual(withoutMax);
  succeeded(await admin.call(deleteTrainee, { params: { id: rated.ida } }));
  expect(await stats()).toMatchObject({ totalFeedback: 0, activeTrainees: 0, modulesRated: 0 });
});

it('an admin of a group and of another company sees the feedback of both, each once', async ({
  company,
  rated,
  sees,
}) => {
  const { ratings, stats } = await sees([
    { companyId: company.id, groupId: rated.group.id, rights: 'read' },
    { companyId: rated.other.id, rights: 'read' },
  ]);
  expect(await ratings()).toEqual([4, 2, 1]);
  expect(await ratings({ company: String(rated.other.id) })).toEqual([4]);
  expect(await stats()).toMatchObject({ totalFeedback: 3, activeTrainees: 2, modulesRated: 3 });
});

it('an admin without a scope sees none', async ({ portal, company, rated, sees }) => {
  const { ratings, stats, modules } = await sees([
    { companyId: company.id, groupId: rated.group.id, rights: 'read' },
  ]);
  await portal.resources.db.deleteFrom('admin_scopes').execute();
  expect(await ratings()).toEqual([]);
  expect(await modules()).toEqual([]);
  expect(await stats()).toMatchObject({ totalFeedback: 0, activeTrainees: 0, modulesRated: 0 });
});
