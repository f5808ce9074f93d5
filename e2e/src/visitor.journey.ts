/** The pages for visitors who are not signed in, with every text of them. */
import { expect, type Page } from '@playwright/test';
import { resetPassword, type Session } from '@portal/contract/accounts';
import { listPublicCompanies } from '@portal/contract/companies';
import { addCompany, addTrainee, type Person, person, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { seeOutlineInForcedColours } from './harness/forced-colours.ts';
import { resetLinkFor } from './harness/outbox.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { logInAsTrainee, storedKeys, submitSignUp } from './screens/accounts.ts';
import { toasts, untilStarted } from './screens/toasts.ts';

const COMPANIES = 100;
const NEW_PASSWORD = 'quite another horse';

let portal: Portal;
let admin: Session;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  for (let first = 1; first <= COMPANIES; first += 20) {
    const some = Array.from({ length: 20 }, (_, i) => `Company ${first + i} Ltd`);
    await Promise.all(some.map((name) => addCompany(portal, admin.token, name)));
  }
});

/** Holds the answers to these calls back until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the landing page shows in one view what the portal is', async ({ visitor, page, press }) => {
  await page.goto('/');
  const inView = [
    page.getByRole('heading', { name: 'Training Portal', level: 1 }),
    page.getByText('Access your training modules and track your progress', { exact: true }),
    page.getByRole('link', { name: 'Go to my training' }),
    page.getByRole('link', { name: 'Admin Login', exact: true }),
    page.getByRole('link', { name: 'Sign up', exact: true }),
    page.getByRole('img', { name: /^A trainee's dashboard with a path of modules/ }),
    page.getByRole('heading', { name: 'For trainees' }),
    page.getByRole('heading', { name: 'For administrators' }),
  ];
  for (const part of inView) {
    const box = await part.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(visitor.device.height);
  }
  await press(page.getByRole('link', { name: 'Go to my training' }));
  await expect(page).toHaveURL('/login/TRAINEE');
  await page.goBack();
  await press(page.getByRole('link', { name: 'Admin Login', exact: true }));
  await expect(page).toHaveURL('/login/ADMIN');
  await page.goBack();
  await press(page.getByRole('link', { name: 'Sign up', exact: true }));
  await expect(page).toHaveURL('/signup-trainee');
});

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a forgotten password is replaced by the mailed link, once', async ({
    visitor,
    visit,
    page,
    press,
    noise,
  }) => {
    const who = person('Frida Forgot');
    const elsewhere = await visit({ as: await addTrainee(portal, who, 'Company 2 Ltd') });
    await elsewhere.page.goto('/training');
    await elsewhere.untilLive();
    await page.goto('/login/TRAINEE');
    await press(page.getByRole('link', { name: 'Forgot password?' }));
    await expect(page).toHaveURL('/forgot-password/TRAINEE');
    await expect(page.getByRole('link', { name: 'Back to login', exact: true })).toBeVisible();
    await press(page.getByRole('button', { name: 'Send Reset Link', exact: true }));
    await expect(page.getByText('Email is required', { exact: true })).toBeVisible();
    await page.getByLabel('Email').fill(who.email);
    const sent = await holdBack(page, '/auth/forgot-password');
    await press(page.getByRole('button', { name: 'Send Reset Link', exact: true }));
    await expect(page.getByRole('button', { name: 'Sending...', exact: true })).toBeVisible();
    sent();
    await expect(
      page.getByText('Check your email for a password reset link', { exact: true }),
    ).toBeVisible();
    await examine(visitor, 'check-your-email');
    await press(page.getByRole('link', { name: 'Return to Login', exact: true }));
    await expect(page).toHaveURL('/login/TRAINEE');

    const link = await resetLinkFor(portal, who.email);
    await page.goto(link);
    await expect(page.getByLabel('Email')).toHaveValue(who.email);
    await chooseNewPassword(visitor, NEW_PASSWORD, 'something else');
    await expect(page.getByText("Passwords don't match", { exact: true })).toBeVisible();
    await examine(visitor, 'reset-mismatch');
    const changed = await holdBack(page, '/auth/reset-password');
    await chooseNewPassword(visitor, NEW_PASSWORD);
    await expect(page.getByRole('button', { name: 'Resetting...', exact: true })).toBeVisible();
    changed();
    await expect(page).toHaveURL('/training');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();

    // Every other session has ended, and an open page shows it at once.
    await expect(
      elsewhere.page.getByText('Your session has ended. Please log in again.'),
    ).toBeVisible();

    noise.expect(resetPassword, 400);
    await page.goto(link);
    await chooseNewPassword(visitor, `${NEW_PASSWORD} again`);
    await expect(page).toHaveURL('/training');
    await expect(
      page.getByText('This reset link is invalid or has expired.', { exact: true }),
    ).toBeVisible();
  });

  test('a company is found among many', async ({ visitor, page, press }) => {
    await page.goto('/signup-trainee');
    await expect(
      page.getByText(
        'Your account is created in the backend and belongs to the company you choose.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(
      page
        .getByRole('navigation', { name: 'Other ways in' })
        .getByRole('link', { name: 'Trainee Login' }),
    ).toHaveAttribute('href', '/login/TRAINEE');
    const who = person('Sam Signup');
    await fillAllButCompany(visitor, who);
    await submitSignUp(visitor);
    await expect(page.getByText('Please select a company', { exact: true })).toBeVisible();
    const company = page.getByRole('combobox', { name: 'Company' }).and(page.locator('input'));
    // The menu of languages has options too.
    const options = page.getByRole('listbox').getByRole('option');
    await press(company);
    await expect.poll(() => options.count()).toBeGreaterThan(5);
    await company.fill('company 49');
    await expect(options.filter({ hasText: 'Company 49 Ltd' })).toBeVisible();
    await examine(visitor, 'sign-up-searching');
    const found = await options.allInnerTexts();
    expect(found).toContain('Company 49 Ltd');
    expect(found.every((name) => name.includes('49'))).toBe(true);
    await seeOutlineInForcedColours(visitor, options.first());
    await company.fill('nothing like it');
    await expect(options).toHaveCount(0);
    await company.fill('company 97');
    await company.press('ArrowDown');
    await company.press('Enter');
    const answer = await holdBack(page, '/auth/signup');
    await submitSignUp(visitor);
    await expect(page.getByRole('button', { name: 'Signing up...', exact: true })).toBeVisible();
    answer();
    await expect(page).toHaveURL('/login/TRAINEE');
    await expect(
      page.getByText('Signup successful! Please log in with your credentials.', { exact: true }),
    ).toBeVisible();
    await logInAsTrainee(visitor, who);
    await expect(page.getByText('Your training at Company 97 Ltd')).toBeVisible();
  });
});

test('an invalid link is reported and leads to a new one', async ({
  visitor,
  page,
  press,
  noise,
}) => {
  noise.expect(resetPassword, 400);
  await page.goto('/reset-password/made-up');
  await chooseNewPassword(visitor, NEW_PASSWORD);
  await expect(page).toHaveURL('/login/member');
  await expect(
    page.getByText('This reset link is invalid or has expired.', { exact: true }),
  ).toBeVisible();
  await examine(visitor, 'reset-dead-link');
  await press(toasts(visitor).getByRole('button', { name: 'Ask for a new link' }));
  await expect(page).toHaveURL('/forgot-password/member');
  await press(page.getByRole('link', { name: 'Back to login' }));
  await expect(page).toHaveURL('/login/member');
});

test('companies that cannot be loaded are asked for again', async ({
  visitor,
  page,
  press,
  noise,
}) => {
  noise.expect(listPublicCompanies, 429);
  await page.route('**/api/companies', (route) => route.fulfill({ status: 429 }), { times: 1 });
  await page.goto('/signup-trainee');
  await expect(
    page.getByText('The companies could not be loaded. HTTP error! status: 429'),
  ).toBeVisible();
  await examine(visitor, 'sign-up-no-companies');
  await press(page.getByRole('button', { name: 'Retry' }));
  await expect(page.getByRole('combobox', { name: 'Company' })).toBeVisible();
});

test('a page whose code cannot be loaded is loaded again, and then says so', async ({
  visitor,
  page,
  noise,
}) => {
  noise.expectComplaint(/sign-up-page|dynamically imported module/);
  await page.route('**/assets/sign-up-page-*.js', (route) => route.abort('connectionrefused'));
  await page.goto('/login/TRAINEE');
  await untilStarted(visitor);
  await page.getByRole('link', { name: 'Sign up as Trainee' }).click();
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await expect(page).toHaveURL('/signup-trainee');
  await examine(visitor, 'page-not-loaded');
  await page.unroute('**/assets/sign-up-page-*.js');
  await page.getByRole('button', { name: 'reload it' }).click();
  await untilStarted(visitor);
  await expect(page.getByText('This page could not be loaded.')).toBeHidden();
  expect(await storedKeys(page)).not.toContain('authToken');
});

async function chooseNewPassword(
  { page, press }: Visitor,
  password: string,
  confirmation = password,
): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(confirmation);
  await press(page.getByRole('button', { name: 'Reset Password', exact: true }));
}

async function fillAllButCompany({ page }: Visitor, who: Person): Promise<void> {
  await page.getByLabel('Full name').fill(who.name);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
}
