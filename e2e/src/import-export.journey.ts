/** Trainees are imported from a file, their progress is exported to one, and the list of changes shows both. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { createProgressExport } from '@portal/contract/exports';
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
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { ACTIVITY, chooseImport, exportProgress, TRAINEES } from './screens/admin-lists.ts';
import { unfold } from './screens/folds.ts';

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

  test('the good rows of a workbook are imported, and the bad ones after a correction', async ({
    visit,
  }) => {
    const visitor = await visit({ as: admin });
    const { press, page } = visitor;
    await addCompany(portal, token, 'Tabellen & Söhne GmbH');
    await page.goto(TRAINEES);
    visitor.noise.expect(checkTraineeImport, 400);
    const dialog = await chooseImport(visitor, 'just one column\n1');
    await expect(dialog.getByText('Missing: name, email, company.')).toBeVisible();
    await examine(visitor, 'import-no-header');

    const workbook = await readFile(fixture('tables/xlsxwriter.xlsx'));
    await chooseImport(visitor, workbook, 'people.xlsx');
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
      /^\ufeffName,Email,Company,Problem\r\nCarl,carl@tables\.test,Nowhere Ltd,/,
    );
    await press(dialog.getByRole('button', { name: 'Done' }));
    await expect(page.getByText('ana@tables.test')).toBeVisible();

    const mended = text
      .replace('Nowhere Ltd', 'Tabellen & Söhne GmbH')
      .replace('\n,dora', '\nDora,dora');
    await chooseImport(visitor, mended);
    await expect(dialog.getByText('All 2 rows can be imported.')).toBeVisible();
    await expect(dialog.getByText(/^Not used/)).toHaveCount(0);
    await examine(visitor, 'import-ready');
    const showEnd = await holdJobs(visitor);
    await press(dialog.getByRole('button', { name: 'Import 2 trainees' }));
    await expect(dialog.getByText('Adding 2 trainees…')).toBeVisible();
    await examine(visitor, 'import-progress');
    showEnd();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('2 trainees imported').last()).toBeVisible();
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
    await page.getByRole('searchbox', { name: 'Search activity' }).fill('sear');
    await expect(page.getByText(imported)).toBeHidden();
    await press(page.getByRole('button', { name: /^Details: / }).first());
    await expect(page.getByRole('definition').getByText('Searched Ltd')).toBeVisible();
    await examine(visitor, 'activity-details');
    await page.getByRole('searchbox', { name: 'Search activity' }).fill('');
    await expect(page.getByText(imported)).toBeVisible();
    await unfold(visitor, 'Filters');
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
  await visitor.page.goto(`${TRAINEES}?company=${company.id}`);
  await expect(visitor.page.getByText('=SUM(1)', { exact: true })).toBeVisible();
  const { fileName, text } = await exportProgress(visitor);
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
