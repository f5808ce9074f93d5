/** The administrators' trainee list and a trainee's own page. */
import type { Locator } from '@playwright/test';
import type { Visitor } from '../harness/visit.ts';

export const TRAINEES = '/admin/track-trainee';

/** A row of the table; on a phone the card that it becomes. */
export function traineeRow({ page, device }: Visitor, name: string): Locator {
  const rows = page.getByRole('region', { name: 'Trainees' });
  return rows
    .getByRole(device.isTouched ? 'listitem' : 'row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
}

/** The names on the page, in their order. */
export async function namesShown({ page }: Visitor): Promise<string[]> {
  // The groups of the trainees are links too.
  const toTrainee = page.locator(`[href^="${TRAINEES}/"]`);
  const links = page.getByRole('region', { name: 'Trainees' }).getByRole('link').and(toTrainee);
  const names = await links.allInnerTexts();
  return names.filter((name) => name !== 'View progress' && name !== '');
}

export async function searchFor({ page }: Visitor, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search trainees' }).fill(text);
}

/** Types a company into the combobox and chooses its option. */
export async function chooseCompany(
  { page, press }: Visitor,
  within: Locator,
  name: string,
): Promise<void> {
  await within.getByRole('combobox', { name: 'Company' }).fill(name);
  await press(page.getByRole('option', { name, exact: true }));
}

interface Entry {
  readonly name?: string;
  readonly email?: string;
  readonly password?: string;
}

export async function fillTrainee(dialog: Locator, { name, email, password }: Entry) {
  if (name !== undefined) await dialog.getByLabel('Full name').fill(name);
  if (email !== undefined) await dialog.getByLabel('Email').fill(email);
  if (password !== undefined)
    await dialog
      .getByLabel(/^(New p|P)assword/)
      .first()
      .fill(password);
}
