/** An administrator among companies: finding, making, renaming and deleting them. */
import {
  createCompany,
  deleteCompany,
  getCompanyImpact,
  listCompanies,
  listPublicCompanies,
} from '@portal/contract/companies';
import { IMAGE_TYPE_NAMES, IMAGE_TYPES } from '@portal/contract/images';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, type Device, PHONE, sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { tabTo } from './harness/keyboard.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { signIn } from './screens/accounts.ts';

const COMPANIES = '/admin/company-modules';
const quiz = {
  name: 'House rules',
  questions: [{ question: 'Why?', options: ['This', 'That'], answer: 'This' }],
};

let browser: Browser;
let portal: Portal;
let token: string;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
  token = (await signInAdmin(portal)).token;
});
afterAll(() => ended.disposeAsync());

async function admin(device: Device = DESKTOP): Promise<Visitor> {
  const visitor = await visit(browser, portal, { device });
  await signIn(visitor, await signInAdmin(portal));
  return visitor;
}

describe.each([DESKTOP, PHONE])('on a $name', (device) => {
  it('a company is made, renamed and deleted with all that goes', async () => {
    await using visitor = await admin(device);
    const { page, press, see } = visitor;
    await visitor.open(COMPANIES);
    await press(page.getByRole('button', { name: 'New Company' }));
    const making = page.getByRole('dialog', { name: 'New Company' });
    await press(making.getByRole('button', { name: 'Create company' }));
    await see('Company name is required');
    await making.getByLabel('Company name').fill('Northwind');
    await making.getByLabel('Logo').setInputFiles(fixture('logos/brightwater-foods.png'));
    await see(making.getByText('brightwater-foods.png'));
    expect(await making.locator('img[src^="blob:"]').count()).toBe(1);
    await press(making.getByRole('button', { name: 'Create company' }));
    await see('Company created successfully!');

    await press(page.getByRole('button', { name: 'Edit Northwind' }));
    const changing = page.getByRole('dialog', { name: 'Edit company' });
    // Two blanks, of which a page shows one.
    await changing.getByLabel('Company name').fill('Northwind  Traders');
    await press(changing.getByRole('button', { name: 'Save changes' }));
    await see(
      'Company updated successfully!',
      page.getByRole('link', { name: 'Northwind Traders' }),
    );

    const [company] = await call(portal, listCompanies, { token });
    if (company === undefined) throw new Error('The company is not listed');
    await addModule(portal, token, company.id, quiz);
    await addTrainee(portal, person(`Tess ${device.name}`), company.name);
    await press(page.getByRole('button', { name: 'Delete Northwind Traders' }));
    const deleting = page.getByRole('alertdialog', { name: 'Delete Northwind Traders?' });
    await see(
      deleting.getByText('All modules (1), with 0 videos and 1 question'),
      deleting.getByText('All trainees of the company (1), whose accounts end at once'),
      deleting.getByText('All progress and assessment results: 0 passed modules, 0 quiz attempts'),
    );
    await examine(visitor, 'company-delete');
    const confirm = deleting.getByRole('button', { name: 'Delete company' });
    expect(await confirm.isDisabled()).toBe(true);
    await deleting.getByRole('textbox').fill('Northwind Traders');
    await press(confirm);
    await see('Northwind Traders deleted successfully', 'No companies yet');
    expect(await call(portal, listCompanies, { token })).toEqual([]);
  });

  it('five hundred companies are found at once', async () => {
    await using visitor = await admin(device);
    const { page, press, see } = visitor;
    const many = Array.from({ length: 500 }, (_, i) => ({
      id: i + 1,
      name: `Company ${i + 1}`,
      logo: null,
      moduleCount: 10,
      traineeCount: 200,
    }));
    await page.route(`**/api${listCompanies.path}`, (route) => route.fulfill({ json: many }));
    await visitor.open(COMPANIES);
    await see(page.getByRole('link', { name: 'Company 1', exact: true }));
    expect(await page.getByRole('link', { name: /^Company \d+$/ }).count()).toBe(500);
    expect(await longestTask(visitor, '499')).toBeLessThan(1_000);
    await see(page.getByRole('link', { name: 'Company 499', exact: true }));
    await page.getByRole('link', { name: 'Company 1', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Search companies' }).fill('no such name');
    await see('No company found');
    await press(page.getByRole('button', { name: 'Show all companies' }));
    await see(page.getByRole('link', { name: 'Company 1', exact: true }));
  });
});

/** Types into the search; how long the page was busy at a stretch, in ms. */
function longestTask({ page }: Visitor, text: string): Promise<number> {
  const search = page.getByRole('searchbox', { name: 'Search companies' });
  return search.evaluate(async (input, typed) => {
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 4);
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (let end = 1; end <= typed.length; end += 1) {
      set?.call(input, typed.slice(0, end));
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((next) => setTimeout(next, 50));
    }
    clearInterval(watch);
    return longest;
  }, text);
}

it('numbers in names count as numbers, on the picker and at the sign-up', async () => {
  for (const name of ['Depot 10', 'Depot 2', 'Depot 1']) await addCompany(portal, token, name);
  await using visitor = await admin();
  const { page, see } = visitor;
  await visitor.open(COMPANIES);
  await see('Depot 10');
  const names = page.getByRole('region', { name: 'Companies' }).getByRole('heading');
  expect(await names.allTextContents()).toEqual(['Depot 1', 'Depot 2', 'Depot 10']);
  const atSignUp = await call(portal, listPublicCompanies);
  expect(atSignUp.map(({ name }) => name)).toEqual(['Depot 1', 'Depot 2', 'Depot 10']);
});

it('the logo field offers the accepted types of pictures and refuses others at once', async () => {
  await using visitor = await admin();
  const { page, press, see } = visitor;
  await visitor.open(COMPANIES);
  await press(page.getByRole('button', { name: 'New Company' }));
  const making = page.getByRole('dialog', { name: 'New Company' });
  const field = making.getByLabel('Logo');
  expect(await field.getAttribute('accept')).toBe(IMAGE_TYPES.join());
  for (const [name, mimeType] of [
    ['photo.heic', 'image/heic'],
    ['drawing.svg', 'image/svg+xml'],
  ] as const) {
    await field.setInputFiles({ name, mimeType, buffer: Buffer.from('a picture') });
    await see(`“${name}” cannot be used here. Please choose a file of a type named above.`);
    await see(making.getByText('Choose a file', { exact: true }));
  }
});

it('a refused logo is said once, at its field', async () => {
  await using visitor = await admin();
  const { page, press, see, noise } = visitor;
  await visitor.open(COMPANIES);
  await press(page.getByRole('button', { name: 'New Company' }));
  const making = page.getByRole('dialog', { name: 'New Company' });
  await making.getByLabel('Company name').fill('Drawn badly');
  await making.getByLabel('Logo').setInputFiles(fixture('lies/logo.png'));
  noise.expect(createCompany, 415);
  await press(making.getByRole('button', { name: 'Create company' }));
  await see('Failed to create company. Please try again.');
  const reason = page.getByText(`This is not a ${IMAGE_TYPE_NAMES} picture.`);
  await see(making.getByRole('alert').filter({ has: reason }));
  expect(await reason.count()).toBe(1);
});

it('what is refused or fails is said in the portal’s words', async () => {
  const company = await addCompany(portal, token, 'Anvil');
  await using visitor = await admin();
  const { page, press, see, noise } = visitor;
  await visitor.open(COMPANIES);
  await press(page.getByRole('button', { name: 'New Company' }));
  const making = page.getByRole('dialog', { name: 'New Company' });
  await making.getByLabel('Company name').fill(' anvil ');
  noise.expect(createCompany, 409);
  await press(making.getByRole('button', { name: 'Create company' }));
  await see(
    'Failed to create company. Please try again.',
    'A company with this name already exists.',
  );
  await press(making.getByRole('button', { name: 'Cancel' }));
  await press(page.getByRole('button', { name: 'Leave' }));

  const opener = page.getByRole('button', { name: 'Delete Anvil' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const deleting = page.getByRole('alertdialog', { name: 'Delete Anvil?' });
  await tabTo(page, deleting.getByRole('textbox'));
  await page.keyboard.type('Anvil');
  noise.expect(deleteCompany, 404);
  noise.expect(getCompanyImpact, 404);
  await see(deleting.getByText('All modules (0), with 0 videos and 0 questions'));
  await call(portal, deleteCompany, { id: company.id, token });
  await page.keyboard.press('Enter');
  await see('Company not found or already deleted');

  noise.expect(listCompanies, 403);
  const refusal = { code: 'FORBIDDEN', message: 'Not today.' };
  await page.route(`**/api${listCompanies.path}`, (route) =>
    route.fulfill({ status: 403, json: refusal }),
  );
  await visitor.open(COMPANIES);
  await see('Failed to load companies.', 'Not today.');
  await page.unroute(`**/api${listCompanies.path}`);
  await press(page.getByRole('button', { name: 'Retry' }));
  await see('Depot 10');
});
