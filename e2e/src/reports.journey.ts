/** Admins see how far each company is, on the screen, on paper and in files, and which days a change was made on. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import { unfold } from './screens/folds.ts';

const QUESTIONS = Array.from({ length: 3 }, (_, i) => ({
  question: `What burns, ${i}?`,
  options: ['Wood', 'Water'],
  answer: 'Wood',
}));

const COMPANY = 'Brightwater Foods';

let portal: Portal;
let admin: Session;
let companyId: number;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  companyId = await fillCompany();
});

/** A company with a module and trainees: one has passed it, one has failed, one has not begun. */
async function fillCompany(): Promise<number> {
  const { token } = admin;
  const company = await addCompany(portal, token, COMPANY);
  const module = await addModule(portal, token, company.id, {
    name: 'Fire safety',
    questions: QUESTIONS,
  });
  for (const [who, account, answer] of [
    ['Ada Passed', 'ada', 'Wood'],
    ['ليلى Failed', 'leila', 'Water'],
    ['Otto Waits', 'otto', null],
  ] as const) {
    const trainee = await addTrainee(portal, { ...person(account), name: who }, COMPANY);
    if (answer === null) continue;
    const { id } = module;
    const { mcqs } = await call(portal, getTrainingModule, { id, token: trainee.token });
    const answers = Object.fromEntries(mcqs.map((question) => [question.id, answer]));
    await call(portal, submitQuiz, { id, token: trainee.token, body: { answers } });
  }
  return company.id;
}

/** Keeps a picture in the folder E2E_SCREENSHOTS, if that is set. */
async function keep(name: string, content: Buffer): Promise<void> {
  const folder = process.env['E2E_SCREENSHOTS'];
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), content);
}

for (const device of [DESKTOP, PHONE])
  test.describe(`on a ${device.name}`, () => {
    test.use({ device });

    test('the report leads from the companies to each result, and to a file', async ({ visit }) => {
      const visitor = await visit({ as: admin });
      const { page, press } = visitor;
      await page.goto('/admin/reports');
      await press(page.getByRole('link', { name: COMPANY }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `Training report: ${COMPANY}`,
      );
      const passed = device.isTouched
        ? page.getByRole('listitem').filter({ hasText: 'Ada Passed' })
        : page.getByRole('row').filter({ hasText: 'Ada Passed' });
      if (device.isTouched) await press(passed.getByText('1 of 1 module completed'));
      await expect(passed).toContainText('100%');
      await examine(visitor, 'company-report');

      const download = page.waitForEvent('download');
      await unfold(visitor, 'More actions');
      await press(page.getByRole('button', { name: 'Download' }));
      await press(page.getByRole('menuitem', { name: 'Excel (XLSX)' }));
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^training-report-brightwater-.*\.xlsx$/);
      await expect(page.getByText(`${file.suggestedFilename()} is being downloaded`)).toBeVisible();
    });
  });

test('the report is printed without the navigation, with its header on each page', async ({
  visit,
}) => {
  const { page } = await visit({ as: admin });
  await page.goto(`/admin/companies/${companyId}/report`);
  await expect(page.getByRole('row').filter({ hasText: 'Ada Passed' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article');
  await expect(paper.getByRole('heading')).toHaveText(`Training report: ${COMPANY}`);
  await expect(paper).toContainText('All dates are in the time zone');
  for (const role of ['navigation', 'banner', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const header = paper.locator('thead').first();
  expect(await header.evaluate((node) => getComputedStyle(node).display)).toBe(
    'table-header-group',
  );
  // A4 in landscape at 96 dots per inch.
  await page.setViewportSize({ width: 1_122, height: 794 });
  await keep('company-report-print.png', await page.screenshot());
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await keep('company-report.pdf', pdf);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the report and the companies are recognizable in forced colours', async ({ visit }) => {
  const { page } = await visit({ as: admin });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(`/admin/companies/${companyId}/report`);
  const row = page.getByRole('row').filter({ hasText: 'Failed' });
  await expect(row).toContainText('Failed last try');
  const border = await row.evaluate((node) => getComputedStyle(node).borderBottomStyle);
  expect(border).toBe('solid');
  await keep('company-report-forced-colours.png', await page.screenshot());
});

test('the activity is limited by days, which stay in the address', async ({ visit }) => {
  const visitor = await visit({ as: admin });
  const { page } = visitor;
  await page.goto('/admin/activity');
  await expect(page.getByText(`created company ${COMPANY}`)).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(page).toHaveURL(/\?to=2020-01-31$/);
  await expect(page.getByText('No changes match this search')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2999-12-31');
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await expect(page.getByText(`created company ${COMPANY}`)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2020-01-01');
  await examine(visitor, 'activity-days');
});
