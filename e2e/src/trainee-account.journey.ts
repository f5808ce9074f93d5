/** A trainee is invited by mail, and an administrator sends links, changes and deletes on the trainee's page. */
import { expect, type Locator } from '@playwright/test';
import { resetPassword } from '@portal/contract/accounts';
import { type MailServer, startMailServer } from '../../server/src/testing/mail-server.ts';
import { addCompany, call, person, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { tabTo } from './harness/keyboard.ts';
import { test as portalTest } from './harness/test.ts';
import { unfold } from './screens/folds.ts';
import { keepUndoOffers, toasts } from './screens/toasts.ts';
import { fillTrainee, traineeRow } from './screens/trainees.ts';

const COMPANY = 'Brightwater Foods';

const test = portalTest.extend<{ mailServer: MailServer }>({
  portalPer: 'test',
  mailServer: async ({ browserName: _ }, use) => {
    await using server = await startMailServer();
    await use(server);
  },
  portalSettings: async ({ mailServer }, use) => use({ SMTP_URL: mailServer.url }),
});

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a trainee is invited, sent links, changed and deleted, mostly by the keyboard', async ({
    portal,
    visit,
    mailServer,
  }) => {
    const admin = await signInAdmin(portal);
    const company = await addCompany(portal, admin.token, COMPANY);
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    const email = 'ivy@account.test';
    const mailsTo = (address: string) =>
      mailServer.received.filter(({ to }) => to === address).length;
    const choose = async (target: Locator) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    };

    const list = `/admin/company-modules/${company.id}/trainees?status=not-started`;
    await page.goto(list);
    await choose(page.getByRole('button', { name: 'Add Trainee' }));
    const adding = page.getByRole('dialog', { name: 'Add Trainee' });
    await fillTrainee(adding, { name: 'Ivy', email });
    await expect(adding.getByRole('combobox', { name: 'Company' })).toHaveValue(COMPANY);
    await choose(adding.getByRole('button', { name: 'Add trainee' }));
    await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
    await expect.poll(() => mailsTo(email)).toBe(1);

    const open = async () => {
      await choose(page.getByRole('link', { name: 'Ivy', exact: true }));
      await expect(page.getByText('Invited, no password chosen yet')).toBeVisible();
    };
    await open();
    await choose(page.getByRole('link', { name: 'Back to trainees' }));
    await expect(page).toHaveURL(list);
    await open();
    await unfold(visitor, 'More actions');
    await examine(visitor, 'trainee-invited');
    const resend = page.getByRole('button', { name: 'Resend invitation' });
    await choose(resend);
    const asking = page.getByRole('alertdialog');
    await expect(asking.getByText(`${email} gets an email with a link`)).toBeVisible();
    await expect(asking.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(resend).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(asking.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await examine(visitor, 'trainee-resend');
    await choose(asking.getByRole('button', { name: 'Resend invitation' }));
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

    await keepUndoOffers(visitor);
    await choose(page.getByRole('button', { name: 'Delete', exact: true }));
    await choose(asking.getByRole('button', { name: 'Delete trainee' }));
    await expect(page).toHaveURL(list);
    await expect(toasts(visitor).getByText('Ivy Rose deleted successfully!')).toBeVisible();
    await expect(page.getByText('No trainee matches these filters.')).toBeVisible();
    await press(toasts(visitor).getByRole('button', { name: 'Undo' }));
    await expect(traineeRow(visitor, 'Ivy Rose')).toBeVisible();
  });
});
