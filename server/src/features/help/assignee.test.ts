import { listActivity } from '@portal/contract/activity';
import * as calls from '@portal/contract/help';
import { describe, expect } from 'vitest';
import { makeAdmin, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';

const it = portalIt.extend('help', ({ admin, trainee }) => ({
  ask: async () => succeeded(await trainee.call(calls.askForHelp, { body: { message: 'Help' } })),
  assign: (id: number, body: object) =>
    admin.call(calls.updateHelpRequest, {
      params: { id },
      body: { status: 'PENDING', ...body } as never,
    }),
  changesOf: async (id: number) =>
    succeeded(await admin.call(calls.listHelpRequestChanges, { params: { id } })),
  own: async () => succeeded(await trainee.call(calls.listOwnHelpRequests))[0],
}));

describe('the assignee', () => {
  it('is an admin or nobody, and is in the history and the activity', async ({
    portal,
    admin,
    company,
    help,
  }) => {
    const bob = await makeAdmin(portal, 'bob@backup.test', 'Bob Backup');
    const { id } = await help.ask();
    const assigned = succeeded(await help.assign(id, { assigneeId: bob.user.id }));
    expect(assigned.assignee).toEqual({ id: bob.user.id, name: 'Bob Backup' });
    expect(succeeded(await help.assign(id, { adminNotes: 'Soon' })).assignee?.name).toBe(
      'Bob Backup',
    );
    expect(succeeded(await help.assign(id, { assigneeId: null })).assignee).toBeNull();
    const changes = await help.changesOf(id);
    expect(changes.map(({ assignee }) => assignee)).toEqual([
      { before: 'Bob Backup', after: null },
      { before: 'Bob Backup', after: 'Bob Backup' },
      { before: null, after: 'Bob Backup' },
    ]);
    const query = { company: String(company.id) };
    const lines = succeeded(await admin.call(listActivity, { query }));
    expect(lines[0]).toMatchObject({
      action: 'help.updated',
      before: { assignee: 'Bob Backup' },
      after: { assignee: null },
    });
  });

  it('can be chosen among all admins', async ({ portal, admin, trainee, help }) => {
    const bob = await makeAdmin(portal, 'bob1@portal.test');
    const list = succeeded(await admin.call(calls.listHelpAssignees));
    expect(list).toEqual(
      expect.arrayContaining([
        { id: admin.user.id, name: admin.user.name },
        { id: bob.user.id, name: bob.user.name },
      ]),
    );
    expect(list.map(({ id }) => id)).not.toContain(trainee.user.id);
    const { id } = await help.ask();
    for (const assigneeId of [trainee.user.id, 999_999]) {
      const answer = await help.assign(id, { assigneeId });
      expect([answer.status, answer.error.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await help.changesOf(id)).toEqual([]);
  });

  it('is not overwritten by an admin who has seen another one', async ({ portal, admin, help }) => {
    const bob = await makeAdmin(portal, 'bob2@portal.test');
    const { id, updatedAt } = await help.ask();
    const answers = await Promise.all(
      [admin, bob].map(({ user }) => help.assign(id, { assigneeId: user.id, updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is no news for the trainee, and hides none', async ({ admin, help }) => {
    const { id } = await help.ask();
    succeeded(await help.assign(id, { assigneeId: admin.user.id }));
    expect(await help.own()).toMatchObject({ id, hasNews: false });
    expect(await help.own()).not.toHaveProperty('assignee');
    succeeded(await help.assign(id, { status: 'IN_PROGRESS' }));
    succeeded(await help.assign(id, { status: 'IN_PROGRESS', assigneeId: null }));
    expect((await help.own())?.hasNews).toBe(true);
  });

  it('is nobody after the admin was removed', async ({ portal, admin, help }) => {
    const { db } = portal.resources;
    const bob = await makeAdmin(portal, 'bob@leaver.test', 'Bob Leaver');
    const { id } = await help.ask();
    succeeded(await help.assign(id, { assigneeId: bob.user.id }));
    await db.deleteFrom('all_users').where('id', '=', bob.user.id).execute();
    const query = { assignee: 'none', pageSize: '100' };
    const list = succeeded(await admin.call(calls.listHelpRequests, { query }));
    expect(list.find((request) => request.id === id)?.assignee).toBeNull();
    expect((await help.changesOf(id))[0]?.assignee.after).toBe('Bob Leaver');
  });
});
