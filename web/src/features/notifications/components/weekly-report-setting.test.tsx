import { listCompanies } from '@portal/contract/companies';
import { getNotificationSettings, saveNotificationSettings } from '@portal/contract/notifications';
import { listNotices } from '@portal/contract/reminders';
import { getWeeklyReport, saveWeeklyReport } from '@portal/contract/reports';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ofBoth, ofKitchen } from '#web/testing/limited-admins.ts';
import { acme, asAdmin, asTrainee, globex } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { NotificationSettingsDialog } from './notification-settings-dialog.tsx';

const OFF = { about: null, company: null, hasMailServer: true };

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  server.answer(listCompanies, [acme, globex]);
  server.answer(getNotificationSettings, null);
  server.answer(getWeeklyReport, OFF);
  server.answer(listNotices, []);
  return (user = asAdmin) => {
    const onClose = vi.fn();
    signIn(user);
    show(<NotificationSettingsDialog onClose={onClose} />);
    return onClose;
  };
});

const weekly = page.getByRole('switch', { name: 'Weekly Report' });
const save = page.getByRole('button', { name: 'Save Settings' });

it('is saved with the settings, about all companies or one', async ({ open, server }) => {
  server.answer(saveWeeklyReport, { ...OFF, about: 'company', company: { id: 4, name: 'Globex' } });
  server.answer(saveNotificationSettings, ({ body }) => body);
  const onClose = open();
  await weekly.click();
  await page.getByRole('combobox', { name: 'Company' }).fill('glob');
  await page.getByRole('option', { name: 'Globex' }).click();
  expect(server.received(saveWeeklyReport)).toEqual([]);
  await save.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(server.received(saveWeeklyReport)).toEqual([{ body: { about: 'company', company: 4 } }]);
});

it('says that there is no mail server', async ({ open, server }) => {
  server.answer(getWeeklyReport, { ...OFF, hasMailServer: false });
  open();
  await expect.element(weekly).toBeDisabled();
  await expect.element(weekly).toHaveAccessibleDescription(/the portal has no mail server/);
});

it('says that the company of the report is deleted', async ({ open, server }) => {
  server.answer(getWeeklyReport, { ...OFF, about: 'company' });
  open();
  await expect.element(page.getByText(/The company of your report is deleted/)).toBeVisible();
});

it('is not shown to trainees', async ({ open, server }) => {
  open(asTrainee);
  // The report would be asked for together with this setting.
  await expect.element(page.getByRole('switch', { name: 'Email Notifications' })).toBeEnabled();
  await expect.element(weekly).not.toBeInTheDocument();
  expect(server.received(getWeeklyReport)).toEqual([]);
});

it('is about all that a limited admin sees, which may be one company', async ({ open, server }) => {
  server.answer(getWeeklyReport, { ...OFF, about: 'all' });
  open(ofBoth('read', 'read'));
  const company = page.getByRole('combobox', { name: 'Company' });
  await expect.element(company).toHaveValue('All that you see');
  open(ofKitchen('read'));
  await expect.element(weekly).toBeChecked();
  await expect.element(company).not.toBeInTheDocument();
});
