import { getNotificationSettings } from '@portal/contract/notifications';
import { listNotices } from '@portal/contract/reminders';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { NotificationSettingsDialog } from './notification-settings-dialog.tsx';

interface Permission {
  readonly now: NotificationPermission;
  /** The user's answer, if it is another one. */
  readonly whenAsked?: NotificationPermission;
}

interface Shown {
  readonly title: string;
  readonly body: string | undefined;
}

/** A `Notification` of a browser with this permission; adds to `shown` what it is given to show. */
const systemWith = ({ now, whenAsked = now }: Permission, shown: Shown[]) =>
  class System {
    static permission = now;
    static async requestPermission() {
      System.permission = whenAsked;
      return whenAsked;
    }
    constructor(title: string, { body }: NotificationOptions) {
      shown.push({ title, body });
    }
    close(): void {}
  };

/** Opens the settings in a browser with this permission; null is one without notifications. */
const it = screenIt.extend('open', ({ server, signIn, show }, { onCleanup }) => {
  signIn(asTrainee);
  server.answer(listNotices, []);
  server.answer(getNotificationSettings, null);
  const { Notification: own } = window;
  onCleanup(() => void vi.stubGlobal('Notification', own));
  return async (permission: Permission | null) => {
    const shown: Shown[] = [];
    if (permission === null) Reflect.deleteProperty(window, 'Notification');
    else vi.stubGlobal('Notification', systemWith(permission, shown));
    show(<NotificationSettingsDialog onClose={() => undefined} />);
    await expect.element(channel('Email Notifications')).toBeEnabled();
    return shown;
  };
});

const channel = (name: string) => page.getByRole('switch', { name, exact: true });
const desktop = channel('Browser Notifications');
const test = page.getByRole('button', { name: 'Test Notifications', exact: true });
/** Browser, sound, toast and email notifications. */
const states = () =>
  page
    .getByRole('switch')
    .elements()
    .map((each) => each.getAttribute('aria-checked') === 'true');

it('show each channel, as it is in a new browser', async ({ open }) => {
  await open({ now: 'default' });
  for (const [name, description] of [
    ['Browser Notifications', 'Show notifications when app inactive'],
    ['Sound Notifications', 'Play sound on messages'],
    ['Toast Notifications', 'In-app toasts'],
    ['Email Notifications', 'Email for important updates'],
  ] as const) {
    await expect.element(page.getByText(name, { exact: true })).toBeVisible();
    await expect.element(channel(name)).toHaveAccessibleDescription(description);
  }
  for (const name of ['Test Notifications', 'Save Settings', 'Cancel'])
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
  expect(states()).toEqual([false, true, true, false]);
});

it('can be tested, in the ways that are on', async ({ open }) => {
  const shown = await open({ now: 'granted' });
  const notice = {
    title: 'Test Notification',
    body: 'This is a test notification from the Training Portal',
  };
  const sent = toasts.getByText('Test notification sent!', { exact: true });
  await test.click();
  await expect.element(sent).toBeVisible();
  await expect.element(toasts.getByText(notice.title, { exact: true })).toBeVisible();
  await expect.element(toasts.getByText(notice.body, { exact: true })).toBeVisible();
  expect(shown).toEqual([notice]);
  await desktop.click();
  await test.click();
  await expect.poll(() => sent.elements().length).toBe(2);
  expect(shown).toEqual([notice]);
  await channel('Toast Notifications').click();
  await expect.element(test).toBeDisabled();
});

it.for([
  ['before', { now: 'denied' }],
  ['when it is asked for', { now: 'default', whenAsked: 'denied' }],
] as const)(
  'say that the permission was refused %s, and stay off',
  async ([, permission], { open }) => {
    await open(permission);
    await desktop.click();
    for (const text of [
      'Browser notifications permission denied',
      'Please enable notifications in your browser settings',
    ])
      await expect.element(toasts.getByText(text, { exact: true })).toBeVisible();
    expect(states()).toEqual([false, true, true, false]);
  },
);

it('say that the browser has no notifications at all', async ({ open }) => {
  await open(null);
  await expect
    .element(page.getByText('This browser does not support notifications.', { exact: true }))
    .toBeVisible();
  await expect.element(desktop).toBeDisabled();
});

it('follow the permission of the browser, and ignore invalid stored settings', async ({ open }) => {
  localStorage.setItem('notificationSettings', '{"broken');
  await open({ now: 'granted' });
  expect(states()).toEqual([true, true, true, false]);
});
