export interface DistinctRule {
  /** At least 1. */
  readonly limit: number;
  readonly windowMs: number;
}

export interface DistinctVerdict {
  readonly allowed: boolean;
  /** Whole seconds until the same members can be allowed, at least 1; 0 if they are. */
  readonly retryAfterSeconds: number;
  /** The number of different members that the key has used within the window by now. */
  readonly used: number;
}

/**
 * Limits the number of different members that each key uses within any `windowMs` milliseconds. It stores the time at
 * which each member was last used, so that the limit holds for every window, wherever it begins.
 *
 * Each key must always be used with the same rule. Members are ids of rows.
 */
export interface DistinctLimiter {
  /**
   * Records all members as used, if the key then has at most `limit` different ones within the window; otherwise it
   * records none. A member that was used within the window does not count again.
   * @param members without duplicates, at most `limit`
   */
  admit(key: string, members: readonly number[], rule: DistinctRule): Promise<DistinctVerdict>;
}

/** @param waitMs until the same members are allowed; 0 if they are */
export function distinctVerdict(waitMs: number, used: number): DistinctVerdict {
  if (waitMs <= 0) return { allowed: true, retryAfterSeconds: 0, used };
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)), used };
}
