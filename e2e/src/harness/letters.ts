import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor.ts';

/** Waits until each text is seen as it stands here: every letter, and nothing more around it. */
export async function readLetters(visitor: Visitor, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await visitor.see(visitor.page.getByText(text, { exact: true }));
}

/** Waits until each of these buttons or links is seen, called exactly so. */
export async function seeActions(
  { page, see }: Visitor,
  role: 'button' | 'link',
  ...names: readonly string[]
): Promise<void> {
  for (const name of names) await see(page.getByRole(role, { name, exact: true }));
}

/** The toasts that are shown now. */
export function toasts({ page }: Visitor): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}
