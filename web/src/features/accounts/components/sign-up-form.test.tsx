import { signUp } from '@portal/contract/accounts';
import { listPublicCompanies } from '@portal/contract/companies';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { publicAcme as acme, asTrainee } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const globex = { ...acme, id: 4, name: 'Globex' };

const it = screenIt
  .extend('companies', { auto: true }, ({ server }) => {
    server.answer(listPublicCompanies, [acme, globex]);
  })
  .extend('onUnconfirmed', () => vi.fn());

const name = page.getByLabelText('Full name');
const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password');
const company = page.getByLabelText('Company');
const joinCode = page.getByLabelText('Join code');
const button = page.getByRole('button', { name: /^Sign(ing)? up/ });
const alert = page.getByRole('alert');

const entry = {
  name: 'Tina Trainee',
  email: 'tina@acme.example',
  password: 'secret',
  companyName: 'Acme',
};

async function fillIn(changes: Partial<typeof entry> = {}): Promise<void> {
  const typed = { ...entry, ...changes };
  await name.fill(typed.name);
  await email.fill(typed.email);
  await password.fill(typed.password);
  await expect.element(page.getByRole('option', { name: 'Acme' })).toBeInTheDocument();
  await company.selectOptions(typed.companyName);
}

async function expectEntryKept(): Promise<void> {
  await expect.element(name).toHaveValue(entry.name);
  await expect.element(email).toHaveValue(entry.email);
  await expect.element(password).toHaveValue(entry.password);
}

