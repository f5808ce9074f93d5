import { type Activity, type ActivityAction, listActivity } from '@portal/contract/activity';
import { createActivityExport, createProgressExport } from '@portal/contract/exports';
import { askForHelp, updateHelpRequest } from '@portal/contract/help';
import { type NamedScope, VIEW_AS_HEADER } from '@portal/contract/reach';
import { updateTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { readCsv } from '#server/platform/csv/read-csv.ts';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeTrainee,
  setReach,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { COMMAND_LINE, many, record } from './service.ts';

type Query = Record<string, string>;

const it = portalIt
  /** Ida of the kitchen and Max of the bar, each with a change. */
  .extend('people', async ({ portal, admin, company }) => {
    const make = async (name: string, group: string) => {
      const trainee = await makeTrainee(portal, { name, companyName: company.name });
      const userIds = [trainee.user.id];
      return {
        ...trainee,
        group: await makeGroup(admin, { companyId: company.id, name: group, userIds }),
      };
    };
    return { ida: await make('Ida', 'Kitchen'), max: await make('Max', 'Bar') };
  })
  .extend('cook', ({ portal, company, people: { ida } }) =>
    makeLimitedAdmin(portal, [{ companyId: company.id, groupId: ida.group.id, rights: 'people' }]),
  )
  .extend('manager', ({ portal, company }) =>
    makeLimitedAdmin(portal, [{ companyId: company.id, rights: 'read' }]),
  )
  .extend(
    'change',
    ({ portal, company }) =>
      (
        name: string,
        given: { action?: ActivityAction; company?: { id: number; name: string } | null } = {},
      ) =>
        record(portal.resources.db, {
          actor: COMMAND_LINE,
          action: given.action ?? 'module.updated',
          subject: { kind: 'module', id: 7, name },
          company: given.company === undefined ? company : given.company,
          at: portal.clock.now,
        }),
  )
  .extend('read', { scope: 'file' }, () => {
    const read = async (reader: Actor, query: Query = {}) =>
      succeeded(await reader.call(listActivity, { query }));
    const names = async (reader: Actor, query: Query = {}) =>
      (await read(reader, query)).map(({ subject }) => subject.name);
    /** The numbers of changes on each page, and all changes. */
    async function pages(reader: Actor, query: Query) {
      const found: Activity[][] = [];
      for (let cursor: string | undefined, isLast = false; !isLast; ) {
        const asked = cursor === undefined ? query : { ...query, cursor };
        const answer = await reader.call(listActivity, { query: asked });
        found.push(succeeded(answer));
        const next = answer.headers['x-next-cursor'];
        cursor = next === undefined ? undefined : String(next);
        isLast = cursor === undefined;
      }
      return { sizes: found.map(({ length }) => length), changes: found.flat() };
    }
    return { read, names, pages };
  });

it('an admin of a company sees its changes and no others', async ({
  portal,
  manager,
  change,
  read,
}) => {
  const other = await makeCompany(portal);
  await change('Own one');
  await change('Other', { company: other });
  await change('Of none', { company: null });
  await change('Own two', { action: 'module.deleted' });
  expect((await read.names(manager)).slice(0, 2)).toEqual(['Own two', 'Own one']);
  expect(await read.names(manager, { search: 'o' })).toEqual(['Own two', 'Own one']);
  expect(await read.names(manager, { action: 'module.deleted' })).toEqual(['Own two']);
  const asked = await manager.call(listActivity, { query: { company: String(other.id) } });
  expect(asked.status).toBe(404);
  expect(await read.names(await makeLimitedAdmin(portal, []))).toEqual([]);
});

it('pages are full whatever happened in other companies', async ({
  portal,
  manager,
  change,
  read,
}) => {
  const other = await makeCompany(portal);
  const { db } = portal.resources;
  for (let i = 0; i < 5; i += 1) await change(`Paged ${i}`);
  await db.transaction().execute(async (tx) => {
    for (let i = 0; i < 2_100; i += 1)
      await record(tx, {
        ...{ actor: COMMAND_LINE, action: 'module.updated', company: other },
        ...{ subject: { kind: 'module', id: 8, name: 'Paged elsewhere' }, at: portal.clock.now },
      });
  });
  const from = new Date(portal.clock.now - 1_000).toISOString();
  for (const query of [{ search: 'paged' }, { search: 'paged', action: 'module.updated', from }]) {
    const { sizes, changes } = await read.pages(manager, { ...query, pageSize: '2' });
    expect(sizes).toEqual([2, 2, 1]);
    expect(changes.map(({ subject }) => subject.name)).toEqual(
      [4, 3, 2, 1, 0].map((i) => `Paged ${i}`),
    );
  }
  const to = new Date(portal.clock.now).toISOString();
  expect(await read.names(manager, { search: 'paged', to })).toEqual([]);
});

it('an admin of a group sees the changes of its members and the own ones', async ({
  portal,
  admin,
  company,
  people: { ida, max },
  cook,
  change,
  read,
}) => {
  for (const { user, ...trainee } of [ida, max]) {
    const { id } = succeeded(await trainee.call(askForHelp, { body: { message: 'Help?' } }));
    const answer = { params: { id }, body: { status: 'RESOLVED' } } as const;
    succeeded(await admin.call(updateHelpRequest, answer));
    const renamed = { params: { id: user.id }, body: { name: `${user.name} Renamed` } };
    succeeded(await admin.call(updateTrainee, renamed));
  }
  await change('A module');
  const subject = many('trainee', 3);
  const imported = { action: 'trainee.imported', subject, company } as const;
  const at = portal.clock.now;
  const { id, name, reach } = cook.user;
  const actor = { id, name, reach: reach ?? [] };
  await record(portal.resources.db, { ...imported, actor, jobId: 71, at });
  await record(portal.resources.db, { ...imported, actor: COMMAND_LINE, jobId: 72, at });
  const shown = (await read.pages(cook, { pageSize: '2' })).changes;
  expect(shown.map(({ action, subject: { name } }) => [action, name])).toEqual([
    ['trainee.imported', ''],
    ['trainee.updated', 'Ida'],
    ['help.updated', 'Ida'],
    ['trainee.updated', 'Ida'],
  ]);
  expect(shown[0]?.jobId).toBe(71);
  expect(await read.names(cook, { search: 'max' })).toEqual([]);
  expect(await read.names(cook, { company: String(company.id), action: 'help.updated' })).toEqual([
    'Ida',
  ]);
  const [earlier = '', later = ''] = [0, 1_000].map((ms) => new Date(at + ms).toISOString());
  expect(await read.names(cook, { search: 'ida', from: later })).toEqual([]);
  expect(await read.names(cook, { search: 'renamed', from: earlier, to: later })).toHaveLength(1);
});

it('says nothing about the company and the groups from which a trainee came', async ({
  portal,
  admin,
  company,
  manager,
  read,
}) => {
  const before = await makeCompany(portal, 'Before Ltd');
  const { user } = await makeTrainee(portal, { companyName: before.name });
  await makeGroup(admin, { companyId: before.id, name: 'Night', userIds: [user.id] });
  const moved = { params: { id: user.id }, body: { companyName: company.name } };
  succeeded(await admin.call(updateTrainee, moved));
  const asked = { action: 'trainee.updated', company: String(company.id) };
  expect((await read.read(admin, asked))[0]?.before).toEqual({
    company: 'Before Ltd',
    groups: 'Night',
  });
  const [change] = await read.read(manager, asked);
  expect([change?.before, change?.after]).toEqual([
    { company: null, groups: null },
    { company: company.name, groups: '' },
  ]);
});

it('shows of the scopes of another limited admin what the reader sees', async ({
  portal,
  company,
  people: { ida, max },
  cook,
  manager,
  read,
}) => {
  const other = await makeCompany(portal);
  const ofCompany = { companyId: company.id, companyName: company.name } as const;
  const scopes: NamedScope[] = [
    { ...ofCompany, groupId: ida.group.id, groupName: 'Kitchen', rights: 'people' },
    { ...ofCompany, groupId: max.group.id, groupName: 'Bar', rights: 'read' },
    { companyId: other.id, companyName: other.name, rights: 'read' },
  ];
  await record(portal.resources.db, {
    actor: { id: 999_999, name: 'Hana', reach: scopes },
    action: 'trainee.deleted',
    subject: { kind: 'trainee', id: ida.user.id, name: 'Ida' },
    company,
    jobId: 73,
    at: portal.clock.now,
  });
  const scopesFor = async (reader: Actor) => (await read.read(reader))[0]?.actor.scopes;
  expect(await scopesFor(manager)).toEqual(scopes.slice(0, 2));
  expect(await scopesFor(cook)).toEqual(scopes.slice(0, 1));
  expect((await read.read(manager))[0]?.jobId).toBeNull();
});

it('a change by an admin of one company is about that company', async ({
  admin,
  company,
  cook,
  manager,
  read,
}) => {
  succeeded(await cook.call(createProgressExport, { body: {} }));
  for (const reader of [admin, manager, cook]) {
    const [exported] = await read.read(reader, { company: String(company.id) });
    expect(exported).toMatchObject({
      action: 'progress.exported',
      subject: { kind: 'portal', name: company.name },
      company: { id: company.id },
      actor: { id: cook.user.id, scopes: [{ groupName: 'Kitchen', rights: 'people' }] },
    });
  }
});

it('the file has what the admin sees when it is downloaded', async ({
  portal,
  company,
  people: { ida },
  manager,
  change,
}) => {
  const urlOf = async (body = {}) =>
    succeeded(await manager.call(createActivityExport, { body: { format: 'csv', ...body } })).url;
  await change('Module');
  const [all, ofCompany] = [await urlOf(), await urlOf({ company: company.id })];
  const { id } = manager.user;
  const ofGroup = { companyId: company.id, groupId: ida.group.id, rights: 'read' } as const;
  await setReach(portal, id, [ofGroup]);
  const { raw } = await portal.inject({ method: 'GET', url: all });
  const lines = [...readCsv(raw.slice(1))].map(({ cells }) => cells);
  expect(lines[0]?.at(-1)).toBe('Role');
  const exported = ['Activity exported', company.name, `Limited admin: ${company.name} (Read)`];
  expect(lines.slice(1).map((cells) => [cells[2], cells[4], cells.at(-1)])).toEqual([
    ...Array.from({ length: 2 }, () => exported),
    ['Trainee changed', 'Ida', ''],
  ]);
  await setReach(portal, id, [{ companyId: (await makeCompany(portal)).id, rights: 'read' }]);
  expect((await portal.inject({ method: 'GET', url: ofCompany })).status).toBe(404);
});

it('a preview of what a limited admin sees has no changes by the admin who looks at it', async ({
  portal,
  admin,
  company,
  people: { ida },
}) => {
  const scope = { companyId: company.id, groupId: ida.group.id, rights: 'read' };
  const headers = {
    authorization: `Bearer ${admin.token}`,
    [VIEW_AS_HEADER]: JSON.stringify([scope]),
  };
  const { raw } = await portal.inject({ method: 'GET', url: '/api/admin/activity', headers });
  expect((JSON.parse(raw) as Activity[]).map(({ subject }) => subject.name)).toEqual(['Ida']);
});
