/** Logging in to an account whose password others are guessing. */
import { expect } from '@playwright/test';
import { requestPasswordReset } from '@portal/contract/accounts';
import { logIn } from '@portal/contract/log-in';
import { addCompany, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { resetLinkFor } from './harness/outbox.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';

import { fillLogin, logInAsTrainee, logOut, storedKeys } from './screens/accounts.ts';

const COMPANY = 'Brightwater Foods';
const NEW_PASSWORD = 'quite another horse';
const OTTO = person('Otto Owner');

let portal: Portal;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  await addCompany(portal, (await signInAdmin(portal)).token, COMPANY);
  await addTrainee(portal, OTTO, COMPANY);
});

test('a known browser can log in while others guess, and so can one after a reset', async ({
  visit,
}) => {
  const known = await visit();
  await logInAsTrainee(known, OTTO);
  await logOut(known);
  expect(await storedKeys(known.page)).toContainEqual(expect.stringMatching(/^deviceToken:/));
  const guess = { ...OTTO, password: 'wrong' };
  for (let i = 0; i < 8; i += 1)
    await expect(call(portal, logIn, { body: guess })).rejects.toThrow('401');

  const unknown = await visit();
  const { page, press, noise } = unknown;
  noise.expect(logIn, 429);
  await page.goto('/login/TRAINEE');
  await fillLogin(unknown, OTTO);
  await expect(
    page.getByText(
      "Too many failed logins. Please try again in 15 minutes, or choose a new password with 'Forgot password?'.",
      { exact: true },
    ),
  ).toBeVisible();
  await logInAsTrainee(known, OTTO);

  await call(portal, requestPasswordReset, { body: { email: OTTO.email } });
  await page.goto(await resetLinkFor(portal, OTTO.email));
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD);
  await press(page.getByRole('button', { name: 'Reset Password', exact: true }));
  await expect(page).toHaveURL('/training');
});
