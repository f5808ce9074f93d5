/** Pages before their code has loaded: users can read and fill them in, and nothing of it is lost afterwards. */
import { expect, type Page } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { addCompany, addTrainee, person, signInAdmin } from './harness/api.ts';
import { PHONE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { holdCode } from './harness/hold-code.ts';
import { test } from './harness/test.ts';
import type { Visit } from './harness/visit.ts';
import { untilStarted } from './screens/toasts.ts';

const TESS = person('Tess Trainee');

let admin: Session;
let trainee: Session;

test.beforeAll(async ({ portal }) => {
  admin = await signInAdmin(portal);
  await addCompany(portal, admin.token, 'Brightwater Foods');
  trainee = await addTrainee(portal, TESS, 'Brightwater Foods');
});

/** Opens the page without waiting for its code. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('pages for visitors can be read before their code has loaded, and stay as they are', async ({
  visit,
}) => {
  for (const [path, heading] of [
    ['/', 'Training Portal'],
    ['/login/TRAINEE', 'Trainee Login'],
    ['/login/anything', 'Login'],
    ['/signup-trainee', 'Trainee Sign up'],
    ['/forgot-password/TRAINEE', 'Forgot password'],
    ['/reset-password/some-link', 'Reset password'],
    ['/confirm-email/some-link', 'Confirm your email'],
  ] as const) {
    const { page } = await visit();
    const release = await holdCode(page);
    await open(page, path);
    const title = page.getByRole('heading', { name: heading, exact: true, level: 1 });
    await expect(title).toBeVisible();
    const before = await title.elementHandle();
    expect(await page.content()).not.toMatch(/\sstyle=/);
    await expect(page).toHaveTitle(
      heading === 'Trainee Sign up' ? /^Sign up/ : new RegExp(heading),
    );
    release();
    await expect(page.getByRole('button', { name: /theme$/ }).first()).toBeVisible();
    await untilStarted({ page });
    await page.waitForLoadState('networkidle');
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  }
});

test('a page without JavaScript says at its top what is missing', async ({ browser, origin }) => {
  const { width, height } = PHONE;
  const viewport = { width, height };
  await using context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: false,
    viewport,
  });
  const page = await context.newPage();
  for (const path of ['/', '/login/TRAINEE', '/training']) {
    await page.goto(path);
    // Searches for texts leave out this element.
    const notice = page.locator('noscript p');
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await notice.textContent()).toContain('Training Portal needs JavaScript.');
  }
});

test('what was typed into a login before its code has loaded is kept, with the focus', async ({
  page,
}) => {
  const release = await holdCode(page);
  await open(page, '/login/TRAINEE');
  await page.getByLabel('Email').fill(TESS.email);
  await page.getByLabel('Password', { exact: true }).fill(TESS.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/login/TRAINEE');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  release();
  // The form was submitted with Enter.
  await expect(page).toHaveURL('/training');
  await expect(page.getByRole('heading', { name: `Welcome, ${TESS.name}` })).toBeVisible();
});

test('a form of another library keeps what was typed, too', async ({ page, press }) => {
  const release = await holdCode(page);
  await open(page, '/signup-trainee');
  await page.getByLabel('Full name').fill('Sam Signup');
  await page.getByLabel('Email').fill('sam@people.test');
  release();
  await press(page.getByLabel('Company'));
  await page.getByLabel('Company').selectOption('Brightwater Foods');
  await expect(page.getByLabel('Full name')).toHaveValue('Sam Signup');
  await press(page.getByRole('button', { name: 'Sign up', exact: true }));
  await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
  await expect(page.getByText('Name is required', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Email is required', { exact: true })).toHaveCount(0);
});

test('a language that was chosen before its texts have loaded is shown, and kept', async ({
  page,
}) => {
  const release = await holdCode(page);
  await open(page, '/signup-trainee');
  await page.getByLabel('Full name').fill('Sam Signup');
  await page.getByLabel('Language').selectOption('Deutsch');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByLabel('Vollständiger Name')).toHaveValue('Sam Signup');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('links of a login keep the wanted page', async ({ page }) => {
  await page.goto('/login/TRAINEE?next=%2Fchat');
  await expect(page.getByRole('link', { name: 'Admin Login', exact: true })).toHaveAttribute(
    'href',
    '/login/ADMIN?next=%2Fchat',
  );
});

test('a chosen theme is there from the first paint', async ({ page }) => {
  await page.goto('/');
  // Before, a click on this button is lost.
  await untilStarted({ page });
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  // Without the transition of the colour.
  await expect.poll(() => background(page)).not.toBe('rgb(255, 255, 255)');
  const dark = await background(page);
  const release = await holdCode(page);
  await open(page, '/login/ADMIN');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(await background(page)).toBe(dark);
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  release();
  await untilStarted({ page });
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
});

test('a remembered session opens with its title and navigation, without the other role', async ({
  visit,
}) => {
  for (const [session, path, title, own, others] of [
    [admin, '/admin/track-trainee', 'Trainee Management', 'Trainee Management', 'My Progress'],
    [trainee, '/training/progress', 'Training Progress', 'My Progress', 'Trainee Management'],
  ] as const) {
    const visitor = await visit({ as: session });
    const { page } = visitor;
    const release = await holdCode(page);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Please wait while we restore your session')).toBeVisible();
    await expect(page.getByRole('link', { name: own })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[aria-current]:visible')).toHaveCount(1);
    await expect(page.getByRole('link', { name: others })).toBeHidden();
    await examine(visitor, `shell-${session.user.role}`, { inBothThemes: true });
    release();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByText('Please wait while we restore your session')).toHaveCount(0);
  }
});

test('the chat and the companies have their titles before their code', async ({ visit }) => {
  for (const [session, path, title, text] of [
    [trainee, '/chat', 'Cross-Company Chat', /^Connect with trainees/],
    [admin, '/admin/company-modules', 'Training Modules', /^Choose a company/],
  ] as const) {
    const { page } = await visit({ as: session });
    const release = await holdCode(page);
    await open(page, path);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    // The title is as wide as its font, which may replace another one.
    await page.evaluate(() => document.fonts.ready);
    const before = await heading.boundingBox();
    release();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect.poll(() => heading.boundingBox()).toEqual(before);
  }
});

test('a shell loads its code at once if it is not in view, and for visitors', async ({ visit }) => {
  for (const { session, isHidden } of [
    { session: trainee, isHidden: true },
    { session: undefined, isHidden: false },
  ]) {
    const { page } = await visit(session && { as: session });
    await page.addInitScript((hidden) => {
      Object.defineProperty(document, 'hidden', { get: () => hidden });
      PerformanceObserver.prototype.observe = () => undefined;
      // No time passes.
      Object.assign(window, { setTimeout: () => 0 });
    }, isHidden);
    const code = page.waitForRequest((request) => request.url().endsWith('.js'));
    await open(page, '/no/such/page');
    await code;
  }
});

test('a shell loads its code if the browser does not say when it paints', async ({ visit }) => {
  const { page } = await visit({ as: trainee });
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/training');
  await expect(page.getByText('No Training Modules Available')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ device: PHONE });

  test('a remembered session opens with its header', async ({ visit }) => {
    const visitor = await visit({ as: trainee });
    const release = await holdCode(visitor.page);
    await open(visitor.page, '/training');
    await expect(visitor.page.getByText('Please wait while we restore')).toBeVisible();
    await examine(visitor, 'shell-phone', { inBothThemes: true });
    release();
    await expect(visitor.page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  });
});

test('a signed-in user is led home before the code has loaded', async ({ visit }) => {
  for (const [session, paths, home, title] of [
    [trainee, ['/', '/login/TRAINEE', '/signup-trainee', '/dashboard'], '/training', /^Welcome/],
    [
      admin,
      ['/', '/login/ADMIN', '/login/TRAINEE', '/dashboard', '/admin'],
      '/admin/company-modules',
      /^Training/,
    ],
  ] as const) {
    const { page } = await visit({ as: session });
    const release = await holdCode(page);
    for (const path of paths) {
      await open(page, path);
      await expect(page).toHaveURL(home);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    release();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  }
});

/** Opens a login that leads to another page, as a signed-in user and without its code. */
async function openHiddenLogin(visit: Visit) {
  const { page } = await visit({ as: trainee });
  const release = await holdCode(page);
  await open(page, '/login/TRAINEE?next=%2Fchat');
  const heading = page.locator('h1', { hasText: 'Trainee Login' });
  await expect(heading).toBeAttached();
  await expect(heading).toBeHidden();
  return { page, release, heading };
}

test('a login that leads to another page is not seen by a user who is signed in', async ({
  visit,
}) => {
  const { page, release } = await openHiddenLogin(visit);
  release();
  await expect(page).toHaveURL('/chat');
});

test('a page for visitors is seen if the session ends before the code has loaded', async ({
  visit,
}) => {
  const { page, release, heading } = await openHiddenLogin(visit);
  await page.evaluate(() => localStorage.clear());
  release();
  await expect(heading).toBeVisible();
});

test('a page of another role says that it loads until the code of the answer is there', async ({
  visit,
}) => {
  const { page } = await visit({ as: trainee });
  const answer = Promise.withResolvers<void>();
  await page.route(/\/assets\/unauthorized-page-.*\.js$/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/admin/trash');
  await expect(page.getByRole('heading', { name: 'Loading...' })).toBeVisible();
  answer.resolve();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('a page stays where it was scrolled when its code arrives', async ({ page }) => {
  const release = await holdCode(page);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 600 });
  await page.evaluate(() => scrollTo(0, 300));
  release();
  await untilStarted({ page });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('what has the focus keeps it when the code arrives', async ({ page }) => {
  const release = await holdCode(page);
  await open(page, '/login/TRAINEE');
  const link = page.getByRole('link', { name: 'Admin Login', exact: true });
  await link.focus();
  release();
  await untilStarted({ page });
  await expect(link).toBeFocused();
});

test('a login keeps what was typed if another program changes the page', async ({
  page,
  noise,
}) => {
  noise.expectComplaint(/Minified React error #418/);
  const release = await holdCode(page);
  await open(page, '/login/TRAINEE');
  await page.getByLabel('Email').fill(TESS.email);
  await page.getByLabel('Password', { exact: true }).fill(TESS.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  // As the translation of a browser does.
  await page.evaluate(() => {
    const text = document.querySelector('h1')?.firstChild;
    const translated = document.createElement('font');
    translated.textContent = 'Anmeldung';
    text?.replaceWith(translated);
  });
  release();
  await expect(page).toHaveURL('/training');
});

for (const [what, code] of [
  ['the entry', /\/assets\/index-.*\.js$/],
  ['the libraries', /\/assets\/foundation-.*\.js$/],
  ['the app', /\/assets\/first-pages-.*\.js$/],
  ['the page', /\/assets\/login-page-.*\.js$/],
] as const)
  test(`without the code of ${what}, a login says so and can be reloaded`, async ({ visit }) => {
    const guest = await visit();
    const { page, noise } = guest;
    noise.expectComplaint(/./);
    await page.route(code, (route) => route.abort());
    await page.goto('/login/TRAINEE');
    await page.getByLabel('Email').fill(TESS.email);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('This page could not be loaded.');
    if (what === 'the entry') await examine(guest, 'not-loaded', { inBothThemes: true });
    await page.unroute(code);
    // The page does not reload by itself while something is typed.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByLabel('Email')).toHaveValue(TESS.email);
    await notice.getByRole('button', { name: 'reload it' }).click();
    await untilStarted(guest);
    await expect(notice).toBeHidden();
  });

test('without its code a shell says so, and loads when the network is back', async ({ visit }) => {
  const { page, noise } = await visit({ as: trainee });
  noise.expectComplaint(/./);
  const entry = /\/assets\/index-.*\.js$/;
  await page.route(entry, (route) => route.abort());
  await page.goto('/training');
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  await expect(page.getByText('Please wait while we restore')).toBeHidden();
  await page.unroute(entry);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('No Training Modules Available')).toBeVisible();
});

test('search engines may read the pages for visitors only', async ({ page, origin }) => {
  const answer = await page.request.get(`${origin}/robots.txt`);
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toContain('Disallow: /reset-password/');
  await page.goto('/');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /training/);
});
