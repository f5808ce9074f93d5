import { resetPassword } from '@portal/contract/accounts';
import { listActivity } from '@portal/contract/activity';
import * as calls from '@portal/contract/admins';
import { listRooms, openDirectRoom, sendMessage } from '@portal/contract/chat';
import { createProgressExport } from '@portal/contract/exports';
import { askForHelp, listHelpRequests, updateHelpRequest } from '@portal/contract/help';
import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import { getOwnAccount } from '@portal/contract/own-account';
import { listTrash, restoreFromTrash } from '@portal/contract/trash';
import { describe, expect } from 'vitest';
import {
  type Actor,
  makeAdmin,
  makeTrainee,
  PASSWORD,
  signInAgain,
  succeeded,
} from '#server/testing/factories.ts';
import { openLive } from '#server/testing/live-client.ts';
import { itAlone, it as portalIt } from '#server/testing/portal-test.ts';

const DAY_MS = 86_400_000;
const newEmail = () => `${crypto.randomUUID()}@admins.test`;

const it = portalIt.extend(
  'invite',
  { scope: 'file' },
  ({ admin }) =>
    async (name = 'Iris Invited') => {
      const body = { name, email: newEmail() };
      const { admin: invited, link } = succeeded(await admin.call(calls.inviteAdmin, { body }));
      return { ...invited, token: tokenIn(link) };
    },
);

const tokenIn = (link: string | null) => link?.split('/').at(-1) ?? '';
const toId = (id: number) => ({ params: { id } });

async function actionsAbout(admin: Actor, name: string): Promise<string[]> {
  const records = succeeded(await admin.call(listActivity, { query: { search: name } }));
  return records.map(({ action, actor }) => `${action} by ${actor.name}`).toReversed();
}

describe('an invitation', () => {
  it('without a mail server gives a link, which works once', async ({ portal, admin, invite }) => {
    const { id, email, token, ...invited } = await invite('Iris Accepts');
    expect(invited).toEqual({
      name: 'Iris Accepts',
      reach: 'portal',
      isInvited: true,
      invitationRefusal: null,
      linkExpiresAt: new Date(portal.clock.now + 7 * DAY_MS).toISOString(),
      lastLoginAt: null,
    });
    expect((await portal.call(logIn, { body: { email, password: PASSWORD } })).status).toBe(401);
    const body = { token, password: PASSWORD };
    succeeded(await portal.call(resetPassword, { body }));
    expect((await portal.call(resetPassword, { body })).status).toBe(400);
    const listed = async () => {
      const { admins } = succeeded(await admin.call(calls.listAdmins));
      return admins.find((each) => each.id === id);
    };
    expect(await listed()).toMatchObject({
      isInvited: false,
      linkExpiresAt: null,
      lastLoginAt: null,
    });
    const session = succeeded(
      await portal.call(logInAsAdmin, { body: { email, password: PASSWORD } }),
    );
    expect(session.user).toMatchObject({ id, role: 'ADMIN', company: null });
    expect((await listed())?.lastLoginAt).toBe(new Date(portal.clock.now).toISOString());
    expect(await actionsAbout(admin, 'Iris Accepts')).toEqual([
      'admin.invited by Ada Admin',
      'admin.accepted by Iris Accepts',
    ]);
  });

  it('expires after seven days; another one replaces it', async ({ portal, admin, invite }) => {
    const { id, token } = await invite('Iris Late');
    const again = await admin.call(calls.inviteAdminAgain, toId(id));
    const { link } = succeeded(again);
    const accept = (given: string) =>
      portal.call(resetPassword, { body: { token: given, password: PASSWORD } });
    expect((await accept(token)).status).toBe(400);
    portal.clock.advance(7 * DAY_MS);
    expect((await accept(tokenIn(link))).status).toBe(400);
    const fresh = succeeded(await admin.call(calls.inviteAdminAgain, toId(id)));
    succeeded(await accept(tokenIn(fresh.link)));
    expect((await admin.call(calls.inviteAdminAgain, toId(id))).status).toBe(409);
  });

  it('without a mail server gives a link to a page in the language of the admin, if it is known', async ({
    portal,
    admin,
    invite,
  }) => {
    const { id, token } = await invite();
    expect(token).not.toContain('?');
    const users = portal.resources.db.updateTable('all_users');
    await users.set({ language: 'pl' }).where('id', '=', id).execute();
    const { link } = succeeded(await admin.call(calls.inviteAdminAgain, toId(id)));
    expect(link).toMatch(/\/reset-password\/[\w-]{43}\?language=pl$/);
  });

  it('of one admin is repeated five times an hour at most', async ({ portal, admin, invite }) => {
    const { id } = await invite();
    const again = () => admin.call(calls.inviteAdminAgain, toId(id));
    for (let i = 0; i < 5; i++) succeeded(await again());
    expect((await again()).status).toBe(429);
    portal.clock.advance(61 * 60_000);
    succeeded(await again());
  });

  it('is refused for a taken email, a missing name, and an unknown admin', async ({
    admin,
    trainee,
  }) => {
    const { email } = trainee.user;
    const send = (body: { name: string; email: string }) => admin.call(calls.inviteAdmin, { body });
    expect((await send({ name: 'Twice', email })).body).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect((await send({ name: ' ', email: newEmail() })).status).toBe(400);
    expect((await send({ name: 'No at', email: 'no-at' })).status).toBe(400);
    for (const id of [999_999_999, trainee.user.id])
      for (const call of [calls.inviteAdminAgain, calls.removeAdmin])
        expect((await admin.call(call, toId(id))).status, call.name).toBe(404);
  });

  it('is for admins only', async ({ portal, trainee, invite }) => {
    const { id } = await invite();
    const body = { name: 'Mallory', email: newEmail() };
    for (const [call, input] of [
      [calls.listAdmins, {}],
      [calls.inviteAdmin, { body }],
      [calls.inviteAdminAgain, toId(id)],
      [calls.changeAdminReach, { ...toId(id), body: { reach: 'portal' } }],
      [calls.removeAdmin, toId(id)],
    ] as const) {
      expect((await portal.call(call, input)).status, call.name).toBe(401);
      expect((await trainee.call(call, input)).status, call.name).toBe(403);
    }
  });
});

