/** Typed text in the form of a dialog is not lost by a key, Back, a closed tab or a changed address. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { addCompany, addTrainee, person, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { passTime, stopClock } from './harness/page-clock.ts';
import { test } from './harness/test.ts';
import { goTo } from './screens/accounts.ts';
import { searchFor, TRAINEES } from './screens/trainees.ts';

let admin: Session;

test.beforeAll(async ({ portal }) => {
  admin = await signInAdmin(portal);
  await addCompany(portal, admin.token, 'Brightwater Foods');
  await addTrainee(portal, person('Tess Trainee'), 'Brightwater Foods');
});

test('typed text is not lost by a key, Back or a closed tab', async ({ visit }) => {
  const visitor = await visit({ as: admin, device: PHONE_AND_WIDE });
  const { page, press } = visitor;
  await page.goto('/admin/company-modules');
  await goTo(visitor, 'Trainee Management');
  await press(page.getByRole('button', { name: 'Add Trainee' }));
  const dialog = page.getByRole('dialog', { name: 'Add Trainee' });
  const name = dialog.getByLabel('Full name');
  await name.fill('Half-typed');
  await page.keyboard.press('Escape');
  const asking = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(
    asking.getByText('The trainee you are entering is not saved yet and would be lost.'),
  ).toBeVisible();
  await examine(visitor, 'unsaved-trainee');
  await expect(asking.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asking).toHaveCount(0);
  await page.evaluate(() => history.back());
  await press(asking.getByRole('button', { name: 'Stay' }));
  await expect(name).toHaveValue('Half-typed');

  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;
  await expect(name).toHaveValue('Half-typed');

  await page.keyboard.press('Escape');
  await press(asking.getByRole('button', { name: 'Leave' }));
  await dialog.waitFor({ state: 'detached' });
  await press(page.getByRole('button', { name: 'Add Trainee' }));
  await expect(name).toHaveValue('');
});

test('a search that rewrites the address a moment later does not ask', async ({ visit }) => {
  const visitor = await visit({ as: admin });
  const { page, press } = visitor;
  await page.clock.install();
  await page.goto(TRAINEES);
  await expect(page.getByRole('link', { name: 'Tess Trainee', exact: true })).toBeVisible();
  await stopClock(page);
  await searchFor(visitor, 'Tess');
  await press(page.getByRole('button', { name: 'Add Trainee' }));
  const name = page.getByRole('dialog', { name: 'Add Trainee' }).getByLabel('Full name');
  // A dialog opens in the next frame, long before the search rests.
  await passTime(page, { stepMs: 5, look: () => name.isVisible() }).toBe(true);
  await name.fill('Half-typed');
  await expect(page).toHaveURL(TRAINEES);
  await page.clock.resume();
  await expect(page).toHaveURL(`${TRAINEES}?search=Tess`);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(name).toHaveValue('Half-typed');
});
