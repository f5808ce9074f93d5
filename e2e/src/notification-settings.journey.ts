/** Users choose how they are notified of messages and completed trainings. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { getNotificationSettings } from '@portal/contract/notifications';
import { addCompany, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { PHONE } from './harness/devices.ts';
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
import { toasts } from './screens/toasts.ts';

let portal: Portal;
let mia: Session;
let otto: Session;
let tests = 0;
test.beforeEach(async ({ portal: started }) => {
  portal = started;
  tests += 1;
  const { token } = await signInAdmin(portal);
  const company = await addCompany(portal, token, `Brightwater ${tests}`);
  mia = await addTrainee(portal, person(`Mia Number${tests}`), company.name);
  otto = await addTrainee(portal, person(`Otto Number${tests}`), company.name);
});

/** Otto writes to Mia. Returns their room. */
const say = (...texts: string[]) => writeFrom(portal, otto, mia, ...texts);

test.describe('the settings', () => {
  const flip = (visitor: Visitor, name: string) =>
    visitor.press(visitor.page.getByRole('switch', { name, exact: true }));
  const states = ({ page }: Visitor) =>
    page
      .getByRole('switch')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-checked') === 'true'));

  test('show the present state, are discarded by Cancel and stored by Save, in the browser and on the server', async ({
    visit,
  }) => {
    const visitor = await visit({ as: mia });
    await listenToSystem(visitor, { now: 'default', whenAsked: 'granted' });
    await visitor.page.goto('/training');
    const dialog = await openSettings(visitor);
    await expect(visitor.page.getByText('Browser Notifications', { exact: true })).toBeVisible();
    await expect(
      visitor.page.getByText('Show notifications when app inactive', { exact: true }),
    ).toBeVisible();
    await expect(visitor.page.getByText('Sound Notifications', { exact: true })).toBeVisible();
    await expect(visitor.page.getByText('Play sound on messages', { exact: true })).toBeVisible();
    await expect(visitor.page.getByText('Toast Notifications', { exact: true })).toBeVisible();
    await expect(visitor.page.getByText('In-app toasts', { exact: true })).toBeVisible();
    await expect(visitor.page.getByText('Email Notifications', { exact: true })).toBeVisible();
    await expect(
      visitor.page.getByText('Email for important updates', { exact: true }),
    ).toBeVisible();
    await expect(
      visitor.page.getByRole('button', { name: 'Test Notifications', exact: true }),
    ).toBeVisible();
    await expect(
      visitor.page.getByRole('button', { name: 'Save Settings', exact: true }),
    ).toBeVisible();
    await expect(visitor.page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
    expect(await states(visitor)).toEqual([false, true, true, false]);
    const test = dialog.getByRole('button', { name: 'Test Notifications' });
    await flip(visitor, 'Toast Notifications');
    await expect(test).toBeDisabled();
    await flip(visitor, 'Email Notifications');
    await visitor.press(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(dialog).toHaveCount(0);

    await visitor.page.keyboard.press('Escape');
    await openSettings(visitor);
    expect(await states(visitor)).toEqual([false, true, true, false]);
    await flip(visitor, 'Browser Notifications');
    await expect(
      visitor.page.getByText('Browser notifications enabled!', { exact: true }),
    ).toBeVisible();
    await flip(visitor, 'Email Notifications');
    await flip(visitor, 'Sound Notifications');
    await visitor.press(dialog.getByRole('button', { name: 'Save Settings' }));
    await expect(
      visitor.page.getByText('Notification settings saved!', { exact: true }),
    ).toBeVisible();
    const saved = {
      browserNotifications: true,
      soundNotifications: false,
      toastNotifications: true,
      emailNotifications: true,
    };
    const kept = await visitor.page.evaluate(() => localStorage.getItem('notificationSettings'));
    expect(JSON.parse(String(kept))).toEqual(saved);
    expect(await call(portal, getNotificationSettings, { token: mia.token })).toEqual(saved);

    const elsewhere = await visit({ as: mia, device: PHONE });
    await elsewhere.page.goto('/training');
    await openSettings(elsewhere);
    await expect.poll(() => states(elsewhere)).toEqual([false, true, true, true]);
  });

  test('open from the header of a conversation, too', async ({ visit }) => {
    const chatRoomId = await say('Hello');
    const visitor = await visit({ as: mia });
    await visitor.page.goto(`/chat?room=${chatRoomId}`);
    const button = visitor.page.getByTitle('Notification Settings');
    await visitor.press(button);
    await expect(visitor.page.getByText('Browser Notifications', { exact: true })).toBeVisible();
    await visitor.press(visitor.page.getByRole('button', { name: 'Cancel', exact: true }));
    await expect(button.and(visitor.page.locator(':focus'))).toBeVisible();
  });

  test('can be tested, in the ways that are on', async ({ visit }) => {
    const visitor = await visit({ as: mia });
    await listenToSystem(visitor, { now: 'granted' });
    await visitor.page.goto('/training');
    const dialog = await openSettings(visitor);
    const test = dialog.getByRole('button', { name: 'Test Notifications' });
    const sent = toasts(visitor).getByText('Test notification sent!', { exact: true });
    await visitor.press(test);
    await expect(sent).toHaveCount(1);
    await expect(visitor.page.getByText('Test Notification', { exact: true })).toBeVisible();
    await expect(
      visitor.page.getByText('This is a test notification from the Training Portal', {
        exact: true,
      }),
    ).toBeVisible();
    const shown = {
      title: 'Test Notification',
      body: 'This is a test notification from the Training Portal',
    };
    expect((await notificationsOf(visitor.page)).shown).toEqual([shown]);
    await flip(visitor, 'Browser Notifications');
    await visitor.press(test);
    await expect(sent).toHaveCount(2);
    expect((await notificationsOf(visitor.page)).shown).toEqual([shown]);
    await flip(visitor, 'Toast Notifications');
    await expect(test).toBeDisabled();
  });

  for (const [when, permission] of [
    ['before', { now: 'denied' }],
    ['when it is asked', { now: 'default', whenAsked: 'denied' }],
  ] as const)
    test(`show that the permission was refused ${when}, and stay off`, async ({ visit }) => {
      const visitor = await visit({ as: mia });
      await listenToSystem(visitor, permission);
      await visitor.page.goto('/training');
      await openSettings(visitor);
      await flip(visitor, 'Browser Notifications');
      await expect(
        visitor.page.getByText('Browser notifications permission denied', { exact: true }),
      ).toBeVisible();
      await expect(
        visitor.page.getByText('Please enable notifications in your browser settings', {
          exact: true,
        }),
      ).toBeVisible();
      expect(await states(visitor)).toEqual([false, true, true, false]);
    });

  test('show when the browser has no notifications at all', async ({ visit }) => {
    const visitor = await visit({ as: mia });
    await visitor.context.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
    await visitor.page.goto('/training');
    await openSettings(visitor);
    await expect(
      visitor.page.getByText('This browser does not support notifications.', { exact: true }),
    ).toBeVisible();
    const browserSwitch = visitor.page.getByRole('switch', { name: 'Browser Notifications' });
    await expect(browserSwitch).toBeDisabled();
  });

  test('follow the browser’s permission, and ignore invalid stored settings', async ({ visit }) => {
    const visitor = await visit({ as: mia });
    await listenToSystem(visitor, { now: 'granted' });
    await visitor.page.goto('/training');
    await visitor.page.evaluate(() => localStorage.setItem('notificationSettings', '{"broken'));
    await openSettings(visitor);
    expect(await states(visitor)).toEqual([true, true, true, false]);
  });

  test('turned off, show nothing', async ({ visit }) => {
    const visitor = await visit({ as: mia });
    await listenToSystem(visitor, { now: 'default' });
    await visitor.page.goto('/training');
    const dialog = await openSettings(visitor);
    await flip(visitor, 'Toast Notifications');
    await visitor.press(visitor.page.getByRole('button', { name: 'Save Settings' }));
    await expect(
      visitor.page.getByText('Notification settings saved!', { exact: true }),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);
    // The list of the bell is still open, and a message in it needs no sound.
    await visitor.page.keyboard.press('Escape');
    await expect(visitor.page.getByRole('dialog')).toHaveCount(0);
    await visitor.untilLive();
    await say('Without a toast');
    await expect(bell(visitor, '1')).toBeVisible();
    // The sound, which is on, is played when the message is shown.
    await expect.poll(async () => (await notificationsOf(visitor.page)).notes).toBe(2);
    // With the settings of a new browser, the toast of a later message is the only one.
    await visitor.page.evaluate(() => localStorage.removeItem('notificationSettings'));
    const eve = await addTrainee(portal, person(`Eve Number${tests}`), `Brightwater ${tests}`);
    await writeFrom(portal, eve, mia, 'With a toast');
    await expect(newMessageToasts(visitor).filter({ hasText: eve.user.name })).toBeVisible();
    expect(await newMessageToasts(visitor).count()).toBe(1);
  });
});
