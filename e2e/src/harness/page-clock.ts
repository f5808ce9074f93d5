/** The clock of a page on which `clock.install` was called. */
import { expect, type Page } from '@playwright/test';

/** How far ahead of the page the clock is stopped: it runs until the page receives the call, later on a busy machine. */
const AHEAD_MS = 5_000;

/** From now on no timer of the page ends unless the journey lets time pass. */
export async function stopClock({ clock }: Page): Promise<void> {
  await clock.pauseAt(Date.now() + AHEAD_MS);
}

interface Steps {
  /** How much time passes between two looks. */
  readonly stepMs: number;
  readonly look: () => unknown;
}

/** Lets time pass in the page and looks after each step: an expectation of what is seen at last. */
export function passTime({ clock }: Page, { stepMs, look }: Steps) {
  const next = async () => {
    await clock.runFor(stepMs);
    return look();
  };
  // Between two steps the page only needs the answers of the portal.
  return expect.poll(next, { intervals: [100] });
}