describe('a removed admin', () => {
  it('loses sessions, sockets, links and exports at once', async ({ portal, origin, admin }) => {
    const bob = await makeAdmin(portal, newEmail(), 'Bob Removed');
    const link = succeeded(await bob.call(createProgressExport, { body: {} })).url;
    await using socket = await openLive(origin.replace('http', 'ws'), bob);
    await socket.settled();
    const answer = succeeded(await admin.call(calls.removeAdmin, toId(bob.user.id)));
    expect(answer.message).toBe("Admin 'Bob Removed' removed");
    expect((await socket.closed).code).toBe(4401);
    expect((await bob.call(getOwnAccount)).status).toBe(401);
    expect((await portal.inject({ url: link })).status).toBe(403);
    const body = { email: bob.user.email, password: PASSWORD };
    expect((await portal.call(logInAsAdmin, { body })).status).toBe(401);
    const { admins } = succeeded(await admin.call(calls.listAdmins));
    expect(admins.map(({ id }) => id)).not.toContain(bob.user.id);
    // The address is free at once.
    succeeded(
      await admin.call(calls.inviteAdmin, { body: { name: 'Bob', email: bob.user.email } }),
    );
    expect(await actionsAbout(admin, 'Bob Removed')).toEqual([
      'admin.created by Training Portal',
      'progress.exported by Bob Removed',
      'admin.deleted by Ada Admin',
    ]);
  });

  it('stays readable in the chat, and leaves help requests to others', async ({
    portal,
    admin,
    trainee,
  }) => {
    const bob = await makeAdmin(portal, newEmail(), 'Bob Writer');
    const params = { userId: trainee.user.id };
    const room = succeeded(await bob.call(openDirectRoom, { params }));
    const content = { chatRoomId: room.id, content: 'Hello', senderId: bob.user.id };
    succeeded(await bob.call(sendMessage, { body: content }));
    const asked = succeeded(await trainee.call(askForHelp, { body: { message: 'Why?' } }));
    const body = { status: 'IN_PROGRESS' as const, assigneeId: bob.user.id };
    succeeded(await admin.call(updateHelpRequest, { ...toId(asked.id), body }));
    succeeded(await admin.call(calls.removeAdmin, toId(bob.user.id)));
    await portal.work(['deletion']);
    const [seen] = succeeded(await trainee.call(listRooms));
    expect(seen?.participants[1]?.user).toMatchObject({ name: '', deleted: true });
    expect(seen?.messages[0]?.content).toBe('Hello');
    const query = { assignee: 'none' as const, pageSize: '100' };
    const unassigned = succeeded(await admin.call(listHelpRequests, { query }));
    expect(unassigned.find(({ id }) => id === asked.id)).toMatchObject({ assignee: null });
  });

  it('can be restored, and logs in again with the same password', async ({ portal, admin }) => {
    const bob = await makeAdmin(portal, newEmail(), 'Bob Restored');
    const { deletionId } = succeeded(await admin.call(calls.removeAdmin, toId(bob.user.id)));
    await portal.work(['deletion']);
    const [entry] = succeeded(await admin.call(listTrash, { query: { kind: 'admin' } }));
    expect(entry).toMatchObject({
      deletionId,
      kind: 'admin',
      name: 'Bob Restored',
      company: null,
      deletedBy: { name: 'Ada Admin' },
    });
    const restore = { params: { deletionId: deletionId ?? 0 }, body: {} };
    succeeded(await admin.call(restoreFromTrash, restore));
    expect((await bob.call(getOwnAccount)).status).toBe(401);
    succeeded(await (await signInAgain(portal, bob)).call(getOwnAccount));
    expect(await actionsAbout(admin, 'Bob Restored')).toEqual([
      'admin.created by Training Portal',
      'admin.deleted by Ada Admin',
      'admin.restored by Ada Admin',
    ]);
  });

  it('is restored with another email where the old one is taken', async ({ portal, admin }) => {
    const bob = await makeAdmin(portal, newEmail(), 'Bob Taken');
    const { deletionId } = succeeded(await admin.call(calls.removeAdmin, toId(bob.user.id)));
    await makeTrainee(portal, { email: bob.user.email });
    const restore = (body: object) =>
      admin.call(restoreFromTrash, { params: { deletionId: deletionId ?? 0 }, body });
    expect((await restore({})).body).toMatchObject({ code: 'EMAIL_TAKEN' });
    const email = newEmail();
    succeeded(await restore({ email }));
    succeeded(await portal.call(logInAsAdmin, { body: { email, password: PASSWORD } }));
  });

  it('who was invited only cannot accept any more', async ({ portal, admin, invite }) => {
    const { id, token } = await invite();
    succeeded(await admin.call(calls.removeAdmin, toId(id)));
    const body = { token, password: PASSWORD };
    expect((await portal.call(resetPassword, { body })).status).toBe(400);
  });

  it('is deleted for good after the time of the trash', async ({ portal, admin }) => {
    const { db } = portal.resources;
    const bob = await makeAdmin(portal, newEmail(), 'Bob Purged');
    succeeded(await admin.call(calls.removeAdmin, toId(bob.user.id)));
    const rows = db.selectFrom('all_users').where('id', '=', bob.user.id).select('deleted_at');
    expect(await rows.execute()).toEqual([{ deleted_at: portal.clock.now }]);
    portal.clock.advance(31 * DAY_MS);
    await portal.work(['deletion']);
    expect(await rows.execute()).toEqual([]);
    const again = await signInAgain(portal, admin);
    expect(await actionsAbout(again, 'Bob Purged')).toEqual([]);
    expect((await actionsAbout(again, `Deleted user ${bob.user.id}`)).at(-1)).toBe(
      'admin.purged by Training Portal',
    );
  });
});