describe('sign-up form', () => {
  it('names each missing field and focuses the first one', async ({ show, onUnconfirmed }) => {
    show(<SignUpForm onUnconfirmed={onUnconfirmed} />);
    await button.click();
    await expect.element(name).toHaveAccessibleDescription('Name is required');
    await expect.element(email).toHaveAccessibleDescription('Email is required');
    await expect
      .element(password)
      .toHaveAccessibleDescription('At least 6 characters Password is required');
    await expect.element(company).toHaveAccessibleDescription('Please select a company');
    await expect.element(name).toHaveFocus();
  });

  it('focuses the company when only that is missing', async ({ show, onUnconfirmed }) => {
    show(<SignUpForm onUnconfirmed={onUnconfirmed} />);
    await fillIn({ companyName: '' });
    await button.click();
    await expect.element(company).toHaveFocus();
  });

  it('refuses a password that is too short and a name that is too long', async ({
    show,
    onUnconfirmed,
  }) => {
    show(<SignUpForm onUnconfirmed={onUnconfirmed} />);
    await fillIn({ name: 'x'.repeat(201), password: '12345' });
    await button.click();
    await expect.element(name).toHaveAccessibleDescription('At most 200 characters');
    await expect
      .element(password)
      .toHaveAccessibleDescription(/Password must have at least 6 characters$/);
    await password.fill('123456');
    await expect.element(password).toHaveAccessibleDescription('At least 6 characters');
  });

  it('sends the trimmed name once and leads to the login', async ({
    show,
    server,
    onUnconfirmed,
  }) => {
    const answer = server.hold(signUp);
    const { address } = show(<SignUpForm onUnconfirmed={onUnconfirmed} />, {
      path: '/signup-trainee',
      at: '/signup-trainee',
    });
    await fillIn({ name: '  Tina Trainee ' });
    await button.dblClick();
    await expect.element(button).toHaveTextContent('Signing up...');
    answer({ success: true, message: 'Welcome!', user: asTrainee, waitingToken: null });
    await expect.poll(address).toBe('/login/TRAINEE');
    await expect.element(page.getByText(/^Signup successful!/)).toBeVisible();
    expect(server.received(signUp)).toEqual([{ body: entry }]);
  });

  it('shows that the email is taken at its field and keeps what was entered', async ({
    show,
    server,
    onUnconfirmed,
  }) => {
    server.answer(signUp, refusal('EMAIL_TAKEN', 'Email already registered'));
    show(<SignUpForm onUnconfirmed={onUnconfirmed} />);
    await fillIn();
    await button.click();
    await expect.element(email).toHaveAccessibleDescription('Email already registered');
    await expect.element(email).toHaveFocus();
    await expect.element(alert).toHaveTextContent('Signup failed. Please try again.');
    await expectEntryKept();
    await expect.element(company).toHaveValue('Acme');
  });

  it('reads the companies again when the chosen one has been deleted', async ({
    show,
    server,
    onUnconfirmed,
  }) => {
    server.answer(signUp, refusal('NOT_FOUND', 'Company not found'));
    show(<SignUpForm onUnconfirmed={onUnconfirmed} />);
    await fillIn();
    server.answer(listPublicCompanies, [globex]);
    await button.click();
    await expect.element(company).toHaveAccessibleDescription('Company not found');
    await expect.element(company).toHaveFocus();
    await expect.element(company).toHaveValue('');
    await expect.element(page.getByRole('option', { name: 'Acme' })).not.toBeInTheDocument();
    await expectEntryKept();
    await button.click();
    await expect.element(company).toHaveAccessibleDescription('Please select a company');
    expect(server.received(signUp)).toHaveLength(1);
  });

  it('keeps what was entered when the connection is lost', async ({
    show,
    server,
    onUnconfirmed,
  }) => {
    server.answer(signUp, NO_CONNECTION);
    show(<SignUpForm onUnconfirmed={onUnconfirmed} />);
    await fillIn();
    await button.click();
    await expect
      .element(alert)
      .toHaveTextContent('Signup failed. Please check your information and try again.');
    await expectEntryKept();
    server.answer(signUp, {
      success: true,
      message: 'Welcome!',
      user: asTrainee,
      waitingToken: null,
    });
    await button.click();
    await expect.element(page.getByText(/^Signup successful!/)).toBeVisible();
  });

  it('offers to read the companies again when they could not be read', async ({
    show,
    server,
    onUnconfirmed,
  }) => {
    server.answer(listPublicCompanies, NO_CONNECTION);
    show(<SignUpForm onUnconfirmed={onUnconfirmed} />);
    await expect.element(page.getByText(/The companies could not be loaded/)).toBeVisible();
    server.answer(listPublicCompanies, [acme]);
    await page.getByRole('button', { name: /Retry|Try again/ }).click();
    await expect.element(page.getByRole('option', { name: 'Acme' })).toBeInTheDocument();
  });

  it('says that there is no company to choose', async ({ show, server, onUnconfirmed }) => {
    server.answer(listPublicCompanies, []);
    show(<SignUpForm onUnconfirmed={onUnconfirmed} />);
    await expect.element(company).toHaveAccessibleDescription(/There is no company to choose/);
  });

  it('finds one of many companies by typing', async ({ show, server, onUnconfirmed }) => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...acme,
      id: index + 1,
      name: `Company ${index + 1}`,
    }));
    server.answer(listPublicCompanies, many);
    server.answer(signUp, {
      success: true,
      message: 'Welcome!',
      user: asTrainee,
      waitingToken: null,
    });
    show(<SignUpForm onUnconfirmed={onUnconfirmed} />);
    // Until the companies have come, their field is another one.
    const search = page.getByPlaceholder('Search your company');
    await search.fill('11');
    await page.getByRole('option', { name: 'Company 11' }).click();
    await expect.element(search).toHaveValue('Company 11');
    await name.fill(entry.name);
    await email.fill(entry.email);
    await password.fill(entry.password);
    await button.click();
    await expect
      .poll(() => server.received(signUp).map(({ body }) => body.companyName))
      .toEqual(['Company 11']);
  });

  it('asks for the join code of a company that needs one, and only of that', async ({
    show,
    server,
    onUnconfirmed,
  }) => {
    server.answer(listPublicCompanies, [{ ...acme, signUp: 'code' }, globex]);
    show(<SignUpForm onUnconfirmed={onUnconfirmed} />);
    await fillIn({ companyName: 'Globex' });
    await expect.element(joinCode).not.toBeInTheDocument();
    await company.selectOptions('Acme');
    await button.click();
    await expect.element(joinCode).toHaveAccessibleDescription(/Join code is required$/);
    await expect.element(joinCode).toHaveFocus();
    server.answer(signUp, refusal('JOIN_CODE', 'This join code is wrong.'));
    await joinCode.fill('abcd-2345');
    await button.click();
    await expect.element(joinCode).toHaveAccessibleDescription(/This join code is wrong\.$/);
    await expect.element(joinCode).toHaveFocus();
    await expect.element(joinCode).toHaveValue('abcd-2345');
    await expectEntryKept();
    server.answer(signUp, {
      success: true,
      message: 'Welcome!',
      user: asTrainee,
      waitingToken: null,
    });
    await button.click();
    await expect.element(page.getByText(/^Signup successful!/)).toBeVisible();
    expect(server.received(signUp).at(-1)?.body).toEqual({ ...entry, joinCode: 'abcd-2345' });
  });

  it('asks for a join code that the company needs since the list was loaded', async ({
    show,
    server,
    onUnconfirmed,
  }) => {
    server.answer(signUp, refusal('JOIN_CODE', 'This company needs a join code.'));
    show(<SignUpForm onUnconfirmed={onUnconfirmed} />);
    await fillIn();
    await button.click();
    await expect.element(joinCode).toHaveFocus();
    await expect.element(joinCode).toHaveAccessibleDescription(/This company needs a join code/);
    await expectEntryKept();
  });

  it('says which emails a company admits, and that one is by invitation only', async ({
    show,
    server,
    onUnconfirmed,
  }) => {
    const domains = ['acme.example', 'acme.test'];
    server.answer(listPublicCompanies, [
      { ...acme, signUp: 'domains', domains },
      { ...globex, signUp: 'invitation' },
    ]);
    server.answer(signUp, refusal('EMAIL_DOMAIN', 'Please use your email at acme.example.'));
    show(<SignUpForm onUnconfirmed={onUnconfirmed} />);
    await fillIn();
    await expect
      .element(email)
      .toHaveAccessibleDescription('Use your email at acme.example or acme.test');
    await button.click();
    await expect.element(email).toHaveAccessibleDescription(/Please use your email/);
    await expect.element(email).toHaveFocus();
    server.answer(signUp, refusal('INVITATION_ONLY', 'By invitation only.'));
    await company.selectOptions('Globex');
    await expect.element(company).toHaveAccessibleDescription(/by invitation only/);
    await button.click();
    await expect.element(company).toHaveAccessibleDescription(/By invitation only\.$/);
    await expect.element(company).toHaveValue('Globex');
  });

  it('reports the email that is to be confirmed', async ({ show, server, onUnconfirmed }) => {
    server.answer(signUp, {
      success: true,
      message: 'Check your mail',
      user: null,
      waitingToken: 'waits',
    });
    show(<SignUpForm onUnconfirmed={onUnconfirmed} />);
    await fillIn();
    await button.click();
    await expect
      .poll(() => onUnconfirmed.mock.calls)
      .toEqual([[{ email: entry.email, token: 'waits' }]]);
    await expect.element(button).toBeEnabled();
    await expectEntryKept();
  });
});
