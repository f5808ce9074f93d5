/** At most `limit` hits within any `windowMs` milliseconds, wherever this window begins. */
export interface Rule {
  /** At least 1. */
  readonly limit: number;
  readonly windowMs: number;
}

export interface Verdict {
  readonly allowed: boolean;
  /** The number of further hits that would be allowed now. */
  readonly remaining: number;
  /** Whole seconds until a hit can be allowed again, at least 1; 0 if this one is. */
  readonly retryAfterSeconds: number;
  /** The time of the verdict, in ms of the limiter's clock. */
  readonly at: number;
}

/**
 * Counts hits by key. It stores the times of the allowed hits (a sliding log), which is exact at any time; fixed
 * windows would allow twice the limit across their border. A refused hit is neither counted nor stored: repeated
 * attempts do not delay the end of a refusal, and refusals use no memory.
 *
 * Each key must always be used with the same rule: a feature with two limits uses two names in its keys.
 */
export interface RateLimiter {
  /** Counts one hit, if it is allowed. */
  hit(key: string, rule: Rule): Promise<Verdict>;
  /** Returns the verdict on a hit without counting it. */
  peek(key: string, rule: Rule): Promise<Verdict>;
  /** Reverts an allowed hit, as if it had not happened. */
  refund(key: string, hit: Verdict): Promise<void>;
  /** Removes all hits of the key. */
  clear(key: string): Promise<void>;
}

/** The verdict that allows a hit, with `remaining` further ones. */
export function allowedAt(at: number, remaining: number): Verdict {
  return { allowed: true, remaining, retryAfterSeconds: 0, at };
}

/** The verdict that refuses a hit until `waitMs` have passed. */
export function refusedAt(at: number, waitMs: number): Verdict {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return { allowed: false, remaining: 0, retryAfterSeconds, at };
}
