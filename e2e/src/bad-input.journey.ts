/** What is refused says why, and leaves nothing half-done behind. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { logIn, logInAsAdmin, type Session, signUp } from '@portal/contract/accounts';
import { type AdminCompany, createCompany, listCompanies } from '@portal/contract/companies';
import { createModule, createVideoUpload, listModules } from '@portal/contract/modules';
import type { Browser } from 'playwright-core';
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
import { largeClip, slowDown } from './harness/slow-upload.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { fillLogin, fillSignUp, signIn, submitSignUp } from './screens/accounts.ts';
import { fillModule, type ModuleEntry, saveModule } from './screens/company-modules.ts';

const TESS: Person = person('Tess Trainee');
const TOUR: ModuleEntry = {
  name: 'Site tour',
  clip: fixture('clips/tour-5s.webm'),
  duration: '0:05',
  questions: [],
};

let browser: Browser;
let portal: Portal;
let admin: Session;
let company: AdminCompany;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
  admin = await signInAdmin(portal);
  company = await addCompany(portal, admin.token, 'Brightwater Foods');
});
afterAll(() => ended.disposeAsync());

it('a login says what is missing, but never which part was wrong', async () => {
  await using visitor = await visit(browser, portal);
  const { page, press, see, open, noise } = visitor;
  await open('/login/TRAINEE');
  await press(page.getByRole('button', { name: 'Login', exact: true }));
  await see('Email is required', 'Password is required');
  await fillLogin(visitor, { email: 'tess', password: 'x' });
  await see('Please enter a valid email address');
  noise.expect(logIn, 401);
  noise.expect(logInAsAdmin, 401);
  await fillLogin(visitor, { email: 'nobody@people.test', password: 'wrong' });
  await see('Invalid email or password');
  await open('/login/ADMIN');
  await fillLogin(visitor, { email: admin.user.email, password: 'wrong' });
  await see('Invalid email or password');
  await examine(visitor, 'login-refused');
});

it('a sign-up says of each field what is wrong with it', async () => {
  await addTrainee(portal, TESS, company.name);
  await using visitor = await visit(browser, portal);
  const { page, see, open, noise } = visitor;
  await open('/signup-trainee');
  await submitSignUp(visitor);
  await see(
    'Name is required',
    'Email is required',
    'Password is required',
    'Please select a company',
  );
  await examine(visitor, 'sign-up-errors');

  noise.expect(signUp, 400);
  noise.expect(signUp, 409);
  const wrong = { ...TESS, email: 'tess@', password: 'five5' };
  await fillSignUp(visitor, wrong, company.name);
  await submitSignUp(visitor);
  await see('Please enter a valid email address', 'Password must have at least 6 characters');

  await fillSignUp(visitor, { ...TESS, password: 'password1' }, company.name);
  await submitSignUp(visitor);
  await see('Signup failed. Please try again.', 'This password is one of the most common ones');

  await fillSignUp(visitor, { ...TESS, email: TESS.email.toUpperCase() }, company.name);
  await submitSignUp(visitor);
  await see('An account with this email already exists.');
  expect(new URL(page.url()).pathname).toBe('/signup-trainee');

  await page.route('**/api/auth/signup', (route) => route.abort('connectionrefused'));
  noise.expect(signUp, 'failed');
  await submitSignUp(visitor);
  await see('Signup failed. Please check your information and try again.');
});

it('a quiz goes on with answers only, and keeps them over a reload', async () => {
  const { id, name } = await addCompany(portal, admin.token, 'Nordlicht Logistics');
  const questions = [1, 2].map((n) => ({
    question: `Question number ${n}?`,
    options: [`Yes ${n}`, `No ${n}`],
    answer: `Yes ${n}`,
  }));
  const module = await addModule(portal, admin.token, id, { name: 'Paper test', questions });
  await using visitor = await visit(browser, portal);
  const { page, press, see, open } = visitor;
  await signIn(visitor, await addTrainee(portal, person('Quentin Quiz'), name));
  await open(`/training/module/${module.id}`);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await see('Question number 1?');
  expect(await next.isDisabled()).toBe(true);
  await page.keyboard.press('Enter');
  await see('Question number 1?');
  await page.getByRole('radio', { name: 'No 1' }).check();
  await press(next);
  await see('Question number 2?');
  expect(await page.getByRole('button', { name: 'Submit Quiz' }).isDisabled()).toBe(true);
  await page.reload();
  await see('Question number 2?');
  await press(page.getByRole('button', { name: 'Previous' }));
  await see('Question number 1?');
  expect(await page.getByRole('radio', { name: 'No 1' }).isChecked()).toBe(true);
});

it('a file that lies about its type is refused in the words of the server', async () => {
  await using visitor = await visit(browser, portal);
  const { page, press, see, noise } = visitor;
  await openCompany(visitor);
  await fillModule(visitor, TOUR);
  await page.getByLabel('Video').setInputFiles(fixture('lies/text.mp4'));
  await see(
    'Please wait for video duration to load or try uploading a different video file.',
    'Still needed: a video',
  );
  expect(await page.getByRole('button', { name: 'Save Module' }).isDisabled()).toBe(true);

  await page.getByLabel('Video').setInputFiles(fixture('lies/matroska.webm'));
  await see('Duration 0:05');
  noise.expect(createVideoUpload, 415);
  await saveModule(visitor);
  await see(
    'Failed to add module, video, or MCQs: Matroska files (.mkv) are not played by browsers.',
    'What you have entered is still here. Retry saves all of it.',
  );
  await examine(visitor, 'new-module-refused');
  await leave(visitor);
  await nothingIsLeft();

  await visitor.open('/admin/company-modules');
  await press(page.getByRole('button', { name: 'New Company' }));
  const dialog = page.getByRole('dialog', { name: 'New Company' });
  await dialog.getByLabel('Company name').fill('Drawn badly');
  await dialog.getByLabel('Logo').setInputFiles(fixture('lies/logo.png'));
  noise.expect(createCompany, 415);
  await press(dialog.getByRole('button', { name: 'Create company' }));
  await see(
    'Failed to create company. Please try again.',
    'This is not a PNG, JPEG, WebP or GIF picture.',
  );
  await examine(visitor, 'new-company-refused');
});

