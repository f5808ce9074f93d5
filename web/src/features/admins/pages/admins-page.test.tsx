import * as calls from '@portal/contract/admins';
import { getConfig } from '@portal/contract/config';
import { restoreFromTrash } from '@portal/contract/trash';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { asAdmin } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { Component } from './admins-page.tsx';

const ada: calls.Admin = {
  id: asAdmin.id,
  name: asAdmin.name,
  email: asAdmin.email,
  reach: 'portal',
  isInvited: false,
  linkExpiresAt: null,
  invitationRefusal: null,
  lastLoginAt: '2026-11-01T08:00:00.000Z',
};
const bob: calls.Admin = { ...ada, id: 2, name: 'Bob Backup', email: 'bob@portal.example' };
const iris: calls.Admin = {
  ...ada,
  id: 3,
  name: 'Iris Invited',
  email: 'iris@portal.example',
  isInvited: true,
  linkExpiresAt: '2099-01-01T08:00:00.000Z',
  lastLoginAt: null,
};
const LINK = 'https://portal.example/reset-password/the-token';

const it = screenIt
  .extend('list', () => ({ admins: [ada, bob, iris], hasMailServer: true }))
  .extend('open', ({ server, signIn, show, list }) => {
    signIn(asAdmin);
    server.answer(calls.listAdmins, () => list);
    server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: true });
    return () => show(<Component />);
  });

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const invite = page.getByRole('button', { name: 'Invite Admin' });
const dialog = page.getByRole('dialog');

async function enter(name: string, email: string): Promise<void> {
  await invite.click();
  await dialog.getByLabelText('Full name').fill(name);
  await dialog.getByLabelText('Email').fill(email);
}

it('says that the invitation of an admin was refused', async ({ open, server }) => {
  const invitationRefusal = {
    reason: 'mailbox-unknown' as const,
    at: '2026-11-03T09:00:00.000Z',
    reply: '550 5.1.1 no such user',
  };
  const admins = [ada, { ...iris, invitationRefusal }];
  server.answer(calls.listAdmins, { admins, hasMailServer: true });
  open();
  await expect.element(row('Iris Invited').getByText('mailbox unknown')).toBeVisible();
  await expect.element(row('Iris Invited').getByText('Invitation refused')).toBeVisible();
});

it('lists the admins with their state; the own one cannot be removed', async ({ open }) => {
  open();
  await expect.element(row('Ada Admin')).toMatchTextContent(/You.*Active/);
  await expect.element(row('Ada Admin').getByRole('button')).not.toBeInTheDocument();
  await expect.element(row('Iris Invited')).toMatchTextContent(/Invited.*Link valid until.*Never/);
  await expect.element(page.getByRole('button', { name: 'Remove Bob Backup' })).toBeVisible();
});

it('says that a link has expired, and mails another one', async ({ open, server, list }) => {
  list.admins = [ada, { ...iris, linkExpiresAt: '2026-01-01T08:00:00.000Z' }];
  server.answer(calls.inviteAdminAgain, { admin: iris, link: null });
  open();
  await expect.element(row('Iris Invited')).toMatchTextContent(/The link has expired/);
  await page.getByRole('button', { name: 'Invite Iris Invited again' }).click();
  await expect
    .element(page.getByText('The invitation to iris@portal.example is on its way.'))
    .toBeVisible();
  expect(server.received(calls.inviteAdminAgain)).toEqual([{ params: { id: 3 } }]);
});

it('invites by mail, and shows a taken email at its field', async ({ open, server }) => {
  server.answer(calls.inviteAdmin, refusal('EMAIL_TAKEN', 'This email is taken.'));
  open();
  await enter('Iris', 'iris@portal.example');
  await expect.element(dialog).toMatchTextContent(/A link to choose a password is mailed/);
  const send = dialog.getByRole('button', { name: 'Send invitation' });
  await send.click();
  const email = dialog.getByLabelText('Email');
  await expect.element(email).toHaveAccessibleDescription('This email is taken.');
  await expect.element(email).toHaveFocus();
  server.answer(calls.inviteAdmin, { admin: iris, link: null });
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(/invitation to iris@portal.example is on/)).toBeVisible();
});

