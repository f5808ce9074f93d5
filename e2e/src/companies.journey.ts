/** An administrator finds, creates, renames and deletes companies. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { listCompanies } from '@portal/contract/companies';
import {
  addCompany,
  addModule,
  addTrainee,
  call,
  emptyPortal,
  person,
  signInAdmin,
} from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import { unfold } from './screens/folds.ts';

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
    await making.getByLabel('Company name').fill('Northwind');
    await making.getByLabel('Logo').setInputFiles(fixture('logos/brightwater-foods.png'));
    await expect(making.getByText('brightwater-foods.png')).toBeVisible();
    await expect(making.locator('img[src^="blob:"]')).toHaveCount(1);
    await press(making.getByRole('button', { name: 'Create company' }));
    await expect(page.getByText('Company created successfully!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Northwind', level: 1 })).toBeVisible();
    await press(page.getByRole('link', { name: 'Back to Companies' }));

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

  test('many companies are cards or a list, and Back returns to the place', async ({ visit }) => {
    for (let i = 1; i <= 40; i += 1)
      await addCompany(portal, token, `Depot ${String(i).padStart(2, '0')}`);
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    await page.goto(COMPANIES);
    const last = page.getByRole('link', { name: 'Depot 40' });
    await press(last);
    await expect(page.getByRole('heading', { name: 'Depot 40', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(last).toBeInViewport();

    await unfold(visitor, 'View');
    const view = page.getByRole('group', { name: 'View' });
    await press(view.getByText('List'));
    await expect(page.getByRole('link', { name: 'Depot 26' })).toHaveCount(0);
    await examine(visitor, 'companies-list');
    await press(page.getByRole('button', { name: 'Next page' }));
    await expect(page.getByRole('link', { name: 'Depot 26' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search companies' }).fill('depot 0');
    await press(page.getByRole('link', { name: 'Depot 05' }));
    await expect(page.getByRole('heading', { name: 'Depot 05', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('depot 0');
    await expect(page.getByRole('link', { name: 'Depot 09' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Depot 30' })).toHaveCount(0);
    await page.reload();
    await unfold(visitor, 'View');
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
    await press(view.getByText('Cards'));
    await expect(page.getByRole('link', { name: 'Depot 08' })).toBeVisible();
  });
});
