/** Measures how far a page moves without a user's input. */
import type { Page } from '@playwright/test';

/** Adds up the layout shifts that no input has caused. Runs in the page, before its own scripts. */
export function noteShifts(): void {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries)
      if (Reflect.get(entry, 'hadRecentInput') === false)
        sum += Number(Reflect.get(entry, 'value'));
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Reflect.set(window, 'sumOfShifts', () => {
    add(observer.takeRecords());
    return sum;
  });
}

/** Returns the sum once the page is at rest: 0 if nothing moved; a sum from 0.1 on disturbs users. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await nextFrame();
    const ending = document
      .getAnimations()
      .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((each) => each.finished));
    // A shift is noted after the frame that shows it.
    await nextFrame();
    await nextFrame();
    return Reflect.get(window, 'sumOfShifts')();
  });
}
