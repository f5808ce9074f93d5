import { deleteGroup } from '@portal/contract/groups';
import * as calls from '@portal/contract/help';
import { closeHelpRequests, getJob } from '@portal/contract/jobs';
import { expect } from 'vitest';
import { makeCompany, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';

type Query = Record<string, string>;

/** Ida and Udo of the group have asked, Ida twice, and Max of no group. */
const it = portalIt.extend('asked', async ({ portal, admin, company }) => {
  const ids: number[] = [];
  for (const [name, count] of [
    ['Ida', 2],
    ['Udo', 1],
    ['Max', 1],
  ] as const) {
    const trainee = await makeTrainee(portal, { name, companyName: company.name });
    ids.push(trainee.user.id);
    for (let i = 1; i <= count; i++)
      succeeded(await trainee.call(calls.askForHelp, { body: { message: `${name} ${i}` } }));
  }
  const { id } = await makeGroup(admin, { companyId: company.id, userIds: ids.slice(0, 2) });
  const inGroup = { group: String(id) };
  return {
    id,
    messages: async (query: Query = {}) =>
      succeeded(await admin.call(calls.listHelpRequests, { query: { ...inGroup, ...query } })).map(
        ({ message }) => message,
      ),
    count: async (query: Query = {}) =>
      succeeded(await admin.call(calls.countOpenHelp, { query: { ...inGroup, ...query } }))
        .openCount,
    page: (query: Query) =>
      admin.call(calls.listHelpRequests, { query: { ...inGroup, pageSize: '2', ...query } }),
  };
});

it('requests of a group are listed in pages and counted', async ({ asked, company }) => {
  expect(await asked.messages()).toEqual(['Udo 1', 'Ida 2', 'Ida 1']);
  expect(await asked.messages({ status: 'PENDING', search: 'ida' })).toEqual(['Ida 2', 'Ida 1']);
  expect(await asked.messages({ company: String(company.id) })).toHaveLength(3);
  const first = await asked.page({});
  const cursor = String(first.headers['x-next-cursor']);
  const second = await asked.page({ cursor });
  expect([first.body, second.body].map((rows) => rows.map(({ message }) => message))).toEqual([
    ['Udo 1', 'Ida 2'],
    ['Ida 1'],
  ]);
  expect(second.headers['x-next-cursor']).toBeUndefined();
  expect(await asked.count()).toBe(3);
  expect(await asked.count({ status: 'CLOSED' })).toBe(0);
});

it('requests of trainees in no group are listed and counted', async ({ asked, company }) => {
  const none = { group: 'none', company: String(company.id) };
  expect([await asked.messages(none), await asked.count(none)]).toEqual([['Max 1'], 1]);
});

it('there are none of another company or a deleted group', async ({ portal, admin, asked }) => {
  const query = { company: String((await makeCompany(portal)).id) };
  expect([await asked.messages(query), await asked.count(query)]).toEqual([[], 0]);
  succeeded(await admin.call(deleteGroup, { params: { id: asked.id } }));
  expect([await asked.messages(), await asked.count()]).toEqual([[], 0]);
});

it('requests of a group are closed together', async ({ portal, admin, company, asked }) => {
  const body = { filter: { group: asked.id, search: 'ida' }, expectedCount: 2 };
  const job = succeeded(await admin.call(closeHelpRequests, { body }));
  await portal.work(['job']);
  const ended = succeeded(await admin.call(getJob, { params: { id: job.id } }));
  expect(ended).toMatchObject({ state: 'done', done: 2 });
  expect(await asked.count()).toBe(1);
  expect(await asked.count({ group: 'none', company: String(company.id) })).toBe(1);
});
