import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { it } from '#web/testing/screen-test.tsx';
import { Component } from './login-page.tsx';

const place = { path: '/login/:role', at: '/login/TRAINEE' };

it('begins with the password after a sign-up, which fills in the email', async ({ show }) => {
  show(<Component />, { ...place, state: { email: 'tina@acme.example' } });
  await expect.element(page.getByLabelText('Email')).toHaveValue('tina@acme.example');
  await expect.element(page.getByLabelText('Password')).toHaveFocus();
  const forgot = page.getByRole('link', { name: 'Forgot password?', exact: true });
  await expect.element(forgot).not.toHaveAttribute('target');
});

it('begins with the email otherwise', async ({ show }) => {
  show(<Component />, place);
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await expect.element(page.getByLabelText('Email')).toHaveValue('');
});
