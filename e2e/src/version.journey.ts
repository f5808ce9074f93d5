/** Where the version of the portal is shown, and to whom. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { addCompany, addTrainee, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';

const packageFile = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(packageFile) as { version: string };

let admin: Session;
let trainee: Session;

test.beforeAll(async ({ portal }) => {
  admin = await signInAdmin(portal);
  const company = await addCompany(portal, admin.token, 'Brightwater Foods');
  trainee = await addTrainee(portal, person('Tess Trainee'), company.name);
});

/** The part with the navigation: the sidebar, or the drawer on a phone. */
async function openNavigation({ page, press, device }: Visitor) {
  if (!device.isTouched) return page.getByRole('complementary');
  await press(page.getByRole('button', { name: 'Open navigation' }));
  return page.getByRole('dialog', { name: 'Navigation' });
}

for (const device of [DESKTOP, PHONE])
  test.describe(`on a ${device.name}`, () => {
    test.use({ device });

    test('administrators see the version below the navigation', async ({ visit }) => {
      const visitor = await visit({ as: admin });
      await visitor.page.goto('/admin/company-modules');
      await expect(visitor.page.getByRole('heading', { name: 'Training Modules' })).toBeVisible();
      const navigation = await openNavigation(visitor);
      await expect(navigation.getByText(`Version ${version}`, { exact: true })).toBeVisible();
      // `every-screen.journey.ts` examines the sidebar with each page.
      if (device.isTouched) await examine(visitor, 'navigation of an administrator');
    });
  });

test.describe('on a phone', () => {
  test.use({ device: PHONE });

  test('trainees do not see it, and their pages do not ask for it', async ({ visit }) => {
    const visitor = await visit({ as: trainee });
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/training');
    await expect(
      page.getByRole('heading', { name: `Welcome, ${trainee.user.name}` }),
    ).toBeVisible();
    const navigation = await openNavigation(visitor);
    await expect(navigation.getByRole('link', { name: 'My Progress' })).toBeVisible();
    await expect(navigation).not.toContainText('Version');
    expect(asked).toContain('/api/trainee/dashboard');
    expect(asked).not.toContain('/api/admin/version');
  });
});
