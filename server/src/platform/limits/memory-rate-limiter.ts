import { HitTable } from './hit-table.ts';
import { allowedAt, type RateLimiter, type Rule, refusedAt, type Verdict } from './rate-limiter.ts';

/** About 17 MB with one hit for each key. */
const MAX_HITS_PER_KIND = 50_000;

export interface MemoryRateLimiterOptions {
  /** Milliseconds; only differences matter. */
  readonly now: () => number;
  /** Bounds the memory for each kind of key. */
  readonly maxHitsPerKind?: number;
}

/**
 * The limiter of one process. Each kind of key, which is the part before the first colon, has its own table: a flood of
 * one kind does not remove keys of another.
 */
export function createMemoryRateLimiter(options: MemoryRateLimiterOptions): RateLimiter {
  const { now, maxHitsPerKind = MAX_HITS_PER_KIND } = options;
  const tables = new Map<string, HitTable>();

  function tableOf(key: string): HitTable {
    const kind = key.slice(0, Math.max(0, key.indexOf(':')));
    const known = tables.get(kind);
    if (known !== undefined) return known;
    const table = new HitTable(maxHitsPerKind);
    tables.set(kind, table);
    return table;
  }

  function judge(key: string, rule: Rule, isCounted: boolean): Verdict {
    const at = now();
    const table = tableOf(key);
    const free = rule.limit - table.countWithin(key, rule.windowMs, at);
    if (free <= 0)
      return refusedAt(at, (table.timeFromEnd(key, rule.limit) ?? at) + rule.windowMs - at);
    if (!isCounted) return allowedAt(at, free);
    table.record(key, rule, at);
    return allowedAt(at, free - 1);
  }

  return {
    hit: async (key, rule) => judge(key, rule, true),
    peek: async (key, rule) => judge(key, rule, false),
    refund: async (key, { at }) => tableOf(key).removeHit(key, at),
    clear: async (key) => tableOf(key).remove(key),
  };
}
