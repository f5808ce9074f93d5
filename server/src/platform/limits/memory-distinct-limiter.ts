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

interface UsedMembers {
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
  const keys = new Map<string, UsedMembers>();
  let memberCount = 0;

  function remove(key: string, { times }: UsedMembers): void {
    keys.delete(key);
    memberCount -= times.size;
  }

  function removeExpired(at: number): void {
    for (const [key, used] of keys) {
      if (used.expiresAt > at) return;
      remove(key, used);
    }
  }

  function removeBeyondBound(): void {
    for (const [key, used] of keys) {
      if (memberCount <= maxMembers) return;
      remove(key, used);
    }
  }

  function dropMembersBefore(end: number, { times }: UsedMembers): void {
    for (const [member, time] of times) {
      if (time > end) return;
      times.delete(member);
      memberCount -= 1;
    }
  }

  function record(key: string, used: UsedMembers, members: readonly number[], at: number): void {
    const before = used.times.size;
    for (const member of members) {
      used.times.delete(member);
      used.times.set(member, at);
    }
    memberCount += used.times.size - before;
    keys.delete(key);
    keys.set(key, used);
    removeBeyondBound();
  }

  return {
    async admit(key, members, { limit, windowMs }: DistinctRule) {
      const at = now();
      removeExpired(at);
      const used = keys.get(key) ?? { times: new Map(), expiresAt: 0 };
      dropMembersBefore(at - windowMs, used);
      const asked = new Set(members);
      const otherTimes = [...used.times].filter(([member]) => !asked.has(member));
      const excess = otherTimes.length + asked.size - limit;
      if (excess > 0) {
        const waitMs = (otherTimes[excess - 1]?.[1] ?? at) + windowMs - at;
        return distinctVerdict(waitMs, used.times.size);
      }
      used.expiresAt = at + windowMs;
      record(key, used, members, at);
      return distinctVerdict(0, used.times.size);
    },
  };
}
