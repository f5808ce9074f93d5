import { expect, type Locator } from '@playwright/test';
import type { Visitor } from '../harness/visit.ts';

/**
 * From now on no offer to undo of this page ends, because its time passes only while the page is in view. Other toasts
 * stay anyway (`makeToastsStay`).
 */
export async function keepUndoOffers({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** The toasts that are shown now. */
export function toasts(visitor: Visitor): Locator {
  return frame(visitor).getByRole('listitem');
}

/** Waits until the code of a page that was complete without it handles clicks. The frame of toasts comes last. */
export function untilStarted(visitor: Pick<Visitor, 'page'>): Promise<void> {
  return expect(frame(visitor)).toBeAttached();
}

function frame({ page }: Pick<Visitor, 'page'>): Locator {
  return page.getByRole('region', { name: /^Notifications/ });
}
