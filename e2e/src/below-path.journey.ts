/** A portal below a path of a host, behind nginx as `docs/nginx.conf` sets it up, beside another program at its root. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { listTrainingModules } from '@portal/contract/learning';
import { freePort } from '../../server/src/testing/free-port.ts';
import { startNginx } from '../../server/src/testing/nginx.ts';
import { INTERNAL_PREFIX, nginxSite } from '../../server/src/testing/nginx-site.ts';
import { call, person, signInAdmin } from './harness/api.ts';
import { fixture } from './harness/fixtures.ts';
import { resetLinkFor } from './harness/outbox.ts';
import { ADMIN, type Portal } from './harness/portal.ts';
import { test as portalTest } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { fillLogin, fillSignUp, goTo, storedToken, submitSignUp } from './screens/accounts.ts';
import { saidIn, startChat, write } from './screens/chat.ts';
import { createCompany, fillModule, saveModule } from './screens/company-modules.ts';
import { unfold } from './screens/folds.ts';
import { player } from './screens/player.ts';
import { setRules } from './screens/requirements.ts';
import { moduleCard, startModule, takeQuiz } from './screens/training.ts';

/** Also the path of a page of the portal. */
const BASE = '/training';
const COMPANY = { name: 'Brightwater Foods', logo: fixture('logos/brightwater-foods.png') };
const TESS = person('Tess Trainee');
const NEW_PASSWORD = 'a-new-long-password';
const MODULE = {
  name: 'Introduction',
  clip: fixture('clips/intro-4s.mp4'),
  duration: '0:04',
  questions: [
    {
      question: 'What do you do first?',
      options: ['Ask', 'Go home', 'Wait', 'Nothing'],
      answer: 'Ask',
    },
  ],
};

interface Site {
  readonly origin: string;
  /** Starts nginx in front of the portal. */
  serve(portal: Portal): Promise<void>;
}

const test = portalTest.extend<{ site: Site }>({
  site: async ({ browserName: _ }, use) => {
    await using ended = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
    ended.defer(() => rm(folder, { recursive: true, force: true }));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const serve = async ({ dataDir, origin: from }: Portal) => {
      const mediaFolder = join(dataDir, 'media');
      const portalPort = Number(new URL(from).port);
      const site = { port, portalPort, mediaFolder, folder, basePath: BASE };
      const url = `${origin}${BASE}/healthz`;
      await startNginx({ folder, http: await nginxSite(site), url }, ended);
    };
    await use({ origin, serve });
  },
  portalSettings: async ({ site }, use) =>
    use({
      PUBLIC_URL: site.origin + BASE,
      MEDIA_ACCEL: INTERNAL_PREFIX,
      TRUST_PROXY: 'loopback',
    }),
  portalPer: 'test',
  origin: async ({ portal, site }, use) => {
    await site.serve(portal);
    await use(site.origin);
  },
});

/** Notes each request of the browser, and each socket, whose path is not below that of the portal. */
function noteOutside({ context }: Visitor): readonly string[] {
  const outside: string[] = [];
  const note = (url: string) => {
    const { protocol, pathname } = new URL(url);
    if (/^(?:http|ws)/.test(protocol) && pathname !== BASE && !pathname.startsWith(`${BASE}/`))
      outside.push(url);
  };
  context.on('request', (request) => note(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())));
  for (const page of context.pages()) page.on('websocket', (socket) => note(socket.url()));
  return outside;
}

test('everything of a portal below a path is below it', async ({ portal, visit, origin }) => {
  test.setTimeout(8 * 60_000);
  const [admin, tess] = [await visit(), await visit()];
  const outside = [noteOutside(admin), noteOutside(tess)];

  await test.step('the admin sets training up', () => setTrainingUp(admin));
  await test.step('the trainee signs up', () => signUp(tess));
  await test.step('the trainee watches the video', () => watch(tess));
  await test.step('pages are loaded again', () => reloadPages(tess));
  await test.step('both chat', () => chat(admin, tess));
  await test.step('the certificate is checked', () => checkCertificate(tess));
  await test.step('the calendar is read', () => readCalendar(portal, tess, origin));
  await test.step('the report is downloaded', () => downloadReport(admin));
  await test.step('the link of a mail is followed', () => resetPassword(portal, tess));

  expect(outside).toEqual([[], []]);
});

async function setTrainingUp(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  // nginx adds the slash.
  await page.goto(BASE);
  await expect(page).toHaveURL(`${BASE}/`);
  await press(page.getByRole('link', { name: 'Admin Login', exact: true }));
  await fillLogin(visitor, ADMIN);
  await expect(page.getByRole('heading', { name: 'Training Modules' })).toBeVisible();
  await expect(page).toHaveURL(`${BASE}/admin/company-modules`);
  await createCompany(visitor, COMPANY);
  await untilShown(page.locator('main img').first());
  await fillModule(visitor, MODULE);
  await saveModule(visitor);
  await expect(page.getByText('Module, video, and MCQs added successfully!')).toBeVisible();
}

/** Waits until the picture is loaded. */
const untilShown = (image: Locator) =>
  expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);

async function signUp(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.goto(`${BASE}/signup-trainee`);
  await fillSignUp(visitor, TESS, COMPANY.name);
  await submitSignUp(visitor);
  await expect(page).toHaveURL(`${BASE}/login/TRAINEE`);
  await fillLogin(visitor, TESS);
  await expect(page.getByRole('heading', { name: `Welcome, ${TESS.name}` })).toBeVisible();
  await expect(page).toHaveURL(`${BASE}/training`);
}

