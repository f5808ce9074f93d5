import type { Locator } from '@playwright/test';
import type { Visitor } from '../harness/visit.ts';

/**
 * From now on no toast of this page ends by itself, because the time of toasts passes only while the page is in view. For
 * what takes long on a busy machine while a toast is needed.
 */
export async function keepToasts({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** The toasts that are shown now. */
export function toasts({ page }: Visitor): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}
