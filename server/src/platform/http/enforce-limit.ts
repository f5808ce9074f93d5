import type { Refusal } from '@portal/contract/reasons';
import type { RateLimiter, Rule, Verdict } from '../limits/rate-limiter.ts';
import { AppError } from './app-error.ts';

/**
 * Counts one hit. Throws TOO_MANY_REQUESTS with `message` and Retry-After if it is one too many; the part of the key
 * before the first colon is logged as the name of the limit.
 */
export async function enforceLimit(
  limiter: RateLimiter,
  key: string,
  rule: Rule,
  refusal: Refusal,
): Promise<void> {
  const [kind = key] = key.split(':', 1);
  refuseOverLimit(await limiter.hit(key, rule), refusal, kind);
}

/** Throws TOO_MANY_REQUESTS with the reason and Retry-After if the limit is reached. */
export function refuseOverLimit(
  { allowed, retryAfterSeconds: retryAfter }: Verdict,
  refusal: Refusal,
  logged: string,
): void {
  if (!allowed) throw new AppError('TOO_MANY_REQUESTS', refusal, { retryAfter, logged });
}
