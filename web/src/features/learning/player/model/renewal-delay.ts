import { MEDIA_LINK_LIFETIME_MS } from '@portal/contract/limits';

const BEFORE_END_MS = 60_000;
/** Every link works for more than half of the longest lifetime. */
const LIFETIME_MIN_MS = MEDIA_LINK_LIFETIME_MS / 2;

type Links = {
  /** ISO 8601. */
  readonly expiresAt: string;
  /** They have come from the server just now, and from no cache. */
  readonly isFresh: boolean;
};

/**
 * Milliseconds until links are to be replaced. Where their end cannot be true, the clock of this device is wrong, and
 * the delay follows from the shortest lifetime.
 */
export function renewalDelay({ expiresAt, isFresh }: Links, now: number): number {
  const left = Date.parse(expiresAt) - now;
  const least = isFresh ? LIFETIME_MIN_MS : Number.NEGATIVE_INFINITY;
  const isTrue = left >= least && left <= MEDIA_LINK_LIFETIME_MS;
  return Math.max(0, (isTrue ? left : LIFETIME_MIN_MS) - BEFORE_END_MS);
}
