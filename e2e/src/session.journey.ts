/** Who one is: coming back, being kept out, being sent on, leaving. */
import { logInAsAdmin, logOut as logOutCall, type Session } from '@portal/contract/accounts';
import { getDashboard } from '@portal/contract/learning';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addCompany,
  addModule,
  addTrainee,
  call,
  type Person,
  person,
  signInAdmin,
} from './harness/api.ts';
import { sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import {
  endSession,
  fillLogin,
  logInAgain,
  logInAsTrainee,
  loginDialog,
  signIn,
  storedKeys,
  storedToken,
} from './screens/accounts.ts';

const TESS: Person = person('Tess Trainee');

let browser: Browser;
let portal: Portal;
let admin: Session;
let moduleId: number;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
  admin = await signInAdmin(portal);
  const { id } = await addCompany(portal, admin.token, 'Brightwater Foods');
  const clip = fixture('clips/intro-4s.mp4');
  ({ id: moduleId } = await addModule(portal, admin.token, id, { name: 'Introduction', clip }));
  await addTrainee(portal, TESS, 'Brightwater Foods');
});
afterAll(() => ended.disposeAsync());

const welcome = ({ page }: Visitor) => page.getByRole('heading', { name: `Welcome, ${TESS.name}` });

it('a reload restores the session behind the loading screen', async () => {
  await using visitor = await visit(browser, portal);
  const { page, see } = visitor;
  await logInAsTrainee(visitor, TESS);
  const check = Promise.withResolvers<void>();
  await page.route('**/api/trainee/dashboard', async (route) => {
    await check.promise;
    await route.continue();
  });
  await page.reload();
  await see(
    page.getByRole('heading', { name: 'Loading...' }),
    'Please wait while we restore your session',
  );
  expect(await welcome(visitor).count()).toBe(0);
  check.resolve();
  await see(welcome(visitor));
});

it('a visitor is asked to log in and then led to the page they wanted', async () => {
  await using visitor = await visit(browser, portal);
  const { page, press, see, open, arriveAt } = visitor;
  await open('/training/progress?from=mail');
  await see(page.getByRole('heading', { name: 'Trainee Login' }));
  await press(page.getByRole('link', { name: 'Admin Login' }));
  await see(page.getByRole('heading', { name: 'Admin Login' }));
  // A trainee on the admins' page: refused there, then let in by the other call.
  visitor.noise.expect(logInAsAdmin, 401);
  await fillLogin(visitor, TESS);
  await arriveAt('/training/progress?from=mail');
  await see(page.getByRole('heading', { name: 'Training Progress' }));
});

it('a login never leads to another site', async () => {
  await using visitor = await visit(browser, portal);
  const { open, arriveAt, see } = visitor;
  await open('/login/TRAINEE?next=https%3A%2F%2Fevil.test%2Ftraining');
  await fillLogin(visitor, TESS);
  await arriveAt('/training');
  for (const next of [
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/.//evil.test',
    'javascript:alert(1)',
  ]) {
    await open(`/login/TRAINEE?next=${encodeURIComponent(next)}`);
    await arriveAt('/training');
    await see(welcome(visitor));
  }
});

it('the wrong role is told so and finds the way back or out', async () => {
  await using visitor = await visit(browser, portal);
  const { page, press, see, open, arriveAt } = visitor;
  await logInAsTrainee(visitor, TESS);
  await open('/admin/track-trainee');
  await arriveAt('/unauthorized');
  await see(
    page.getByRole('heading', { name: 'Access Denied' }),
    "You don't have permission to access this page. Please contact an administrator if you believe this is an error.",
  );
  await press(page.getByRole('button', { name: 'Go Back' }));
  await arriveAt('/training');
  await open('/admin');
  await arriveAt('/unauthorized');
  await press(page.getByRole('button', { name: 'Logout' }));
  await arriveAt('/login/member');
  await see(
    page.getByRole('heading', { name: 'Login' }),
    page.getByRole('link', { name: 'Admin Login' }),
    page.getByRole('link', { name: 'Trainee Login' }),
  );
  expect(await storedKeys(page)).not.toContain('authToken');
});

it('an admin who opens a training module gets its details', async () => {
  await using visitor = await visit(browser, portal);
  const { page, see, open, arriveAt } = visitor;
  await signIn(visitor, admin);
  await open('/training');
  await arriveAt('/unauthorized');
  await open(`/training/module/${moduleId}`);
  await see(page.getByRole('dialog', { name: 'Introduction' }).getByText('Brightwater Foods'));
  expect(new URL(page.url()).pathname).toBe('/admin/company-modules');
});

it('every address leads somewhere', async () => {
  await using visitor = await visit(browser, portal);
  const { page, press, see, open, arriveAt } = visitor;
  await open('/no/such/page');
  await see('404', page.getByRole('heading', { name: 'Oops! Page not found' }));
  // A link that was mangled on its way cannot even be decoded.
  visitor.noise.expectComplaint(/could not be decoded/);
  await open('/no/such/100%');
  await see('404', page.getByRole('heading', { name: 'Oops! Page not found' }));
  await press(page.getByRole('link', { name: 'Return to Home' }));
  await arriveAt('/');
  await see(page.getByRole('heading', { name: 'Training Portal' }));
  await open('/login/admin');
  await see(page.getByRole('heading', { name: 'Admin Login' }));
  await signIn(visitor, admin);
  for (const path of ['/', '/dashboard', '/admin', '/login/TRAINEE', '/signup-trainee']) {
    await open(path);
    await arriveAt('/admin/company-modules');
  }
});

