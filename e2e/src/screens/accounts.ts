/** Signing up, in and out, as people do it. */

import { expect, type Locator } from '@playwright/test';
import { logOut as logOutCall, type Session } from '@portal/contract/accounts';
import { call, type Person } from '../harness/api.ts';
import type { Portal } from '../harness/portal.ts';
import type { Visitor } from '../harness/visit.ts';

export async function fillLogin(
  { page, press }: Visitor,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const field = page.getByLabel('Email');
  // After a sign-up the page enters the email itself as soon as its code has loaded.
  await expect(async () => {
    await field.fill(email);
    expect(await field.inputValue()).toBe(email);
  }).toPass();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page.getByRole('button', { name: 'Login', exact: true }));
}

export async function logInAsTrainee(visitor: Visitor, who: Person): Promise<void> {
  const { page } = visitor;
  await page.goto('/login/TRAINEE');
  await expect(page.getByRole('heading', { name: 'Trainee Login' })).toBeVisible();
  await fillLogin(visitor, who);
  await expect(page).toHaveURL('/training');
  await expect(page.getByRole('heading', { name: `Welcome, ${who.name}` })).toBeVisible();
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

export async function logOut({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL('/');
  expect(await storedKeys(page)).not.toContain('authToken');
}

/** The keys of this browser's local storage. */
export function storedKeys(page: Visitor['page']): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}

/** Follows an entry of the main navigation, which is in a drawer where there is no room for it. */
export async function goTo({ page, press }: Visitor, entry: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Open navigation' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  // The HTML that a page arrives with has the navigation too, in wide windows. Its links load the next page as a whole.
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  if (await opener.isVisible()) await press(opener);
  await press(navigation.getByRole('link', { name: entry }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function storedToken(page: Visitor['page']): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  if (token === null) throw new Error('This browser is signed out');
  return token;
}

/** Makes the browser remember a session that began elsewhere; the next page restores it. */
export async function signIn({ page }: Visitor, session: Session): Promise<void> {
  await page.goto('/');
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
  await expect(dialog.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await visitor.press(dialog.getByRole('button', { name: 'Login', exact: true }));
  await expect(dialog).toHaveCount(0);
}
