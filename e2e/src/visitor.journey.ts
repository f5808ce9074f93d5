/** What somebody meets who is not signed in: every text of it, letter for letter. */
import {
  logIn,
  requestPasswordReset,
  resetPassword,
  type Session,
  signUp,
} from '@portal/contract/accounts';
import { listPublicCompanies } from '@portal/contract/companies';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addTrainee, type Person, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, type Device, PHONE, sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { seeOutlineInForcedColours } from './harness/forced-colours.ts';
import { readLetters, seeActions, toasts } from './harness/letters.ts';
import { resetLinkFor } from './harness/outbox.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { fillLogin, logInAsTrainee, storedKeys, submitSignUp } from './screens/accounts.ts';

const COMPANIES = 500;
const NEW_PASSWORD = 'quite another horse';

let browser: Browser;
let portal: Portal;
let admin: Session;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
  admin = await signInAdmin(portal);
  for (let first = 1; first <= COMPANIES; first += 20) {
    const some = Array.from({ length: 20 }, (_, i) => `Company ${first + i} Ltd`);
    await Promise.all(some.map((name) => addCompany(portal, admin.token, name)));
  }
});
afterAll(() => ended.disposeAsync());

/** Holds the answers to these calls back until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

it('the landing page says in one view what the portal is, and shows it', async () => {
  await using visitor = await visit(browser, portal);
  const { page, press, open, arriveAt } = visitor;
  await open('/');
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
  await arriveAt('/login/TRAINEE');
  await page.goBack();
  await press(page.getByRole('link', { name: 'Admin Login', exact: true }));
  await arriveAt('/login/ADMIN');
  await page.goBack();
  await press(page.getByRole('link', { name: 'Sign up', exact: true }));
  await arriveAt('/signup-trainee');
});

it('each login page has its heading and its links', async () => {
  await using visitor = await visit(browser, portal);
  const { page, see, open } = visitor;
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const linkTo = (name: string) =>
    page.getByRole('link', { name, exact: true }).getAttribute('href');
  await open('/login/ADMIN');
  await see(heading('Admin Login'));
  await readLetters(
    visitor,
    'Training Portal',
    'Access your training modules and track your progress',
  );
  expect(await linkTo('Forgot password?')).toBe('/forgot-password/ADMIN');
  expect(await linkTo('Trainee Login')).toBe('/login/TRAINEE');
  expect(await page.getByRole('link', { name: 'Sign up as Trainee' }).count()).toBe(0);
  await open('/login/trainee');
  await see(heading('Trainee Login'));
  expect(await linkTo('Forgot password?')).toBe('/forgot-password/TRAINEE');
  expect(await linkTo('Admin Login')).toBe('/login/ADMIN');
  expect(await linkTo('Sign up as Trainee')).toBe('/signup-trainee');
  await open('/login/member');
  await see(heading('Login'));
  await seeActions(visitor, 'link', 'Admin Login', 'Trainee Login', 'Forgot password?');
});

it('a login says what it is doing and why it failed', async () => {
  const who = person('Lena Login');
  await addTrainee(portal, who, 'Company 1 Ltd');
  await using visitor = await visit(browser, portal);
  const { page, open, noise, arriveAt } = visitor;
  noise.expect(logIn, 'failed');
  noise.expect(logIn, 503);
  noise.expect(logIn, 500);
  noise.expect(logIn, 401);
  await open('/login/TRAINEE');
  await page.route('**/api/auth/login', (route) => route.abort('connectionrefused'), { times: 1 });
  await fillLogin(visitor, who);
  await readLetters(
    visitor,
    'Login failed. Please try again. The server cannot be reached. Please check your connection and try again.',
  );
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await fillLogin(visitor, who);
  await readLetters(visitor, 'Login failed. Please try again.');
  const fault = { code: 'INTERNAL', message: 'Sorry.', details: { requestId: 'Ab3' } };
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, json: fault }), {
    times: 1,
  });
  await fillLogin(visitor, who);
  await readLetters(visitor, 'Login failed. Please try again. Reference: Ab3');
  await fillLogin(visitor, { ...who, password: 'wrong' });
  await readLetters(visitor, 'Invalid email or password');
  const answer = await holdBack(page, '/auth/login');
  await fillLogin(visitor, who);
  await seeActions(visitor, 'button', 'Logging in...');
  answer();
  await arriveAt('/training');
  await readLetters(visitor, 'Login successful!');
});

