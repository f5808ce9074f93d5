import { resetPassword } from '@portal/contract/accounts';
import { listActivity } from '@portal/contract/activity';
import * as calls from '@portal/contract/admins';
import { deleteCompany, getCompanySettings } from '@portal/contract/companies';
import { deleteGroup } from '@portal/contract/groups';
import { askForHelp, listHelpRequests, updateHelpRequest } from '@portal/contract/help';
import { logInAsAdmin } from '@portal/contract/log-in';
import { getOwnAccount } from '@portal/contract/own-account';
import type { ChosenReach } from '@portal/contract/reach';
import { restoreFromTrash } from '@portal/contract/trash';
import { describe, expect } from 'vitest';
import {
  type Actor,
  makeAdmin,
  makeCompany,
  makeLimitedAdmin,
  PASSWORD,
  setReach,
  signInAgain,
  succeeded,
} from '#server/testing/factories.ts';
import { itAlone, it as portalIt } from '#server/testing/portal-test.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { makeGroup } from '../groups/testing/make-group.ts';

const MISSING = 999_999_999;
const newEmail = () => `${crypto.randomUUID()}@admins.test`;
const toId = (id: number) => ({ params: { id } });

const invite = (inviter: Actor, reach?: ChosenReach, name = 'Iris Invited') =>
  inviter.call(calls.inviteAdmin, {
    body: { name, email: newEmail(), ...(reach === undefined ? {} : { reach }) },
  });

const change = (caller: Actor, id: number, reach: ChosenReach) =>
  caller.call(calls.changeAdminReach, { ...toId(id), body: { reach } });

async function listedBy(caller: Actor) {
  return succeeded(await caller.call(calls.listAdmins)).admins;
}

const reachListed = async (caller: Actor, id: number) =>
  (await listedBy(caller)).find((each) => each.id === id)?.reach;

/** The account of an invitation whose link is in the answer, signed in. */
async function accept(portal: TestPortal, { admin, link }: calls.Invitation) {
  const token = link?.split('/').at(-1) ?? '';
  succeeded(await portal.call(resetPassword, { body: { token, password: PASSWORD } }));
  return portal.call(logInAsAdmin, { body: { email: admin.email, password: PASSWORD } });
}

const it = portalIt
  .extend('kitchen', ({ admin, company }) => makeGroup(admin, { companyId: company.id }))
  .extend('manager', ({ portal, company }) =>
    makeLimitedAdmin(portal, [{ companyId: company.id, rights: 'training' }], 'Mona Manager'),
  );

describe('an invitation', () => {
  it('says what the admin sees, in as few scopes as possible', async ({
    portal,
    admin,
    company,
    kitchen,
  }) => {
    const companyId = company.id;
    const other = await makeCompany(portal, `A ${company.name}`);
    const invitation = succeeded(
      await invite(admin, [
        { companyId, groupId: kitchen.id, rights: 'read' },
        { companyId, groupId: kitchen.id, rights: 'people' },
        { companyId, rights: 'read' },
        { companyId: other.id, groupId: (await bar(admin, other.id)).id, rights: 'read' },
        { companyId: other.id, rights: 'training' },
      ]),
    );
    const names = { companyId, companyName: company.name };
    const seen = [
      { companyId: other.id, companyName: other.name, rights: 'training' },
      { ...names, rights: 'read' },
      { ...names, groupId: kitchen.id, groupName: 'Kitchen', rights: 'people' },
    ];
    expect(invitation.admin.reach).toEqual(seen);
    expect(await reachListed(admin, invitation.admin.id)).toEqual(seen);
    const { user } = succeeded(await accept(portal, invitation));
    expect(user.reach).toEqual(seen);
  });

  it('without a reach is to see everything', async ({ portal, admin }) => {
    const invitation = succeeded(await invite(admin));
    expect(invitation.admin.reach).toBe('portal');
    expect(succeeded(await accept(portal, invitation)).user.reach).toBe('portal');
  });

  it('is refused for what does not exist, or not there', async ({
    portal,
    admin,
    company,
    kitchen,
  }) => {
    const { id: companyId } = company;
    const elsewhere = await bar(admin, (await makeCompany(portal)).id);
    const deleted = await makeCompany(portal);
    succeeded(await admin.call(deleteCompany, toId(deleted.id)));
    const group = { groupId: kitchen.id, rights: 'training' } as const;
    const tries: readonly [number, string, ChosenReach][] = [
      [404, 'Company not found', [{ companyId: MISSING, rights: 'read' }]],
      [404, 'Company not found', [{ companyId: deleted.id, rights: 'read' }]],
      [404, 'Group not found', [{ companyId, groupId: MISSING, rights: 'read' }]],
      [404, 'Group not found', [{ companyId, groupId: elsewhere.id, rights: 'read' }]],
      [400, 'Choose at least one', []],
      [400, 'whole companies only', [{ companyId, ...group }]],
    ];
    for (const [status, words, reach] of tries) {
      const answer = await invite(admin, reach);
      expect([answer.status, answer.raw]).toEqual([status, expect.stringContaining(words)]);
    }
  });
});

