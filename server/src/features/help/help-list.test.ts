import { deleteCompany } from '@portal/contract/companies';
import * as calls from '@portal/contract/help';
import { deleteTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { makeAdmin, makeCompany, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeHelpRequests } from './testing/help-requests.ts';

type Query = Record<string, string>;

const STATUSES = calls.helpStatus.options;

const it = portalIt.extend('help', ({ portal, admin, trainee }) => {
  const ask = async (message = 'Help', token = trainee.token) =>
    succeeded(await portal.call(calls.askForHelp, { body: { message }, token }));
  const list = (query: Query = {}, by = admin) => by.call(calls.listHelpRequests, { query });
  const ids = async (query: Query = {}, by = admin) =>
    succeeded(await list(query, by)).map(({ id }) => id);
  const update = (id: number, body: object) =>
    admin.call(calls.updateHelpRequest, { params: { id }, body: body as never });
  /** All pages of this size. */
  async function readPages(query: Query): Promise<number[][]> {
    const pages: number[][] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const answer = await list({ ...query, ...(cursor === '' ? {} : { cursor }) });
      pages.push(succeeded(answer).map(({ id }) => id));
      const next = answer.headers['x-next-cursor'];
      cursor = next === undefined ? undefined : String(next);
    }
    return pages;
  }
  const openCount = async (query: Query) =>
    succeeded(await admin.call(calls.countOpenHelp, { query })).openCount;
  return { ask, list, ids, update, readPages, openCount };
});

describe('the order', () => {
  it('is pending, then in progress, then the others, each newest first', async ({
    company,
    help,
  }) => {
    const statuses = ['CLOSED', 'IN_PROGRESS', 'PENDING', 'RESOLVED', 'IN_PROGRESS', 'PENDING'];
    const asked: number[] = [];
    for (const status of statuses) {
      const { id } = await help.ask(status);
      asked.push(id);
      succeeded(await help.update(id, { status }));
    }
    const expected = [5, 2, 4, 1, 3, 0].map((index) => asked[index]);
    const query = { company: String(company.id) };
    expect(await help.ids(query)).toEqual(expected);
    expect((await help.ids()).filter((id) => asked.includes(id))).toEqual(expected);
    for (const pageSize of ['1', '2', '4', '6', '7'])
      expect((await help.readPages({ ...query, pageSize })).flat()).toEqual(expected);
  });

  it('has no gap and no repetition when new requests arrive', async ({ company, help }) => {
    const asked: number[] = [];
    for (let i = 0; i < 5; i++) asked.unshift((await help.ask(`Request ${i}`)).id);
    const query = { company: String(company.id), pageSize: '2' };
    const read: number[] = [];
    for (let page = await help.list(query); ; ) {
      await help.ask('Meanwhile');
      read.push(...succeeded(page).map(({ id }) => id));
      const cursor = page.headers['x-next-cursor'];
      if (cursor === undefined) break;
      page = await help.list({ ...query, cursor: String(cursor) });
    }
    expect(read).toEqual(asked);
  });
});

