/** The moments at which one video element replaces another, which played. */
import type { BrowserContext, Page } from '@playwright/test';

export interface Handover {
  /** How many seconds the element that was shown is ahead of the one that replaces it. */
  readonly ahead: number;
  /** Whether the new element has the data to show its place and to go on. */
  readonly isPlayable: boolean;
}

declare global {
  var handoversOfPage: Handover[];
}

/** From here on every page of the context notes the handovers, in the task that makes them. */
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
