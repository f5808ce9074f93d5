/** Admins invite and remove each other. The portal of the journey has no mail server, so links are passed on. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { logInAsAdmin } from '@portal/contract/log-in';
import { call, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { tabTo } from './harness/keyboard.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { goTo } from './screens/accounts.ts';
import { keepUndoOffers, toasts } from './screens/toasts.ts';

const PASSWORD = 'another-pair-of-words';

let portal: Portal;
let admin: Session;
test.use({ portalPer: 'test' });
test.beforeEach(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
});

const linkIn = ({ page }: Visitor) => page.getByLabel('Invitation link').inputValue();

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('an admin is invited and removed by the keyboard, accepts, and is restored', async ({
    visit,
  }) => {
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Training Modules' })).toBeVisible();
    await goTo(visitor, 'Admins');
    await expect(page.getByText('You cannot remove or limit yourself')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Invite Admin' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite Admin' });
    await expect(dialog.getByText(/^No mail is sent/)).toBeVisible();
    await examine(visitor, 'admin-invitation');
    await expect(dialog.getByLabel('Full name')).toBeFocused();
    await page.keyboard.type('Iris Invited');
    await page.keyboard.press('Tab');
    await page.keyboard.type('iris@admins.test');
    await page.keyboard.press('Enter');
    const first = await linkIn(visitor);
    await tabTo(page, page.getByRole('button', { name: 'Done' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Invited', { exact: true })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Create a new link for Iris Invited' }));
    await page.keyboard.press('Enter');
    const field = page.getByLabel('Invitation link');
    await expect(field).not.toHaveValue(first);
    const address = await field.inputValue();
    await examine(visitor, 'admin-invitation-link');
    await page.keyboard.press('Escape');
    await examine(visitor, 'admins');

    const iris = await visit();
    await iris.page.goto(new URL(address).pathname);
    const welcome = iris.page.getByRole('heading', { name: /^Welcome, .?Iris Invited.? – choose/ });
    await expect(welcome).toBeVisible();
    await expect(iris.page.getByLabel('Email')).toHaveValue('iris@admins.test');
    await iris.page.getByLabel('New password').fill(PASSWORD);
    await iris.page.getByLabel('Confirm password').fill(PASSWORD);
    await examine(iris, 'invitation');
    await iris.press(iris.page.getByRole('button', { name: 'Choose Password' }));
    await expect(iris.page).toHaveURL('/admin/company-modules');
    await iris.untilLive();

    await page.reload();
    await expect(page.getByText('Active', { exact: true })).toHaveCount(2);
    await tabTo(page, page.getByRole('button', { name: 'Remove Iris Invited' }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('is signed out everywhere at once');
    await examine(visitor, 'admin-removal');
    await keepUndoOffers(visitor);
    // The page of Iris can poll in the moment before the live channel notifies it that her session has ended.
    iris.noise.expectComplaint(/^GET \/api\/\S+ 401$/);
    await tabTo(page, question.getByRole('button', { name: 'Remove admin' }));
    await page.keyboard.press('Enter');
    await expect(iris.page.getByText('Your session has ended.')).toBeVisible();
    const list = page.getByRole('region', { name: 'Admins' });
    await expect(list.getByText('Iris Invited', { exact: true })).toHaveCount(0);
    await expect(list).toBeFocused();
    await press(toasts(visitor).getByRole('button', { name: /^Undo/ }));
    await expect(list.getByText('Iris Invited', { exact: true })).toBeVisible();
    const body = { email: 'iris@admins.test', password: PASSWORD };
    expect((await call(portal, logInAsAdmin, { body })).user.name).toBe('Iris Invited');
  });
});