it('a cancelled upload leaves nothing', async () => {
  await using visitor = await visit(browser, portal);
  const { page, press, see } = visitor;
  await openCompany(visitor);
  await fillModule(visitor, { ...TOUR, clip: await largeClip(portal, 4), duration: '0:04' });
  const restore = await slowDown(page, 200_000);
  await saveModule(visitor);
  await see(page.getByRole('progressbar', { name: 'Upload of large.mp4' }), ' of 4 MB');
  await examine(visitor, 'new-module-uploading');
  await press(page.getByRole('button', { name: 'Cancel' }));
  await see('Upload cancelled.');
  await restore();
  await leave(visitor);
  await nothingIsLeft();
});

it('a tab that is closed during an upload asks first, and leaves no module', async () => {
  await using visitor = await visit(browser, portal);
  await using tab = await visitor.openTab();
  await openCompany(visitor);
  await tab.open(`/admin/company-modules?company=${company.id}`);
  await fillModule(tab, { ...TOUR, clip: await largeClip(portal, 4), duration: '0:04' });
  await slowDown(tab.page, 200_000);
  await saveModule(tab);
  await tab.see(' of 4 MB');
  const asked = tab.page.waitForEvent('dialog');
  await tab.page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  // What the browser had sent by then may wait on the server as an upload that is not shown.
  await visitor.page.reload();
  await visitor.see('No modules yet');
  const modules = await call(portal, listModules, { token: admin.token });
  expect(modules.filter(({ name }) => name === TOUR.name)).toEqual([]);
});

it('an upload that lost its connection is sent again by Retry, a finished one is not', async () => {
  await using visitor = await visit(browser, portal);
  const { page, press, see, noise } = visitor;
  let uploads = 0;
  page.on('requestfinished', (request) => {
    uploads += request.url().endsWith(createVideoUpload.path) ? 1 : 0;
  });
  await openCompany(visitor);
  await fillModule(visitor, TOUR);
  noise.expect(createVideoUpload, 'failed');
  const lost = { times: 1 };
  await page.route('**/api/admin/video-uploads', (route) => route.abort('connectionreset'), lost);
  await saveModule(visitor);
  await see('What you have entered is still here. Retry saves all of it.');
  const retry = page.getByRole('button', { name: 'Retry' });

  noise.expect(createModule, 'failed');
  const creation = `**/api/admin/companies/${company.id}/modules`;
  await page.route(creation, (route) => route.abort('connectionreset'), lost);
  await press(retry);
  await see('the video need not be sent again');
  expect(uploads).toBe(1);

  // This time the server does it, but its answer is lost on the way.
  noise.expect(createModule, 'failed');
  let lostAnswers = 0;
  await page.route(
    creation,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
      lostAnswers += 1;
    },
    lost,
  );
  await press(retry);
  await expect.poll(() => lostAnswers).toBe(1);
  await see('the video need not be sent again');
  await press(retry);
  await see('Module and video added successfully! (No MCQs added)');
  const modules = await call(portal, listModules, { token: admin.token });
  expect(modules.filter(({ name }) => name === TOUR.name)).toHaveLength(1);
  expect(uploads).toBe(1);
});

it('text is text, and two clicks make one company', async () => {
  const name = '<img src=x onerror=alert(1)> & "Größe" 株式会社 شركة';
  await using visitor = await visit(browser, portal);
  const { page, see, open } = visitor;
  await signIn(visitor, admin);
  await open('/admin/company-modules');
  await page.getByRole('button', { name: 'New Company' }).click();
  await page.getByLabel('Company name').fill(name);
  await page.getByRole('button', { name: 'Create company' }).dblclick();
  await see('Company created successfully!', page.getByRole('link', { name }));
  const companies = await call(portal, listCompanies, { token: admin.token });
  expect(companies.filter((each) => each.name === name)).toHaveLength(1);
  await examine(visitor, 'companies-unicode');
});

async function openCompany(visitor: Visitor): Promise<void> {
  await signIn(visitor, admin);
  await visitor.open(`/admin/company-modules?company=${company.id}`);
}

/** Gives up the module that is being written. */
async function leave({ page, press, see }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: 'Cancel' }));
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await press(question.getByRole('button', { name: 'Leave' }));
  await see('No modules yet');
}

/** Neither in the database nor on the disk. */
async function nothingIsLeft(): Promise<void> {
  const modules = await call(portal, listModules, { token: admin.token });
  expect(modules.filter(({ name }) => name === TOUR.name)).toEqual([]);
  const inMedia = async () => {
    const entries = await readdir(join(portal.dataDir, 'media'), {
      recursive: true,
      withFileTypes: true,
    });
    const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    return names.filter((name) => name !== 'installation-id');
  };
  // The answer to a cancelled request is not waited for by anybody.
  await expect.poll(inMedia).toEqual([]);
}