describe.each([DESKTOP, PHONE])('on a $name', (device: Device) => {
  it('a forgotten password is replaced by the mailed link, once', async () => {
    const who = person(`Frida Forgot ${device.name}`);
    await addTrainee(portal, who, 'Company 2 Ltd');
    await using elsewhere = await visit(browser, portal);
    await logInAsTrainee(elsewhere, who);
    await using visitor = await visit(browser, portal, { device });
    const { page, press, see, open, arriveAt, noise } = visitor;
    await open('/login/TRAINEE');
    await press(page.getByRole('link', { name: 'Forgot password?' }));
    await arriveAt('/forgot-password/TRAINEE');
    await seeActions(visitor, 'link', 'Back to login');
    await press(page.getByRole('button', { name: 'Send Reset Link', exact: true }));
    await readLetters(visitor, 'Email is required');
    await page.getByLabel('Email').fill(who.email);
    const sent = await holdBack(page, '/auth/forgot-password');
    await press(page.getByRole('button', { name: 'Send Reset Link', exact: true }));
    await seeActions(visitor, 'button', 'Sending...');
    sent();
    await readLetters(visitor, 'Check your email for a password reset link');
    await examine(visitor, 'check-your-email');
    await press(page.getByRole('link', { name: 'Return to Login', exact: true }));
    await arriveAt('/login/TRAINEE');

    const link = await resetLinkFor(portal, who.email);
    await open(link);
    await chooseNewPassword(visitor, NEW_PASSWORD, 'something else');
    await readLetters(visitor, "Passwords don't match");
    await examine(visitor, 'reset-mismatch');
    const changed = await holdBack(page, '/auth/reset-password');
    await chooseNewPassword(visitor, NEW_PASSWORD);
    await seeActions(visitor, 'button', 'Resetting...');
    changed();
    await arriveAt('/login/member');
    await see('Your password has been changed. Please log in with the new one.');
    await fillLogin(visitor, { ...who, password: NEW_PASSWORD });
    await arriveAt('/training');

    // Every other session is over, and a page that is open says so at once.
    await elsewhere.see('Your session has ended. Please log in again.');

    noise.expect(resetPassword, 400);
    await open(link);
    await chooseNewPassword(visitor, `${NEW_PASSWORD} again`);
    await arriveAt('/training');
    await readLetters(visitor, 'This reset link is invalid or has expired.');
  });

  it('a company is found among many', async () => {
    await using visitor = await visit(browser, portal, { device });
    const { page, press, see, open, arriveAt } = visitor;
    await open('/signup-trainee');
    await readLetters(
      visitor,
      'Your account is created in the backend and belongs to the company you choose.',
    );
    expect(
      await page
        .getByRole('navigation', { name: 'Other ways in' })
        .getByRole('link', { name: 'Trainee Login' })
        .getAttribute('href'),
    ).toBe('/login/TRAINEE');
    const who = person(`Sam Signup ${device.name}`);
    await fillAllButCompany(visitor, who);
    await submitSignUp(visitor);
    await readLetters(visitor, 'Please select a company');
    const company = page.getByRole('combobox', { name: 'Company' }).and(page.locator('input'));
    await press(company);
    expect(await page.getByRole('option').count()).toBeGreaterThan(5);
    await company.fill('company 49');
    await examine(visitor, 'sign-up-searching');
    const found = await page.getByRole('option').allInnerTexts();
    expect(found).toContain('Company 49 Ltd');
    expect(found.every((name) => name.includes('49'))).toBe(true);
    await seeOutlineInForcedColours(visitor, page.getByRole('option').first());
    await company.fill('nothing like it');
    expect(await page.getByRole('option').count()).toBe(0);
    await company.fill('company 497');
    await company.press('ArrowDown');
    await company.press('Enter');
    const answer = await holdBack(page, '/auth/signup');
    await submitSignUp(visitor);
    await seeActions(visitor, 'button', 'Signing up...');
    answer();
    await arriveAt('/login/TRAINEE');
    await readLetters(visitor, 'Signup successful! Please log in with your credentials.');
    await logInAsTrainee(visitor, who);
    await see('Your training at Company 497 Ltd');
  });
});