const bar = (admin: Actor, companyId: number) => makeGroup(admin, { companyId, name: 'Bar' });

describe('a limited admin with Training for a company', () => {
  it('invites others to see less of it', async ({ portal, manager, company, kitchen }) => {
    const { id: companyId } = company;
    const whole = succeeded(await invite(manager, [{ companyId, rights: 'people' }]));
    const part = succeeded(
      await invite(manager, [{ companyId, groupId: kitchen.id, rights: 'read' }]),
    );
    expect((await listedBy(manager)).map(({ id }) => id).toSorted()).toEqual(
      [whole.admin.id, part.admin.id].toSorted(),
    );
    const again = succeeded(await manager.call(calls.inviteAdminAgain, toId(part.admin.id)));
    expect(succeeded(await accept(portal, again)).user.reach).toEqual(part.admin.reach);
    // Who has accepted is changed by admins who see everything.
    expect((await listedBy(manager)).map(({ id }) => id)).toEqual([whole.admin.id]);
    for (const call of [calls.inviteAdminAgain, calls.removeAdmin])
      expect((await manager.call(call, toId(part.admin.id))).status).toBe(404);
    const removed = succeeded(await manager.call(calls.removeAdmin, toId(whole.admin.id)));
    expect(removed.deletionId).toBeNull();
    expect(await listedBy(manager)).toEqual([]);
  });

  it('gives no greater right, and nothing of other companies', async ({
    portal,
    admin,
    company,
  }) => {
    const [seen, other] = [await makeCompany(portal), await makeCompany(portal)];
    const hall = await makeGroup(admin, { companyId: seen.id, name: 'Hall' });
    const manager = await makeLimitedAdmin(portal, [
      { companyId: company.id, rights: 'training' },
      { companyId: seen.id, groupId: hall.id, rights: 'people' },
    ]);
    const foreign = await bar(admin, other.id);
    const unseen = await bar(admin, seen.id);
    const tries: readonly [number, ChosenReach | undefined][] = [
      [403, undefined],
      [403, 'portal'],
      [403, [{ companyId: company.id, rights: 'training' }]],
      [403, [{ companyId: seen.id, rights: 'read' }]],
      [403, [{ companyId: seen.id, groupId: hall.id, rights: 'read' }]],
      [404, [{ companyId: seen.id, groupId: unseen.id, rights: 'read' }]],
      [404, [{ companyId: other.id, rights: 'read' }]],
      [404, [{ companyId: other.id, groupId: foreign.id, rights: 'read' }]],
    ];
    for (const [status, reach] of tries) {
      const answer = await invite(manager, reach);
      expect([reach, answer.status]).toEqual([reach, status]);
    }
    const missing = await invite(manager, [{ companyId: MISSING, rights: 'read' }]);
    const outside = await invite(manager, [{ companyId: other.id, rights: 'read' }]);
    expect(outside.raw).toBe(missing.raw);
    expect(await listedBy(manager)).toEqual([]);
  });

  it('finds no admin but the invitations of their own', async ({ admin, manager }) => {
    const { id } = succeeded(await invite(admin)).admin;
    for (const call of [calls.inviteAdminAgain, calls.removeAdmin])
      for (const other of [id, admin.user.id, MISSING])
        expect((await manager.call(call, toId(other))).status, call.name).toBe(404);
    expect((await change(manager, id, 'portal')).status).toBe(403);
    expect((await manager.call(calls.removeAdmin, toId(manager.user.id))).status).toBe(409);
  });

  it('loses an invitation that has come to give more than they may give', async ({
    portal,
    admin,
    manager,
    company,
  }) => {
    const { id: companyId } = company;
    const { id } = succeeded(await invite(manager, [{ companyId, rights: 'people' }])).admin;
    const more: readonly ChosenReach[] = [
      'portal',
      [{ companyId, rights: 'training' }],
      [
        { companyId, rights: 'read' },
        { companyId: (await makeCompany(portal)).id, rights: 'read' },
      ],
    ];
    for (const reach of more) {
      succeeded(await change(admin, id, reach));
      // Without a mail server the answer has the link, so it would give the account away.
      expect((await manager.call(calls.inviteAdminAgain, toId(id))).status).toBe(404);
      expect(await listedBy(manager)).toEqual([]);
    }
    succeeded(await change(admin, id, [{ companyId, rights: 'read' }]));
    expect(await listedBy(manager)).toHaveLength(1);
  });

  it('ends the link of an invitation that comes to give more, and no other link', async ({
    portal,
    admin,
    manager,
    company,
  }) => {
    const scope = { companyId: company.id, rights: 'people' } as const;
    const widened = succeeded(await invite(manager, [scope]));
    succeeded(await change(admin, widened.admin.id, 'portal'));
    const token = widened.link?.split('/').at(-1) ?? '';
    const used = await portal.call(resetPassword, { body: { token, password: PASSWORD } });
    expect([used.status, used.error.code]).toEqual([400, 'INVALID_RESET_LINK']);
    const again = await admin.call(calls.inviteAdminAgain, toId(widened.admin.id));
    expect((await accept(portal, succeeded(again))).status).toBe(200);
    const narrowed = succeeded(await invite(manager, [scope]));
    succeeded(await change(admin, narrowed.admin.id, [{ ...scope, rights: 'read' }]));
    expect((await accept(portal, narrowed)).status).toBe(200);
  });

  it('who sees less later leaves the invited as they are', async ({
    portal,
    admin,
    manager,
    company,
  }) => {
    const { id: companyId } = company;
    const invitation = succeeded(await invite(manager, [{ companyId, rights: 'people' }]));
    succeeded(await change(admin, manager.user.id, [{ companyId, rights: 'read' }]));
    expect(await reachListed(admin, invitation.admin.id)).toMatchObject([{ rights: 'people' }]);
    expect((await manager.call(calls.listAdmins)).status).toBe(403);
    succeeded(await accept(portal, invitation));
  });
});

