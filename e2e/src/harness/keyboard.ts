import { expect, type Locator, type Page } from '@playwright/test';

/** An upper limit for the number of Tab stops before an element. */
const STOPS_MAX = 40;

/** Presses Tab until the element has the focus. Fails if a focused element on the way has no outline. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate(focusWithoutRing);
    if (unseen !== null) throw new Error(`The focus cannot be seen on ${unseen}`);
    if (await isFocused(target)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Returns the focused element if neither it nor one of its three nearest ancestors has an outline. Runs in the page. */
function focusWithoutRing(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  // The button within a date field has the focus. Its outline is the browser's own.
  const isDate = focused instanceof HTMLInputElement && focused.type === 'date';
  if (isDate && !focused.matches(':focus-visible')) return null;
  for (let box: Element | null = focused, steps = 0; box !== null && steps < 4; steps += 1) {
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) return null;
    box = box.parentElement;
  }
  return focused.outerHTML.slice(0, 200);
}
