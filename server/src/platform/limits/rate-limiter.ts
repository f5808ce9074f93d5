/** At most `limit` hits within any `windowMs` milliseconds, wherever that stretch begins. */
export interface Rule {
  /** At least 1. */
  readonly limit: number;
  readonly windowMs: number;
}

export interface Verdict {
  readonly allowed: boolean;
  /** How many more hits would be allowed right now. */
  readonly remaining: number;
  /** Whole seconds until a hit can be allowed again, at least 1; 0 when this one is. */
  readonly retryAfterSeconds: number;
}

/**
 * Counts hits by key. It keeps a sliding log, the times of the allowed hits, which is exact at any
 * moment, where fixed windows let twice the limit pass across their border. A refused hit is not
 * counted, so a key is free again when its rule says so, however hard it is tried meanwhile.
 *
 * One key goes with one rule: whoever limits two things names them in the key.
 */
export interface RateLimiter {
  /** Counts one hit, if it is allowed. */
  hit(key: string, rule: Rule): Promise<Verdict>;
  /** What a hit would be answered now, without counting it. */
  peek(key: string, rule: Rule): Promise<Verdict>;
  /** Forgets the key. */
  clear(key: string): Promise<void>;
}

/** The verdict on a hit, given how many of the window are taken and how long until the next is free. */
export function verdictOf(allowed: boolean, remaining: number, waitMs: number): Verdict {
  return {
    allowed,
    remaining,
    retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil(waitMs / 1000)),
  };
}
