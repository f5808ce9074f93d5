import { listActivity } from '@portal/contract/activity';
import { deleteCompany } from '@portal/contract/companies';
import * as calls from '@portal/contract/groups';
import { getJob, startBulkAction, undoJob } from '@portal/contract/jobs';
import { GROUPS_PER_COMPANY_MAX, GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';
import {
  createTrainee,
  deleteTrainee,
  getTraineeProgress,
  listTrainees,
} from '@portal/contract/trainees';
import { restoreFromTrash } from '@portal/contract/trash';
import { describe, expect } from 'vitest';
import { makeCompany, makeTrainee, PASSWORD, succeeded } from '#server/testing/factories.ts';
import type { Answer } from '#server/testing/open-test-portal.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { createGroupsIn } from './service.ts';
import { makeGroup } from './testing/make-group.ts';

const it = portalIt.extend('groups', ({ portal, admin, company }) => {
  const toId = (id: number) => ({ params: { id } });
  const create = (name: string, companyId = company.id) =>
    admin.call(calls.createGroup, { ...toId(companyId), body: { name } });
  const list = async (companyId = company.id) =>
    succeeded(await admin.call(calls.listGroups, toId(companyId))).map(
      ({ name, members }) => `${name} ${members}`,
    );
  return {
    create,
    list,
    make: (name?: string, userIds: number[] = []) =>
      makeGroup(admin, { companyId: company.id, userIds, ...(name === undefined ? {} : { name }) }),
    rename: (id: number, name: string) =>
      admin.call(calls.renameGroup, { ...toId(id), body: { name } }),
    remove: async (id: number) => succeeded(await admin.call(calls.deleteGroup, toId(id))),
    restore: (deletionId: number | null, body: object = {}) =>
      admin.call(restoreFromTrash, { params: { deletionId: deletionId ?? 0 }, body }),
    add: (id: number, userIds: number[]) =>
      admin.call(calls.addGroupMembers, { ...toId(id), body: { userIds } }),
    leave: (id: number, userId: number) =>
      admin.call(calls.removeGroupMember, { params: { id, userId } }),
    members: (id: number, query: Record<string, string> = {}) =>
      admin.call(calls.listGroupMembers, { ...toId(id), query }),
    namesIn: async (id: number, query: Record<string, string> = {}) =>
      succeeded(await admin.call(calls.listGroupMembers, { ...toId(id), query })).map(
        ({ name }) => name,
      ),
    groupsOf: async (id: number) =>
      succeeded(await admin.call(getTraineeProgress, toId(id))).groups.map(({ name }) => name),
    trainee: async (name: string, companyName = company.name) =>
      (await makeTrainee(portal, { name, companyName })).user.id,
    async move(ids: number[], companyId: number) {
      const body = { action: 'move' as const, ids, companyId };
      const job = succeeded(await admin.call(startBulkAction, { body }));
      await portal.work(['job']);
      return job.id;
    },
    async undo(id: number) {
      succeeded(await admin.call(undoJob, toId(id)));
      await portal.work(['job']);
      return succeeded(await admin.call(getJob, toId(id))).state;
    },
  };
});

const codeOf = ({ status, error }: Answer<unknown>) => [status, error.code];

describe('the groups of a company', () => {
  it('are for administrators', async ({ portal, company, trainee }) => {
    const params = { id: company.id };
    expect((await portal.call(calls.listGroups, { params })).status).toBe(401);
    expect((await trainee.call(calls.listGroups, { params })).status).toBe(403);
  });

  it('are listed by name, with the numbers of their members', async ({ groups }) => {
    const ida = await groups.trainee('Ida');
    await groups.make('drivers');
    await groups.make('Éclairs', [ida]);
    await groups.make('Bar');
    expect(await groups.list()).toEqual(['Bar 0', 'drivers 0', 'Éclairs 1']);
  });

  it('have names that differ in more than case, unless one is in the trash', async ({
    portal,
    groups,
  }) => {
    const bar = await groups.make('Bar');
    const kitchen = await groups.make('Kitchen');
    expect(codeOf(await groups.create(' bAR '))).toEqual([409, 'NAME_TAKEN']);
    expect(codeOf(await groups.rename(kitchen.id, 'BAR'))).toEqual([409, 'NAME_TAKEN']);
    expect(codeOf(await groups.create('x'.repeat(81)))).toEqual([400, 'INVALID_INPUT']);
    expect(codeOf(await groups.create(' '))).toEqual([400, 'INVALID_INPUT']);
    for (const answer of [
      await groups.create('Bar; Kitchen'),
      await groups.rename(kitchen.id, 'Bar;'),
    ])
      expect([codeOf(answer), answer.error.details.reason]).toEqual([
        [400, 'INVALID_INPUT'],
        'groupNameSemicolon',
      ]);
    succeeded(await groups.rename(bar.id, 'BAR'));
    expect((await groups.create('Bar', (await makeCompany(portal)).id)).status).toBe(201);
    const { deletionId } = await groups.remove(bar.id);
    await groups.make('Bar');
    const refused = await groups.restore(deletionId);
    expect(codeOf(refused)).toEqual([409, 'NAME_TAKEN']);
    expect(refused.error.details).toMatchObject({ reason: 'groupNameTaken' });
    const tooLong = await groups.restore(deletionId, { name: 'x'.repeat(81) });
    expect(codeOf(tooLong)).toEqual([400, 'INVALID_INPUT']);
    expect(tooLong.error.details).toMatchObject({ fields: [{ path: 'name' }] });
    succeeded(await groups.restore(deletionId, { name: 'Old bar' }));
    expect(await groups.list()).toEqual(['Bar 0', 'Kitchen 0', 'Old bar 0']);
  });

  it('are at most 200', async ({ portal, company, groups }) => {
    const names = Array.from({ length: GROUPS_PER_COMPANY_MAX - 1 }, (_, i) => `Group ${i}`);
    await createGroupsIn(portal.resources.db, company.id, { names, at: portal.clock.now });
    const { id } = await groups.make('The last one');
    expect(codeOf(await groups.create('One more'))).toEqual([409, 'CONFLICT']);
    const { deletionId } = await groups.remove(id);
    await groups.make('Another');
    expect(codeOf(await groups.restore(deletionId))).toEqual([409, 'CONFLICT']);
  });

  it('go with their company', async ({ portal, admin, groups }) => {
    const company = await makeCompany(portal);
    const group = succeeded(await groups.create('Kitchen', company.id));
    const params = { id: company.id };
    const { deletionId } = succeeded(await admin.call(deleteCompany, { params }));
    expect((await admin.call(calls.listGroups, { params })).status).toBe(404);
    expect((await groups.members(group.id)).status).toBe(404);
    succeeded(await groups.restore(deletionId));
    expect(await groups.list(company.id)).toEqual(['Kitchen 0']);
  });
});

describe('the members of a group', () => {
  it('are listed by name, a page at a time, and found by name or email', async ({ groups }) => {
    const ids: number[] = [];
    for (const name of ['Udo', 'Ida', 'Émile']) ids.push(await groups.trainee(name));
    const { id } = await groups.make('Kitchen', ids);
    expect(await groups.namesIn(id)).toEqual(['Émile', 'Ida', 'Udo']);
    const second = await groups.members(id, { page: '2', pageSize: '2' });
    expect(second.body.map(({ name }) => name)).toEqual(['Udo']);
    expect(second.headers['x-total-count']).toBe('3');
    const found = await groups.members(id, { search: 'EMI' });
    expect(found.body.map(({ name }) => name)).toEqual(['Émile']);
    expect(found.headers['x-total-count']).toBe('1');
  });

  it('are added and removed, each once', async ({ groups }) => {
    const [ida, udo] = [await groups.trainee('Ida'), await groups.trainee('Udo')];
    const { id } = await groups.make('Kitchen', [ida]);
    expect(succeeded(await groups.add(id, [ida, udo, udo])).added).toBe(1);
    expect(await groups.groupsOf(udo)).toEqual(['Kitchen']);
    succeeded(await groups.leave(id, ida));
    succeeded(await groups.leave(id, ida));
    expect(await groups.namesIn(id)).toEqual(['Udo']);
  });

  it('belong to the company of the group', async ({ portal, admin, company, groups }) => {
    const other = await makeCompany(portal);
    const [ida, max] = [await groups.trainee('Ida'), await groups.trainee('Max', other.name)];
    const { id } = await groups.make();
    expect(codeOf(await groups.add(id, [ida, max]))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await groups.leave(id, max))).toEqual([404, 'NOT_FOUND']);
    expect(await groups.namesIn(id)).toEqual([]);
    const body = {
      ...{ name: 'New', email: `${crypto.randomUUID()}@x.test`, password: PASSWORD },
      ...{ companyName: other.name, groupIds: [id] },
    };
    expect(codeOf(await admin.call(createTrainee, { body }))).toEqual([404, 'NOT_FOUND']);
    const query = { company: String(other.id), group: String(id) };
    expect(succeeded(await admin.call(listTrainees, { query }))).toEqual([]);
    expect((await groups.create('x', company.id + 1_000_000)).status).toBe(404);
  });

  it('are recorded with an added or deleted trainee, if there are any', async ({
    admin,
    company,
    groups,
  }) => {
    const { id } = await groups.make('Kitchen');
    for (const groupIds of [[id], []]) {
      const email = `${crypto.randomUUID()}@x.test`;
      const body = { name: 'Ida', email, companyName: company.name, password: PASSWORD, groupIds };
      const added = succeeded(await admin.call(createTrainee, { body }));
      succeeded(await admin.call(deleteTrainee, { params: { id: added.id } }));
    }
    const query = { company: String(company.id), search: 'Ida' };
    const changes = succeeded(await admin.call(listActivity, { query }));
    const recorded = changes.map(({ action, before, after }) => [
      action,
      before?.groups ?? after?.groups,
    ]);
    expect(recorded).toEqual([
      ['trainee.deleted', undefined],
      ['trainee.created', undefined],
      ['trainee.deleted', 'Kitchen'],
      ['trainee.created', 'Kitchen'],
    ]);
  });

  it('are in at most 50 groups', async ({ portal, admin, company, groups }) => {
    const ida = await groups.trainee('Ida');
    const names = Array.from({ length: GROUPS_PER_TRAINEE_MAX + 1 }, (_, i) => `Group ${i}`);
    const [one = 0, ...others] = await createGroupsIn(portal.resources.db, company.id, {
      ...{ names, at: portal.clock.now },
    });
    for (const id of others) succeeded(await groups.add(id, [ida]));
    expect(codeOf(await groups.add(one, [ida]))).toEqual([409, 'CONFLICT']);
    const body = { action: 'add-to-group' as const, ids: [ida], groupId: one };
    const job = succeeded(await admin.call(startBulkAction, { body }));
    await portal.work(['job']);
    const ended = succeeded(await admin.call(getJob, { params: { id: job.id } }));
    expect(ended).toMatchObject({ state: 'done', done: 0, refused: 1 });
  });

  it('are left out of a restored group if they are in 50 others', async ({
    portal,
    company,
    groups,
  }) => {
    const { db } = portal.resources;
    const [ida, udo] = [await groups.trainee('Ida'), await groups.trainee('Udo')];
    const { id } = await groups.make('Kitchen', [ida, udo]);
    const { deletionId } = await groups.remove(id);
    const names = Array.from({ length: GROUPS_PER_TRAINEE_MAX }, (_, i) => `Group ${i}`);
    const others = await createGroupsIn(db, company.id, { names, at: portal.clock.now });
    for (const [i, other] of others.entries())
      succeeded(await groups.add(other, i === 0 ? [ida] : [ida, udo]));
    succeeded(await groups.restore(deletionId));
    expect(await groups.namesIn(id)).toEqual(['Udo']);
  });

  it('leave it when they move, and return when the move is undone', async ({ portal, groups }) => {
    const other = await makeCompany(portal);
    const ida = await groups.trainee('Ida');
    const { id } = await groups.make('Kitchen', [ida]);
    const moving = await groups.move([ida], other.id);
    expect([await groups.groupsOf(ida), await groups.list()]).toEqual([[], ['Kitchen 0']]);
    const bar = succeeded(await groups.create('Bar', other.id));
    succeeded(await groups.add(bar.id, [ida]));
    expect(await groups.undo(moving)).toBe('undone');
    expect(await groups.groupsOf(ida)).toEqual(['Kitchen']);
    expect([await groups.namesIn(id), await groups.namesIn(bar.id)]).toEqual([['Ida'], []]);
  });

  it('are kept in the trash, each with the groups and the group with its members', async ({
    admin,
    groups,
  }) => {
    const [ida, udo] = [await groups.trainee('Ida'), await groups.trainee('Udo')];
    const { id } = await groups.make('Kitchen', [ida, udo]);
    const removed = succeeded(await admin.call(deleteTrainee, { params: { id: ida } }));
    expect([await groups.namesIn(id), await groups.list()]).toEqual([['Udo'], ['Kitchen 1']]);
    succeeded(await groups.restore(removed.deletionId));
    expect(await groups.namesIn(id)).toEqual(['Ida', 'Udo']);
    const { deletionId } = await groups.remove(id);
    expect([await groups.list(), await groups.groupsOf(ida)]).toEqual([[], []]);
    expect(codeOf(await groups.members(id))).toEqual([404, 'NOT_FOUND']);
    const query = { group: String(id) };
    expect(succeeded(await admin.call(listTrainees, { query }))).toEqual([]);
    succeeded(await groups.restore(deletionId));
    expect([await groups.list(), await groups.groupsOf(udo)]).toEqual([['Kitchen 2'], ['Kitchen']]);
  });
});
