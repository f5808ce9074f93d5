import type { RateLimiter, Rule, Verdict } from '../limits/rate-limiter.ts';
import { AppError } from './app-error.ts';

/** Counts one hit; throws TOO_MANY_REQUESTS with `message` and Retry-After where it is one too many. */
export async function enforceLimit(
  limiter: RateLimiter,
  key: string,
  rule: Rule,
  message: string,
): Promise<void> {
  refuseOverLimit(await limiter.hit(key, rule), message);
}

/** Throws TOO_MANY_REQUESTS with `message` and Retry-After where the limit is reached. */
export function refuseOverLimit({ allowed, retryAfterSeconds }: Verdict, message: string): void {
  if (!allowed) throw new AppError('TOO_MANY_REQUESTS', message, { retryAfter: retryAfterSeconds });
}
