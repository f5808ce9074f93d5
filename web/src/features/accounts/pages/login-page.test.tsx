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

it.for([
  {
    role: 'ADMIN',
    heading: 'Admin Login',
    links: { 'Forgot password?': '/forgot-password/ADMIN', 'Trainee Login': '/login/TRAINEE' },
  },
  {
    role: 'trainee',
    heading: 'Trainee Login',
    links: {
      'Forgot password?': '/forgot-password/TRAINEE',
      'Admin Login': '/login/ADMIN',
      'Sign up as Trainee': '/signup-trainee',
    },
  },
  {
    role: 'member',
    heading: 'Login',
    links: {
      'Forgot password?': '/forgot-password/member',
      'Admin Login': '/login/ADMIN',
      'Trainee Login': '/login/TRAINEE',
    },
  },
])('has its heading and its links for $role', async ({ role, heading, links }, { show }) => {
  show(<Component />, { ...place, at: `/login/${role}` });
  await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await expect.element(page.getByText('Training Portal', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('Access your training modules and track your progress'))
    .toBeVisible();
  for (const [name, address] of Object.entries(links))
    await expect
      .element(page.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', address);
  const hasSignUp = 'Sign up as Trainee' in links;
  expect(page.getByRole('link', { name: /Sign up/ }).elements()).toHaveLength(hasSignUp ? 1 : 0);
});
