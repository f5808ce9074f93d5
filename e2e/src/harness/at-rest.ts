import type { Page } from '@playwright/test';

/** Waits until every animation that has an end is over, because colours between two states are not designed. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
    const ending = document
      .getAnimations()
      .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((each) => each.finished));
    await document.fonts.ready;
  });
}
