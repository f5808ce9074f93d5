/** Sessions of users: restored, refused, redirected and ended. */
import { expect, type Page } from '@playwright/test';
import { logOut as logOutCall, type Session } from '@portal/contract/accounts';
import { getDashboard, getTrainingModule } from '@portal/contract/learning';
import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import {
  addCompany,
  addModule,
  addTrainee,
  call,
  type Person,
  person,
  signInAdmin,
} from './harness/api.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { passTime } from './harness/page-clock.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import {
  endSession,
  fillLogin,
  logInAgain,
  logInAsTrainee,
  loginDialog,
  storedKeys,
  storedToken,
} from './screens/accounts.ts';

const TESS: Person = person('Tess Trainee');

let portal: Portal;
let admin: Session;
let moduleId: number;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  const { id } = await addCompany(portal, admin.token, 'Brightwater Foods');
  const clip = fixture('clips/intro-4s.mp4');
  ({ id: moduleId } = await addModule(portal, admin.token, id, { name: 'Introduction', clip }));
  await addTrainee(portal, TESS, 'Brightwater Foods');
});

const welcome = ({ page }: Visitor) => page.getByRole('heading', { name: `Welcome, ${TESS.name}` });

test('a reload restores the session behind the loading screen', async ({ visitor, page }) => {
  await logInAsTrainee(visitor, TESS);
  const check = Promise.withResolvers<void>();
  await page.route('**/api/trainee/dashboard', async (route) => {
    await check.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
  const notice = page.getByText('Please wait while we restore your session');
  await expect(notice).toBeVisible();
  await expect(page.getByText('Overall progress')).toHaveCount(0);
  check.resolve();
  await expect(page.getByText('Overall progress')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(welcome(visitor)).toBeVisible();
});

test('a visitor is asked to log in and then led to the page they wanted', async ({
  visitor,
  page,
  press,
}) => {
  await page.goto('/chat?room=999999');
  await expect(page.getByRole('heading', { name: 'Trainee Login' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Admin Login' }));
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  // A trainee on the admins' page: refused there, then accepted by the other call.
  visitor.noise.expect(logInAsAdmin, 401);
  await fillLogin(visitor, TESS);
  await expect(page).toHaveURL('/chat?room=999999');
  await expect(page.getByText('This chat does not exist')).toBeVisible();
});

test('a login never leads to another site', async ({ visitor, page }) => {
  await page.goto('/login/TRAINEE?next=https%3A%2F%2Fevil.test%2Ftraining');
  await fillLogin(visitor, TESS);
  await expect(page).toHaveURL('/training');
  await page.goto(`/login/TRAINEE?next=${encodeURIComponent('/\\evil.test')}`);
  await expect(page).toHaveURL('/training');
  await expect(welcome(visitor)).toBeVisible();
});

test('a user with the wrong role sees so and can go back or log out', async ({ visit }) => {
  const { page, press } = await visit({ as: await call(portal, logIn, { body: TESS }) });
  await page.goto('/training');
  await page.goto('/admin/track-trainee');
  await expect(page).toHaveURL('/unauthorized');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(
    page.getByText(
      "You don't have permission to access this page. Please contact an administrator if you believe this is an error.",
    ),
  ).toBeVisible();
  await press(page.getByRole('button', { name: 'Go Back' }));
  await expect(page).toHaveURL('/training');
  await page.goto('/admin');
  await expect(page).toHaveURL('/unauthorized');
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL('/login/member');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Trainee Login' })).toBeVisible();
  expect(await storedKeys(page)).not.toContain('authToken');
});

test('an admin who opens a training module gets its details', async ({ visit }) => {
  const visitor = await visit({ as: admin });
  const { page } = visitor;
  await page.goto('/training');
  await expect(page).toHaveURL('/unauthorized');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/training/module/${moduleId}`);
  await expect(
    page.getByRole('dialog', { name: 'Introduction' }).getByText('Brightwater Foods'),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/company-modules\/\d+\/modules$/);
  // Not even by the call that a page sends before its code.
  expect(asked).not.toContain(`/api/trainee/modules/${moduleId}`);
});

test('an address that cannot even be decoded leads somewhere', async ({ page, noise, press }) => {
  // A link that was mangled on its way.
  noise.expectComplaint(/could not be decoded/);
  await page.goto('/no/such/100%');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Return to Home' }));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Training Portal' })).toBeVisible();
});

test('logging out or in takes effect in every tab of the browser', async ({ visitor }) => {
  await logInAsTrainee(visitor, TESS);
  const other = await visitor.openTab();
  await other.page.goto('/training/progress');
  await expect(other.page.getByRole('heading', { name: 'Training Progress' })).toBeVisible();
  await expect(other.page.getByText('Time Invested')).toBeVisible();
  // Other reads of the two pages may still come, and are refused after the logout.
  visitor.noise.expectComplaint(/^GET \/api\/\S+ 401$/);
  await visitor.press(visitor.page.getByRole('button', { name: 'Logout' }));
  await expect(other.page).toHaveURL('/');
  await expect(visitor.page).toHaveURL('/');
  await logInAsTrainee(visitor, TESS);
  await expect(other.page).toHaveURL('/training');
  await expect(welcome(other)).toBeVisible();
});

test('a page that was kept for Back is left if its user has logged out since', async ({
  visitor,
  page,
}) => {
  await logInAsTrainee(visitor, TESS);
  await visitor.untilLive();
  // A browser that is controlled keeps no pages. As a kept page, this one gets no event of the change of its storage.
  await page.evaluate(() => {
    const passed = (type: string) => new PageTransitionEvent(type, { persisted: true });
    window.dispatchEvent(passed('pagehide'));
    localStorage.setItem('loggedOut', 'true');
    localStorage.removeItem('user');
    localStorage.removeItem('authToken');
    window.dispatchEvent(passed('pageshow'));
  });
  await expect(page).toHaveURL('/');
  await expect(welcome(visitor)).toHaveCount(0);
});

test('an ended session asks for a new login and continues where it was', async ({
  visitor,
  page,
  press,
}) => {
  await logInAsTrainee(visitor, TESS);
  // The heading is shown before the module is read, and a read after the end of the session would be refused.
  const read = page.waitForResponse(`**/api/trainee/modules/${moduleId}`);
  await press(page.getByRole('link', { name: /^Start/ }));
  await (await read).finished();
  await expect(page.getByRole('heading', { name: 'Introduction', level: 1 })).toBeVisible();
  // The browser may still be reading the film, whose link ends with the session.
  visitor.noise.expectComplaint(/GET \/api\/uploads\/\S+ 403/);
  await endSession(portal, visitor);
  // The page is not touched: the live channel reports the end.
  await expect(loginDialog(visitor, /^Trainee Login$/)).toBeVisible();
  expect(await sessionKeys(page)).toEqual([]);
  await logInAgain(visitor, TESS);
  await expect(page).toHaveURL(`/training/module/${moduleId}`);

  // While no page of the portal is open that could receive it.
  const token = await storedToken(page);
  await page.goto('about:blank');
  await call(portal, logOutCall, { token });
  visitor.noise.expect(getDashboard, 401);
  visitor.noise.expect(getTrainingModule, 401);
  await page.goto(`/training/module/${moduleId}`);
  await expect(page).toHaveURL(`/login/TRAINEE?next=%2Ftraining%2Fmodule%2F${moduleId}`);
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(await sessionKeys(page)).toEqual([]);
});

test('a server that is unreachable ends no session', async ({ visitor, page, press }) => {
  await logInAsTrainee(visitor, TESS);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  // Whatever reads, in the page and around it.
  visitor.noise.expectComplaint(/^GET \/api\/.* failed/);
  await page.clock.install();
  await page.reload();
  await expect(welcome(visitor)).toBeVisible();
  // The page tries again three times, after one, two and four seconds.
  const look = () => page.getByText('Unable to Load Dashboard').isVisible();
  await passTime(page, { stepMs: 1_000, look }).toBe(true);
  expect(await storedKeys(page)).toEqual(expect.arrayContaining(['authToken', 'user']));
  await page.unroute('**/api/**');
  await press(page.getByRole('button', { name: 'Refresh Page' }));
  await expect(page.getByText('Training modules')).toBeVisible();
});

test('half a session in the storage, or a broken one, counts as signed out and is cleared', async ({
  page,
}) => {
  const tess = { id: 1, name: 'Tess', role: 'TRAINEE' };
  await page.goto('/login/TRAINEE');
  for (const kept of [
    { authToken: 'x' },
    { user: JSON.stringify(tess) },
    { authToken: 'x', user: '{"id":' },
    { authToken: 'x', user: JSON.stringify({ ...tess, role: 'KING' }) },
  ]) {
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    await page.goto('/training');
    await expect(page.getByRole('heading', { name: 'Trainee Login' })).toBeVisible();
    expect(await sessionKeys(page)).toEqual([]);
  }
});

test('a lost network is shown, and its return', async ({ visitor, page, context, press }) => {
  visitor.noise.expectComplaint(/assets|dynamically imported module|INTERNET_DISCONNECTED/);
  await logInAsTrainee(visitor, TESS);
  // The browser may have the code of pages of an earlier test, and would load it without a network.
  await context.route('**/assets/**', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  const banner = page.getByText('You are offline. What is already on screen stays;');
  await expect(banner).toBeVisible();
  // Missing code of a page is no error while the network is lost: it is loaded again later.
  await press(page.getByRole('link', { name: 'My Progress' }));
  await expect(
    page.getByText('This page has not been loaded yet. It comes as soon as the network is back.'),
  ).toBeVisible();
  await examine(visitor, 'page-not-loaded-offline');
  await context.unroute('**/assets/**');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Training Progress' })).toBeVisible();
  await expect(banner).toBeHidden();
});

async function sessionKeys(page: Page): Promise<string[]> {
  return (await storedKeys(page)).filter((key) => key === 'authToken' || key === 'user');
}
