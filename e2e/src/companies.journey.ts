/** An administrator finds, creates, renames and deletes companies. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import {
  createCompany,
  deleteCompany,
  getCompanyImpact,
  listCompanies,
  listPublicCompanies,
} from '@portal/contract/companies';
import { IMAGE_TYPE_NAMES, IMAGE_TYPES } from '@portal/contract/images';
import {
  addCompany,
  addModule,
  addTrainee,
  call,
  emptyPortal,
  person,
  signInAdmin,
} from './harness/api.ts';
import { DESKTOP, PHONE, PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { tabTo } from './harness/keyboard.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';

const COMPANIES = '/admin/company-modules';
const quiz = {
  name: 'House rules',
  questions: [{ question: 'Why?', options: ['This', 'That'], answer: 'This' }],
};

let portal: Portal;
let admin: Session;
let token: string;

// Some tests look at everything that the portal holds.
test.beforeEach(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  token = admin.token;
  await emptyPortal(portal, token);
});

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a company is created, renamed and deleted with all its data', async ({ visit }) => {
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    await page.goto(COMPANIES);
    await press(page.getByRole('button', { name: 'New Company' }));
    const making = page.getByRole('dialog', { name: 'New Company' });
    await press(making.getByRole('button', { name: 'Create company' }));
    await expect(page.getByText('Company name is required')).toBeVisible();
    await making.getByLabel('Company name').fill('Northwind');
    await making.getByLabel('Logo').setInputFiles(fixture('logos/brightwater-foods.png'));
    await expect(making.getByText('brightwater-foods.png')).toBeVisible();
    await expect(making.locator('img[src^="blob:"]')).toHaveCount(1);
    await press(making.getByRole('button', { name: 'Create company' }));
    await expect(page.getByText('Company created successfully!')).toBeVisible();

    await press(page.getByRole('button', { name: 'Edit Northwind' }));
    const changing = page.getByRole('dialog', { name: 'Edit company' });
    // Two blanks, which a page shows as one.
    await changing.getByLabel('Company name').fill('Northwind  Traders');
    await press(changing.getByRole('button', { name: 'Save changes' }));
    await expect(page.getByText('Company updated successfully!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Northwind Traders' })).toBeVisible();

    const [company] = await call(portal, listCompanies, { token });
    if (company === undefined) throw new Error('The company is not listed');
    await addModule(portal, token, company.id, quiz);
    await addTrainee(portal, person('Tess'), company.name);
    await press(page.getByRole('button', { name: 'Delete Northwind Traders' }));
    const deleting = page.getByRole('alertdialog', { name: 'Delete Northwind Traders?' });
    await expect(deleting.getByText('All modules (1), with 0 videos and 1 question')).toBeVisible();
    await expect(
      deleting.getByText('All trainees of the company (1), whose accounts end at once'),
    ).toBeVisible();
    await expect(
      deleting.getByText('All progress and assessment results: 0 passed modules, 0 quiz attempts'),
    ).toBeVisible();
    await examine(visitor, 'company-delete');
    const confirm = deleting.getByRole('button', { name: 'Delete company' });
    await expect(confirm).toBeDisabled();
    await deleting.getByRole('textbox').fill('Northwind Traders');
    await press(confirm);
    await expect(page.getByText('Northwind Traders deleted successfully')).toBeVisible();
    await expect(page.getByText('No companies yet')).toBeVisible();
    expect(await call(portal, listCompanies, { token })).toEqual([]);
  });
});

test('five hundred companies are found at once', async ({ visit }) => {
  const visitor = await visit({ as: admin });
  const { page, press } = visitor;
  const many = Array.from({ length: 500 }, (_, i) => ({
    id: i + 1,
    name: `Company ${i + 1}`,
    logo: null,
    moduleCount: 10,
    traineeCount: 200,
  }));
  await page.route(`**/api${listCompanies.path}`, (route) => route.fulfill({ json: many }));
  await page.goto(COMPANIES);
  // Drawing so many takes time on a busy machine. Querying roles at the same time would delay it further.
  await expect(page.locator('main li h2')).toHaveCount(500, { timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'Company 1', exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search companies' }).pressSequentially('499');
  await expect(page.getByRole('link', { name: 'Company 499', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Company 1', exact: true })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('no such name');
  const hint = page.getByText('No name contains “no such name”.');
  await expect(hint).toBeVisible();
  const changes = await hint.evaluateHandle(noteChanges);
  await press(page.getByRole('button', { name: 'Show all companies' }));
  await expect(page.locator('main li h2')).toHaveCount(500);
  // It stays unchanged until the cards replace it.
  expect(await changes.jsonValue()).toEqual([]);
  await expect(page.getByRole('link', { name: 'Company 1', exact: true })).toBeVisible();
});

/** The texts that the element will have. Runs in the page. */
function noteChanges(element: Element): string[] {
  const texts: string[] = [];
  const note = () => texts.push(element.textContent);
  new MutationObserver(note).observe(element, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  return texts;
}

test('numbers in names are sorted by value, on the picker and at the sign-up', async ({
  visit,
}) => {
  for (const name of ['Depot 10', 'Depot 2', 'Depot 1']) await addCompany(portal, token, name);
  const visitor = await visit({ as: admin });
  const { page } = visitor;
  await page.goto(COMPANIES);
  await expect(page.getByRole('link', { name: 'Depot 10' })).toBeVisible();
  const names = page.getByRole('region', { name: 'Companies' }).getByRole('heading');
  await expect(names).toHaveText(['Depot 1', 'Depot 2', 'Depot 10']);
  const atSignUp = await call(portal, listPublicCompanies);
  expect(atSignUp.map(({ name }) => name)).toEqual(['Depot 1', 'Depot 2', 'Depot 10']);
});

test('the logo field offers the accepted types of pictures and refuses others at once', async ({
  visit,
}) => {
  const visitor = await visit({ as: admin });
  const { page, press } = visitor;
  await page.goto(COMPANIES);
  await press(page.getByRole('button', { name: 'New Company' }));
  const making = page.getByRole('dialog', { name: 'New Company' });
  const field = making.getByLabel('Logo');
  await expect(field).toHaveAttribute('accept', IMAGE_TYPES.join());
  for (const [name, mimeType] of [
    ['photo.heic', 'image/heic'],
    ['drawing.svg', 'image/svg+xml'],
  ] as const) {
    await field.setInputFiles({ name, mimeType, buffer: Buffer.from('a picture') });
    await expect(
      page.getByText(`“${name}” cannot be used here. Please choose a file of a type named above.`),
    ).toBeVisible();
    await expect(making.getByText('Choose a file', { exact: true })).toBeVisible();
  }
});

test('a refused logo is reported once, at its field', async ({ visit }) => {
  const visitor = await visit({ as: admin });
  const { page, press, noise } = visitor;
  await page.goto(COMPANIES);
  await press(page.getByRole('button', { name: 'New Company' }));
  const making = page.getByRole('dialog', { name: 'New Company' });
  await making.getByLabel('Company name').fill('Drawn badly');
  await making.getByLabel('Logo').setInputFiles(fixture('lies/logo.png'));
  noise.expect(createCompany, 415);
  await press(making.getByRole('button', { name: 'Create company' }));
  await expect(page.getByText('Failed to create company. Please try again.')).toBeVisible();
  const reason = page.getByText(`This is not a ${IMAGE_TYPE_NAMES} picture.`);
  await expect(making.getByRole('alert').filter({ has: reason })).toBeVisible();
  await expect(reason).toHaveCount(1);
});

test('refusals and failures are reported in the portal’s words', async ({ visit }) => {
  const company = await addCompany(portal, token, 'Anvil');
  await addCompany(portal, token, 'Depot 10');
  const visitor = await visit({ as: admin });
  const { page, press, noise } = visitor;
  await page.goto(COMPANIES);
  await press(page.getByRole('button', { name: 'New Company' }));
  const making = page.getByRole('dialog', { name: 'New Company' });
  await making.getByLabel('Company name').fill(' anvil ');
  noise.expect(createCompany, 409);
  await press(making.getByRole('button', { name: 'Create company' }));
  await expect(page.getByText('Failed to create company. Please try again.')).toBeVisible();
  await expect(page.getByText('A company with this name already exists.')).toBeVisible();
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
  await expect(deleting.getByText('All modules (0), with 0 videos and 0 questions')).toBeVisible();
  await call(portal, deleteCompany, { id: company.id, token });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Company not found or already deleted')).toBeVisible();

  noise.expect(listCompanies, 403);
  const refusal = { code: 'FORBIDDEN', message: 'Not today.' };
  await page.route(`**/api${listCompanies.path}`, (route) =>
    route.fulfill({ status: 403, json: refusal }),
  );
  await page.goto(COMPANIES);
  await expect(page.getByText('Failed to load companies.')).toBeVisible();
  await expect(page.getByText('Not today.')).toBeVisible();
  await page.unroute(`**/api${listCompanies.path}`);
  await press(page.getByRole('button', { name: 'Retry' }));
  await expect(page.getByRole('link', { name: 'Depot 10' })).toBeVisible();
});

for (const device of [DESKTOP, PHONE])
  test.describe(`many companies on a ${device.name}`, () => {
    test.use({ device });

    test('are cards or a list, and Back returns to the place', async ({ visit }) => {
      for (let i = 1; i <= 80; i += 1)
        await addCompany(portal, token, `Depot ${String(i).padStart(2, '0')}`);
      const visitor = await visit({ as: admin });
      const { page, press } = visitor;
      await page.goto(COMPANIES);
      const last = page.getByRole('link', { name: 'Depot 80' });
      await press(last);
      await expect(page.getByRole('heading', { name: 'Depot 80', level: 1 })).toBeVisible();
      await page.goBack();
      await expect(last).toBeInViewport();

      const view = page.getByRole('group', { name: 'View' });
      await press(view.getByText('List'));
      await expect(page.getByRole('link', { name: 'Depot 26' })).toHaveCount(0);
      await examine(visitor, 'companies-list');
      await press(page.getByRole('button', { name: 'Next page' }));
      await expect(page.getByRole('link', { name: 'Depot 26' })).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search companies' }).fill('depot 7');
      await press(page.getByRole('link', { name: 'Depot 75' }));
      await expect(page.getByRole('heading', { name: 'Depot 75', level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('searchbox')).toHaveValue('depot 7');
      await expect(page.getByRole('link', { name: 'Depot 70' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Depot 01' })).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
      await press(view.getByText('Cards'));
      await expect(page.getByRole('link', { name: 'Depot 79' })).toBeVisible();
    });
  });
