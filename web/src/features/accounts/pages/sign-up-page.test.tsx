import { requestConfirmation, signUp } from '@portal/contract/accounts';
import { getCompanyOfLink } from '@portal/contract/companies';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { asTrainee, linkedAcme } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { Component } from './sign-up-page.tsx';

const place = { path: '/signup-trainee/:link', at: '/signup-trainee/the-link' };

it('a sign-up link opens the form for its company', async ({ show, server }) => {
  server.answer(getCompanyOfLink, linkedAcme);
  server.answer(signUp, {
    success: true,
    message: 'Welcome!',
    user: asTrainee,
    waitingToken: null,
  });
  const { address, state } = show(<Component />, place);
  await expect.element(page.getByText(/belongs to Acme\.$/)).toBeVisible();
  await expect.element(page.getByLabelText('Company')).not.toBeInTheDocument();
  await page.getByLabelText('Full name').fill('Tina Trainee');
  await page.getByLabelText('Email').fill('tina@acme.example');
  await page.getByLabelText('Password').fill('secret');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.poll(address).toBe('/login/TRAINEE');
  expect(state()).toEqual({ email: 'tina@acme.example' });
  expect(server.received(getCompanyOfLink)[0]?.query).toEqual({ link: 'the-link' });
  expect(server.received(signUp)[0]?.body).toMatchObject({ companyName: 'Acme', link: 'the-link' });
});

it('the link of a group names the group', async ({ show, server }) => {
  server.answer(getCompanyOfLink, { ...linkedAcme, group: 'Kitchen' });
  show(<Component />, place);
  const intro = page.getByText(/belongs to Acme\. You will be in the group Kitchen\.$/);
  await expect.element(intro).toBeVisible();
});

it('a name from right to left keeps the order of the words around it', async ({ show, server }) => {
  server.answer(getCompanyOfLink, { ...linkedAcme, name: 'شركة' });
  show(<Component />, place);
  const intro = page.getByText(/^Your account is created.*\.$/);
  await expect.element(intro).toMatchTextContent(/belongs to \u200E\u2068شركة\u2069\.$/);
});

it('a dead sign-up link says so', async ({ show, server }) => {
  server.answer(
    getCompanyOfLink,
    refusal('NOT_FOUND', 'This sign-up link does not work any more.'),
  );
  show(<Component />, place);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/does not work any more/);
  await expect.element(page.getByLabelText('Full name')).not.toBeInTheDocument();
});

it('an email that is to be confirmed can be mailed again, and changed', async ({
  show,
  server,
}) => {
  server.answer(getCompanyOfLink, linkedAcme);
  server.answer(signUp, {
    success: true,
    message: 'Check your mail',
    user: null,
    waitingToken: 'waits',
  });
  server.answer(requestConfirmation, { success: true, message: 'Check your mail' });
  show(<Component />, place);
  await page.getByLabelText('Full name').fill('Tina Trainee');
  await page.getByLabelText('Email').fill('tina@acme.example');
  await page.getByLabelText('Password').fill('secret');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expect.element(page.getByText(/Check your mail: the link/)).toHaveFocus();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.element(page.getByText('We have sent the link again.')).toBeVisible();
  expect(server.received(requestConfirmation)).toMatchObject([{ body: { token: 'waits' } }]);
  server.answer(requestConfirmation, refusal('TOO_MANY_REQUESTS', 'No mail was sent.'));
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No mail was sent.');
  await page.getByRole('button', { name: 'Change the email' }).click();
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Tina Trainee');
  await expect.element(page.getByRole('button', { name: 'Sign up' })).toBeEnabled();
});
