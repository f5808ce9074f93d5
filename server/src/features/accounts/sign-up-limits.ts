import { AppError } from '#server/platform/http/app-error.ts';
import { enforceLimit } from '#server/platform/http/enforce-limit.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';

const HOUR_MS = 60 * 60_000;
/** Attempts from one address, successful or not, because each may cost a hash. */
const PER_ADDRESS = { limit: 60, windowMs: HOUR_MS };
const ALL = 'sign-ups';

interface Dependencies {
  readonly limiter: RateLimiter;
  /** Accounts created by sign-ups from all addresses. */
  readonly signUpsPerHour: number;
}

export function createSignUpLimits({ limiter, signUpsPerHour }: Dependencies) {
  const everywhere = { limit: signUpsPerHour, windowMs: HOUR_MS };

  return {
    /** Runs a sign-up within its limits. A sign-up that creates no account does not count towards the total. */
    async count<T>(address: string, signUp: () => Promise<T>): Promise<T> {
      const message = 'Too many sign-ups. Please try again later.';
      await enforceLimit(limiter, `signup:${address}`, PER_ADDRESS, message);
      // Counted first, so that concurrent sign-ups cannot exceed the limit.
      const verdict = await limiter.hit(ALL, everywhere);
      if (!verdict.allowed) throw tooManyEverywhere(verdict.retryAfterSeconds);
      try {
        return await signUp();
      } catch (error) {
        await limiter.refund(ALL, verdict);
        throw error;
      }
    },
  };
}

function tooManyEverywhere(retryAfter: number): AppError {
  const message = 'Too many people are signing up at the moment. Please try again later.';
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfter, reason: ALL });
}
