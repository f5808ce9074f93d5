import { expect, type Locator } from '@playwright/test';
import type { Visitor } from './visit.ts';

/** Fails unless the item has an outline in forced colours, because these replace the background that marks it. */
export async function seeOutlineInForcedColours({ page }: Visitor, item: Locator): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const outline = () =>
    item.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth}`;
    });
  await expect.poll(outline).toBe('solid 2px');
  await page.emulateMedia({ forcedColors: 'none' });
}