it('shows the link where there is no mail server, and says so before', async ({
  open,
  server,
  list,
}) => {
  list.hasMailServer = false;
  server.answer(calls.inviteAdmin, { admin: iris, link: LINK });
  open();
  await enter('Iris', 'iris@portal.example');
  await expect.element(dialog).toMatchTextContent(/No mail is sent, because .* \(SMTP_URL\)/);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect.element(dialog.getByLabelText('Invitation link')).toHaveValue(LINK);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  server.answer(calls.inviteAdminAgain, { admin: iris, link: `${LINK}2` });
  await page.getByRole('button', { name: 'Create a new link for Iris Invited' }).click();
  await expect.element(dialog.getByLabelText('Invitation link')).toHaveValue(`${LINK}2`);
});

it('leaves a form open while another invitation is mailed', async ({ open, server }) => {
  const answer = server.hold(calls.inviteAdminAgain);
  open();
  await page.getByRole('button', { name: 'Invite Iris Invited again' }).click();
  await enter('Nora', 'nora@portal.example');
  answer({ admin: iris, link: null });
  await expect.element(toasts.getByText(/invitation to iris@portal.example is on/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('nora@portal.example');
});

it('shows each link, one after the other, when the form is closed', async ({
  open,
  server,
  list,
}) => {
  const ivan = { ...iris, id: 4, name: 'Ivan Invited', email: 'ivan@portal.example' };
  list.admins = [ada, iris, ivan];
  list.hasMailServer = false;
  const invited = [iris, ivan].map((admin) => ({
    admin,
    link: `${LINK}${admin.id}`,
    answer: Promise.withResolvers<calls.Invitation>(),
    button: page.getByRole('button', {
      name: `Create a new link for ${admin.name}`,
      includeHidden: true,
    }),
  }));
  server.answer(calls.inviteAdminAgain, ({ params: { id } }) => {
    const asked = invited.find(({ admin }) => admin.id === id);
    return asked === undefined ? refusal('NOT_FOUND', 'No such admin') : asked.answer.promise;
  });
  open();
  for (const { button } of invited) await button.click();
  await enter('Nora', 'nora@portal.example');
  for (const { button } of invited) await expect.element(button).toHaveAttribute('aria-busy');
  for (const { button, answer, admin, link } of invited) {
    answer.resolve({ admin, link });
    await expect.element(button).not.toHaveAttribute('aria-busy');
  }
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('nora@portal.example');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  const field = dialog.getByLabelText('Invitation link');
  for (const { admin, link } of invited) {
    await expect.element(dialog).toMatchTextContent(new RegExp(`Link for .?${admin.name}`));
    await expect.element(field).toHaveValue(link);
    await expect.element(field).toHaveFocus();
    await dialog.getByRole('button', { name: 'Done' }).click();
  }
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(invite).toHaveFocus();
});

it('removes an admin, which can be undone', async ({ open, server, list }) => {
  const message = "Admin 'Bob Backup' removed";
  server.answer(calls.removeAdmin, () => {
    list.admins = [ada, iris];
    return { success: true, message, deletionId: 41 };
  });
  const restored = {
    success: true,
    message: 'Bob Backup restored successfully!',
    remainingDeletionId: null,
  };
  server.answer(restoreFromTrash, restored);
  open();
  await page.getByRole('button', { name: 'Remove Bob Backup' }).click();
  const confirmation = page.getByRole('alertdialog');
  await expect
    .element(confirmation)
    .toMatchTextContent(/cannot be undone after 30 days in the trash\. bob@.* signed out/);
  await confirmation.getByRole('button', { name: 'Remove admin' }).click();
  await expect.element(toasts.getByText(message)).toBeVisible();
  await expect.element(row('Bob Backup')).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Admins' })).toHaveFocus();
  await toasts.getByText('Undo').click();
  await expect.element(toasts.getByText('Bob Backup restored successfully!')).toBeVisible();
});

it('keeps the dialog with the reason when a removal is refused', async ({ open, server }) => {
  server.answer(calls.removeAdmin, refusal('CONFLICT', 'Not now.'));
  open();
  await page.getByRole('button', { name: 'Remove Bob Backup' }).click();
  const confirmation = page.getByRole('alertdialog');
  await confirmation.getByRole('button', { name: 'Remove admin' }).click();
  await expect.element(confirmation).toMatchTextContent(/Failed to remove admin: Not now\./);
});
