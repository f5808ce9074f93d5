import { getNotificationSettings, saveNotificationSettings } from '@portal/contract/notifications';
import { listNotices } from '@portal/contract/reminders';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { NotificationSettingsCard } from './notification-settings-card.tsx';
import { NotificationSettingsDialog } from './notification-settings-dialog.tsx';

const it = screenIt.extend('user', { auto: true }, ({ server, signIn }) => {
  signIn(asTrainee);
  server.answer(listNotices, []);
  server.answer(getNotificationSettings, null);
});

const sound = page.getByRole('switch', { name: 'Sound Notifications' });
const mails = page.getByRole('switch', { name: 'Email Notifications' });
const save = page.getByRole('button', { name: /^(Save Settings|Saving…)$/ });
const saved = page.getByText('Notification settings saved!');

it('what is changed on the page during a save stays for the next one', async ({ show, server }) => {
  const answer = server.hold(saveNotificationSettings);
  show(<NotificationSettingsCard />);
  await expect.element(sound).toBeChecked();
  await sound.click();
  await save.click();
  await expect.poll(() => server.received(saveNotificationSettings).length).toBe(1);
  const [sent] = server.received(saveNotificationSettings);
  await expect.element(mails).not.toBeChecked();
  await mails.click();
  if (sent !== undefined) answer(sent.body);
  await expect.element(saved).toBeVisible();
  await expect.element(mails).toBeChecked();
  await save.click();
  await expect
    .poll(() => server.received(saveNotificationSettings).map(({ body }) => body))
    .toMatchObject([
      { soundNotifications: false, emailNotifications: false },
      { soundNotifications: false, emailNotifications: true },
    ]);
});

it('the dialog, which closes after the save, takes no changes during it', async ({
  show,
  server,
}) => {
  const answer = server.hold(saveNotificationSettings);
  const onClose = vi.fn();
  show(<NotificationSettingsDialog onClose={onClose} />);
  await sound.click();
  await save.click();
  await expect.element(save).toHaveTextContent('Saving…');
  await expect.element(mails).toBeDisabled();
  await expect.element(save).toHaveFocus();
  await expect.poll(() => server.received(saveNotificationSettings).length).toBe(1);
  const [sent] = server.received(saveNotificationSettings);
  if (sent !== undefined) answer(sent.body);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
