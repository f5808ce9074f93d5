/** Signing up, in and out, as people do it. */
import { logOut as logOutCall, type Session } from '@portal/contract/accounts';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { call, type Person } from '../harness/api.ts';
import { ADMIN, type Portal } from '../harness/portal.ts';
import type { Visitor } from '../harness/visitor.ts';

export async function fillLogin(
  { page, press }: Visitor,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page.getByRole('button', { name: 'Login', exact: true }));
}

export async function logInAsAdmin(visitor: Visitor): Promise<void> {
  const { page, see, open, arriveAt } = visitor;
  await open('/login/ADMIN');
  await see(page.getByRole('heading', { name: 'Admin Login' }));
  await fillLogin(visitor, ADMIN);
  await arriveAt('/admin/company-modules');
  await see('Login successful!', page.getByRole('heading', { name: 'Training Modules' }));
}

export async function logInAsTrainee(visitor: Visitor, who: Person): Promise<void> {
  const { page, see, open, arriveAt } = visitor;
  await open('/login/TRAINEE');
  await see(page.getByRole('heading', { name: 'Trainee Login' }));
  await fillLogin(visitor, who);
  await arriveAt('/training');
  await see(page.getByRole('heading', { name: `Welcome, ${who.name}` }));
}

export async function fillSignUp({ page }: Visitor, who: Person, company: string): Promise<void> {
  await page.getByLabel('Full name').fill(who.name);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByLabel('Company').selectOption(company);
}

export async function submitSignUp({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: 'Sign up' }));
}

export async function logOut({ page, press, arriveAt }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: 'Logout' }));
  await arriveAt('/');
  expect(await storedKeys(page)).not.toContain('authToken');
}

/** The keys of this browser's local storage. */
export function storedKeys(page: Visitor['page']): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}

/** Follows an entry of the main navigation, which is in a drawer where there is no room for it. */
export async function goTo({ page, press, see }: Visitor, entry: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Open navigation' });
  if (await opener.isVisible()) await press(opener);
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry }));
  await see(page.getByRole('heading', { level: 1 }));
}

export async function storedToken(page: Visitor['page']): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  if (token === null) throw new Error('Nobody is signed in here');
  return token;
}

/** Makes the browser remember a session that began elsewhere; the next page restores it. */
export async function signIn({ open, page }: Visitor, session: Session): Promise<void> {
  await open('/');
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('authToken', token);
  }, session);
}

/** Ends the session of this browser on the server, as a logout on another device would. */
export async function endSession(portal: Portal, { page }: Visitor): Promise<void> {
  await call(portal, logOutCall, { token: await storedToken(page) });
}

/** The login over a page whose session has ended. */
export function loginDialog({ page }: Visitor, heading = /^(Admin|Trainee) Login$/): Locator {
  return page.getByRole('dialog', { name: heading });
}

/** Types the password into the dialog over the page, whose email stands there already. */
export async function logInAgain(
  visitor: Visitor,
  { password }: Pick<Person, 'password'>,
): Promise<void> {
  const dialog = loginDialog(visitor);
  await visitor.see(dialog.getByText('Your session has ended. Please log in again.'));
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await visitor.press(dialog.getByRole('button', { name: 'Login', exact: true }));
  await dialog.waitFor({ state: 'detached' });
}
