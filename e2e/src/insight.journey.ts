/** An admin sees how trainees do in a module, and finds a question whose key may be wrong. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import type { Portal } from './harness/portal.ts';
import { addSchool } from './harness/school.ts';
import { test } from './harness/test.ts';
import { openModules } from './screens/company-modules.ts';

let portal: Portal;
let admin: Session;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
});

test.use({ device: PHONE_AND_WIDE });

test('an admin sees how trainees do, and corrects a question', async ({ visit }) => {
  const names = { company: 'Brightwater Foods', film: 'Fire safety' };
  const { company } = await addSchool(portal, admin, names);
  const visitor = await visit({ as: admin });
  const { page, press } = visitor;
  await openModules(visitor, company.id);
  await press(page.getByRole('link', { name: 'Fire safety', exact: true }));
  await press(page.getByRole('dialog').getByRole('link', { name: 'Insight' }));
  const people = page.getByRole('region', { name: 'People' });
  await expect(people.getByText('100% of 10 trainees')).toBeVisible();
  await expect(people.getByText('60% of those who opened it')).toHaveCount(2);
  await expect(page.getByText(/^As of/)).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Share of people still watching: 60% at half/ }),
  ).toBeVisible();
  await press(page.getByText('Show as a table'));
  await expect(page.getByRole('row', { name: /^40%/ })).toContainText('80%');
  const hardest = page.getByRole('region', { name: 'Hardest Questions' });
  await expect(hardest.getByRole('heading', { level: 3 })).toHaveText([
    'Where is the exit?',
    'What do you do first?',
  ]);
  await expect(hardest.getByText('Key may be wrong', { exact: true })).toBeVisible();
  await examine(visitor, 'insight');
  await page.emulateMedia({ forcedColors: 'active' });
  await examine(visitor, 'insight-forced-colours');
  await page.emulateMedia({ forcedColors: null });
  await press(hardest.getByRole('link', { name: 'Edit this question' }));
  await expect(page.getByRole('dialog', { name: 'Edit module' })).toBeVisible();
});
