import * as calls from '@portal/contract/help';
import type { NamedScope } from '@portal/contract/reach';
import { updateTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  setReach,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { releaseOf, releaseUncovered } from './service.ts';

type Query = Record<string, string>;

/** Ida of the group Kitchen, Max of no group and Ola of another company have asked, Ida first. */
const it = portalIt
  .extend('asked', async ({ portal, admin, company }) => {
    const other = await makeCompany(portal);
    const ask = async (name: string, companyName: string) => {
      const trainee = await makeTrainee(portal, { name, companyName });
      const body = { message: `${name} asks` };
      const { id } = succeeded(await trainee.call(calls.askForHelp, { body }));
      return { id, userId: trainee.user.id };
    };
    const ida = await ask('Ida', company.name);
    const max = await ask('Max', company.name);
    const ola = await ask('Ola', other.name);
    const kitchen = await makeGroup(admin, { companyId: company.id, userIds: [ida.userId] });
    return { ida, max, ola, other, kitchen };
  })
  .extend('kitchen', ({ portal, company, asked }) =>
    makeLimitedAdmin(portal, [
      { companyId: company.id, groupId: asked.kitchen.id, rights: 'people' },
    ]),
  );

const messages = async ({ call }: Actor, query: Query = {}) =>
  succeeded(await call(calls.listHelpRequests, { query })).map(({ message }) => message);

const counts = async ({ call }: Actor, query: Query = {}) => [
  succeeded(await call(calls.countPendingHelp)).pendingCount,
  succeeded(await call(calls.countOpenHelp, { query })).openCount,
];

describe('a limited admin sees and counts the requests', () => {
  it('of the members of a group', async ({ company, asked, kitchen }) => {
    const query = { company: String(company.id) };
    for (const each of [{}, query, { group: String(asked.kitchen.id) }]) {
      expect(await messages(kitchen, each)).toEqual(['Ida asks']);
      expect(await counts(kitchen, each)).toEqual([1, 1]);
    }
    expect(await messages(kitchen, { group: 'none' })).toEqual([]);
    expect(await messages(kitchen, { search: 'asks', status: 'PENDING' })).toEqual(['Ida asks']);
  });

  it('of a whole company, and in pages', async ({ portal, company, asked: _ }) => {
    const lena = await makeLimitedAdmin(portal, [{ companyId: company.id, rights: 'read' }]);
    expect(await messages(lena)).toEqual(['Max asks', 'Ida asks']);
    expect(await counts(lena)).toEqual([2, 2]);
    const first = await lena.call(calls.listHelpRequests, { query: { pageSize: '1' } });
    const cursor = String(first.headers['x-next-cursor']);
    expect(await messages(lena, { pageSize: '1', cursor })).toEqual(['Ida asks']);
    const last = await lena.call(calls.listHelpRequests, { query: { pageSize: '1', cursor } });
    expect(last.headers['x-next-cursor']).toBeUndefined();
  });

  it('of a group and of another company, each once', async ({ portal, company, asked }) => {
    const lena = await makeLimitedAdmin(portal, [
      { companyId: company.id, groupId: asked.kitchen.id, rights: 'read' },
      { companyId: asked.other.id, rights: 'read' },
    ]);
    expect(await messages(lena)).toEqual(['Ola asks', 'Ida asks']);
    expect(await counts(lena)).toEqual([2, 2]);
    expect(await messages(lena, { company: String(asked.other.id) })).toEqual(['Ola asks']);
  });

  it('of no trainee without a scope', async ({ portal, asked: _, kitchen }) => {
    await portal.resources.db
      .deleteFrom('admin_scopes')
      .where('user_id', '=', kitchen.user.id)
      .execute();
    expect(await messages(kitchen)).toEqual([]);
    expect(await counts(kitchen)).toEqual([0, 0]);
  });
});

describe('a limited admin', () => {
  it('answers requests in reach only, with the right for people', async ({
    portal,
    company,
    asked,
    kitchen,
  }) => {
    const answer = ({ call }: Actor, id: number) =>
      call(calls.updateHelpRequest, { params: { id }, body: { status: 'RESOLVED' } });
    expect((await answer(kitchen, asked.ida.id)).status).toBe(200);
    for (const { id } of [asked.max, asked.ola])
      expect((await answer(kitchen, id)).status).toBe(404);
    const reader = await makeLimitedAdmin(portal, [{ companyId: company.id, rights: 'read' }]);
    expect((await answer(reader, asked.ida.id)).status).toBe(403);
  });
});

/** Admins of the group Kitchen, of the whole company, with the right to read it, and of another company. */
const withTeam = it.extend('team', async ({ portal, admin, company, asked, kitchen }) => {
  const inCompany = { companyId: company.id };
  const make = (name: string, scope: Omit<NamedScope, 'companyName'>) =>
    makeLimitedAdmin(portal, [scope], name);
  const whole = await make('Wanda Whole', { ...inCompany, rights: 'people' });
  const reader = await make('Rita Reader', { ...inCompany, rights: 'read' });
  const outside = await make('Otto Outside', { companyId: asked.other.id, rights: 'people' });
  return {
    ...{ whole, reader, outside },
    idsFor: async ({ call }: Actor) => {
      const listed = succeeded(await call(calls.listHelpAssignees)).map(({ id }) => id);
      return [admin, kitchen, whole, reader, outside].map(({ user }) => listed.includes(user.id));
    },
    assign: (by: Actor, { id }: { id: number }, to: Actor) =>
      by.call(calls.updateHelpRequest, {
        params: { id },
        body: { status: 'PENDING', assigneeId: to.user.id },
      }),
    assigneeOf: async ({ id }: { id: number }) =>
      succeeded(await admin.call(calls.listHelpRequests)).find((each) => each.id === id)?.assignee,
    changesOf: async ({ id }: { id: number }) =>
      succeeded(await admin.call(calls.listHelpRequestChanges, { params: { id } })),
  };
});

describe('an assignee', () => {
  withTeam('is listed for admins who share people', async ({ admin, kitchen, team }) => {
    expect(await team.idsFor(admin)).toEqual([true, true, true, false, true]);
    expect(await team.idsFor(kitchen)).toEqual([true, true, true, false, false]);
    expect(await team.idsFor(team.whole)).toEqual([true, true, true, false, false]);
    expect(await team.idsFor(team.outside)).toEqual([true, false, false, false, true]);
  });

  withTeam(
    'sees the trainee with the right for people',
    async ({ admin, asked, kitchen, team }) => {
      expect((await team.assign(admin, asked.ida, kitchen)).status).toBe(200);
      for (const [by, request, to, code] of [
        [admin, asked.max, kitchen, 'CONFLICT'],
        [team.whole, asked.max, kitchen, 'CONFLICT'],
        [admin, asked.ida, team.reader, 'CONFLICT'],
        [admin, asked.ida, team.outside, 'CONFLICT'],
        // An admin whom the caller does not see is answered like a missing one.
        [kitchen, asked.ida, team.outside, 'NOT_FOUND'],
      ] as const)
        expect((await team.assign(by, request, to)).error.code).toBe(code);
      expect((await team.assign(kitchen, asked.ida, team.whole)).status).toBe(200);
    },
  );

  withTeam(
    'is removed when the trainee leaves the group',
    async ({ portal, admin, asked, kitchen, team }) => {
      const { db } = portal.resources;
      succeeded(await team.assign(admin, asked.ida, kitchen));
      succeeded(await team.assign(admin, asked.max, team.whole));
      const release = () =>
        inTransaction(db, (tx) =>
          releaseUncovered(tx, [asked.ida.userId, asked.max.userId], portal.clock.now),
        );
      await release();
      expect(await team.assigneeOf(asked.ida)).toMatchObject({ id: kitchen.user.id });
      await db.deleteFrom('all_group_members').where('user_id', '=', asked.ida.userId).execute();
      await release();
      expect(await team.assigneeOf(asked.ida)).toBeNull();
      expect(await team.assigneeOf(asked.max)).toMatchObject({ id: team.whole.user.id });
      const [latest, before] = await team.changesOf(asked.ida);
      expect(latest).toMatchObject({
        adminName: 'Training Portal',
        status: { before: 'PENDING', after: 'PENDING' },
        assignee: { before: kitchen.user.name, after: null },
      });
      expect(Date.parse(latest?.changedAt ?? '')).toBeGreaterThan(
        Date.parse(before?.changedAt ?? ''),
      );
    },
  );

  withTeam(
    'is removed with the scope, and the trainee sees nothing new',
    async ({ portal, admin, asked, company, team }) => {
      const { db } = portal.resources;
      for (const request of [asked.ida, asked.max])
        succeeded(await team.assign(admin, request, team.whole));
      const { whole } = team;
      const groupId = asked.kitchen.id;
      await setReach(portal, whole.user.id, [{ companyId: company.id, groupId, rights: 'people' }]);
      await inTransaction(db, (tx) => releaseOf(tx, whole.user.id, portal.clock.now));
      expect(await team.assigneeOf(asked.ida)).toMatchObject({ id: whole.user.id });
      expect(await team.assigneeOf(asked.max)).toBeNull();
      const request = await db
        .selectFrom('help_requests')
        .select(['seen_at', 'updated_at'])
        .where('id', '=', asked.max.id)
        .executeTakeFirstOrThrow();
      expect(request.seen_at).toBe(request.updated_at);
    },
  );
});

it('the module of a company that the trainee has left is not named', async ({
  portal,
  company,
  admin,
}) => {
  const former = await makeCompany(portal);
  const { id: moduleId } = await makeQuizModule(portal, former.id, { name: 'Former module' });
  const { call, user } = await makeTrainee(portal, { companyName: former.name });
  const { id } = succeeded(await call(calls.askForHelp, { body: { message: 'Why?', moduleId } }));
  const body = { companyName: company.name };
  succeeded(await admin.call(updateTrainee, { params: { id: user.id }, body }));
  const limited = await makeLimitedAdmin(portal, [{ companyId: company.id, rights: 'people' }]);
  const update = { params: { id }, body: { status: 'IN_PROGRESS' as const } };
  for (const answer of [
    ...succeeded(await limited.call(calls.listHelpRequests)),
    succeeded(await limited.call(calls.updateHelpRequest, update)),
  ])
    if (answer.id === id) expect([answer.moduleId, answer.module]).toEqual([null, null]);
  const asked = succeeded(await admin.call(calls.listHelpRequests)).find((each) => each.id === id);
  expect(asked?.module).toEqual({ id: moduleId, name: 'Former module' });
});
