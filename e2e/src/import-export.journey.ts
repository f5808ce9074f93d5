/** Trainees come in by a file, their progress goes out as one, and the list of changes tells of both. */
import { logIn } from '@portal/contract/accounts';
import { listActivity } from '@portal/contract/activity';
import { checkTraineeImport } from '@portal/contract/trainee-import';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, type Device, PHONE, sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { signIn } from './screens/accounts.ts';
import { ACTIVITY, chooseImport, exportProgress, TRAINEES } from './screens/admin-lists.ts';

let browser: Browser;
let portal: Portal;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
});
afterAll(() => ended.disposeAsync());

async function enter(visitor: Visitor) {
  const admin = await signInAdmin(portal);
  await signIn(visitor, admin);
  return admin.token;
}

describe.each([DESKTOP, PHONE])('on a $name', (device: Device) => {
  it('a file with errors is mended, then imported', async () => {
    await using visitor = await visit(browser, portal, { device });
    const { press, see, page } = visitor;
    const company = `Import by ${device.name}`;
    await addCompany(portal, await enter(visitor), company);
    await visitor.open(TRAINEES);
    const slug = device.name.replaceAll(/\W+/g, '-');
    const right = `Zoë;zoe.${slug}@import.test;${company};good enough password`;

    visitor.noise.expect(checkTraineeImport, 400);
    const dialog = await chooseImport(visitor, 'just one column\n1');
    await see(dialog.getByText('Missing: name, email, company.'));
    await examine(visitor, `import-no-header-${slug}`);

    const wrong = `name;email;company;password\r\n${right}\r\nOtto;otto;Nowhere;\r\nUdo;ZOE.${slug}@import.test;${company};short`;
    await chooseImport(visitor, `\ufeff${wrong}`);
    await see(
      '2 of 3 rows cannot be imported. Correct the file and choose it again.',
      dialog.getByText('Line 3'),
      'Please enter a valid email address',
      'There is no company “Nowhere”',
      'This email is in line 2 already',
      'Password must have at least 6 characters',
    );
    expect(await dialog.getByRole('button', { name: /^Import/ }).count()).toBe(0);
    await examine(visitor, `import-problems-${slug}`);

    const mended = `name;email;company;password;Phone\r\n${right};1\r\nOtto;otto.${slug}@import.test;${company};;2`;
    await chooseImport(visitor, mended);
    await see(
      'All 2 rows can be imported.',
      '1 of the imported trainees gets an email with a link to choose a password.',
      'Not used: Phone.',
    );
    await examine(visitor, `import-ready-${slug}`);
    await press(dialog.getByRole('button', { name: 'Import 2 trainees' }));
    await see('2 trainees imported successfully!');
    await dialog.waitFor({ state: 'hidden' });
    await see(page.getByText(`zoe.${slug}@import.test`));
    const body = { email: `zoe.${slug}@import.test`, password: 'good enough password' };
    expect((await call(portal, logIn, { body })).user.name).toBe('Zoë');
  });

  it('progress comes out as a file that opens as a table', async () => {
    await using visitor = await visit(browser, portal, { device });
    const token = await enter(visitor);
    const name = `Export by ${device.name}`;
    const company = await addCompany(portal, token, name);
    await addModule(portal, token, company.id, { name: 'Safety' });
    await addTrainee(portal, { ...person(`Sum ${device.name}`), name: '=SUM(1)' }, name);
    await visitor.open(TRAINEES);
    const { fileName, text } = await exportProgress(visitor, name);
    expect(fileName).toMatch(/^training-progress-export-by-.*\.csv$/);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    const lines = text.slice(1).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^Name,Email,Company,Overall progress \(%\),/);
    expect(lines[1]).toMatch(/^'=SUM\(1\),/);
    expect(lines).toHaveLength(2);
    await visitor.see(`${fileName} is being downloaded`);
  });

  it('the list of changes tells of both, and is searched', async () => {
    await using visitor = await visit(browser, portal, { device });
    const { page, press, see } = visitor;
    const token = await enter(visitor);
    const imported = `imported 2 trainees of Import by ${device.name}`;
    await addCompany(portal, token, `Searched by ${device.name}`);
    await visitor.open(ACTIVITY);
    await see(
      `created company Searched by ${device.name}`,
      imported,
      `exported the progress of Export by ${device.name}`,
      'Training Portal',
      'added administrator',
    );
    await examine(visitor, `activity-${device.name}`);
    await refuseRenewal(visitor);
    await see('Failed to load activity: what you see is not the latest. Not now.', imported);
    await press(page.getByRole('button', { name: 'Retry' }));
    await page.getByText('Not now.').waitFor({ state: 'hidden' });
    await page.getByRole('searchbox', { name: 'Search activity' }).fill(`sear ${device.name}`);
    await page.getByText(imported).waitFor({ state: 'hidden' });
    await press(page.getByRole('button', { name: /^Details: / }).first());
    await see(page.getByRole('definition').getByText(`Searched by ${device.name}`));
    await examine(visitor, `activity-details-${device.name}`);
    await page.getByRole('searchbox', { name: 'Search activity' }).fill('no such change');
    await see('No changes match this search');
    await press(page.getByRole('button', { name: 'Show all changes' }));
    await see(imported);
    await page.getByRole('combobox', { name: 'Change' }).selectOption('Progress exported');
    await page.getByText(imported).waitFor({ state: 'hidden' });
    await see(`exported the progress of Export by ${device.name}`);
  });
});

/** Has the list asked for again, as when one comes back to the tab, and the first answer be a refusal. */
async function refuseRenewal({ page, noise }: Visitor): Promise<void> {
  noise.expect(listActivity, 403);
  await page.route('**/api/admin/activity*', (route) => route.fulfill(REFUSAL), { times: 1 });
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

const REFUSAL = { status: 403, json: { code: 'FORBIDDEN', message: 'Not now.' } };
