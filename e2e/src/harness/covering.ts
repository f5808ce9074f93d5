import { expect, type Locator, type Page } from '@playwright/test';

/** Fails unless a toast is shown, at rest and in the window, and covers none of the given elements. */
export async function expectToastsClearOf(page: Page, ...needed: readonly Locator[]) {
  for (const each of needed) await expect(each).toBeVisible();
  const handles = await Promise.all(needed.map((each) => each.elementHandle()));
  expect(await page.evaluate(coveredByToasts, handles)).toEqual([]);
}

/** The elements that toasts cover once they are at rest. Runs in the page. */
async function coveredByToasts(
  elements: readonly (SVGElement | HTMLElement | null)[],
): Promise<string[]> {
  const nextFrame = () => new Promise(requestAnimationFrame);
  await nextFrame();
  await nextFrame();
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  await nextFrame();
  const shown = [
    ...document.querySelectorAll(
      '[data-sonner-toast][data-visible="true"]:not([data-removed="true"])',
    ),
  ];
  if (shown.length === 0) return ['no toast is shown'];
  const boxes = shown
    .flatMap((toast) => [toast, ...toast.querySelectorAll('button')])
    .map((part) => part.getBoundingClientRect());
  const outside = boxes.filter(({ top, bottom }) => top < 0 || bottom > innerHeight);
  const covered = elements.filter((element) => {
    const area = element?.getBoundingClientRect();
    if (area === undefined) return false;
    return boxes.some(
      ({ top, bottom, left, right }) =>
        top < area.bottom && bottom > area.top && left < area.right && right > area.left,
    );
  });
  return [
    ...outside.map(({ top, bottom }) => `a toast from ${top} to ${bottom} of ${innerHeight} px`),
    ...covered.map((element) => element?.outerHTML.slice(0, 200) ?? ''),
  ];
}
