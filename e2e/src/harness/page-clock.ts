/** The clock of a page on which `clock.install` was called. */
import { expect, type Page, type Request } from '@playwright/test';
import type { Call } from '@portal/contract/call';

/**
 * Milliseconds by which the clock is stopped ahead of the time of the page: the page goes on until it receives the call,
 * which takes longer on a busy machine.
 */
const AHEAD_MS = 5_000;

/** Stops the timers of the page until the journey lets time pass. */
export async function stopClock({ clock }: Page): Promise<void> {
  // Refused if the page's clock has come past that time already.
  await expect(() => clock.pauseAt(Date.now() + AHEAD_MS)).toPass();
}

interface Steps {
  /** Milliseconds that pass between two checks. */
  readonly stepMs: number;
  readonly look: () => unknown;
}

/** Lets time pass in the page, step by step, until the value is as expected. */
export function passTime({ clock }: Page, { stepMs, look }: Steps) {
  const next = async () => {
    await clock.runFor(stepMs);
    return look();
  };
  // Between two steps the page only needs the answers of the portal.
  return expect.poll(next, { intervals: [100] });
}

/** Shorter than the time between two polls. */
const PART_OF_POLL_MS = 5_000;

/**
 * Lets time pass until the page has sent this call once more. It plans its next poll when it has processed the last
 * answer, which is later than the answer itself.
 */
export async function untilPolled(page: Page, { path }: Call): Promise<void> {
  let polls = 0;
  const count = (request: Request) => {
    if (new URL(request.url()).pathname === `/api${path}`) polls += 1;
  };
  page.on('request', count);
  await passTime(page, { stepMs: PART_OF_POLL_MS, look: () => polls }).toBeGreaterThan(0);
  page.off('request', count);
}
