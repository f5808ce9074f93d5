import {
  getNotificationSettings,
  type NotificationSettings,
  saveNotificationSettings,
} from '@portal/contract/notifications';
import { listNotices } from '@portal/contract/reminders';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { readNotificationSettings } from '#web/platform/storage/notification-settings.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { NotificationSettingsCard } from './notification-settings-card.tsx';

const withMails: NotificationSettings = {
  browserNotifications: false,
  soundNotifications: true,
  toastNotifications: true,
  emailNotifications: true,
};

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asTrainee);
  server.answer(listNotices, []);
  server.answer(saveNotificationSettings, ({ body }) => body);
  return () => show(<NotificationSettingsCard />);
});

const sound = page.getByRole('switch', { name: 'Sound Notifications' });
const mails = page.getByRole('switch', { name: 'Email Notifications' });
const save = page.getByRole('button', { name: /^(Save Settings|Saving…)$/ });
const saved = page.getByText('Notification settings saved!');

it('are off for a user who has saved none, whatever the last user of the browser has saved', async ({
  open,
  server,
}) => {
  localStorage.setItem('notificationSettings', JSON.stringify(withMails));
  server.answer(getNotificationSettings, null);
  open();
  await expect.element(mails).toBeEnabled();
  await expect.element(mails).not.toBeChecked();
  await sound.click();
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(server.received(saveNotificationSettings)).toEqual([
    { body: { ...withMails, soundNotifications: false, emailNotifications: false } },
  ]);
  expect(readNotificationSettings(false).emailNotifications).toBe(false);
});

it('cannot be changed before they are loaded, and a save waits for them', async ({
  open,
  server,
}) => {
  const answer = server.hold(getNotificationSettings);
  open();
  await expect.element(mails).toBeDisabled();
  await expect.element(mails).toHaveAccessibleDescription('Loading…');
  await sound.click();
  await save.click();
  await expect.element(save).toHaveTextContent('Saving…');
  await expect.poll(() => server.received(getNotificationSettings).length).toBe(2);
  expect(server.received(saveNotificationSettings)).toEqual([]);
  answer(withMails);
  await expect.element(saved).toBeVisible();
  expect(server.received(saveNotificationSettings)).toEqual([
    { body: { ...withMails, soundNotifications: false } },
  ]);
  await expect.element(mails).toBeChecked();
  await expect.element(mails).toBeEnabled();
});

it('say that they could not be loaded; the other settings are then saved in this browser', async ({
  open,
  server,
}) => {
  server.answer(getNotificationSettings, refusal('NOT_FOUND', 'Account not found'));
  open();
  await expect.element(mails).toHaveAccessibleDescription('The setting could not be loaded.');
  await expect.element(mails).toBeDisabled();
  await sound.click();
  await save.click();
  await expect.element(page.getByText('Saved in this browser only')).toBeVisible();
  expect(readNotificationSettings(false).soundNotifications).toBe(false);
  expect(server.received(saveNotificationSettings)).toEqual([]);
});

it('the switches show what was saved, also if the server had the same', async ({
  open,
  server,
}) => {
  server.answer(getNotificationSettings, { ...withMails, soundNotifications: false });
  open();
  await expect.element(sound).toBeChecked();
  await sound.click();
  await save.click();
  await expect.element(saved).toBeVisible();
  await expect.element(sound).not.toBeChecked();
});

it('do not stop some reminders, which a trainee who got one can read', async ({ open, server }) => {
  const hint = page.getByText(/are sent by email in any case/);
  server.answer(getNotificationSettings, withMails);
  const answer = server.hold(listNotices);
  open();
  await expect.element(mails).toBeChecked();
  await expect.element(hint).not.toBeInTheDocument();
  const at = '2026-11-02T07:00:00.000Z';
  answer([{ id: 31, on: '2026-11-02', at, modules: [], isRead: true }]);
  await expect.element(hint).toBeVisible();
});
