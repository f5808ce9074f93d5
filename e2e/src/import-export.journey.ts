/** Trainees are imported from a file, their progress is exported to one, and the list of changes shows both. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { listActivity } from '@portal/contract/activity';
import { createProgressExport } from '@portal/contract/exports';
import { logIn } from '@portal/contract/log-in';
import { checkTraineeImport } from '@portal/contract/trainee-import';
import {
  addCompany,
  addModule,
  addTrainee,
  call,
  importTable,
  person,
  signInAdmin,
} from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { tabTo } from './harness/keyboard.ts';
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
      page.getByText('2 of 3 rows cannot be imported. Import the other one now'),
    ).toBeVisible();
    await expect(dialog.getByText('Line 3')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('There is no company “Nowhere”')).toBeVisible();
    await expect(page.getByText('This email is in line 2 already')).toBeVisible();
    await expect(page.getByText('Password must have at least 6 characters')).toBeVisible();
    await press(dialog.getByText('1 good row', { exact: true }));
    await expect(dialog.getByText('Zoë · zoe@import.test')).toBeVisible();
    await examine(visitor, 'import-problems');

    const mended = `name;email;company;password;Phone\r\n${right};1\r\nOtto;otto@import.test;${company};;2`;
    await chooseImport(visitor, mended);
    await expect(page.getByText('All 2 rows can be imported.')).toBeVisible();
    await expect(page.getByText('1 of the imported trainees has no password yet.')).toBeVisible();
    await expect(page.getByText('Not used: Phone.')).toBeVisible();
    await examine(visitor, 'import-ready');
    const showEnd = await holdJobs(visitor);
    await press(dialog.getByRole('button', { name: 'Import 2 trainees' }));
    await expect(dialog.getByText('Adding 2 trainees…')).toBeVisible();
    await examine(visitor, 'import-progress');
    showEnd();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('2 trainees imported')).toBeVisible();
    await expect(page.getByText('zoe@import.test')).toBeVisible();
    const body = { email: 'zoe@import.test', password: 'good enough password' };
    expect((await call(portal, logIn, { body })).user.name).toBe('Zoë');
  });

  test('the good rows of a workbook are imported, and the bad ones after a correction', async ({
    visit,
  }) => {
    const visitor = await visit({ as: admin });
    const { press, page } = visitor;
    await addCompany(portal, token, 'Tabellen & Söhne GmbH');
    await page.goto(TRAINEES);
    const workbook = await readFile(fixture('tables/xlsxwriter.xlsx'));
    const dialog = await chooseImport(visitor, workbook, 'people.xlsx');
    await expect(
      dialog.getByText(
        'Name from “Full Name”, Email from “E-mail *”, Company from “Organisation”.',
      ),
    ).toBeVisible();
    await expect(dialog.getByText('There is no company “Nowhere Ltd”')).toBeVisible();
    await expect(dialog.getByText(/No mail server is set up/)).toBeVisible();
    await press(dialog.getByText('2 good rows', { exact: true }));
    await expect(dialog.getByText("Ana O'Neill · ana@tables.test")).toBeVisible();
    await examine(visitor, 'import-preview');
    await press(dialog.getByRole('button', { name: 'Import the 2 good rows' }));
    await expect(dialog.getByText('2 rows were left out.')).toBeVisible();
    await examine(visitor, 'import-partly');
    const begun = page.waitForEvent('download');
    await press(dialog.getByRole('button', { name: 'Download the 2 bad rows' }));
    const download = await begun;
    expect(download.suggestedFilename()).toBe('people-rows-to-correct.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toMatch(
      /^\ufeffname,email,company,problem\r\nCarl,carl@tables\.test,Nowhere Ltd,/,
    );
    await press(dialog.getByRole('button', { name: 'Done' }));
    await expect(page.getByText('ana@tables.test')).toBeVisible();

    const mended = text
      .replace('Nowhere Ltd', 'Tabellen & Söhne GmbH')
      .replace('\n,dora', '\nDora,dora');
    await chooseImport(visitor, mended);
    await expect(dialog.getByText('All 2 rows can be imported.')).toBeVisible();
    await expect(dialog.getByText(/^Not used/)).toHaveCount(0);
    await press(dialog.getByRole('button', { name: 'Import 2 trainees' }));
    await expect(page.getByText('dora@tables.test')).toBeVisible();
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

test('a file is imported by the keyboard', async ({ visit }) => {
  const visitor = await visit({ as: admin });
  const { page } = visitor;
  const company = 'Keyboard Ltd';
  await addCompany(portal, token, company);
  await page.goto(TRAINEES);
  await tabTo(page, page.getByRole('button', { name: 'Import', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Import trainees' })).toBeVisible();
  const dialog = await chooseImport(
    visitor,
    `name,email,company\nKim,kim@keys.test,${company}\nBo,bo,${company}\n`,
  );
  const rows = dialog.locator('summary');
  await tabTo(page, rows);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Kim · kim@keys.test')).toBeVisible();
  await examine(visitor, 'import-keyboard');
  await tabTo(page, dialog.getByRole('button', { name: 'Import the 1 good row' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 row was left out.')).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('kim@keys.test')).toBeVisible();
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
  await importTable(portal, token, rows);
}

async function exportByCalls(companyName: string): Promise<void> {
  const { id } = await addCompany(portal, token, companyName);
  const { url } = await call(portal, createProgressExport, { token, body: { company: id } });
  const { ok } = await fetch(new URL(url, portal.origin));
  expect(ok).toBe(true);
}

/** Holds the answers about jobs back until the returned function is called. */
async function holdJobs({ page }: Visitor): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/jobs/*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
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
