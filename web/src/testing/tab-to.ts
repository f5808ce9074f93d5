import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  await expect
    .poll(async () => {
      await userEvent.tab();
      return target.element() === document.activeElement;
    })
    .toBe(true);
}
