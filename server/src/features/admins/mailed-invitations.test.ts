import { resetPassword } from '@portal/contract/accounts';
import * as calls from '@portal/contract/admins';
import { expect, test } from 'vitest';
import { makeCompany, PASSWORD, signInAdmin, succeeded } from '#server/testing/factories.ts';
import { mailParts } from '#server/testing/mail-parts.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';

test('with a mail server invitations are mailed, and only the newest link works', async () => {
  await using server = await startMailServer();
  await using portal = await startTestPortal({ SMTP_URL: server.url });
  const admin = await signInAdmin(portal);
  expect(succeeded(await admin.call(calls.listAdmins)).hasMailServer).toBe(true);

  async function deliveredToken(): Promise<string> {
    const known = server.received.length;
    expect(await portal.deliverMails()).toBe(1);
    const mail = server.received[known];
    expect(mail?.to).toBe('iris@admins.test');
    const { text } = mailParts(mail?.content ?? '');
    expect(text).toContain('you are invited to the Training Portal as an administrator.');
    expect(text).toContain('The link works once, for 7 days.');
    return /reset-password\/([\w-]+)/.exec(text)?.[1] ?? '';
  }

  const body = { name: 'Iris Invited', email: 'iris@admins.test' };
  const invited = succeeded(await admin.call(calls.inviteAdmin, { body }));
  expect(invited).toMatchObject({ link: null, admin: { isInvited: true, linkExpiresAt: null } });
  const first = await deliveredToken();
  const { admins } = succeeded(await admin.call(calls.listAdmins));
  expect(admins.find(({ name }) => name === body.name)?.linkExpiresAt).not.toBeNull();

  const params = { id: invited.admin.id };
  expect(succeeded(await admin.call(calls.inviteAdminAgain, { params })).link).toBeNull();
  const second = await deliveredToken();
  const accept = (token: string) =>
    portal.call(resetPassword, { body: { token, password: PASSWORD } });
  expect((await accept(first)).status).toBe(400);
  succeeded(await accept(second));

  // A mail that waits when the admin is removed is not sent.
  const other = { name: 'Ivo', email: 'ivo@admins.test' };
  const { id } = succeeded(await admin.call(calls.inviteAdmin, { body: other })).admin;
  succeeded(await admin.call(calls.removeAdmin, { params: { id } }));
  expect(await portal.deliverMails()).toBe(0);
});

test('the mail names what the admin sees when it is sent', async () => {
  await using server = await startMailServer();
  await using portal = await startTestPortal({ SMTP_URL: server.url });
  const admin = await signInAdmin(portal);
  const [seen, later] = [await makeCompany(portal, 'Seen'), await makeCompany(portal, 'Later')];
  const rights = 'people' as const;
  const reach = [{ companyId: seen.id, rights }];
  const body = { name: 'Iris Invited', email: 'iris@admins.test', reach };
  const { id } = succeeded(await admin.call(calls.inviteAdmin, { body })).admin;
  const changed = { reach: [{ companyId: later.id, rights }, ...reach] };
  succeeded(await admin.call(calls.changeAdminReach, { params: { id }, body: changed }));
  expect(await portal.deliverMails()).toBe(1);
  const { text } = mailParts(server.received[0]?.content ?? '');
  expect(text).toContain('You will see: Later (People) and Seen (People).');
});
