/** Logging in to an account at which others guess. */
import { logIn, requestPasswordReset } from '@portal/contract/accounts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { sharedBrowser } from './harness/browser.ts';
import { readLetters } from './harness/letters.ts';
import { resetLinkFor } from './harness/outbox.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { visit } from './harness/visitor.ts';
import { fillLogin, logInAsTrainee, logOut, storedKeys } from './screens/accounts.ts';

const COMPANY = 'Brightwater Foods';
const NEW_PASSWORD = 'quite another horse';
const OTTO = person('Otto Owner');

let browser: Browser;
let portal: Portal;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
  await addCompany(portal, (await signInAdmin(portal)).token, COMPANY);
  await addTrainee(portal, OTTO, COMPANY);
});
afterAll(() => ended.disposeAsync());

it('a browser that knows the account gets in while others guess, and so does one after a reset', async () => {
  await using known = await visit(browser, portal);
  await logInAsTrainee(known, OTTO);
  await logOut(known);
  expect(await storedKeys(known.page)).toContainEqual(expect.stringMatching(/^deviceToken:/));
  const guess = { ...OTTO, password: 'wrong' };
  for (let i = 0; i < 8; i += 1)
    await expect(call(portal, logIn, { body: guess })).rejects.toThrow('401');

  await using unknown = await visit(browser, portal);
  const { page, press, open, arriveAt, noise } = unknown;
  noise.expect(logIn, 429);
  await open('/login/TRAINEE');
  await fillLogin(unknown, OTTO);
  await readLetters(
    unknown,
    "Too many failed logins. Please try again in 15 minutes, or choose a new password with 'Forgot password?'.",
  );
  await logInAsTrainee(known, OTTO);

  await call(portal, requestPasswordReset, { body: { email: OTTO.email } });
  await open(await resetLinkFor(portal, OTTO.email));
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD);
  await press(page.getByRole('button', { name: 'Reset Password', exact: true }));
  await arriveAt('/login/member');
  await fillLogin(unknown, { ...OTTO, password: NEW_PASSWORD });
  await arriveAt('/training');
});
