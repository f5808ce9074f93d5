import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '#web/platform/session/session-store.ts';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { LoginForm } from './login-form.tsx';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password');
const button = page.getByRole('button', { name: /^(Login|Logging in...)$/ });
const alert = page.getByRole('alert');

async function logInWith(address: string, secret: string): Promise<void> {
  await email.fill(address);
  await password.fill(secret);
  await button.click();
}

describe('login form', () => {
  it('names each missing field, focuses the first one and sends nothing', async ({ show }) => {
    show(<LoginForm page="member" />);
    await button.click();
    await expect.element(email).toHaveAccessibleDescription('Email is required');
    await expect.element(password).toHaveAccessibleDescription('Password is required');
    await expect.element(email).toHaveFocus();
    await expect.element(email).toBeInvalid();
  });

  it('focuses the password when only that is missing', async ({ show }) => {
    show(<LoginForm page="member" />);
    await logInWith('tina@acme.example', '');
    await expect.element(password).toHaveAccessibleDescription('Password is required');
    await expect.element(password).toHaveFocus();
    await expect.element(email).not.toHaveAccessibleDescription();
  });

  it('removes the message of a field as soon as it is changed', async ({ show }) => {
    show(<LoginForm page="member" />);
    await logInWith('tina', 'secret');
    await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address');
    await userEvent.keyboard('@');
    await expect.element(email).not.toHaveAccessibleDescription();
  });

  it('starts the session and sends the device token of the account with its next login', async ({
    show,
    server,
  }) => {
    server.answer(logIn, { token: 't1', deviceToken: 'd1', user: asTrainee });
    show(<LoginForm page="TRAINEE" />);
    await logInWith('tina@acme.example', 'secret');
    await expect.poll(() => session.current()).toMatchObject({ token: 't1', user: asTrainee });
    await expect.element(page.getByText('Login successful!')).toBeVisible();

    session.end('visitor');
    show(<LoginForm key="again" page="TRAINEE" />);
    await logInWith('tina@acme.example', 'secret');
    await expect.poll(() => server.received(logIn)).toHaveLength(2);
    expect(server.received(logIn).map(({ body }) => body.deviceToken)).toEqual([undefined, 'd1']);
  });

  it('keeps the email and selects the password after a refusal', async ({ show, server }) => {
    server.answer(logIn, refusal('INVALID_CREDENTIALS', 'No'));
    show(<LoginForm page="member" />);
    await logInWith('tina@acme.example', 'wrong');
    await expect.element(alert).toHaveTextContent('Invalid email or password');
    await expect.element(email).toHaveValue('tina@acme.example');
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('right');
    await expect.element(password).toHaveValue('right');
  });

  it('leaves the focus in the email that is corrected before the refusal', async ({
    show,
    server,
  }) => {
    const answer = server.hold(logIn);
    show(<LoginForm page="member" />);
    await logInWith('tina@acme.exmple', 'secret');
    await expect.element(button).toHaveTextContent('Logging in...');
    await email.click();
    answer(refusal('INVALID_CREDENTIALS', 'No'));
    await expect.element(alert).toHaveTextContent('Invalid email or password');
    await expect.element(button).toHaveTextContent('Login');
    await expect.element(email).toHaveFocus();
  });

  it('leads from the email, in which Enter was pressed, to the refused password', async ({
    show,
    server,
  }) => {
    server.answer(logIn, refusal('INVALID_CREDENTIALS', 'No'));
    show(<LoginForm page="member" />);
    await password.fill('secret');
    await email.fill('tina@acme.example');
    await userEvent.keyboard('{Enter}');
    await expect.element(alert).toHaveTextContent('Invalid email or password');
    await expect.element(password).toHaveFocus();
  });

  it('is sent once by a double click and Enter', async ({ show, server }) => {
    const answer = server.hold(logIn);
    show(<LoginForm page="member" />);
    await email.fill('tina@acme.example');
    await password.fill('secret');
    await button.dblClick();
    await expect.element(button).toHaveTextContent('Logging in...');
    await password.click();
    await userEvent.keyboard('{Enter}');
    answer(refusal('INVALID_CREDENTIALS', 'No'));
    await expect.element(alert).toBeVisible();
    expect(server.received(logIn)).toHaveLength(1);
  });

  it('asks as an administrator first on their page, then as a member', async ({ show, server }) => {
    server.answer(logInAsAdmin, refusal('INVALID_CREDENTIALS', 'No'));
    server.answer(logIn, { token: 't1', deviceToken: 'd1', user: asTrainee });
    show(<LoginForm page="ADMIN" />);
    await logInWith('tina@acme.example', 'secret');
    await expect.poll(() => session.current().token).toBe('t1');
    expect(server.received(logInAsAdmin)).toHaveLength(1);
  });

  it.for([
    ['a limit', refusal('TOO_MANY_REQUESTS', 'Wait 5 minutes.'), 'Wait 5 minutes.'],
    [
      'a fault',
      refusal('INTERNAL', 'Oops', { requestId: 'r-7' }),
      'Login failed. Please try again. Reference: r-7',
    ],
    ['trouble', refusal('UNAVAILABLE', 'Starting'), 'Login failed. Please try again.'],
    [
      'a lost connection',
      NO_CONNECTION,
      'Login failed. Please try again. The server cannot be reached. Please check your connection and try again.',
    ],
  ] as const)('explains %s', async ([, answer, message], { show, server }) => {
    server.answer(logIn, answer);
    show(<LoginForm page="member" />);
    await logInWith('tina@acme.example', 'secret');
    await expect.element(alert).toBeVisible();
    expect(alert.element().textContent).toBe(message);
    await expect.element(button).toHaveTextContent('Login');
  });

  it('shows and hides the password', async ({ show }) => {
    show(<LoginForm page="member" />);
    await password.fill('secret');
    const toggle = page.getByRole('button', { name: 'Show password' });
    await toggle.click();
    await expect.element(password).toHaveAttribute('type', 'text');
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect.element(password).toHaveAttribute('type', 'password');
  });

  it('opens the new password in a new tab when the login is asked for again', async ({ show }) => {
    show(<LoginForm page="TRAINEE" knownEmail="tina@acme.example" isRelogin />);
    await expect.element(email).toHaveValue('tina@acme.example');
    const link = page.getByRole('link', { name: 'Forgot password? (opens in a new tab)' });
    await expect.element(link).toHaveAttribute('target', '_blank');
  });
});
