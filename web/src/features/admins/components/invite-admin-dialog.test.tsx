import { inviteAdmin } from '@portal/contract/admins';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { asAdmin } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { InviteAdminDialog } from './invite-admin-dialog.tsx';

it('an invitation stays as it was sent until it is answered', async ({ show, server, signIn }) => {
  signIn(asAdmin);
  const answer = server.hold(inviteAdmin);
  show(<InviteAdminDialog hasMailServer onClose={vi.fn()} onInvited={vi.fn()} />);
  const name = page.getByLabelText('Full name');
  const email = page.getByLabelText('Email');
  await name.fill('Nora');
  await email.fill('nora@portal.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Inviting…' })).toBeVisible();
  await expect.element(name).toHaveAttribute('readonly');
  await expect.element(email).toHaveAttribute('readonly');
  await expect.element(email).toHaveFocus();
  answer(refusal('EMAIL_TAKEN', 'This email is taken.'));
  await expect.element(email).toHaveAccessibleDescription('This email is taken.');
  await expect.element(email).not.toHaveAttribute('readonly');
});
