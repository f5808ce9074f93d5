/** A trainee is invited by mail, and an administrator sends links, changes and deletes on the trainee's page. */
import { expect } from '@playwright/test';
import { resetPassword } from '@portal/contract/accounts';
import { type MailServer, startMailServer } from '../../server/src/testing/mail-server.ts';
import { addCompany, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { tabTo } from './harness/keyboard.ts';
import { test as portalTest } from './harness/test.ts';
import { keepUndoOffers, toasts } from './screens/toasts.ts';
import { chooseCompany, fillTrainee, searchFor, TRAINEES, traineeRow } from './screens/trainees.ts';

const COMPANY = 'Brightwater Foods';

const test = portalTest.extend<{ mailServer: MailServer }>({
  portalPer: 'test',
  mailServer: async ({ browserName: _ }, use) => {
    await using server = await startMailServer();
    await use(server);
  },
  portalSettings: async ({ mailServer }, use) => use({ SMTP_URL: mailServer.url }),
});

for (const device of [DESKTOP, PHONE])
  test.describe(`on a ${device.name}`, () => {
    test.use({ device });

    test('a trainee is invited, sent links, changed and deleted', async ({
      portal,
      visit,
      mailServer,
    }) => {
      const admin = await signInAdmin(portal);
      await addCompany(portal, admin.token, COMPANY);
      const visitor = await visit({ as: admin });
      const { page, press } = visitor;
      const email = 'ivy@account.test';
      const mailsTo = (address: string) =>
        mailServer.received.filter(({ to }) => to === address).length;

      await page.goto(TRAINEES);
      await press(page.getByRole('button', { name: 'Add Trainee' }));
      const adding = page.getByRole('dialog', { name: 'Add Trainee' });
      await fillTrainee(adding, { name: 'Ivy', email });
      await chooseCompany(visitor, adding, COMPANY);
      await examine(visitor, 'trainee-add');
      await press(adding.getByRole('button', { name: 'Add trainee' }));
      await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
      await expect.poll(() => mailsTo(email)).toBe(1);

      await searchFor(visitor, email);
      await page.waitForURL(/search=/);
      await press(traineeRow(visitor, 'Ivy').getByRole('link', { name: 'Ivy', exact: true }));
      await expect(page.getByText('Invited, no password chosen yet')).toBeVisible();
      await examine(visitor, 'trainee-invited');
      await press(page.getByRole('button', { name: 'Resend invitation' }));
      const asking = page.getByRole('alertdialog');
      await expect(asking.getByText(`${email} gets an email with a link`)).toBeVisible();
      await examine(visitor, 'trainee-resend');
      await press(asking.getByRole('button', { name: 'Resend invitation' }));
      await expect(toasts(visitor).getByText('The invitation is on its way to')).toBeVisible();
      await expect.poll(() => mailsTo(email)).toBe(2);

      const { content = '' } = mailServer.received.at(-1) ?? {};
      const mail = content.replaceAll(/=\r?\n/g, '');
      const token = /reset-password\/([\w-]+)/.exec(mail)?.[1] ?? '';
      await call(portal, resetPassword, { body: { token, password: person('x').password } });
      await press(page.getByRole('button', { name: 'Refresh' }));
      await press(page.getByRole('button', { name: 'Send reset link' }));
      await press(asking.getByRole('button', { name: 'Send reset link' }));
      await expect(toasts(visitor).getByText('The reset link is on its way to')).toBeVisible();
      await expect.poll(() => mailsTo(email)).toBe(3);

      await press(page.getByRole('button', { name: 'Edit', exact: true }));
      const editing = page.getByRole('dialog', { name: 'Edit trainee' });
      await fillTrainee(editing, { name: 'Ivy Rose' });
      await press(editing.getByRole('button', { name: 'Save changes' }));
      await expect(page.getByRole('heading', { name: 'Ivy Rose' })).toBeVisible();
      await examine(visitor, 'trainee-account');

      await keepUndoOffers(visitor);
      await press(page.getByRole('button', { name: 'Delete', exact: true }));
      await press(asking.getByRole('button', { name: 'Delete trainee' }));
      await expect(page).toHaveURL(`${TRAINEES}?search=${encodeURIComponent(email)}`);
      await expect(page.getByText('No trainees found matching your search.')).toBeVisible();
      await press(toasts(visitor).getByRole('button', { name: 'Undo' }));
      await expect(traineeRow(visitor, 'Ivy Rose')).toBeVisible();
    });
  });

test('the page of a trainee is used by the keyboard', async ({ portal, visit }) => {
  const admin = await signInAdmin(portal);
  const company = await addCompany(portal, admin.token, COMPANY);
  const visitor = await visit({ as: admin });
  const { page } = visitor;
  await page.goto(`/admin/company-modules/${company.id}/trainees`);
  await tabTo(page, page.getByRole('button', { name: 'Add Trainee' }));
  await page.keyboard.press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add Trainee' });
  await fillTrainee(adding, { name: 'Kim', email: 'kim@account.test' });
  await expect(adding.getByRole('combobox', { name: 'Company' })).toHaveValue(COMPANY);
  await tabTo(page, adding.getByRole('button', { name: 'Add trainee' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Kim', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kim' })).toBeVisible();

  const resend = page.getByRole('button', { name: 'Resend invitation' });
  await tabTo(page, resend);
  await page.keyboard.press('Enter');
  const asking = page.getByRole('alertdialog');
  await expect(asking.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(resend).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Delete', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, asking.getByRole('button', { name: 'Delete trainee' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/trainees$/);
  await expect(toasts(visitor).getByText('Kim deleted successfully!')).toBeVisible();
});
