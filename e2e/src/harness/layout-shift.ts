/** What moves on a page although nobody touched it. */
import type { Page } from 'playwright-core';

/** Adds up what moves by itself. Runs in the page, before anything else does. */
export function noteShifts(): void {
  Reflect.set(window, 'shifted', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'hadRecentInput') === false)
        Reflect.set(
          window,
          'shifted',
          Reflect.get(window, 'shifted') + Number(Reflect.get(entry, 'value')),
        );
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum so far: 0 where nothing moved; from 0.1 on people are disturbed. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'shifted')));
}
