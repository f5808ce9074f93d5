/** Users choose how they are notified of messages and completed trainings. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { getNotificationSettings } from '@portal/contract/notifications';
import { addCompany, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { writeFrom } from './screens/chat.ts';
import {
  bell,
  listenToSystem,
  newMessageToasts,
  notificationsOf,
  openSettings,
} from './screens/notifications.ts';

let portal: Portal;
let mia: Session;
let otto: Session;
let eve: Session;
test.beforeAll(async ({ portal: started }) => {
  portal = started;
  const { token } = await signInAdmin(portal);
  const { name } = await addCompany(portal, token, 'Brightwater Foods');
  mia = await addTrainee(portal, person('Mia Manager'), name);
  otto = await addTrainee(portal, person('Otto Trainee'), name);
  eve = await addTrainee(portal, person('Eve Trainee'), name);
});

const flip = (visitor: Visitor, name: string) =>
  visitor.press(visitor.page.getByRole('switch', { name, exact: true }));
const states = ({ page }: Visitor) =>
  page
    .getByRole('switch')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-checked') === 'true'));

async function save({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: 'Save Settings', exact: true }));
  await expect(page.getByText('Notification settings saved!', { exact: true })).toBeVisible();
}

test('settings are discarded by Cancel, stored by Save in the browser and on the server, and hold', async ({
  visit,
}) => {
  const visitor = await visit({ as: mia });
  await listenToSystem(visitor, { now: 'default', whenAsked: 'granted' });
  const { page, press } = visitor;
  await page.goto('/training');
  const dialog = await openSettings(visitor);
  expect(await states(visitor)).toEqual([false, true, true, false]);
  await flip(visitor, 'Toast Notifications');
  await flip(visitor, 'Email Notifications');
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('Escape');
  await openSettings(visitor);
  expect(await states(visitor)).toEqual([false, true, true, false]);
  await flip(visitor, 'Browser Notifications');
  await expect(page.getByText('Browser notifications enabled!', { exact: true })).toBeVisible();
  await flip(visitor, 'Email Notifications');
  await flip(visitor, 'Sound Notifications');
  await save(visitor);
  const saved = {
    browserNotifications: true,
    soundNotifications: false,
    toastNotifications: true,
    emailNotifications: true,
  };
  const kept = await page.evaluate(() => localStorage.getItem('notificationSettings'));
  expect(JSON.parse(String(kept))).toEqual(saved);
  expect(await call(portal, getNotificationSettings, { token: mia.token })).toEqual(saved);

  // A browser without settings of its own has those of the server.
  await page.evaluate(() => localStorage.removeItem('notificationSettings'));
  await page.reload();
  await openSettings(visitor);
  await expect.poll(() => states(visitor)).toEqual([false, true, true, true]);

  await flip(visitor, 'Toast Notifications');
  await save(visitor);
  await expect(dialog).toHaveCount(0);
  // The list of the bell is still open, and a message in it needs no sound.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visitor.untilLive();
  await writeFrom(portal, otto, mia, 'Without a toast');
  await expect(bell(visitor, '1')).toBeVisible();
  // The sound, which is on, is played when the message is shown.
  await expect.poll(async () => (await notificationsOf(page)).notes).toBe(2);
  // With the settings of a new browser, the toast of a later message is the only one.
  await page.evaluate(() => localStorage.removeItem('notificationSettings'));
  await writeFrom(portal, eve, mia, 'With a toast');
  await expect(newMessageToasts(visitor).filter({ hasText: eve.user.name })).toBeVisible();
  expect(await newMessageToasts(visitor).count()).toBe(1);
});
