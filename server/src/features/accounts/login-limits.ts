/**
 * Limits login attempts. A known browser of an account has its own count, so that failures elsewhere do not lock it
 * out. All other browsers share the limits of their address and of the account.
 */
import { because } from '@portal/contract/reasons';
import { AppError } from '#server/platform/http/app-error.ts';
import type { RateLimiter, Rule, Verdict } from '#server/platform/limits/rate-limiter.ts';

const QUARTER_MS = 15 * 60_000;
/** Failures in one known browser. */
const DEVICE = { limit: 10, windowMs: QUARTER_MS };
/** Failures for one account in all unknown browsers. With DEFERRED, at most ten guesses. */
const UNKNOWN_BROWSERS = { limit: 8, windowMs: QUARTER_MS };
/** Failures for one account in checks after a refusal; see `deferred-checks.ts`. */
const DEFERRED = { limit: 2, windowMs: QUARTER_MS };
/** Failures in unknown browsers at one address; above that, it has one attempt a second. */
const ADDRESS = { limit: 100, windowMs: QUARTER_MS };
const ONE_A_SECOND = { limit: 1, windowMs: 1_000 };
/** Logins to one account, including those with the correct password. */
const LOGINS = { limit: 30, windowMs: 60_000 };

export interface LoginAttempt {
  /** The email in the form of `normalizedKey`, with or without an account. */
  readonly account: string;
  readonly address: string;
}

/** An attempt that counts as failed until one of these functions is called. */
export interface CountedAttempt {
  /** The password was correct. */
  succeeded(): Promise<void>;
  /** The password could not be checked. */
  unchecked(): Promise<void>;
  /** The limits that are reached if it still counts as failed. */
  readonly reaches: readonly string[];
}

interface Hit {
  /** The name in the log. */
  readonly limit: string;
  readonly key: string;
  readonly verdict: Verdict;
}

export type LoginLimits = ReturnType<typeof createLoginLimits>;

/** All attempts count before the password is checked, so that parallel attempts cannot exceed a limit. */
export function createLoginLimits(limiter: RateLimiter) {
  const loginsKey = ({ account }: LoginAttempt) => `logins:${account}`;
  const unknownBrowsersKey = ({ account }: LoginAttempt) => `login-strangers:${account}`;

  async function hit(key: string, rule: Rule): Promise<Hit> {
    const [limit = key] = key.split(':', 1);
    return { limit, key, verdict: await limiter.hit(key, rule) };
  }

  async function peekUnknownBrowsers(attempt: LoginAttempt): Promise<Hit> {
    const key = unknownBrowsersKey(attempt);
    return { limit: 'login-strangers', key, verdict: await limiter.peek(key, UNKNOWN_BROWSERS) };
  }

  async function refund(hits: readonly Hit[]): Promise<void> {
    for (const { key, verdict } of hits) if (verdict.allowed) await limiter.refund(key, verdict);
  }

  /** Counts the login itself. If it is one too many, reverts `failures` and throws. */
  async function countLogin(attempt: LoginAttempt, failures: readonly Hit[]) {
    const login = await hit(loginsKey(attempt), LOGINS);
    if (!login.verdict.allowed) {
      await refund(failures);
      throw tooManyLogins(login);
    }
    return {
      succeeded: () => refund(failures),
      unchecked: () => refund([...failures, login]),
      reaches: limitsReachedBy(failures),
    };
  }

  return {
    /** Throws TOO_MANY_REQUESTS after too many failures in this browser, or logins to this account. */
    async admitKnown(attempt: LoginAttempt, deviceId: number): Promise<CountedAttempt> {
      const failure = await hit(`login-device:${deviceId}`, DEVICE);
      if (!failure.verdict.allowed) throw tooManyFailures(failure);
      return countLogin(attempt, [failure]);
    },

    /**
     * Throws TOO_MANY_REQUESTS if the account is over its limits. Returns null if the address is over its limit and has
     * had its attempt of this second.
     */
    async admitUnknown(attempt: LoginAttempt): Promise<CountedAttempt | null> {
      const account = await peekUnknownBrowsers(attempt);
      if (!account.verdict.allowed) throw tooManyFailures(account);
      const inAddress = await hit(`login-address:${attempt.address}`, ADDRESS);
      if (!inAddress.verdict.allowed) {
        const slot = await limiter.hit(`login-slot:${attempt.address}`, ONE_A_SECOND);
        if (!slot.allowed) return null;
      }
      const ofUnknownBrowsers = await hit(unknownBrowsersKey(attempt), UNKNOWN_BROWSERS);
      if (ofUnknownBrowsers.verdict.allowed)
        return countLogin(attempt, [inAddress, ofUnknownBrowsers]);
      await refund([inAddress]);
      throw tooManyFailures(ofUnknownBrowsers);
    },

    /** For a password that is known to be correct: only logins are counted. */
    admitVerified: (attempt: LoginAttempt): Promise<CountedAttempt> => countLogin(attempt, []),

    /** Returns null if the address or the account has used up its checks. */
    async admitDeferred(attempt: LoginAttempt): Promise<CountedAttempt | null> {
      const key = `login-deferred:${attempt.account}`;
      if (!(await limiter.peek(key, DEFERRED)).allowed) return null;
      const slot = await limiter.hit(`login-deferred-slot:${attempt.address}`, ONE_A_SECOND);
      if (!slot.allowed) return null;
      const failure = await hit(key, DEFERRED);
      if (!failure.verdict.allowed) return null;
      const revert = () => refund([failure]);
      return { succeeded: revert, unchecked: revert, reaches: limitsReachedBy([failure]) };
    },
  };
}

const limitsReachedBy = (hits: readonly Hit[]): string[] =>
  hits
    .filter(({ verdict }) => verdict.allowed && verdict.remaining === 0)
    .map(({ limit }) => limit);

export function tooManyFromAddress(): AppError {
  const refusal = because('tooManyAttemptsFromNetwork');
  return new AppError('TOO_MANY_REQUESTS', refusal, { retryAfter: 1, logged: 'login-address' });
}

function tooManyFailures({ limit: logged, verdict }: Hit): AppError {
  const { retryAfterSeconds: retryAfter } = verdict;
  const minutes = Math.ceil(retryAfter / 60);
  return new AppError('TOO_MANY_REQUESTS', because('tooManyFailedLogins', { minutes }), {
    retryAfter,
    logged,
  });
}

function tooManyLogins({ limit: logged, verdict }: Hit): AppError {
  const { retryAfterSeconds: retryAfter } = verdict;
  const refusal = because('tooManyLogins', { seconds: retryAfter });
  return new AppError('TOO_MANY_REQUESTS', refusal, { retryAfter, logged });
}
