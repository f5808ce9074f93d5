import { type RateLimiter, type Rule, type Verdict, verdictOf } from './rate-limiter.ts';

const MAX_REMEMBERED_HITS = 100_000;

export interface MemoryRateLimiterOptions {
  /** Milliseconds; only differences matter. */
  readonly now: () => number;
  /** Bounds the memory over all keys, by default to some 35 MB. When full, the older half is forgotten. */
  readonly maxHits?: number;
}

/** Times of the allowed hits by key, oldest first, never more of them than the rule's limit. */
type Hits = Map<string, readonly number[]>;

/**
 * The limiter of one process. The keys live in two generations: hits go to the younger, and when that
 * is full or has outlived every window, the elder is dropped whole. So forgetting costs nothing a hit.
 */
export function createMemoryRateLimiter(options: MemoryRateLimiterOptions): RateLimiter {
  const { now, maxHits = MAX_REMEMBERED_HITS } = options;
  let elder: Hits = new Map();
  let younger: Hits = new Map();
  let youngerSince = now();
  let youngerHits = 0;
  let longestWindowMs = 0;

  function beginGeneration(at: number): void {
    elder = younger;
    younger = new Map();
    youngerSince = at;
    youngerHits = 0;
  }

  function timesWithin(key: string, { windowMs }: Rule, at: number): readonly number[] {
    const times = younger.get(key) ?? elder.get(key) ?? [];
    return times.filter((time) => time > at - windowMs);
  }

  function record(key: string, times: readonly number[], { windowMs }: Rule, at: number): void {
    longestWindowMs = Math.max(longestWindowMs, windowMs);
    if (youngerHits >= maxHits / 2 || at - youngerSince >= longestWindowMs) beginGeneration(at);
    youngerHits += times.length - (younger.get(key)?.length ?? 0);
    younger.set(key, times);
  }

  function judge(key: string, rule: Rule, isCounted: boolean): Verdict {
    const at = now();
    const times = timesWithin(key, rule, at);
    const free = rule.limit - times.length;
    if (free <= 0) {
      const nextFree = (times[times.length - rule.limit] ?? at) + rule.windowMs;
      return verdictOf(false, 0, nextFree - at);
    }
    if (isCounted) record(key, [...times, at], rule, at);
    return verdictOf(true, isCounted ? free - 1 : free, 0);
  }

  return {
    hit: async (key, rule) => judge(key, rule, true),
    peek: async (key, rule) => judge(key, rule, false),
    async clear(key) {
      elder.delete(key);
      youngerHits -= younger.get(key)?.length ?? 0;
      younger.delete(key);
    },
  };
}
