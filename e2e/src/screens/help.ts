/** Asking for help, and answering. */
import { expect, type Locator } from '@playwright/test';
import type { Visitor } from '../harness/visit.ts';

export function helpDialog({ page }: Visitor): Locator {
  return page.getByRole('dialog', { name: 'Ask for Help' });
}

/** Writes a message in the dialog, opened from the page, and sends it. */
export async function askForHelp(visitor: Visitor, message: string): Promise<void> {
  const { page, press } = visitor;
  const dialog = helpDialog(visitor);
  if (!(await dialog.isVisible())) await press(page.getByRole('button', { name: 'Ask for Help' }));
  await dialog.getByLabel('Your message').fill(message);
  await press(dialog.getByRole('button', { name: 'Send Request' }));
}

/** The card of a request, the trainee's own or an administrator's. */
export function requestCard({ page }: Visitor, message: string): Locator {
  return page.getByRole('article').filter({ hasText: message });
}

function updateDialog({ page }: Visitor): Locator {
  return page.getByRole('dialog', { name: 'Update Help Request' });
}

export async function openUpdate(visitor: Visitor, message: string): Promise<Locator> {
  const { press } = visitor;
  await press(requestCard(visitor, message).getByRole('button', { name: /^Update/ }));
  const dialog = updateDialog(visitor);
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function saveUpdate(
  visitor: Visitor,
  { status, notes }: { readonly status: string; readonly notes: string },
): Promise<void> {
  const dialog = updateDialog(visitor);
  await dialog.getByLabel('Status').selectOption(status);
  await dialog.getByLabel('Admin notes').fill(notes);
  await visitor.press(dialog.getByRole('button', { name: 'Update Request' }));
}