describe('the filters', () => {
  it('are status, company, and both', async ({ portal, company, help }) => {
    const other = await makeTrainee(portal);
    const mine = await help.ask();
    const closed = await help.ask();
    succeeded(await help.update(closed.id, { status: 'CLOSED' }));
    const foreign = await help.ask('Foreign', other.token);
    const ofCompany = String(company.id);
    expect(await help.ids({ company: ofCompany })).toEqual([mine.id, closed.id]);
    expect(await help.ids({ company: ofCompany, status: 'CLOSED' })).toEqual([closed.id]);
    const pending = await help.ids({ status: 'PENDING' });
    expect(pending).toEqual(expect.arrayContaining([foreign.id, mine.id]));
    expect(pending).not.toContain(closed.id);
    expect(await help.ids({ company: '999999' })).toEqual([]);
  });

  it('find a part of the message, the name or the email, in any case', async ({
    portal,
    company,
    help,
  }) => {
    const companyName = company.name;
    const [zoe, ben] = await Promise.all([
      makeTrainee(portal, { companyName, name: 'Zoë Zimmermann' }),
      makeTrainee(portal, { companyName }),
    ]);
    const byZoe = await help.ask('The ladder', zoe.token);
    const byBen = await help.ask('Die ÜBUNG 100%_ruhig', ben.token);
    const company_ = { company: String(company.id) };
    const find = (search: string) => help.ids({ ...company_, search });
    expect(await find('zoë zim')).toEqual([byZoe.id]);
    expect(await find(`  ${ben.user.email.toUpperCase()} `)).toEqual([byBen.id]);
    expect(await find('übung')).toEqual([byBen.id]);
    expect(await find('100%_r')).toEqual([byBen.id]);
    expect(await find('100_')).toEqual([]);
    expect(await find('LADDER')).toEqual([byZoe.id]);
    expect(await find('no such words')).toEqual([]);
    expect(await help.ids({ search: 'zoë zimmermann', status: 'PENDING' })).toContain(byZoe.id);
  });

  it('find few matches among many requests, page after page', async ({
    portal,
    company,
    trainee,
    help,
  }) => {
    const asked = await makeHelpRequests(portal, {
      userId: trainee.user.id,
      companyId: company.id,
      count: 1_200,
      statusOf: (index) => (index % 2 === 0 ? 'PENDING' : 'CLOSED'),
    });
    const query = { company: String(company.id), search: 'request 11', pageSize: '40' };
    const matching = [
      11,
      ...Array.from({ length: 10 }, (_, i) => 110 + i),
      ...Array.from({ length: 100 }, (_, i) => 1_100 + i),
    ];
    const inOrder = [0, 1].flatMap((odd) =>
      matching.filter((index) => index % 2 === odd).reverse(),
    );
    const pages = await help.readPages(query);
    expect(pages.map(({ length }) => length)).toEqual([40, 40, 31]);
    expect(pages.flat()).toEqual(inOrder.map((index) => asked[index]));
    expect(await help.openCount({ company: query.company, search: query.search })).toBe(55);
    expect(await help.openCount({ company: query.company })).toBe(600);
    expect(await help.ids({ company: query.company })).toHaveLength(1_200);
  });

  it('are the caller and no admin', async ({ portal, admin, company, help }) => {
    const other = await makeAdmin(portal, 'bob1@portal.test');
    const [mine, theirs, free] = [await help.ask(), await help.ask(), await help.ask()];
    const status = 'PENDING';
    succeeded(await help.update(mine.id, { status, assigneeId: admin.user.id }));
    succeeded(await help.update(theirs.id, { status, assigneeId: other.user.id }));
    for (const query of [{}, { company: String(company.id) }, { status }, { search: 'help' }]) {
      expect(await help.ids({ ...query, assignee: 'me' })).toContain(mine.id);
      expect(await help.ids({ ...query, assignee: 'me' }, other)).toEqual([theirs.id]);
      const unassigned = await help.ids({ ...query, assignee: 'none' });
      expect(unassigned).toContain(free.id);
      expect(unassigned).not.toContain(mine.id);
    }
  });

  it('do not find requests of deleted trainees', async ({
    portal,
    admin,
    company,
    trainee,
    help,
  }) => {
    const stays = await help.ask('Stays');
    const leaver = await makeTrainee(portal, { companyName: company.name });
    await makeHelpRequests(portal, { userId: leaver.user.id, companyId: company.id, count: 150 });
    succeeded(await admin.call(deleteTrainee, { params: { id: leaver.user.id } }));
    const query = { company: String(company.id) };
    expect(await help.ids(query)).toEqual([stays.id]);
    expect(await help.readPages({ ...query, pageSize: '20' })).toEqual([[stays.id]]);
    expect(await help.ids({ ...query, search: 'request' })).toEqual([]);
    expect(await help.openCount(query)).toBe(1);
    expect(trainee.user.id).not.toBe(leaver.user.id);
  });

  it('are counted without those of deleted trainees and companies', async ({
    portal,
    admin,
    help,
  }) => {
    const [stays, leaves] = [await makeCompany(portal), await makeCompany(portal)];
    const traineeIds: number[] = [];
    for (const { name, id: companyId } of [stays, stays, leaves]) {
      const { user } = await makeTrainee(portal, { companyName: name });
      const statusOf = (index: number) => STATUSES[index % STATUSES.length] ?? 'PENDING';
      await makeHelpRequests(portal, { userId: user.id, companyId, count: 8, statusOf });
      traineeIds.push(user.id);
    }
    const counts = async () => {
      const ofCompany = { company: String(stays.id) };
      const filters = [{}, { status: 'PENDING' }, ofCompany, { ...ofCompany, status: 'RESOLVED' }];
      const pending = succeeded(await admin.call(calls.countPendingHelp)).pendingCount;
      return [...(await Promise.all(filters.map(help.openCount))), pending];
    };
    const [all = 0, pending = 0, ...ofStaying] = await counts();
    expect(ofStaying).toEqual([12, 4, pending]);
    expect(await help.openCount({ status: 'CLOSED' })).toBe(0);
    succeeded(await admin.call(deleteTrainee, { params: { id: traineeIds[0] ?? 0 } }));
    expect(await counts()).toEqual([all - 6, pending - 2, 6, 2, pending - 2]);
    succeeded(await admin.call(deleteCompany, { params: { id: leaves.id } }));
    expect(await counts()).toEqual([all - 12, pending - 4, 6, 2, pending - 4]);
    succeeded(await admin.call(deleteCompany, { params: { id: stays.id } }));
    expect(await counts()).toEqual([all - 18, pending - 6, 0, 0, pending - 6]);
  });

  it.for([
    { status: 'LOST' },
    { company: 'x' },
    { pageSize: '0' },
    { pageSize: '101' },
    { assignee: 'you' },
    { cursor: '9' },
    { cursor: '3-1' },
  ])('refuse %j', async (query, { help }) => {
    const answer = await help.list(query as Query);
    expect([answer.status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('of another company do not mix', async ({ portal, help }) => {
    const next = await makeCompany(portal);
    expect(await help.readPages({ company: String(next.id), pageSize: '5' })).toEqual([[]]);
  });
});
