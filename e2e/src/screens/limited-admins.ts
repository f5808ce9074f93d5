/** The fields in which an admin limits another one to companies and groups, and the accounts of limited admins. */
import type { Locator } from '@playwright/test';
import { resetPassword, type Session } from '@portal/contract/accounts';
import { inviteAdmin } from '@portal/contract/admins';
import type { CallBody } from '@portal/contract/call';
import { logInAsAdmin } from '@portal/contract/log-in';
import { call, type Person } from '../harness/api.ts';
import type { ReachedPortal } from '../harness/portal.ts';
import type { Visitor } from '../harness/visit.ts';

interface ScopeChoice {
  readonly company: string;
  /** The whole company if absent. */
  readonly group?: string;
  readonly right: 'Read' | 'People' | 'Training';
}

/** Fills a row of the dialog; `place` counts from 1. Returns the row. */
export async function chooseScope(
  { page, press }: Visitor,
  place: number,
  { company, group, right }: ScopeChoice,
): Promise<Locator> {
  const row = page.getByRole('group', { name: `Company or group ${place}` });
  await press(row.getByRole('combobox', { name: 'Company' }));
  await press(page.getByRole('option', { name: company, exact: true }));
  if (group !== undefined) {
    await press(row.getByRole('combobox', { name: 'Part' }));
    await press(page.getByRole('option', { name: group, exact: true }));
  }
  await row.getByLabel('Right').selectOption(right);
  return row;
}

/** Opens the dialog in which what an admin sees is changed. */
export async function openReachOf({ page, press }: Visitor, name: string): Promise<Locator> {
  await press(page.getByRole('button', { name: `More actions for ${name}` }));
  await press(page.getByRole('menuitem', { name: 'Change what this admin sees' }));
  return page.getByRole('dialog', { name: `Change what ${name} sees` });
}

type NewAdmin = Person & Pick<CallBody<typeof inviteAdmin>, 'reach'>;

/** Adds an admin who has accepted the invitation. */
export async function addAdmin(
  portal: ReachedPortal,
  token: string,
  { password, ...invited }: NewAdmin,
): Promise<Session> {
  const { link } = await call(portal, inviteAdmin, { token, body: invited });
  const own = link?.split('/').at(-1) ?? '';
  await call(portal, resetPassword, { body: { token: own, password } });
  return call(portal, logInAsAdmin, { body: { email: invited.email, password } });
}