async function watch(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  // nginx sends the video.
  const film = page.waitForResponse((response) => response.url().includes('.mp4'));
  await startModule(visitor, MODULE.name);
  const region = player(visitor, MODULE.name);
  await press(region.getByRole('button', { name: 'Play video' }));
  const sent = await film;
  expect([sent.status(), new URL(sent.url()).pathname]).toEqual([
    206,
    expect.stringMatching(/^\/training\/api\/uploads\//),
  ]);
  await press(region.getByRole('button', { name: 'Start Quiz' }));
  await takeQuiz(visitor, ['Ask']);
  const feedback = page.getByRole('dialog', { name: 'You have completed your training!' });
  await press(feedback.getByRole('button', { name: 'Skip' }));
  await expect(page.getByText('All modules completed')).toBeVisible();
}

/** The dashboard, whose address begins with the path twice, and a page whose code is loaded by itself. */
async function reloadPages(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.goto(`${BASE}/training`);
  await expect(page.getByText('All modules completed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('All modules completed')).toBeVisible();
  await expect(page).toHaveURL(`${BASE}/training`);
  await goTo(visitor, 'My Progress');
  await expect(page).toHaveURL(`${BASE}/training/progress`);
  await page.reload();
  await expect(moduleCard(visitor, MODULE.name).getByText('Completed')).toBeVisible();
  await expect(page).toHaveURL(`${BASE}/training/progress`);
  // A visitor's page sends a signed-in user home.
  await page.goto(`${BASE}/`);
  await expect(page).toHaveURL(`${BASE}/training`);
}

async function chat(admin: Visitor, tess: Visitor): Promise<void> {
  for (const visitor of [admin, tess]) await goTo(visitor, 'Chat');
  await startChat(admin, TESS.name);
  await write(admin, 'Welcome');
  await tess.press(tess.page.getByRole('list', { name: 'Chats' }).getByRole('link').first());
  await expect.poll(() => saidIn(tess)).toEqual(['Welcome']);
  await Promise.all([admin, tess].map((visitor) => visitor.untilLive()));
  await write(tess, 'Thank you');
  await expect.poll(() => saidIn(admin)).toEqual(['Welcome', 'Thank you']);
}

async function checkCertificate(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  await goTo(visitor, 'My Progress');
  const own = page.getByRole('region', { name: 'Certificates' }).getByRole('listitem').first();
  await press(own.getByRole('link').first());
  await expect(page).toHaveURL(/\/training\/certificates\/[\w-]+$/);
  await press(page.getByRole('button', { name: 'Download' }));
  const pdf = page.waitForEvent('download');
  await press(page.getByRole('menuitem', { name: 'PDF' }));
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`${BASE}/verify`);
  await page.getByLabel('Code').fill(code);
  await press(page.getByRole('button', { name: 'Check' }));
  await expect(page).toHaveURL(`${BASE}/verify/${code}`);
  await expect(page.getByRole('main')).toContainText(TESS.name);
  await untilShown(page.locator('img.logo'));
  const proof = page.waitForEvent('download');
  await press(page.locator(`a[download="certificate-${code}.tlog-proof"]`));
  expect((await proof).url()).toContain(`${BASE}/api/certificates/${code}/proof`);
}

/** Only companies with rules have days to show. */
async function readCalendar(portal: Portal, visitor: Visitor, origin: string): Promise<void> {
  const { page, press } = visitor;
  const modules = await call(portal, listTrainingModules, { token: await storedToken(page) });
  for (const { moduleId: id } of modules)
    await setRules(portal, await signInAdmin(portal), { id, dueDays: 30 });
  await page.goto(`${BASE}/training/progress`);
  await press(page.getByRole('button', { name: 'Add to calendar' }));
  await press(page.getByRole('button', { name: 'Make an address' }));
  const url = await page.getByRole('textbox', { name: 'Calendar address' }).inputValue();
  expect(url).toMatch(new RegExp(`^${origin}${BASE}/api/calendar/`));
  expect(await (await fetch(url)).text()).toContain('BEGIN:VCALENDAR');
}

async function downloadReport(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  await page.goto(`${BASE}/admin/reports`);
  await press(page.getByRole('link', { name: COMPANY.name }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(COMPANY.name);
  await unfold(visitor, 'More actions');
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Download' }));
  await press(page.getByRole('menuitem', { name: 'Excel (XLSX)' }));
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^training-report-brightwater-.*\.xlsx$/);
  expect(new URL(file.url()).pathname).toMatch(/^\/training\/api\/exports\//);
}

async function resetPassword(portal: Portal, visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  await page.goto(`${BASE}/training`);
  await press(page.getByRole('button', { name: 'Logout' }));
  // As the router of the web app writes the first page; nginx adds the slash when it is loaded.
  await expect(page).toHaveURL(BASE);
  await page.goto(`${BASE}/forgot-password/TRAINEE`);
  await page.getByLabel('Email').fill(TESS.email);
  await press(page.getByRole('button', { name: 'Send Reset Link', exact: true }));
  await page.goto(await resetLinkFor(portal, TESS.email));
  await expect(page.getByLabel('Email')).toHaveValue(TESS.email);
  for (const label of ['New password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill(NEW_PASSWORD);
  await press(page.getByRole('button', { name: 'Reset Password', exact: true }));
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page).toHaveURL(`${BASE}/training`);
}
