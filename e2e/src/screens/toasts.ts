import type { Locator } from '@playwright/test';
import type { Visitor } from '../harness/visit.ts';

/** The toasts that are shown now. */
export function toasts({ page }: Visitor): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}
