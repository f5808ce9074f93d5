import {
  type CompanySettings,
  getCompanySettings,
  updateCompanySettings,
} from '@portal/contract/companies';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callKey } from '#web/platform/query/call-query.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { ofAcme } from '#web/testing/limited-admins.ts';
import { asAdmin, settingsOfAcme } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { tabTo } from '#web/testing/tab-to.ts';
import { JoinSettings } from './join-settings.tsx';

const it = screenIt
  .extend('open', ({ show, server, signIn }) => {
    signIn(asAdmin);
    return (changes: Partial<CompanySettings> = {}) => {
      server.answer(getCompanySettings, { ...settingsOfAcme, ...changes });
      show(<JoinSettings companyId={3} />);
    };
  })
  /** Answers a save, and what is loaded after it. */
  .extend('answerSave', ({ server }) => (saved: CompanySettings) => {
    server.answer(updateCompanySettings, () => {
      server.answer(getCompanySettings, saved);
      return saved;
    });
  });

const mode = (name: RegExp) => page.getByRole('radio', { name });
const save = page.getByRole('button', { name: 'Save settings' });
const code = page.getByRole('textbox', { name: 'Join code' });

describe('settings of a company', () => {
  it('are saved with the version that was edited', async ({ open, server, answerSave }) => {
    const saved = { ...settingsOfAcme, signUp: 'code', joinCode: '7K3M-9QXT-2BVD' } as const;
    answerSave({ ...saved, domains: [], listed: false, version: 2 });
    open();
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(page.getByRole('textbox', { name: 'Sign-up link' }))
      .toHaveValue(`${location.origin}/signup-trainee/${settingsOfAcme.link}`);
    await mode(/With a join code/).click();
    await page.getByLabelText(/Show the company/).click();
    (save.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Settings saved')).toBeVisible();
    await expect.element(code).toHaveValue('7K3M-9QXT-2BVD');
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await expect.element(save).toHaveFocus();
    // Nothing is left to be saved.
    await userEvent.keyboard('{Enter}');
    expect(server.received(updateCompanySettings)).toEqual([
      {
        params: { id: 3 },
        body: {
          signUp: 'code',
          domains: [],
          confirmEmail: false,
          listed: false,
          timeZone: null,
          language: null,
          crossCompanyChat: true,
          version: 1,
        },
      },
    ]);
  });

  it('are changed by the keyboard alone', async ({ open, server, answerSave }) => {
    const saved = { ...settingsOfAcme, signUp: 'domains', domains: ['people.test'] } as const;
    answerSave({ ...saved, domains: [...saved.domains], confirmEmail: true, version: 2 });
    open();
    await tabTo(mode(/^Everyone/));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(mode(/With an email of the company/)).toBeChecked();
    const domains = page.getByLabelText('Email domains');
    await tabTo(domains);
    await userEvent.keyboard('@People.test');
    await tabTo(save);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Settings saved')).toBeVisible();
    await expect.element(domains).toHaveValue('people.test');
    expect(server.received(updateCompanySettings)).toMatchObject([
      { body: { signUp: 'domains', domains: ['@People.test'] } },
    ]);
  });

  it('are not saved when the changes are discarded, and the focus stays', async ({ open }) => {
    open();
    await mode(/By invitation only/).click();
    (page.getByRole('button', { name: 'Discard changes' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(mode(/Everyone/)).toBeChecked();
    await expect.element(save).toHaveFocus();
  });

  it('keep what is edited while they are saved, for the next save', async ({ open, server }) => {
    const answer = server.hold(updateCompanySettings);
    open({ signUp: 'code', joinCode: '7K3M-9QXT-2BVD' });
    const listed = page.getByLabelText(/Show the company/);
    await mode(/Everyone/).click();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect.element(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await listed.click();
    answer({ ...settingsOfAcme, signUp: 'open', version: 2 });
    await expect.element(page.getByText('Settings saved')).toBeVisible();
    await expect.element(listed).not.toBeChecked();
    await save.click();
    await expect
      .poll(() => server.received(updateCompanySettings).map(({ body }) => body))
      .toMatchObject([
        { signUp: 'open', listed: true, version: 1 },
        { signUp: 'open', listed: false, version: 2 },
      ]);
  });

  it('show a refused domain at its field and keep what was typed', async ({ open, server }) => {
    const message = 'Please enter domains such as example.com.';
    const details = { fields: [{ path: 'domains', message }] };
    server.answer(updateCompanySettings, refusal('INVALID_INPUT', message, details));
    open();
    await mode(/With an email of the company/).click();
    const domains = page.getByLabelText('Email domains');
    await domains.fill('com, acme.example');
    await expect.element(page.getByLabelText(/Confirm each email/)).toBeChecked();
    await expect.element(page.getByLabelText(/Confirm each email/)).toBeDisabled();
    await save.click();
    await expect.element(domains).toHaveAccessibleDescription(new RegExp(message));
    await expect.element(domains).toHaveValue('com, acme.example');
    expect(server.received(updateCompanySettings)[0]?.body.domains).toEqual([
      'com',
      'acme.example',
    ]);
    await domains.fill('acme.example');
    await expect.element(domains).not.toHaveAccessibleDescription(new RegExp(message));
  });

  it('that were changed elsewhere can be loaded, and are not overwritten', async ({
    open,
    server,
  }) => {
    const message = 'These settings have been changed elsewhere in the meantime.';
    server.answer(updateCompanySettings, refusal('CONFLICT', message, { version: 2 }));
    open();
    await mode(/By invitation only/).click();
    await save.click();
    await expect.element(page.getByText(/Your changes were not saved\./)).toBeVisible();
    await expect.element(mode(/By invitation only/)).toBeChecked();
    const present = {
      ...settingsOfAcme,
      signUp: 'code',
      joinCode: 'ABCD-EFGH',
      version: 2,
    } as const;
    server.answer(getCompanySettings, { ...present, domains: [] });
    await page.getByRole('button', { name: 'Load the present settings' }).click();
    await expect.element(mode(/With a join code/)).toBeChecked();
    await expect.element(code).toHaveValue('ABCD-EFGH');
  });

  it('are shown as another tab has saved them, until they are edited', async ({ open, server }) => {
    open();
    await expect.element(page.getByText(/or choose the company in the list\./)).toBeVisible();
    const elsewhere = { ...settingsOfAcme, signUp: 'code', listed: false, version: 2 } as const;
    const reload = (changes: Partial<CompanySettings>) => {
      server.answer(getCompanySettings, { ...elsewhere, ...changes });
      return refreshInAllTabs([callKey(getCompanySettings)]);
    };
    await reload({ joinCode: 'ABCD-EFGH' });
    await expect.element(code).toHaveValue('ABCD-EFGH');
    await expect.element(page.getByLabelText(/Show the company/)).not.toBeChecked();
    await expect.element(page.getByText(/only by it, because the company is not/)).toBeVisible();
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');

    await page.getByLabelText(/Show the company/).click();
    await reload({ joinCode: 'NEWC-2345', version: 3 });
    await expect.element(code).toHaveValue('NEWC-2345');
    await expect.element(page.getByLabelText(/Show the company/)).toBeChecked();
    server.answer(updateCompanySettings, refusal('CONFLICT', 'Changed elsewhere.', { version: 3 }));
    await save.click();
    await expect.element(page.getByText(/Your changes were not saved\./)).toBeVisible();
    expect(server.received(updateCompanySettings)[0]?.body.version).toBe(2);
  });

  it('say what needs a mail server, while there is none', async ({ open }) => {
    open({ hasMailServer: false });
    await expect.element(mode(/With an email of the company/)).toBeDisabled();
    await expect.element(page.getByLabelText(/Confirm each email/)).toBeDisabled();
    await expect.element(page.getByText(/to set SMTP_URL/).first()).toBeVisible();
  });

  it('forbid chats with people of other companies', async ({ open, server, answerSave }) => {
    answerSave({ ...settingsOfAcme, crossCompanyChat: false, version: 2 });
    open();
    const chat = page.getByRole('checkbox', { name: /Chat with people of other companies/ });
    await expect.element(chat).toBeChecked();
    await chat.click();
    await save.click();
    await expect
      .poll(() => server.received(updateCompanySettings).map(({ body }) => body.crossCompanyChat))
      .toEqual([false]);
    await expect.element(chat).not.toBeChecked();
  });

  it('choose a time zone by typing', async ({ open, server }) => {
    server.answer(updateCompanySettings, { ...settingsOfAcme, timeZone: 'Europe/Berlin' });
    open();
    await page.getByRole('combobox', { name: /Time zone/ }).fill('berlin');
    await page.getByRole('option', { name: 'Europe/Berlin' }).click();
    await save.click();
    await expect
      .poll(() => server.received(updateCompanySettings).map(({ body }) => body.timeZone))
      .toEqual(['Europe/Berlin']);
  });
});

describe('a join code', () => {
  const withCode = { signUp: 'code', joinCode: '7K3M-9QXT-2BVD' } as const;

  it('is replaced after a confirmation, without losing other changes', async ({
    open,
    server,
    answerSave,
  }) => {
    answerSave({ ...settingsOfAcme, ...withCode, joinCode: 'NEWC-2345-6789', version: 2 });
    open(withCode);
    await page.getByLabelText(/Show the company/).click();
    await page.getByRole('button', { name: 'New code' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Replace the join code?' });
    await expect.element(dialog.getByText(/7K3M-9QXT-2BVD ends at once/)).toBeVisible();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(code).toHaveValue('NEWC-2345-6789');
    expect(server.received(updateCompanySettings)).toEqual([
      { params: { id: 3 }, body: { joinCode: null, version: 1 } },
    ]);
    await expect.element(page.getByLabelText(/Show the company/)).not.toBeChecked();
    await save.click();
    await expect.poll(() => server.received(updateCompanySettings).at(-1)?.body.version).toBe(2);
  });

  it('is replaced only for the settings that are shown', async ({ open, server, answerSave }) => {
    open(withCode);
    const listed = page.getByLabelText(/Show the company/);
    await expect.element(listed).toBeChecked();
    const present = { ...settingsOfAcme, ...withCode, listed: false, version: 2 };
    server.answer(getCompanySettings, present);
    server.answer(updateCompanySettings, refusal('CONFLICT', 'Changed elsewhere.'));
    await page.getByRole('button', { name: 'New code' }).click();
    const confirm = page.getByRole('button', { name: 'Make a new code' });
    await confirm.click();
    await expect.element(page.getByText('Changed elsewhere.')).toBeVisible();
    await expect.element(listed).not.toBeChecked();
    answerSave({ ...present, joinCode: 'NEWC-2345-6789', version: 3 });
    await confirm.click();
    await expect.element(code).toHaveValue('NEWC-2345-6789');
    await expect.element(listed).not.toBeChecked();
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    expect(server.received(updateCompanySettings).map(({ body }) => body)).toEqual([
      { joinCode: null, version: 1 },
      { joinCode: null, version: 2 },
    ]);
  });

  it('cannot be replaced while the settings are saved', async ({ open, server }) => {
    const answer = server.hold(updateCompanySettings);
    open(withCode);
    const replace = page.getByRole('button', { name: 'New code' });
    await page.getByLabelText(/Show the company/).click();
    await expect.element(replace).toBeEnabled();
    await save.click();
    await expect.element(replace).toBeDisabled();
    answer({ ...settingsOfAcme, ...withCode, listed: false, version: 2 });
    await expect.element(replace).toBeEnabled();
  });

  it('stays when the replacement is cancelled or refused', async ({ open, server }) => {
    server.answer(updateCompanySettings, refusal('NOT_FOUND', 'Company not found'));
    open(withCode);
    await page.getByRole('button', { name: 'New code' }).click();
    await page.getByRole('button', { name: 'Make a new code' }).click();
    await expect.element(page.getByText('Company not found')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(code).toHaveValue('7K3M-9QXT-2BVD');
  });
});

it('an admin without Training sees the settings, the link and the code', async ({
  open,
  signIn,
}) => {
  signIn(ofAcme('people'));
  open({ signUp: 'code', joinCode: '7K3M-9QXT-2BVD' });
  await expect.element(mode(/With a join code/)).toBeChecked();
  await expect.element(mode(/With a join code/)).toBeDisabled();
  await expect.element(code).toHaveValue('7K3M-9QXT-2BVD');
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  for (const name of ['Save settings', 'New code'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
});
