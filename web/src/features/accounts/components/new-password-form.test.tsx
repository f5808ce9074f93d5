import {
  type PasswordLink,
  readPasswordLink,
  requestPasswordReset,
  resetPassword,
} from '@portal/contract/accounts';
import { logIn } from '@portal/contract/log-in';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '#web/platform/session/session-store.ts';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { Component as ForgotPasswordPage } from '../pages/forgot-password-page.tsx';
import { Component as ResetPasswordPage } from '../pages/reset-password-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const password = page.getByLabelText('New password');
const confirmation = page.getByLabelText('Confirm password');
const button = page.getByRole('button', { name: /^(Reset|Choose) Password$/ });

async function enter(first: string, second: string): Promise<void> {
  await password.fill(first);
  await confirmation.fill(second);
  await button.click();
}

const { name, email } = asTrainee;
const changed = { success: true, message: 'Changed. Please log in.', email, deviceToken: 'd1' };
const place = { at: '/reset-password/mailed', path: '/reset-password/:token' };

describe('the page of a mailed link', () => {
  it('welcomes an invited user by name, names the account to password managers, and logs in', async ({
    show,
    server,
  }) => {
    server.answer(readPasswordLink, { purpose: 'invitation', name, email });
    server.answer(resetPassword, changed);
    server.answer(logIn, { token: 't', user: asTrainee, deviceToken: 'd2' });
    const { address } = show(<ResetPasswordPage />, place);
    const heading = page.getByRole('heading', {
      name: `Welcome, ${name} – choose your password`,
    });
    await expect.element(heading).toBeVisible();
    await expect.element(page.getByText(/logged out on every device/)).not.toBeInTheDocument();
    const account = page.getByLabelText('Email');
    await expect.element(account).toHaveValue(email);
    await expect.element(account).toHaveAttribute('autocomplete', 'username');
    await expect.element(account).toHaveAttribute('readonly');
    await expect.element(password).toHaveFocus();
    await enter('secret1', 'secret1');
    await expect.poll(address).toBe('/training');
    expect(session.current()).toMatchObject({ status: 'signed-in', user: asTrainee });
    expect(server.received(resetPassword)).toEqual([
      { body: { token: 'mailed', password: 'secret1' } },
    ]);
    expect(server.received(logIn)).toEqual([
      { body: { email, password: 'secret1', deviceToken: 'd1' } },
    ]);
  });

  it('names the account of a forgotten password too, and leads to the login if that fails', async ({
    show,
    server,
  }) => {
    server.answer(readPasswordLink, { purpose: 'reset', name, email });
    server.answer(resetPassword, changed);
    server.answer(logIn, NO_CONNECTION);
    const { address } = show(<ResetPasswordPage />, place);
    await expect.element(page.getByLabelText('Email')).toHaveValue(email);
    await expect.element(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
    await expect.element(page.getByText(/logged out on every device/)).toBeVisible();
    await enter('secret1', 'secret1');
    await expect.poll(address).toBe('/login/member');
    await expect
      .element(page.getByText(/^Your password has been changed\. Please log in/))
      .toBeVisible();
  });

  it.for<[string, PasswordLink | null | typeof NO_CONNECTION]>([
    ['does not work', null],
    ['could not be asked for', NO_CONNECTION],
  ])('shows the form without a name if the link %s', async ([, answer], { show, server }) => {
    server.answer(readPasswordLink, answer);
    show(<ResetPasswordPage />, place);
    await expect.poll(() => server.received(readPasswordLink).length).toBeGreaterThan(0);
    await expect.element(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
    await expect.element(page.getByLabelText('Email')).not.toBeInTheDocument();
    await expect.element(password).toBeVisible();
  });
});

describe('new password', () => {
  it('refuses two different passwords at the second field', async ({ show }) => {
    show(<NewPasswordForm token="t" account={null} />);
    await enter('secret1', 'secret2');
    await expect.element(confirmation).toHaveAccessibleDescription("Passwords don't match");
    await expect.element(confirmation).toHaveFocus();
  });

  it('offers a new link when this one is used up', async ({ show, server }) => {
    server.answer(resetPassword, refusal('INVALID_RESET_LINK', 'The link has expired'));
    const { address } = show(<NewPasswordForm token="old" account={null} />);
    await enter('secret1', 'secret1');
    await expect.poll(address).toBe('/login/member');
    await expect
      .element(page.getByText(/If you have set a new password by this link/))
      .toBeVisible();
    await page.getByRole('button', { name: 'Ask for a new link' }).click();
    await expect.poll(address).toBe('/forgot-password/member');
  });

  it('keeps the passwords when the connection is lost', async ({ show, server }) => {
    server.answer(resetPassword, NO_CONNECTION);
    const { address } = show(<NewPasswordForm token="t" account={null} />, {
      at: '/reset-password/t',
    });
    await enter('secret1', 'secret1');
    await expect
      .element(page.getByText('It is not known whether your password was changed'))
      .toBeVisible();
    await expect
      .element(page.getByText(/The server cannot be reached.*log in with the new password\./))
      .toBeVisible();
    await expect.element(password).toHaveValue('secret1');
    expect(address()).toBe('/reset-password/t');
  });
});

describe('forgotten password', () => {
  const place = { at: '/forgot-password/TRAINEE', path: '/forgot-password/:role' };

  it('asks for a valid email, then says where the link went', async ({ show, server }) => {
    server.answer(requestPasswordReset, { success: true, message: 'If it exists, a link is sent' });
    show(<ForgotPasswordPage />, place);
    const email = page.getByLabelText('Email');
    await expect.element(email).toHaveFocus();
    await email.fill('tina');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address');
    await email.fill('tina@acme.example');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect
      .element(page.getByText('Check your email for a password reset link'))
      .toHaveFocus();
    await expect
      .element(page.getByRole('link', { name: 'Return to Login' }))
      .toHaveAttribute('href', '/login/TRAINEE');
  });

  it('keeps the email when the server asks for patience, and can be asked again', async ({
    show,
    server,
  }) => {
    server.answer(requestPasswordReset, refusal('TOO_MANY_REQUESTS', 'Wait a minute.'));
    show(<ForgotPasswordPage />, place);
    await page.getByLabelText('Email').fill('tina@acme.example');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect.element(page.getByText('Wait a minute.')).toBeVisible();
    await expect.element(page.getByLabelText('Email')).toHaveValue('tina@acme.example');
    server.answer(requestPasswordReset, { success: true, message: 'If it exists, a link is sent' });
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect
      .element(page.getByText('Check your email for a password reset link'))
      .toBeVisible();
  });
});
