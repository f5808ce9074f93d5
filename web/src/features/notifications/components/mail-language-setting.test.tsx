import { listCompanies } from '@portal/contract/companies';
import { getNotificationSettings, saveNotificationSettings } from '@portal/contract/notifications';
import { changeMailLanguage, getMailLanguage } from '@portal/contract/own-account';
import { getWeeklyReport } from '@portal/contract/reports';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { asAdmin, asTrainee } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { NotificationSettingsCard } from './notification-settings-card.tsx';

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  server.answer(listCompanies, []);
  server.answer(getNotificationSettings, null);
  server.answer(getWeeklyReport, { about: null, company: null, hasMailServer: true });
  server.answer(saveNotificationSettings, ({ body }) => body);
  server.answer(getMailLanguage, { language: 'fr' });
  return (user = asTrainee) => {
    signIn(user);
    show(<NotificationSettingsCard />);
  };
});

const language = page.getByLabelText('Language of emails');
const save = page.getByRole('button', { name: 'Save Settings' });
const saved = page.getByText('Notification settings saved!');

it.for([asTrainee, asAdmin])(
  'is changed with the settings, for role $role',
  async (user, { open, server }) => {
    server.answer(changeMailLanguage, ({ body }) => body);
    open(user);
    await expect.element(language).toHaveValue('fr');
    await expect.element(language).toHaveAccessibleDescription(/The portal itself is in English\./);
    const options = language.getByRole('option').elements();
    expect(options.map((each) => [each.getAttribute('lang'), each.textContent])).toEqual([
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['fr', 'Français'],
      ['es', 'Español'],
    ]);
    await language.selectOptions('Deutsch');
    expect(server.received(changeMailLanguage)).toEqual([]);
    await save.click();
    await expect.element(saved).toBeVisible();
    await expect.element(language).toHaveValue('de');
    expect(server.received(changeMailLanguage)).toEqual([{ body: { language: 'de' } }]);
  },
);

it('is not sent unless it was changed', async ({ open, server }) => {
  open();
  await expect.element(language).toHaveValue('fr');
  await language.selectOptions('Español');
  await language.selectOptions('Français');
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(server.received(changeMailLanguage)).toEqual([]);
});

it('keeps the choice when it could not be saved', async ({ open, server }) => {
  server.answer(changeMailLanguage, refusal('INTERNAL', 'Something went wrong.'));
  open();
  await expect.element(language).toHaveValue('fr');
  await language.selectOptions('Deutsch');
  await save.click();
  await expect.element(page.getByText('The language of emails was not saved')).toBeVisible();
  await expect.element(language).toHaveValue('de');
  expect(server.received(saveNotificationSettings)).toEqual([]);
});

it('cannot be chosen before it is loaded, and says when it cannot be loaded', async ({
  open,
  server,
}) => {
  server.answer(getMailLanguage, refusal('INTERNAL', 'Something went wrong.'));
  open();
  await expect.element(language).toBeDisabled();
  await expect.element(language).toHaveAccessibleDescription(/The language could not be loaded\./);
});
