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
  /** When it was given, in ms of the limiter's own clock. */
  readonly at: number;
}

/**
 * Counts hits by key. It keeps a sliding log, the times of the allowed hits, which is exact at any
 * moment, where fixed windows let twice the limit pass across their border. A refused hit is not
 * counted and not remembered, so a key is free again when its rule says so, however hard it is tried
 * meanwhile, and refusals do not use up memory.
 *
 * One key goes with one rule: a feature that limits two things names them in the key.
 */
export interface RateLimiter {
  /** Counts one hit, if it is allowed. */
  hit(key: string, rule: Rule): Promise<Verdict>;
  /** What a hit would be answered now, without counting it. */
  peek(key: string, rule: Rule): Promise<Verdict>;
  /** Takes an allowed hit back, as if it had not been made. */
  refund(key: string, hit: Verdict): Promise<void>;
  /** Forgets the key. */
  clear(key: string): Promise<void>;
}

/** The verdict that allows a hit and leaves `remaining` more. */
export function allowedAt(at: number, remaining: number): Verdict {
  return { allowed: true, remaining, retryAfterSeconds: 0, at };
}

/** The verdict that refuses a hit until `waitMs` have passed. */
export function refusedAt(at: number, waitMs: number): Verdict {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return { allowed: false, remaining: 0, retryAfterSeconds, at };
}
