const BEFORE_END_MS = 60_000;
/** The longest a browser's timer can wait. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Milliseconds until addresses that end at `expiresAt` (ISO 8601) are worth renewing. Null if they seem to
 * have ended: then this device's clock is wrong, and only a refused address can tell.
 */
export function renewalDelay(expiresAt: string, now: number): number | null {
  const left = Date.parse(expiresAt) - now;
  if (Number.isNaN(left) || left <= BEFORE_END_MS) return null;
  return Math.min(left - BEFORE_END_MS, TIMER_MAX_MS);
}