it('a limited admin without Training invites no one', async ({ portal, company }) => {
  const { id: companyId } = company;
  const partner = await makeLimitedAdmin(portal, [{ companyId, rights: 'people' }]);
  expect((await partner.call(calls.listAdmins)).status).toBe(403);
  const answer = await invite(partner, [{ companyId, rights: 'read' }]);
  expect([answer.status, answer.error.details?.reason]).toEqual([403, 'needsTrainingRight']);
});

describe('a change of what an admin sees', () => {
  it('has effect with the next call, and is recorded', async ({
    portal,
    admin,
    company,
    kitchen,
  }) => {
    const { id: companyId, name: companyName } = company;
    const bob = await makeAdmin(portal, newEmail(), 'Bob Limited');
    const { id } = bob.user;
    const readSettings = async () => (await bob.call(getCompanySettings, toId(companyId))).status;
    expect(await readSettings()).toBe(200);
    const kitchenOnly = [{ companyId, groupId: kitchen.id, rights: 'people' as const }];
    const limited = succeeded(await change(admin, id, kitchenOnly));
    const named = [{ companyId, companyName, ...kitchenOnly[0], groupName: 'Kitchen' }];
    expect(limited).toMatchObject({ id, reach: named });
    expect(await readSettings()).toBe(403);
    expect(succeeded(await bob.call(getOwnAccount)).reach).toEqual(named);
    // The same once more is no change.
    succeeded(await change(admin, id, kitchenOnly));
    succeeded(await change(admin, id, 'portal'));
    expect(await readSettings()).toBe(200);
    const query = { action: 'admin.updated', search: 'Bob Limited' } as const;
    const [back, first, ...others] = succeeded(await admin.call(listActivity, { query }));
    expect(others).toEqual([]);
    expect([first?.before, back?.after]).toEqual([{ reach: 'portal' }, { reach: 'portal' }]);
    expect(back?.before).toEqual(first?.after);
    expect(JSON.parse(String(first?.after?.reach))).toEqual(named);
  });

  it('is refused for the own account, for what does not exist, and to limited admins', async ({
    admin,
    trainee,
    manager,
    company,
  }) => {
    const reach: ChosenReach = [{ companyId: company.id, rights: 'read' }];
    const own = await change(admin, admin.user.id, reach);
    expect([own.status, own.error.details?.reason]).toEqual([409, 'reachOfYourself']);
    expect((await change(admin, MISSING, reach)).status).toBe(404);
    expect((await change(admin, trainee.user.id, reach)).status).toBe(404);
    const { id } = manager.user;
    expect((await change(admin, id, [{ companyId: MISSING, rights: 'read' }])).status).toBe(404);
    expect((await change(manager, admin.user.id, reach)).status).toBe(403);
    expect((await change(trainee, id, reach)).status).toBe(403);
  });

  it('leaves help requests that are no longer seen to others', async ({
    admin,
    manager,
    company,
    trainee,
    kitchen,
  }) => {
    const { id } = succeeded(await trainee.call(askForHelp, { body: { message: 'Why?' } }));
    const body = { assigneeId: manager.user.id, status: 'IN_PROGRESS' as const };
    succeeded(await admin.call(updateHelpRequest, { ...toId(id), body }));
    const groupOnly = [{ companyId: company.id, groupId: kitchen.id, rights: 'people' as const }];
    succeeded(await change(admin, manager.user.id, groupOnly));
    const [request] = succeeded(
      await admin.call(listHelpRequests, { query: { company: String(company.id) } }),
    );
    expect(request).toMatchObject({ id, assignee: null });
  });
});

