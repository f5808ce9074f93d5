/** Records the moments at which one video element replaces another one that was playing. */
import type { BrowserContext, Page } from '@playwright/test';

export interface Handover {
  /** The position of the replaced element minus that of the new one, in seconds. */
  readonly ahead: number;
  /** Whether the new element has loaded its position and the seconds after it. */
  readonly isPlayable: boolean;
}

declare global {
  var handoversOfPage: Handover[];
}

/** Makes every page of the context record its handovers, in the task in which they occur. */
export async function recordHandovers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    globalThis.handoversOfPage = [];
    const note = (next: HTMLVideoElement): void => {
      const before = next.previousElementSibling;
      if (!(before instanceof HTMLVideoElement) || next.style.opacity !== '') return;
      globalThis.handoversOfPage.push({
        ahead: before.currentTime - next.currentTime,
        isPlayable: next.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA,
      });
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof HTMLVideoElement) note(target);
    }).observe(document, { attributeFilter: ['style'], subtree: true });
  });
}

export function handovers(page: Page): Promise<Handover[]> {
  return page.evaluate(() => globalThis.handoversOfPage);
}
