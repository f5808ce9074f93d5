/**
 * How often a login may fail. Per account and address together first: that is what guessing looks
 * like. Then per address over all accounts, and per account over all addresses that it never signed in
 * from: whoever attacks an account from elsewhere cannot lock its owner out.
 */

import { sameKey } from '../../platform/database/same-key.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';

const WINDOW_MS = 15 * 60_000;
const PAIR = { limit: 10, windowMs: WINDOW_MS };
const ADDRESS = { limit: 100, windowMs: WINDOW_MS };
const STRANGERS = { limit: 50, windowMs: WINDOW_MS };

interface LoginAttempt {
  readonly email: string;
  readonly address: string;
  /** The account signed in from this address before. */
  readonly isKnownAddress: boolean;
}

export interface LoginLimits {
  /** Throws TOO_MANY_REQUESTS; else counts the attempt, to be forgiven if it succeeds. */
  admit(attempt: LoginAttempt): Promise<void>;
  failed(attempt: LoginAttempt): Promise<void>;
  succeeded(attempt: LoginAttempt): Promise<void>;
}

export function createLoginLimits(limiter: RateLimiter): LoginLimits {
  const pairKey = ({ email, address }: LoginAttempt) => `login:${sameKey(email)}|${address}`;
  const addressKey = ({ address }: LoginAttempt) => `login-address:${address}`;
  const strangersKey = ({ email }: LoginAttempt) => `login-strangers:${sameKey(email)}`;

  return {
    async admit(attempt) {
      const verdicts = [
        await limiter.peek(addressKey(attempt), ADDRESS),
        ...(attempt.isKnownAddress ? [] : [await limiter.peek(strangersKey(attempt), STRANGERS)]),
        // Counted before the password is looked at: parallel guesses do not slip past the bound.
        await limiter.hit(pairKey(attempt), PAIR),
      ];
      const refused = verdicts.find(({ allowed }) => !allowed);
      if (refused !== undefined) throw tooManyLogins(refused.retryAfterSeconds);
    },
    async failed(attempt) {
      await limiter.hit(addressKey(attempt), ADDRESS);
      if (!attempt.isKnownAddress) await limiter.hit(strangersKey(attempt), STRANGERS);
    },
    async succeeded(attempt) {
      await limiter.clear(pairKey(attempt));
    },
  };
}

function tooManyLogins(retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('TOO_MANY_REQUESTS', `Too many failed logins. Please try again in ${wait}.`, {
    retryAfter,
  });
}
