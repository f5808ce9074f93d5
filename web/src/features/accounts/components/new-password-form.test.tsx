import { requestPasswordReset, resetPassword } from '@portal/contract/accounts';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { it } from '#web/testing/screen-test.tsx';
import { Component as ForgotPasswordPage } from '../pages/forgot-password-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const password = page.getByLabelText('New password');
const confirmation = page.getByLabelText('Confirm password');
const button = page.getByRole('button', { name: /^Reset/ });

async function enter(first: string, second: string): Promise<void> {
  await password.fill(first);
  await confirmation.fill(second);
  await button.click();
}

describe('new password', () => {
  it('refuses two different passwords at the second field', async ({ show }) => {
    show(<NewPasswordForm token="t" />);
    await enter('secret1', 'secret2');
    await expect.element(confirmation).toHaveAccessibleDescription("Passwords don't match");
    await expect.element(confirmation).toHaveFocus();
  });

  it('is sent with the token of the link and leads to the login', async ({ show, server }) => {
    server.answer(resetPassword, {
      success: true,
      message: 'Password changed',
      email: 'tina@acme.example',
      deviceToken: 'd1',
    });
    const { address } = show(<NewPasswordForm token="mailed" />);
    await enter('secret1', 'secret1');
    await expect.poll(address).toBe('/login/member');
    await expect.element(page.getByText('Password changed')).toBeVisible();
    expect(server.received(resetPassword)).toEqual([
      { body: { token: 'mailed', password: 'secret1' } },
    ]);
  });

  it('offers a new link when this one is used up', async ({ show, server }) => {
    server.answer(resetPassword, refusal('INVALID_RESET_LINK', 'The link has expired'));
    const { address } = show(<NewPasswordForm token="old" />);
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
    const { address } = show(<NewPasswordForm token="t" />, { at: '/reset-password/t' });
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
    await expect.element(page.getByText('If it exists, a link is sent')).toHaveFocus();
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
    await expect.element(page.getByText('If it exists, a link is sent')).toBeVisible();
  });
});
