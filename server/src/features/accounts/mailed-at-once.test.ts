/** Mails from an admin to one person are delivered after the commit, without waiting for the next round of mails. */
import { resetPassword } from '@portal/contract/accounts';
import { inviteAdmin, inviteAdminAgain } from '@portal/contract/admins';
import { createTrainee, sendTraineeLink } from '@portal/contract/trainees';
import { expect, test, vi } from 'vitest';
import { makeCompany, PASSWORD, signInAdmin, succeeded } from '#server/testing/factories.ts';
import { mailParts } from '#server/testing/mail-parts.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';

test('invitations and reset links by an admin are mailed at once', async () => {
  await using server = await startMailServer();
  await using portal = await startTestPortal({ SMTP_URL: server.url });
  const admin = await signInAdmin(portal);
  const { name: companyName } = await makeCompany(portal);
  const runNow = vi.spyOn(portal.services.tasks, 'runNow');
  async function expectMailTo(email: string): Promise<string> {
    await expect.poll(() => runNow.mock.calls).toEqual([['mails']]);
    runNow.mockClear();
    // One that began before the commit would find no mail.
    expect(await portal.deliverMails()).toBe(1);
    const { to, content = '' } = server.received.at(-1) ?? {};
    expect(to).toBe(email);
    return /reset-password\/([\w-]+)/.exec(mailParts(content).text)?.[1] ?? '';
  }

  const trainee = { name: 'Ivy', email: 'ivy@once.test', companyName };
  const params = { id: succeeded(await admin.call(createTrainee, { body: trainee })).id };
  await expectMailTo(trainee.email);
  const invitation = { kind: 'invitation' } as const;
  succeeded(await admin.call(sendTraineeLink, { params, body: invitation }));
  const token = await expectMailTo(trainee.email);
  succeeded(await portal.call(resetPassword, { body: { token, password: PASSWORD } }));
  succeeded(await admin.call(sendTraineeLink, { params, body: { kind: 'reset' } }));
  await expectMailTo(trainee.email);

  const body = { name: 'Iris', email: 'iris@once.test' };
  const invited = succeeded(await admin.call(inviteAdmin, { body })).admin;
  await expectMailTo(body.email);
  succeeded(await admin.call(inviteAdminAgain, { params: { id: invited.id } }));
  await expectMailTo(body.email);

  // A trainee with a password gets no mail, and delivers none.
  const known = { ...trainee, email: 'known@once.test', password: PASSWORD };
  succeeded(await admin.call(createTrainee, { body: known }));
  expect(await portal.deliverMails()).toBe(0);
  expect(runNow).not.toHaveBeenCalled();
});
