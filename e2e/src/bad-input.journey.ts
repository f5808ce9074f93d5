/** Refused input is answered with the reason and changes nothing. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Session, signUp } from '@portal/contract/accounts';
import { type AdminCompany, createCompany, listCompanies } from '@portal/contract/companies';
import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import { createVideoUpload, listModules } from '@portal/contract/modules';
import {
  addCompany,
  addModule,
  addTrainee,
  call,
  emptyPortal,
  type Person,
  person,
  signInAdmin,
} from './harness/api.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import type { Portal } from './harness/portal.ts';
import { largeClip, slowDown } from './harness/slow-upload.ts';
import { test } from './harness/test.ts';
import type { Visit, Visitor } from './harness/visit.ts';
import { fillLogin, fillSignUp, submitSignUp } from './screens/accounts.ts';
import { fillModule, type ModuleEntry, saveModule } from './screens/company-modules.ts';
import { chooseOneOf } from './screens/training.ts';

const TESS: Person = person('Tess Trainee');
const TOUR: ModuleEntry = {
  name: 'Site tour',
  clip: fixture('clips/tour-5s.webm'),
  duration: '0:05',
  questions: [],
};

let portal: Portal;
let admin: Session;
let company: AdminCompany;

// Some tests look at everything that the portal holds.
test.beforeEach(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  await emptyPortal(portal, admin.token);
  company = await addCompany(portal, admin.token, 'Brightwater Foods');
});

test('a failed login never shows which part was wrong', async ({ visitor, page, noise }) => {
  noise.expect(logIn, 401);
  noise.expect(logInAsAdmin, 401);
  const refused = page.getByText('Invalid email or password', { exact: true });
  await page.goto('/login/ADMIN');
  await fillLogin(visitor, { email: 'unknown@people.test', password: 'wrong' });
  await expect(refused).toBeVisible();
  await page.reload();
  await fillLogin(visitor, { email: admin.user.email, password: 'wrong' });
  await expect(refused).toBeVisible();
  await examine(visitor, 'login-refused');
});

test('a sign-up shows the problem of each field', async ({ visitor, page, noise }) => {
  await addTrainee(portal, TESS, company.name);
  await page.goto('/signup-trainee');
  await submitSignUp(visitor);
  await expect(page.getByText('Name is required')).toBeVisible();
  await examine(visitor, 'sign-up-errors');

  noise.expect(signUp, 400);
  noise.expect(signUp, 409);
  await fillSignUp(visitor, { ...TESS, password: 'password1' }, company.name);
  await submitSignUp(visitor);
  await expect(page.getByText('Signup failed. Please try again.')).toBeVisible();
  await expect(page.getByText('This password is too common')).toBeVisible();

  await fillSignUp(visitor, { ...TESS, email: TESS.email.toUpperCase() }, company.name);
  await submitSignUp(visitor);
  await expect(page.getByText('An account with this email already exists.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/signup-trainee');
});

test('a quiz continues only with answers, and keeps them over a reload', async ({ visit }) => {
  const { id, name } = await addCompany(portal, admin.token, 'Nordlicht Logistics');
  const questions = [1, 2].map((n) => ({
    question: `Question number ${n}?`,
    options: [`Yes ${n}`, `No ${n}`],
    answer: `Yes ${n}`,
  }));
  const module = await addModule(portal, admin.token, id, { name: 'Paper test', questions });
  const visitor = await visit({ as: await addTrainee(portal, person('Quentin Quiz'), name) });
  const { page, press } = visitor;
  await page.goto(`/training/module/${module.id}`);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const wrong = ['No 1', 'No 2'];
  await expect(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
  await expect(next).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
  const chosen = await chooseOneOf(visitor, wrong);
  await press(next);
  await expect(page.getByText('Question 2 of 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Quiz' })).toBeDisabled();
  await page.reload();
  await expect(page.getByText('Question 2 of 2', { exact: true })).toBeVisible();
  await press(page.getByRole('button', { name: 'Previous' }));
  await expect(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: chosen })).toBeChecked();
});

test('a file with a false type is refused with the message of the server', async ({ visit }) => {
  const visitor = await openCompany(visit);
  const { page, press, noise } = visitor;
  await press(page.getByRole('button', { name: 'Add Training Module' }));
  await page.getByLabel('Module name').fill(TOUR.name);
  await page.getByLabel('Video').setInputFiles(fixture('lies/matroska.webm'));
  await expect(page.getByText('Duration 0:05')).toBeVisible();
  await expect(page.getByText(/^Matroska files .* The portal will refuse it\.$/)).toBeVisible();
  await press(page.getByRole('button', { name: 'Send anyway' }));
  noise.expect(createVideoUpload, 415);
  await saveModule(visitor);
  await expect(
    page.getByText(
      'Failed to add module, video, or MCQs: Matroska files (.mkv) are not played by browsers.',
    ),
  ).toBeVisible();
  await expect(
    page.getByText('What you have entered is still here. Retry saves all of it.'),
  ).toBeVisible();
  await examine(visitor, 'new-module-refused');
  await leave(visitor);
  await nothingIsLeft();

  await press(page.getByRole('link', { name: 'Back to Companies' }));
  await press(page.getByRole('button', { name: 'New Company' }));
  const dialog = page.getByRole('dialog', { name: 'New Company' });
  await dialog.getByLabel('Company name').fill('Drawn badly');
  await dialog.getByLabel('Logo').setInputFiles(fixture('lies/logo.png'));
  noise.expect(createCompany, 415);
  await press(dialog.getByRole('button', { name: 'Create company' }));
  await expect(page.getByText('Failed to create company. Please try again.')).toBeVisible();
  await expect(
    page.getByText('This is not a PNG, JPEG, WebP, GIF, AVIF or TIFF picture.'),
  ).toBeVisible();
  await examine(visitor, 'new-company-refused');
});

/** In bytes per second: four megabytes take longer than any test. */
const SLOW = 20_000;