describe('of the admins one always remains', () => {
  const admins = async (caller: Actor) => succeeded(await caller.call(calls.listAdmins)).admins;

  itAlone('because no admin can remove the own account', async ({ portal, admin }) => {
    const remove = () => admin.call(calls.removeAdmin, toId(admin.user.id));
    expect((await remove()).body).toMatchObject({ code: 'CONFLICT' });
    await makeAdmin(portal, newEmail());
    expect((await remove()).status).toBe(409);
    expect(await admins(admin)).toHaveLength(2);
  });

  itAlone('when two remove each other at the same time', async ({ portal, admin }) => {
    for (let round = 0; round < 5; round++) {
      const bob = await makeAdmin(portal, newEmail(), 'Bob');
      const cat = await makeAdmin(portal, newEmail(), 'Cat');
      const answers = await Promise.all([
        bob.call(calls.removeAdmin, toId(cat.user.id)),
        cat.call(calls.removeAdmin, toId(bob.user.id)),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    }
    expect(await admins(admin)).toHaveLength(6);
  });

  itAlone('when three remove each other in a circle', async ({ portal, admin }) => {
    const bob = await makeAdmin(portal, newEmail(), 'Bob');
    const cat = await makeAdmin(portal, newEmail(), 'Cat');
    const circle = [admin, bob, cat];
    const answers = await Promise.all(
      circle.map((caller, i) =>
        caller.call(calls.removeAdmin, toId((circle[(i + 1) % 3] ?? admin).user.id)),
      ),
    );
    const removed = answers.filter(({ status }) => status === 200).length;
    expect(removed).toBeGreaterThan(0);
    expect(removed).toBeLessThan(3);
    const { db } = portal.resources;
    const left = await db.selectFrom('users').select('id').where('role', '=', 'ADMIN').execute();
    expect(left).toHaveLength(3 - removed);
  });
});