it('logging out or in happens in every tab of the browser', async () => {
  await using visitor = await visit(browser, portal);
  await logInAsTrainee(visitor, TESS);
  await using other = await visitor.openTab();
  await other.open('/training/progress');
  await other.see(other.page.getByRole('heading', { name: 'Training Progress' }));
  await visitor.press(visitor.page.getByRole('button', { name: 'Logout' }));
  await other.arriveAt('/');
  await visitor.arriveAt('/');
  await logInAsTrainee(visitor, TESS);
  await other.arriveAt('/training');
  await other.see(welcome(other));
});

it('an ended session asks for a new login and goes on where it was', async () => {
  await using visitor = await visit(browser, portal);
  const { page, press, see } = visitor;
  await logInAsTrainee(visitor, TESS);
  await press(page.getByRole('link', { name: /^Start/ }));
  await see(page.getByRole('heading', { name: 'Introduction', level: 1 }));
  await endSession(portal, visitor);
  // The page is not touched: the live channel brings the end.
  await see(loginDialog(visitor, /^Trainee Login$/));
  expect(await sessionKeys(page)).toEqual([]);
  await logInAgain(visitor, TESS);
  await visitor.arriveAt(`/training/module/${moduleId}`);

  // While nothing of the portal is open that could hear of it.
  const token = await storedToken(page);
  await page.goto('about:blank');
  await call(portal, logOutCall, { token });
  visitor.noise.expect(getDashboard, 401);
  await visitor.open(`/training/module/${moduleId}`);
  await see('Your session has ended. Please log in again.');
});

// Together, because both wait for the retries.
it.concurrent.each(['unreachable', 'in trouble'])(
  'a server that is %s signs nobody out',
  async (state) => {
    await using visitor = await visit(browser, portal);
    const { page, press, see } = visitor;
    await logInAsTrainee(visitor, TESS);
    const trouble = { message: 'The portal is starting', code: 'UNAVAILABLE' };
    await page.route('**/api/**', (route) =>
      state === 'unreachable'
        ? route.abort('connectionrefused')
        : route.fulfill({ status: 503, json: trouble }),
    );
    // Whatever reads, in the page and around it.
    visitor.noise.expectComplaint(
      state === 'unreachable' ? /^GET \/api\/.* failed/ : /^GET \/api\/.* 503/,
    );
    await page.reload();
    await see(welcome(visitor), 'Unable to Load Dashboard');
    expect(await storedKeys(page)).toEqual(expect.arrayContaining(['authToken', 'user']));
    await page.unroute('**/api/**');
    await press(page.getByRole('button', { name: 'Refresh Page' }));
    await see('Training modules');
  },
);

it('a session that the server refuses when it is restored is cleared', async () => {
  await using visitor = await visit(browser, portal);
  const { page, see } = visitor;
  await logInAsTrainee(visitor, TESS);
  const refusal = { message: 'You have no access to this.', code: 'FORBIDDEN' };
  visitor.noise.expect(getDashboard, 403);
  await page.route('**/api/trainee/dashboard', (route) =>
    route.fulfill({ status: 403, json: refusal }),
  );
  await page.reload();
  await visitor.arriveAt('/login/TRAINEE?next=%2Ftraining');
  await see('Your session has ended. Please log in again.');
  expect(await sessionKeys(page)).toEqual([]);
});

it('half a session in the storage, or a broken one, counts as nobody and is cleared', async () => {
  await using visitor = await visit(browser, portal);
  const { page, see, open } = visitor;
  const tess = { id: 1, name: 'Tess', role: 'TRAINEE' };
  for (const kept of [
    { authToken: 'x' },
    { user: JSON.stringify(tess) },
    { authToken: 'x', user: '{"id":' },
    { authToken: 'x', user: JSON.stringify({ ...tess, role: 'KING' }) },
  ]) {
    await open('/');
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    await open('/training');
    await see(page.getByRole('heading', { name: 'Trainee Login' }));
    expect(await sessionKeys(page)).toEqual([]);
  }
});

it('a visitor who was sent to a chat lands in that chat after the login', async () => {
  await using visitor = await visit(browser, portal);
  const { open, arriveAt } = visitor;
  await open(`/login/TRAINEE?next=${encodeURIComponent('/chat?room=7')}`);
  await fillLogin(visitor, TESS);
  await arriveAt('/chat?room=7');
});

it('a lost network is said, and that it is back', async () => {
  await using visitor = await visit(browser, portal);
  const { page, context, press, see } = visitor;
  visitor.noise.expectComplaint(/assets|dynamically imported module|INTERNET_DISCONNECTED/);
  await logInAsTrainee(visitor, TESS);
  await context.setOffline(true);
  const banner = page.getByText('You are offline. What is already on screen stays;');
  await see(banner);
  // A page whose code never came is no error: it comes with the network.
  await press(page.getByRole('link', { name: 'My Progress' }));
  await see('This page has not been loaded yet. It comes as soon as the network is back.');
  await examine(visitor, 'page-not-loaded-offline');
  await context.setOffline(false);
  await see(page.getByRole('heading', { name: 'Training Progress' }));
  await banner.waitFor({ state: 'hidden' });
});

async function sessionKeys(page: Page): Promise<string[]> {
  return (await storedKeys(page)).filter((key) => key === 'authToken' || key === 'user');
}
