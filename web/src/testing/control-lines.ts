import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** The width in px of a page's content beside the sidebar, in a window of 1280 px with a scrollbar. */
export const CONTENT_WIDTH = 929;

/** Returns on how many lines these controls of a page are. */
export async function countLines(controls: readonly Locator[]): Promise<number> {
  for (const control of controls) await expect.element(control).toBeVisible();
  const middles = controls.map((control) => {
    const { top, bottom } = control.element().getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  });
  return new Set(middles).size;
}
