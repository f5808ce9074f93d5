/** Who may sign up for a company: an administrator chooses it, and trainees join by code, link and confirmed email. */
import { expect } from '@playwright/test';
import { confirmSignUp, signUp } from '@portal/contract/accounts';
import type { CallBody } from '@portal/contract/call';
import { updateCompanySettings } from '@portal/contract/companies';
import { type MailServer, startMailServer } from '../../server/src/testing/mail-server.ts';
import { addCompany, call, person, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { test as portalTest } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { submitSignUp } from './screens/accounts.ts';

const COMPANY = 'Brightwater Foods';

const test = portalTest.extend<{ mailServer: MailServer }>({
  portalPer: 'test',
  mailServer: async ({ browserName: _ }, use) => {
    await using server = await startMailServer();
    await use(server);
  },
  portalSettings: async ({ mailServer }, use) => use({ SMTP_URL: mailServer.url }),
});

async function fillPerson({ page }: Visitor, name: string) {
  const who = person(name);
  await page.getByLabel('Full name').fill(who.name);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  return who;
}

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a hidden company is joined by its link and code', async ({ portal, visit }) => {
    const admin = await signInAdmin(portal);
    const { id } = await addCompany(portal, admin.token, COMPANY);
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    await page.goto(`/admin/company-modules/${id}/settings`);
    const settings = page.getByRole('region', { name: 'Who may join' });
    await press(settings.getByRole('radio', { name: /With a join code/ }));
    await press(settings.getByLabel(/Show the company in the public list/));
    await press(settings.getByRole('button', { name: 'Save settings' }));
    await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
    const code = await settings.getByRole('textbox', { name: 'Join code' }).inputValue();
    const link = await settings.getByRole('textbox', { name: 'Sign-up link' }).inputValue();
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    await examine(visitor, 'company-settings-code');

    const trainee = await visit();
    trainee.noise.expect(signUp, 403);
    await trainee.page.goto('/signup-trainee');
    await expect(trainee.page.getByText(/There is no company to choose/)).toBeVisible();
    await trainee.page.goto(link);
    await expect(trainee.page.locator('form').getByText(COMPANY, { exact: true })).toBeVisible();
    const who = await fillPerson(trainee, 'Tess Trainee');
    const field = trainee.page.getByLabel('Join code');
    await field.fill('WRNG-CODE-2345');
    await submitSignUp(trainee);
    await expect(trainee.page.getByText(/^This join code is wrong\./)).toBeVisible();
    await expect(field).toBeFocused();
    await examine(trainee, 'sign-up-wrong-code');
    await expect(trainee.page.getByLabel('Email')).toHaveValue(who.email);
    await field.fill(code.toLowerCase().replaceAll('-', ' '));
    await submitSignUp(trainee);
    await expect(trainee.page).toHaveURL('/login/TRAINEE');
  });

  test('an email is confirmed by the mailed link, once', async ({
    portal,
    mailServer,
    visitor,
  }) => {
    const { token } = await signInAdmin(portal);
    const { id } = await addCompany(portal, token, COMPANY);
    const body: CallBody<typeof updateCompanySettings> = {
      signUp: 'domains',
      domains: ['people.test'],
    };
    await call(portal, updateCompanySettings, { id, token, body });
    const { page, press, noise } = visitor;
    await page.goto('/signup-trainee');
    const who = await fillPerson(visitor, 'Tess Trainee');
    await page.getByLabel('Company').selectOption(COMPANY);
    await expect(page.getByText('Use your email at people.test')).toBeVisible();
    await submitSignUp(visitor);
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await examine(visitor, 'sign-up-check-mail');
    await expect.poll(() => mailServer.received.length).toBe(1);

    const path = confirmationPath(mailServer);
    await page.goto(path);
    await page.getByLabel('Password', { exact: true }).fill(who.password);
    await press(page.getByRole('button', { name: 'Confirm my email' }));
    await expect(page).toHaveURL('/training');

    noise.expect(confirmSignUp, 400);
    await page.goto(path);
    await page.getByLabel('Password', { exact: true }).fill(who.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await examine(visitor, 'confirm-email-used');
  });
});

/** The path of the link in the newest mail. */
function confirmationPath({ received }: MailServer): string {
  const text = received.at(-1)?.content.replaceAll(/=\r?\n/g, '') ?? '';
  const path = /https?:\/\/[^/\s]+(\/confirm-email\/[\w-]+)/.exec(text)?.[1];
  if (path === undefined) throw new Error(`No link in the mail:\n${text}`);
  return path;
}
