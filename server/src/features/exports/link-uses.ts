import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import { LINK_LIFETIME_MS } from './export-links.ts';

/** How long after its first download a link may be used again, where no download has come to its end. */
export const REPEAT_MS = 60_000;

const ONCE = { limit: 1, windowMs: LINK_LIFETIME_MS };

/**
 * Which export links were used. A completed download ends its link; an interrupted one may be repeated for
 * {@link REPEAT_MS}. The limiter keeps it, for all processes, as long as a link can work.
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
    /** Whether a download may begin now; it counts as begun. */
    begin: (signature: string): Promise<boolean> => isOpen(signature, 'hit'),
    /** Whether a download could begin now. */
    isOpen: (signature: string): Promise<boolean> => isOpen(signature, 'peek'),
    /** A download has come to its end. */
    async complete(signature: string): Promise<void> {
      await limiter.hit(completed(signature), ONCE);
    },
  };
}