test('an upload leaves nothing if it is cancelled or its tab is closed, which asks first', async ({
  visit,
}) => {
  const visitor = await openCompany(visit);
  const { page, press } = visitor;
  await fillModule(visitor, { ...TOUR, clip: await largeClip(portal, 4), duration: '0:04' });
  await slowDown(page, SLOW);
  await saveModule(visitor);
  await expect(page.getByRole('progressbar', { name: 'Upload of large.mp4' })).toBeVisible();
  await expect(page.getByText(' of 4 MB')).toBeVisible();
  await examine(visitor, 'new-module-uploading');
  await press(page.getByRole('button', { name: 'Cancel' }));
  await expect(page.getByText('Upload cancelled.')).toBeVisible();
  await nothingIsLeft();

  await press(page.getByRole('button', { name: 'Retry' }));
  await expect(page.getByText(' of 4 MB')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closed;
  // The part that the browser had sent by then may remain on the server as an upload that is not shown.
  const modules = await call(portal, listModules, { token: admin.token });
  expect(modules.filter(({ name }) => name === TOUR.name)).toEqual([]);
});

test('text is shown as text, and two clicks create one company', async ({ visit }) => {
  const name = '<img src=x onerror=alert(1)> & "Größe" 株式会社 شركة';
  const visitor = await visit({ as: admin });
  const { page } = visitor;
  await page.goto('/admin/company-modules');
  await page.getByRole('button', { name: 'New Company' }).click();
  await page.getByLabel('Company name').fill(name);
  await page.getByRole('button', { name: 'Create company' }).dblclick();
  await expect(page.getByText('Company created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const companies = await call(portal, listCompanies, { token: admin.token });
  expect(companies.filter((each) => each.name === name)).toHaveLength(1);
});

async function openCompany(visit: Visit): Promise<Visitor> {
  const visitor = await visit({ as: admin });
  await visitor.page.goto(`/admin/company-modules/${company.id}/modules`);
  return visitor;
}

/** Leaves the module that is being written without saving it. */
async function leave({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: 'Cancel' }));
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await press(question.getByRole('button', { name: 'Leave' }));
  await expect(page.getByText('No modules yet')).toBeVisible();
}

/** Expects no module in the database and no file on the disk. */
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
  // The server may still be processing the request that the page has cancelled.
  await expect.poll(inMedia).toEqual([]);
}