it('a dead link says so and leads to a new one', async () => {
  await using visitor = await visit(browser, portal);
  const { page, press, open, arriveAt, noise } = visitor;
  noise.expect(resetPassword, 400);
  await open('/reset-password/made-up');
  await chooseNewPassword(visitor, NEW_PASSWORD);
  await arriveAt('/login/member');
  await readLetters(visitor, 'This reset link is invalid or has expired.');
  await examine(visitor, 'reset-dead-link');
  await press(toasts(visitor).getByRole('button', { name: 'Ask for a new link' }));
  await arriveAt('/forgot-password/member');
  await press(page.getByRole('link', { name: 'Back to login' }));
  await arriveAt('/login/member');
});

it('a request that fails says so and can be made again', async () => {
  await using visitor = await visit(browser, portal);
  const { page, press, open, noise, see } = visitor;
  noise.expect(requestPasswordReset, 500);
  noise.expect(listPublicCompanies, 403);
  await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 500 }), {
    times: 1,
  });
  await open('/forgot-password/TRAINEE');
  await page.getByLabel('Email').fill('somebody@people.test');
  await press(page.getByRole('button', { name: 'Send Reset Link' }));
  await readLetters(visitor, 'HTTP error! status: 500');
  await press(page.getByRole('button', { name: 'Send Reset Link' }));
  await readLetters(visitor, 'Check your email for a password reset link');

  await page.route('**/api/companies', (route) => route.fulfill({ status: 403 }), { times: 1 });
  await open('/signup-trainee');
  await see('The companies could not be loaded. HTTP error! status: 403');
  await examine(visitor, 'sign-up-no-companies');
  await press(page.getByRole('button', { name: 'Retry' }));
  await see(page.getByRole('combobox', { name: 'Company' }));
});

it('a sign-up that fails says how', async () => {
  await using visitor = await visit(browser, portal);
  const { page, press, open, noise, see } = visitor;
  noise.expect(signUp, 409);
  noise.expect(signUp, 500);
  await open('/signup-trainee');
  await fillAllButCompany(visitor, { ...person('Ada'), email: admin.user.email });
  // A disabled select stands there until the companies are loaded.
  const company = page.getByRole('combobox', { name: 'Company' }).and(page.locator('input'));
  await company.fill('company 500');
  await company.press('ArrowDown');
  await company.press('Enter');
  await submitSignUp(visitor);
  await readLetters(
    visitor,
    'Signup failed. Please try again.',
    'An account with this email already exists.',
  );
  await page.route('**/api/auth/signup', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await press(page.getByRole('button', { name: 'Sign up', exact: true }));
  await see(
    page.getByText('Signup failed. Please check your information and try again.', { exact: true }),
  );
});

it('a company that is gone by the time of the sign-up makes room for those there are', async () => {
  await using visitor = await visit(browser, portal);
  const { page, open, noise, see } = visitor;
  noise.expect(signUp, 404);
  const gone = { id: 1, name: 'Gone Ltd', logo: null };
  await page.route('**/api/companies', (route) => route.fulfill({ json: [gone] }), { times: 1 });
  await open('/signup-trainee');
  await fillAllButCompany(visitor, person('Late'));
  await page.getByLabel('Company').selectOption(gone.name);
  await submitSignUp(visitor);
  await readLetters(
    visitor,
    'Signup failed. Please try again.',
    'This company does not exist. Please select a company.',
  );
  await see(page.getByPlaceholder('Search your company'));
  expect(await page.getByText(gone.name).count()).toBe(0);
});

it('a page that breaks says so', async () => {
  await using visitor = await visit(browser, portal);
  const { page, open, noise } = visitor;
  noise.expectComplaint(/sign-up-page|dynamically imported module/);
  await page.route('**/assets/sign-up-page-*.js', (route) => route.abort('connectionrefused'));
  await open('/login/TRAINEE');
  await page.getByRole('link', { name: 'Sign up as Trainee' }).click();
  await readLetters(visitor, 'Unexpected Application Error!');
  await examine(visitor, 'application-error');
  await page.unroute('**/assets/sign-up-page-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await visitor.see(page.getByRole('heading', { name: 'Trainee Sign up' }));
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
