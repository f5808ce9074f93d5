import { because } from '@portal/contract/reasons';
import { AppError } from '#server/platform/http/app-error.ts';
import { enforceLimit, refuseOverLimit } from '#server/platform/http/enforce-limit.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import { isWrongCode, type JoinedCompany, type SignUpFacts } from '../companies/service.ts';

const HOUR_MS = 60 * 60_000;
/** Attempts from one address, successful or not, because each may cost a hash. */
const PER_ADDRESS = { limit: 60, windowMs: HOUR_MS };
/** Wrong join codes from one address, of all companies. */
const WRONG_CODES = { limit: 10, windowMs: HOUR_MS };
const ALL = 'sign-ups';

interface Dependencies {
  readonly limiter: RateLimiter;
  /** Accounts created by sign-ups from all addresses. */
  readonly signUpsPerHour: number;
}

export function createSignUpLimits({ limiter, signUpsPerHour }: Dependencies) {
  const everywhere = { limit: signUpsPerHour, windowMs: HOUR_MS };

  return {
    /**
     * Counts a wrong join code. Throws TOO_MANY_REQUESTS at an address with too many of them, also for a correct code:
     * otherwise the answers would show which one is correct.
     */
    async countCode(address: string, { rules }: JoinedCompany, facts: SignUpFacts): Promise<void> {
      if (rules.signUp !== 'code' || facts.joinCode === null) return;
      const key = `join-code:${address}`;
      // Counted first, so that concurrent guesses cannot exceed the limit.
      const verdict = await limiter.hit(key, WRONG_CODES);
      refuseOverLimit(verdict, because('tooManyJoinCodes'), 'join-code');
      if (!isWrongCode(rules, facts)) await limiter.refund(key, verdict);
    },

    /** Runs a sign-up within its limits. A sign-up that creates no account does not count towards the total. */
    async count<T>(address: string, signUp: () => Promise<T>): Promise<T> {
      await enforceLimit(limiter, `signup:${address}`, PER_ADDRESS, because('tooManySignUps'));
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
  const refusal = because('tooManySignUpsOfAll');
  return new AppError('TOO_MANY_REQUESTS', refusal, { retryAfter, logged: ALL });
}
