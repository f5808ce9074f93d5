/** Trainees are imported from a file, their progress is exported to one, and the list of changes shows both. */
import { expect } from '@playwright/test';
import { logIn, type Session } from '@portal/contract/accounts';
import { listActivity } from '@portal/contract/activity';
import { createProgressExport } from '@portal/contract/exports';
import { checkTraineeImport, importTrainees } from '@portal/contract/trainee-import';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { ACTIVITY, chooseImport, exportProgress, TRAINEES } from './screens/admin-lists.ts';

let portal: Portal;
let admin: Session;
let token: string;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  ({ token } = admin);
});

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a file with errors is corrected, then imported', async ({ visit }) => {
    const visitor = await visit({ as: admin });
    const { press, page } = visitor;
    const company = 'Import Ltd';
    await addCompany(portal, token, company);
    await page.goto(TRAINEES);
    const right = `Zoë;zoe@import.test;${company};good enough password`;

    visitor.noise.expect(checkTraineeImport, 400);
    const dialog = await chooseImport(visitor, 'just one column\n1');
    await expect(dialog.getByText('Missing: name, email, company.')).toBeVisible();
    await examine(visitor, 'import-no-header');

    const wrong = `name;email;company;password\r\n${right}\r\nOtto;otto;Nowhere;\r\nUdo;ZOE@import.test;${company};short`;
    await chooseImport(visitor, `\ufeff${wrong}`);
    await expect(
      page.getByText('2 of 3 rows cannot be imported. Correct the file and choose it again.'),
    ).toBeVisible();
    await expect(dialog.getByText('Line 3')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('There is no company “Nowhere”')).toBeVisible();
    await expect(page.getByText('This email is in line 2 already')).toBeVisible();
    await expect(page.getByText('Password must have at least 6 characters')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0);
    await examine(visitor, 'import-problems');

    const mended = `name;email;company;password;Phone\r\n${right};1\r\nOtto;otto@import.test;${company};;2`;
    await chooseImport(visitor, mended);
    await expect(page.getByText('All 2 rows can be imported.')).toBeVisible();
    await expect(
      page.getByText('1 of the imported trainees gets an email with a link to choose a password.'),
    ).toBeVisible();
    await expect(page.getByText('Not used: Phone.')).toBeVisible();
    await examine(visitor, 'import-ready');
    await press(dialog.getByRole('button', { name: 'Import 2 trainees' }));
    await expect(page.getByText('2 trainees imported successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('zoe@import.test')).toBeVisible();
    const body = { email: 'zoe@import.test', password: 'good enough password' };
    expect((await call(portal, logIn, { body })).user.name).toBe('Zoë');
  });

  test('the list of changes shows both, and can be searched', async ({ visit }) => {
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    const imported = 'imported 2 trainees of Imported Ltd';
    const exported = 'exported the progress of Exported Ltd';
    await importTwo('Imported Ltd');
    await exportByCalls('Exported Ltd');
    await addCompany(portal, token, 'Searched Ltd');
    await page.goto(ACTIVITY);
    await expect(page.getByText('created company Searched Ltd')).toBeVisible();
    await expect(page.getByText(imported)).toBeVisible();
    await expect(page.getByText(exported)).toBeVisible();
    await expect(
      page.getByRole('main').getByText('Training Portal').filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.getByText('added administrator')).toBeVisible();
    await examine(visitor, 'activity');
    await refuseRenewal(visitor);
    await expect(
      page.getByText('Failed to load activity: what you see is not the latest. Not now.'),
    ).toBeVisible();
    await expect(page.getByText(imported)).toBeVisible();
    await press(page.getByRole('button', { name: 'Retry' }));
    await expect(page.getByText('Not now.')).toBeHidden();
    await page.getByRole('searchbox', { name: 'Search activity' }).fill('sear');
    await expect(page.getByText(imported)).toBeHidden();
    await press(page.getByRole('button', { name: /^Details: / }).first());
    await expect(page.getByRole('definition').getByText('Searched Ltd')).toBeVisible();
    await examine(visitor, 'activity-details');
    await page.getByRole('searchbox', { name: 'Search activity' }).fill('no such change');
    await expect(page.getByText('No changes match this search')).toBeVisible();
    await press(page.getByRole('button', { name: 'Show all changes' }));
    await expect(page.getByText(imported)).toBeVisible();
    await page.getByRole('combobox', { name: 'Change' }).selectOption('Progress exported');
    await expect(page.getByText(imported)).toBeHidden();
    await expect(page.getByText(exported)).toBeVisible();
  });
});

test('progress is exported as a file that opens as a table', async ({ visit }) => {
  const visitor = await visit({ as: admin });
  const name = 'Export Ltd';
  const company = await addCompany(portal, token, name);
  await addModule(portal, token, company.id, { name: 'Safety' });
  await addTrainee(portal, { ...person('Sum'), name: '=SUM(1)' }, name);
  await visitor.page.goto(TRAINEES);
  const { fileName, text } = await exportProgress(visitor, name);
  expect(fileName).toMatch(/^training-progress-export-.*\.csv$/);
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const lines = text.slice(1).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^Name,Email,Company,Overall progress \(%\),/);
  expect(lines[1]).toMatch(/^'=SUM\(1\),/);
  expect(lines).toHaveLength(2);
  await expect(visitor.page.getByText(`${fileName} is being downloaded`)).toBeVisible();
});

async function importTwo(companyName: string): Promise<void> {
  await addCompany(portal, token, companyName);
  const rows = ['one', 'two'].map(
    (name) => `${name},${name}@${companyName.replaceAll(' ', '-')}.test,${companyName}`,
  );
  const body = new FormData();
  body.set('trainees', new Blob([`name,email,company\n${rows.join('\n')}`]), 'people.csv');
  await call(portal, importTrainees, { token, body });
}

async function exportByCalls(companyName: string): Promise<void> {
  const { id } = await addCompany(portal, token, companyName);
  const { url } = await call(portal, createProgressExport, { token, body: { company: id } });
  const { ok } = await fetch(new URL(url, portal.origin));
  expect(ok).toBe(true);
}

/** Makes the list load again, as on a return to the tab, with a refusal as the first answer. */
async function refuseRenewal({ page, noise }: Visitor): Promise<void> {
  noise.expect(listActivity, 403);
  await page.route('**/api/admin/activity*', (route) => route.fulfill(REFUSAL), { times: 1 });
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

const REFUSAL = { status: 403, json: { code: 'FORBIDDEN', message: 'Not now.' } };
