import { confirmSignUp, requestConfirmation } from '@portal/contract/accounts';
import { logIn } from '@portal/contract/log-in';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { Component } from './confirm-email-page.tsx';

const it = screenIt.extend(
  'open',
  ({ show }) =>
    () =>
      show(<Component />, { path: '/confirm-email/:token', at: '/confirm-email/the-token' }),
);

const password = page.getByLabelText('Password');
const confirm = page.getByRole('button', { name: 'Confirm my email' });

it('the password of the sign-up confirms the email and logs in', async ({ open, server }) => {
  server.answer(confirmSignUp, {
    success: true,
    message: 'Your email is confirmed.',
    user: asTrainee,
  });
  server.answer(logIn, { token: 't', deviceToken: 'd', user: asTrainee });
  const { address } = open();
  await confirm.click();
  await expect.element(password).toHaveAccessibleDescription('Password is required');
  await password.fill('secret');
  await confirm.click();
  await expect.poll(address).toBe('/dashboard');
  await expect.element(page.getByText('Your email is confirmed.')).toBeVisible();
  expect(server.received(confirmSignUp)).toMatchObject([
    { body: { token: 'the-token', password: 'secret' } },
  ]);
  expect(server.received(logIn)).toMatchObject([{ body: { email: asTrainee.email } }]);
});

it('a wrong password is shown at its field', async ({ open, server }) => {
  server.answer(confirmSignUp, refusal('INVALID_INPUT', 'This is not the password.'));
  open();
  await password.fill('wrong');
  await confirm.click();
  await expect.element(password).toHaveAccessibleDescription('This is not the password.');
  await expect.element(password).toHaveFocus();
});

it('a refusal of the company is shown', async ({ open, server }) => {
  server.answer(confirmSignUp, refusal('INVITATION_ONLY', 'By invitation only.'));
  open();
  await password.fill('secret');
  await confirm.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('By invitation only.');
});

it('an expired link of a sign-up that waits offers a new one, and says why none was sent', async ({
  open,
  server,
}) => {
  const expired = refusal('INVALID_CONFIRMATION_LINK', 'This link has expired.', {
    isWaiting: true,
  });
  server.answer(confirmSignUp, expired);
  server.answer(requestConfirmation, refusal('TOO_MANY_REQUESTS', 'No mail was sent.'));
  open();
  await password.fill('secret');
  await confirm.click();
  await expect.element(page.getByText(/This link has expired\./)).toBeVisible();
  const send = page.getByRole('button', { name: 'Send a new link' });
  await expect.element(send).toHaveFocus();
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No mail was sent.');
  server.answer(requestConfirmation, { success: true, message: 'Sent' });
  await send.click();
  await expect.element(page.getByText('We have sent you a new link.')).toHaveFocus();
  expect(server.received(requestConfirmation)).toEqual([
    { body: { token: 'the-token' } },
    { body: { token: 'the-token' } },
  ]);
});

it('a link that was used leads to the login', async ({ open, server }) => {
  server.answer(confirmSignUp, refusal('INVALID_CONFIRMATION_LINK', 'This link was used.'));
  open();
  await password.fill('secret');
  await confirm.click();
  await expect
    .element(page.getByText(/If you have confirmed your email before, log in\./))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Send a new link' }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Sign up again' })).toBeVisible();
});
