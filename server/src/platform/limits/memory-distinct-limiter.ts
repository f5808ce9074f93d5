import { type DistinctLimiter, type DistinctRule, distinctVerdict } from './distinct-limiter.ts';

/** Members over all keys; about 50 bytes each. */
const MAX_MEMBERS = 500_000;

export interface MemoryDistinctLimiterOptions {
  /** Milliseconds; only differences matter. */
  readonly now: () => number;
  /**
   * Bounds the memory over all keys; when it is exceeded, the least recently used keys are removed. A key can fill this
   * memory only with members, which count against its own limit.
   */
  readonly maxMembers?: number;
}

interface Met {
  /** The time when each member was last used, oldest first. */
  readonly times: Map<number, number>;
  /** The time when the last member leaves the window. */
  expiresAt: number;
}

/** The distinct limiter of one process. */
export function createMemoryDistinctLimiter(
  options: MemoryDistinctLimiterOptions,
): DistinctLimiter {
  const { now, maxMembers = MAX_MEMBERS } = options;
  /** The least recently used key first. */
  const keys = new Map<string, Met>();
  let memberCount = 0;

  function forget(key: string, { times }: Met): void {
    keys.delete(key);
    memberCount -= times.size;
  }

  function forgetExpired(at: number): void {
    for (const [key, met] of keys) {
      if (met.expiresAt > at) return;
      forget(key, met);
    }
  }

  function forgetBeyondBound(): void {
    for (const [key, met] of keys) {
      if (memberCount <= maxMembers) return;
      forget(key, met);
    }
  }

  function dropMembersBefore(end: number, { times }: Met): void {
    for (const [member, time] of times) {
      if (time > end) return;
      times.delete(member);
      memberCount -= 1;
    }
  }

  function record(key: string, met: Met, members: readonly number[], at: number): void {
    const before = met.times.size;
    for (const member of members) {
      met.times.delete(member);
      met.times.set(member, at);
    }
    memberCount += met.times.size - before;
    keys.delete(key);
    keys.set(key, met);
    forgetBeyondBound();
  }

  return {
    async admit(key, members, { limit, windowMs }: DistinctRule) {
      const at = now();
      forgetExpired(at);
      const met = keys.get(key) ?? { times: new Map(), expiresAt: 0 };
      dropMembersBefore(at - windowMs, met);
      const asked = new Set(members);
      const otherTimes = [...met.times].filter(([member]) => !asked.has(member));
      const excess = otherTimes.length + asked.size - limit;
      if (excess > 0) return distinctVerdict((otherTimes[excess - 1]?.[1] ?? at) + windowMs - at);
      met.expiresAt = at + windowMs;
      record(key, met, members, at);
      return distinctVerdict(0);
    },
  };
}
