import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import { LINK_LIFETIME_MS } from './export-links.ts';

/** Milliseconds after its first download in which a link may be used again if no download was completed. */
export const REPEAT_MS = 60_000;

const ONCE = { limit: 1, windowMs: LINK_LIFETIME_MS };

/**
 * Stores which export links were used. A completed download ends its link; an interrupted one may be repeated for
 * {@link REPEAT_MS}. The limiter stores this for all processes, as long as a link is valid.
 */
export function createLinkUses(limiter: RateLimiter) {
  const begun = (signature: string) => `export-begun:${signature}`;
  const completed = (signature: string) => `export-completed:${signature}`;

  async function isOpen(signature: string, method: 'hit' | 'peek'): Promise<boolean> {
    if (!(await limiter.peek(completed(signature), ONCE)).allowed) return false;
    const { allowed, retryAfterSeconds } = await limiter[method](begun(signature), ONCE);
    return allowed || retryAfterSeconds * 1000 > LINK_LIFETIME_MS - REPEAT_MS;
  }

  return {
    /** Whether a download may start now; if so, it counts as started. */
    begin: (signature: string): Promise<boolean> => isOpen(signature, 'hit'),
    /** Whether a download could start now. */
    isOpen: (signature: string): Promise<boolean> => isOpen(signature, 'peek'),
    /** Records that a download was completed. */
    async complete(signature: string): Promise<void> {
      await limiter.hit(completed(signature), ONCE);
    },
  };
}
