import { listUsers } from '@portal/contract/accounts';
import * as calls from '@portal/contract/feedback';
import { deleteModule } from '@portal/contract/modules';
import { describe, expect } from 'vitest';
import { makeQuizModule, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { nameColumns } from '../accounts/name-columns.ts';
import { completeModule, makeFinishedTrainee } from './testing/completed-modules.ts';

const it = portalIt
  // Five by Tess, rated 1 to 5 in this order, and one by a trainee of another company.
  .extend('authors', { scope: 'file' }, async ({ portal }) => {
    const tess = await makeFinishedTrainee(portal, 5);
    const other = await makeFinishedTrainee(portal);
    const give = async (
      token: string,
      body: { moduleId: number; rating: number; comment?: string },
    ) => succeeded(await portal.call(calls.giveFeedback, { body, token }));
    for (const [i, moduleId] of tess.moduleIds.entries()) {
      await give(tess.token, { moduleId, rating: i + 1 });
      portal.clock.advance(1_000);
    }
    await give(other.token, { moduleId: other.moduleId, rating: 5, comment: 'Liked it' });
    return { tess, other };
  })
  .extend('tess', { scope: 'file' }, ({ authors }) => authors.tess)
  .extend('other', { scope: 'file' }, ({ authors }) => authors.other)
  .extend('feedback', { scope: 'file' }, ({ portal, admin }) => {
    const give = async (trainee: string, moduleId: number, rating: number, comment?: string) =>
      succeeded(
        await portal.call(calls.giveFeedback, {
          body: { moduleId, rating, comment },
          token: trainee,
        }),
      );

    const list = (query: Record<string, string> = {}) => admin.call(calls.listFeedback, { query });

    const ratingsOf = async (query: Record<string, string>) =>
      succeeded(await list(query)).map(({ rating }) => rating);
    const search = (query: Record<string, string>) => admin.call(calls.listRatedModules, { query });
    return { give, list, ratingsOf, search };
  });

describe('the list', () => {
  it('returns everything without parameters, newest first', async ({ other, feedback }) => {
    const { body, headers } = await feedback.list();
    expect(body.map(({ rating }) => rating)).toEqual([5, 5, 4, 3, 2, 1]);
    expect(headers['x-total-count']).toBe('6');
    expect(body[0]).toEqual({
      id: expect.any(Number),
      moduleId: other.moduleId,
      rating: 5,
      comment: 'Liked it',
      createdAt: expect.stringMatching(/Z$/),
      trainee: { id: other.user.id, name: other.user.name, company: other.user.company },
      module: { id: other.moduleId, name: 'Module 1' },
    });
  });

  it('returns every entry of a long list once, also those with the same time', async ({
    portal,
    admin,
    company,
    feedback,
  }) => {
    const { db } = portal.resources;
    const { id: moduleId } = await makeQuizModule(portal, company.id);
    const people = Array.from({ length: 450 }, (_, i) => ({
      ...nameColumns(`Rater ${i}`, `rater-${i}@list.test`),
      role: 'TRAINEE' as const,
      company_id: company.id,
      password_hash: 'none',
      created_at: 0,
    }));
    const users = await db.insertInto('all_users').values(people).returning('id').execute();
    const given = users.map(({ id: user_id }, i) => ({
      user_id,
      module_id: moduleId,
      company_id: company.id,
      rating: 1 + (i % 5),
      comment: null,
      created_at: Math.floor(i / 7),
    }));
    await db.insertInto('feedback').values(given).execute();
    const all = succeeded(await feedback.list({ company: String(company.id) }));
    const inOrder = all.toSorted(
      (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id,
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(450);
    expect(all).toEqual(inOrder);
    const params = { id: moduleId };
    const ofModule = await admin.call(calls.listModuleFeedback, { params });
    expect(ofModule.body).toHaveLength(450);
    await db.deleteFrom('all_modules').where('id', '=', moduleId).execute();
    expect(
      succeeded(await admin.call(listUsers)).filter(({ name }) => /^Rater /.test(name)),
    ).toHaveLength(450);
  });

  it('filters by company, module and rating, alone and together', async ({
    tess,
    other,
    feedback,
  }) => {
    const company = String(tess.companyId);
    const module = String(tess.moduleIds[2]);
    expect(await feedback.ratingsOf({ company })).toEqual([5, 4, 3, 2, 1]);
    expect(await feedback.ratingsOf({ module })).toEqual([3]);
    expect(await feedback.ratingsOf({ rating: '5' })).toEqual([5, 5]);
    expect(await feedback.ratingsOf({ company, rating: '5' })).toEqual([5]);
    expect(await feedback.ratingsOf({ module, rating: '3' })).toEqual([3]);
    expect(await feedback.ratingsOf({ module, rating: '4' })).toEqual([]);
    expect(await feedback.ratingsOf({ module, company })).toEqual([3]);
    expect(await feedback.ratingsOf({ module, company: String(other.companyId) })).toEqual([]);
    expect(await feedback.ratingsOf({ company: '999999' })).toEqual([]);
  });

  it('pages from either end and counts all matches', async ({ tess, feedback }) => {
    const company = String(tess.companyId);
    for (const [page, expected] of [
      ['1', [5, 4]],
      ['2', [3, 2]],
      ['3', [1]],
      ['4', []],
      ['10000000', []],
    ] as const) {
      const { body, headers } = await feedback.list({ company, pageSize: '2', page });
      expect([page, body.map(({ rating }) => rating)]).toEqual([page, expected]);
      expect(headers['x-total-count']).toBe('5');
    }
  });

  it.for([
    { page: '0' },
    { pageSize: '101' },
    { rating: '0' },
    { rating: '6' },
    { rating: 'good' },
    { module: '-1' },
    { company: 'x' },
  ])('refuses %j', async (query, { feedback }) => {
    const answer = await feedback.list(query as Record<string, string>);
    expect([answer.status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('the feedback on a module', () => {
  it('is a separate list', async ({ portal, admin, tess }) => {
    const params = { id: tess.moduleIds[4] ?? 0 };
    const { body, headers } = await admin.call(calls.listModuleFeedback, { params });
    expect(body.map(({ rating }) => rating)).toEqual([5]);
    expect(headers['x-total-count']).toBe('1');
    const paged = { params, query: { page: '2', pageSize: '1' }, token: admin.token };
    expect((await portal.call(calls.listModuleFeedback, paged)).body).toEqual([]);
  });

  it('is empty without feedback, and 404 for an unknown module', async ({
    portal,
    admin,
    tess,
  }) => {
    const { id } = await makeQuizModule(portal, tess.companyId);
    const empty = await admin.call(calls.listModuleFeedback, { params: { id } });
    expect([empty.status, empty.body]).toEqual([200, []]);
    const absent = await admin.call(calls.listModuleFeedback, { params: { id: 999_999 } });
    expect([absent.status, absent.error.message]).toEqual([404, 'Module not found']);
  });
});

describe('the rated modules', () => {
  it('are found by their own name and that of the company', async ({
    portal,
    admin,
    tess,
    other,
    feedback,
  }) => {
    const name = 'Ünsafe Ladders 100%';
    const { id } = await makeQuizModule(portal, other.companyId, { name, questions: 1 });
    expect((await feedback.search({ search: 'ladders' })).body).toEqual([]);
    await completeModule(portal, other, id);
    await feedback.give(other.token, id, 2);
    const company = other.user.company?.name ?? '';
    for (const words of ['LADDERS', 'ünsafe', '100%', `ladders ${company}`])
      expect([words, (await feedback.search({ search: words })).body]).toEqual([
        words,
        [{ id, name, company: other.user.company }],
      ]);
    expect((await feedback.search({ company: String(tess.companyId) })).body).toHaveLength(5);
    expect((await feedback.search({})).headers['x-total-count']).toBe('7');
    succeeded(await admin.call(deleteModule, { params: { id } }));
  });
});
