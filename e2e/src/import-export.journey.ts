/** Trainees are imported from a file, their progress is exported to one, and the list of changes shows both. */
import { expect } from '@playwright/test';
import { logIn, type Session } from '@portal/contract/accounts';
import { listActivity } from '@portal/contract/activity';
import { createProgressExport } from '@portal/contract/exports';
import { checkTraineeImport, importTrainees } from '@portal/contract/trainee-import';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE } from './harness/devices.ts';
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

for (const device of [DESKTOP, PHONE])
  test.describe(`on a ${device.name}`, () => {
    test.use({ device });

    test('a file with errors is corrected, then imported', async ({ visit }) => {
      const visitor = await visit({ as: admin });
      const { press, page } = visitor;
      const company = `Import by ${device.name}`;
      await addCompany(portal, token, company);
      await page.goto(TRAINEES);
      const slug = device.name.replaceAll(/\W+/g, '-');
      const right = `Zoë;zoe.${slug}@import.test;${company};good enough password`;

      visitor.noise.expect(checkTraineeImport, 400);
      const dialog = await chooseImport(visitor, 'just one column\n1');
      await expect(dialog.getByText('Missing: name, email, company.')).toBeVisible();
      await examine(visitor, `import-no-header-${slug}`);

      const wrong = `name;email;company;password\r\n${right}\r\nOtto;otto;Nowhere;\r\nUdo;ZOE.${slug}@import.test;${company};short`;
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
      await examine(visitor, `import-problems-${slug}`);

      const mended = `name;email;company;password;Phone\r\n${right};1\r\nOtto;otto.${slug}@import.test;${company};;2`;
      await chooseImport(visitor, mended);
      await expect(page.getByText('All 2 rows can be imported.')).toBeVisible();
      await expect(
        page.getByText(
          '1 of the imported trainees gets an email with a link to choose a password.',
        ),
      ).toBeVisible();
      await expect(page.getByText('Not used: Phone.')).toBeVisible();
      await examine(visitor, `import-ready-${slug}`);
      await press(dialog.getByRole('button', { name: 'Import 2 trainees' }));
      await expect(page.getByText('2 trainees imported successfully!')).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(`zoe.${slug}@import.test`)).toBeVisible();
      const body = { email: `zoe.${slug}@import.test`, password: 'good enough password' };
      expect((await call(portal, logIn, { body })).user.name).toBe('Zoë');
    });

    test('progress is exported as a file that opens as a table', async ({ visit }) => {
      const visitor = await visit({ as: admin });
      const name = `Export by ${device.name}`;
      const company = await addCompany(portal, token, name);
      await addModule(portal, token, company.id, { name: 'Safety' });
      await addTrainee(portal, { ...person(`Sum ${device.name}`), name: '=SUM(1)' }, name);
      await visitor.page.goto(TRAINEES);
      const { fileName, text } = await exportProgress(visitor, name);
      expect(fileName).toMatch(/^training-progress-export-by-.*\.csv$/);
      expect(text.charCodeAt(0)).toBe(0xfeff);
      const lines = text.slice(1).trimEnd().split('\r\n');
      expect(lines[0]).toMatch(/^Name,Email,Company,Overall progress \(%\),/);
      expect(lines[1]).toMatch(/^'=SUM\(1\),/);
      expect(lines).toHaveLength(2);
      await expect(visitor.page.getByText(`${fileName} is being downloaded`)).toBeVisible();
    });

    test('the list of changes shows both, and can be searched', async ({ visit }) => {
      const visitor = await visit({ as: admin });
      const { page, press } = visitor;
      const imported = `imported 2 trainees of Imported by ${device.name}`;
      const exported = `exported the progress of Exported by ${device.name}`;
      await importTwo(`Imported by ${device.name}`);
      await exportByCalls(`Exported by ${device.name}`);
      await addCompany(portal, token, `Searched by ${device.name}`);
      await page.goto(ACTIVITY);
      await expect(page.getByText(`created company Searched by ${device.name}`)).toBeVisible();
      await expect(page.getByText(imported)).toBeVisible();
      await expect(page.getByText(exported)).toBeVisible();
      await expect(
        page.getByRole('main').getByText('Training Portal').filter({ visible: true }).first(),
      ).toBeVisible();
      await expect(page.getByText('added administrator')).toBeVisible();
      await examine(visitor, `activity-${device.name}`);
      await refuseRenewal(visitor);
      await expect(
        page.getByText('Failed to load activity: what you see is not the latest. Not now.'),
      ).toBeVisible();
      await expect(page.getByText(imported)).toBeVisible();
      await press(page.getByRole('button', { name: 'Retry' }));
      await expect(page.getByText('Not now.')).toBeHidden();
      await page.getByRole('searchbox', { name: 'Search activity' }).fill(`sear ${device.name}`);
      await expect(page.getByText(imported)).toBeHidden();
      await press(page.getByRole('button', { name: /^Details: / }).first());
      await expect(
        page.getByRole('definition').getByText(`Searched by ${device.name}`),
      ).toBeVisible();
      await examine(visitor, `activity-details-${device.name}`);
      await page.getByRole('searchbox', { name: 'Search activity' }).fill('no such change');
      await expect(page.getByText('No changes match this search')).toBeVisible();
      await press(page.getByRole('button', { name: 'Show all changes' }));
      await expect(page.getByText(imported)).toBeVisible();
      await page.getByRole('combobox', { name: 'Change' }).selectOption('Progress exported');
      await expect(page.getByText(imported)).toBeHidden();
      await expect(page.getByText(exported)).toBeVisible();
    });
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
