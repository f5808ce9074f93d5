/** A tab that was open while the portal was updated: the code of its other pages is deleted on the server. */
import { expect } from '@playwright/test';
import { addCompany, addTrainee, person, signInAdmin } from './harness/api.ts';
import { examine } from './harness/examine.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visit } from './harness/visit.ts';
import { toasts, untilStarted } from './screens/toasts.ts';

/** A trainee on the dashboard, for whom the code of the account page is missing until the next document, or always. */
async function openBeforeUpdate(portal: Portal, visit: Visit, isAlwaysMissing: boolean) {
  const { token } = await signInAdmin(portal);
  const company = `Company of ${isAlwaysMissing}`;
  await addCompany(portal, token, company);
  const visitor = await visit({ as: await addTrainee(portal, person(company), company) });
  const { page, noise } = visitor;
  noise.expectComplaint(/account-page|dynamically imported module/);
  let reloads = 0;
  await page.route('**/assets/account-page-*.js', (route) =>
    reloads > 0 && !isAlwaysMissing ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.goto('/training');
  await untilStarted(visitor);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  return { visitor, page, reloads: () => reloads };
}

test('a page whose code was deleted is reloaded once by itself, and says why', async ({
  portal,
  visit,
}) => {
  const { visitor, page, reloads } = await openBeforeUpdate(portal, visit, false);
  await visitor.press(page.getByTitle('Your account').first());
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible();
  await expect(toasts(visitor).getByText('The portal was updated')).toBeVisible();
  expect(reloads()).toBe(1);
});

test('a page whose code stays away is an error with one heading, and no loop', async ({
  portal,
  visit,
}) => {
  const { visitor, page, reloads } = await openBeforeUpdate(portal, visit, true);
  await visitor.press(page.getByTitle('Your account').first());
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('heading')).toHaveText(['Unexpected Application Error!']);
  await examine(visitor, 'page-error');
  expect(reloads()).toBe(1);
  await expect(toasts(visitor)).toHaveCount(0);
});
