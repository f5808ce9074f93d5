import { type RateLimiter, type Rule, type Verdict, verdictOf } from './rate-limiter.ts';

const MAX_REMEMBERED_HITS = 200_000;

export interface MemoryRateLimiterOptions {
  /** Milliseconds; only differences matter. */
  readonly now: () => number;
  /** Bounds the memory over all keys: some 30 MB if each key has one hit. The oldest keys go first. */
  readonly maxHits?: number;
}

interface Hits {
  /** Times of the allowed hits, oldest first, never more than the rule's limit. */
  readonly times: number[];
  expiresAt: number;
}

/** The limiter of one process. */
export function createMemoryRateLimiter(options: MemoryRateLimiterOptions): RateLimiter {
  const { now, maxHits = MAX_REMEMBERED_HITS } = options;
  // In the order of the last counted hit, so that what can be forgotten is in front.
  const hitsByKey = new Map<string, Hits>();
  let remembered = 0;

  function forget(key: string): void {
    remembered -= hitsByKey.get(key)?.times.length ?? 0;
    hitsByKey.delete(key);
  }

  /** Drops what has expired in front, and then whatever is in front, until a hit has room. */
  function makeRoom(at: number): void {
    for (const [key, { expiresAt }] of hitsByKey) {
      if (expiresAt > at && remembered < maxHits) return;
      forget(key);
    }
  }

  function timesWithin(key: string, { windowMs }: Rule, at: number): number[] {
    const times = hitsByKey.get(key)?.times ?? [];
    const start = times.findIndex((time) => time > at - windowMs);
    return start === -1 ? [] : times.slice(start);
  }

  function record(key: string, times: number[], { windowMs }: Rule, at: number): void {
    forget(key);
    makeRoom(at);
    times.push(at);
    hitsByKey.set(key, { times, expiresAt: at + windowMs });
    remembered += times.length;
  }

  function judge(key: string, rule: Rule, isCounted: boolean): Verdict {
    const at = now();
    const times = timesWithin(key, rule, at);
    const free = rule.limit - times.length;
    if (free <= 0) {
      const nextFree = (times[times.length - rule.limit] ?? at) + rule.windowMs;
      return verdictOf(false, 0, nextFree - at);
    }
    if (isCounted) record(key, times, rule, at);
    return verdictOf(true, isCounted ? free - 1 : free, 0);
  }

  return {
    hit: async (key, rule) => judge(key, rule, true),
    peek: async (key, rule) => judge(key, rule, false),
    clear: async (key) => forget(key),
  };
}
