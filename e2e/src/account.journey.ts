/** The page of the own account: name, password, sessions and notices. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { logIn } from '@portal/contract/log-in';
import { changeOwnPassword, getOwnAccount } from '@portal/contract/own-account';
import { updateTrainee } from '@portal/contract/trainees';
import { addCompany, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { tabTo } from './harness/keyboard.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { toasts } from './screens/toasts.ts';

const NEW_PASSWORD = 'another-pair-of-words';
const mia = person('Mia Account');

let portal: Portal;
let session: Session;
let tests = 0;
test.beforeEach(async ({ portal: started }) => {
  portal = started;
  tests += 1;
  const { token } = await signInAdmin(portal);
  const company = await addCompany(portal, token, `Brightwater ${tests}`);
  session = await addTrainee(portal, who(), company.name);
});

const who = () => ({ ...mia, email: `mia${tests}@people.test` });
const logInAgain = () => call(portal, logIn, { body: who() });
const sessionsOf = ({ page }: Visitor) =>
  page.getByRole('list', { name: 'Your sessions' }).getByRole('listitem');

test('a name given by an admin is shown at once, and at the next start', async ({ visit }) => {
  const { page, untilLive } = await visit({ as: session });
  const { token } = await signInAdmin(portal);
  const rename = (name: string) =>
    call(portal, updateTrainee, { id: session.user.id, token, body: { name } });
  await page.goto('/training');
  await untilLive();
  await rename('Mia Married');
  await expect(page.getByRole('banner').getByText('Mia Married')).toBeAttached();
  await page.goto('about:blank');
  await rename('Mia Again');
  await page.goto('/training');
  await expect(page.getByRole('banner').getByText('Mia Again')).toBeAttached();
});

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a trainee changes all of the account, most of it by the keyboard', async ({ visit }) => {
    const others = [await logInAgain(), await logInAgain(), await logInAgain()];
    const visitor = await visit({ as: session });
    const elsewhere = await visit({ as: others[2] ?? session });
    await elsewhere.page.goto('/training');
    await elsewhere.untilLive();
    const { page, press } = visitor;
    await page.goto('/training');
    await tabTo(page, page.getByRole('banner').getByTitle('Your account'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your Account' })).toBeVisible();
    await expect(sessionsOf(visitor)).toHaveCount(4);
    await expect(sessionsOf(visitor).first()).toContainText('This device');

    await tabTo(page, page.getByLabel('Full name'));
    await page.keyboard.type('Mia Renamed');
    await page.keyboard.press('Enter');
    await expect(toasts(visitor)).toHaveText(['Your name has been changed.']);
    await expect(page.getByRole('banner').getByText('Mia Renamed')).toBeAttached();

    await tabTo(page, page.getByRole('button', { name: /^End the session of/ }).first());
    await page.keyboard.press('Enter');
    await expect(sessionsOf(visitor)).toHaveCount(3);
    await press(page.getByRole('button', { name: 'End all others' }));
    await expect(sessionsOf(visitor)).toHaveCount(1);
    await expect(page.getByRole('list', { name: 'Your sessions' })).toBeFocused();
    await expect(elsewhere.page.getByText('Your session has ended.')).toBeVisible();

    visitor.noise.expect(changeOwnPassword, 400);
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await press(page.getByRole('button', { name: 'Change password' }));
    await expect(page.getByText('This is not your current password.')).toBeVisible();
    await examine(visitor, 'account-wrong-password');
    await page.getByLabel('Current password').fill('');
    await page.keyboard.type(mia.password);
    await tabTo(page, page.getByLabel('New password', { exact: true }));
    await tabTo(page, page.getByLabel('Confirm new password'));
    await page.keyboard.press('Enter');
    await expect(toasts(visitor).filter({ hasText: 'logged out everywhere else' })).toBeVisible();
    const body = { ...who(), password: NEW_PASSWORD };
    expect((await call(portal, logIn, { body })).user.name).toBe('Mia Renamed');

    await tabTo(page, page.getByRole('switch', { name: 'Sound Notifications' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Save Settings' }));
    await page.keyboard.press('Enter');
    await expect(toasts(visitor).filter({ hasText: 'Notification settings saved!' })).toBeVisible();
    await page.reload();
    await expect(sessionsOf(visitor)).toHaveCount(2);

    const language = page.locator('select', { has: page.locator('option[lang="uk"]') });
    await expect(language).toHaveValue('en');
    await tabTo(page, language);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const own = () => call(portal, getOwnAccount, { token: session.token });
    await expect.poll(async () => (await own()).language).toBe('de');
    await page.reload();
    await expect(language).toHaveValue('de');
  });
});
