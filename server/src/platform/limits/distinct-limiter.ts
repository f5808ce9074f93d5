export interface DistinctRule {
  /** At least 1. */
  readonly limit: number;
  readonly windowMs: number;
}

export interface DistinctVerdict {
  readonly allowed: boolean;
  /** Whole seconds until the same members can be allowed, at least 1; 0 when they are. */
  readonly retryAfterSeconds: number;
}

/**
 * Limits how many different members each key meets within any `windowMs` milliseconds. It keeps the time at
 * which each member was last met, so that the limit holds for every window, wherever the window begins.
 *
 * One key goes with one rule. Members are ids of rows.
 */
export interface DistinctLimiter {
  /**
   * Records all members as met, if the key then has met at most `limit` different ones within the window;
   * otherwise records none of them. A member that was met within the window does not count again.
   * @param members without duplicates, at most `limit`
   */
  admit(key: string, members: readonly number[], rule: DistinctRule): Promise<DistinctVerdict>;
}

/** @param waitMs how long until the same members are allowed; 0 when they are */
export function distinctVerdict(waitMs: number): DistinctVerdict {
  if (waitMs <= 0) return { allowed: true, retryAfterSeconds: 0 };
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}