it('an admin who is restored sees what still exists of what they saw', async ({
  portal,
  admin,
  company,
  kitchen,
}) => {
  const { id: companyId } = company;
  const reach: ChosenReach = [
    { companyId, groupId: kitchen.id, rights: 'people' },
    { companyId, groupId: (await bar(admin, companyId)).id, rights: 'read' },
  ];
  const lena = await makeLimitedAdmin(portal, reach);
  const { deletionId } = succeeded(await admin.call(calls.removeAdmin, toId(lena.user.id)));
  succeeded(await admin.call(deleteGroup, toId(kitchen.id)));
  await portal.work(['deletion']);
  const restore = { params: { deletionId: deletionId ?? 0 }, body: {} };
  succeeded(await admin.call(restoreFromTrash, restore));
  const again = await signInAgain(portal, lena);
  expect(again.user.reach).toMatchObject([{ groupName: 'Bar', rights: 'read' }]);
});

it('an admin without anything left sees nothing', async ({ portal, admin }) => {
  const deleted = await makeCompany(portal);
  const lena = await makeLimitedAdmin(portal, [{ companyId: deleted.id, rights: 'training' }]);
  succeeded(await admin.call(deleteCompany, toId(deleted.id)));
  expect(succeeded(await lena.call(getOwnAccount)).reach).toEqual([]);
  expect((await lena.call(getCompanySettings, toId(deleted.id))).status).toBe(404);
  await setReach(portal, lena.user.id, []);
  expect(await reachListed(admin, lena.user.id)).toEqual([]);
});

describe('of the admins who see everything one always remains', () => {
  const seeEverything = async ({ resources: { db } }: TestPortal) => {
    const found = db.selectFrom('users').select('id').where('role', '=', 'ADMIN');
    return (await found.where('reach', '=', 'portal').execute()).length;
  };

  itAlone('when two limit each other at the same time', async ({ portal, admin, company }) => {
    const reach: ChosenReach = [{ companyId: company.id, rights: 'training' }];
    for (let round = 0; round < 5; round++) {
      const bob = await makeAdmin(portal, newEmail(), 'Bob');
      const cat = await makeAdmin(portal, newEmail(), 'Cat');
      const answers = await Promise.all([
        change(bob, cat.user.id, reach),
        change(cat, bob.user.id, reach),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    }
    expect(await listedBy(admin)).toHaveLength(11);
    expect(await seeEverything(portal)).toBe(6);
  });

  itAlone('when one removes the other, who limits the first', async ({ portal, company }) => {
    const reach: ChosenReach = [{ companyId: company.id, rights: 'training' }];
    for (let round = 0; round < 5; round++) {
      const bob = await makeAdmin(portal, newEmail(), 'Bob');
      const cat = await makeAdmin(portal, newEmail(), 'Cat');
      const answers = await Promise.all([
        bob.call(calls.removeAdmin, toId(cat.user.id)),
        change(cat, bob.user.id, reach),
      ]);
      const done = answers.filter(({ status }) => status === 200);
      expect(done).toHaveLength(1);
    }
    expect(await seeEverything(portal)).toBe(6);
  });

  itAlone('when three limit each other in a circle', async ({ portal, admin, company }) => {
    const reach: ChosenReach = [{ companyId: company.id, rights: 'read' }];
    const circle = [
      admin,
      await makeAdmin(portal, newEmail(), 'Bob'),
      await makeAdmin(portal, newEmail(), 'Cat'),
    ];
    const answers = await Promise.all(
      circle.map((caller, i) => change(caller, circle[(i + 1) % 3]?.user.id ?? 0, reach)),
    );
    const limited = answers.filter(({ status }) => status === 200).length;
    expect(await seeEverything(portal)).toBe(3 - limited);
    expect(limited).toBeLessThan(3);
  });
});
