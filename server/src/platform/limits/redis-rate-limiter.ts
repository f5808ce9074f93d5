import type { Logger } from '../log.ts';
import { openRedis } from '../redis-connection.ts';
import { createMemoryRateLimiter } from './memory-rate-limiter.ts';
import { allowedAt, type RateLimiter, type Rule, refusedAt, type Verdict } from './rate-limiter.ts';

/**
 * The sliding log as a list, newest first. Redis runs scripts one at a time and uses its own clock, so all processes
 * agree. Returns allowed (0 or 1), remaining, the wait in ms, and its clock in ms.
 */
const HIT_OR_PEEK = `
local limit, window, counted = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3] == '1'
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local taken = 0
for _, time in ipairs(redis.call('LRANGE', KEYS[1], 0, limit - 1)) do
  if tonumber(time) > now - window then taken = taken + 1 end
end
if taken >= limit then
  return {0, 0, tonumber(redis.call('LINDEX', KEYS[1], limit - 1)) + window - now, now}
end
if not counted then return {1, limit - taken, 0, now} end
redis.call('LPUSH', KEYS[1], string.format('%d', now))
redis.call('LTRIM', KEYS[1], 0, limit - 1)
redis.call('PEXPIRE', KEYS[1], window)
return {1, limit - taken - 1, 0, now}
`;

export interface RedisRateLimiterOptions {
  readonly url: string;
  /** Part of the keys, because other installations may use the same Redis for the same account ids. */
  readonly installation: string;
  readonly log: Logger;
  /** Milliseconds, for counting in this process while Redis is unavailable. */
  readonly now: () => number;
  /** After this time without an answer, a call is counted in this process. */
  readonly commandTimeoutMs?: number;
}

/** The limiter that several processes share. While Redis is unavailable, each process counts for itself, from zero. */
export function createRedisRateLimiter({
  url,
  installation,
  log,
  now,
  commandTimeoutMs,
}: RedisRateLimiterOptions): RateLimiter & {
  ping(): Promise<void>;
  close(): void;
} {
  const { client, runOr, ping, close } = openRedis({
    url,
    log,
    outageMessage: 'limits are counted by each process until it is back',
    commandTimeoutMs,
  });
  const local = createMemoryRateLimiter({ now });
  const keyOf = (key: string) => `portal:${installation}:limit:${key}`;

  async function count(key: string, { limit, windowMs }: Rule, isCounted: boolean) {
    const answer = await client.eval(
      HIT_OR_PEEK,
      1,
      keyOf(key),
      limit,
      windowMs,
      isCounted ? 1 : 0,
    );
    const [allowed, remaining, waitMs, at] = answer as [number, number, number, number];
    return allowed === 1 ? allowedAt(at, remaining) : refusedAt(at, waitMs);
  }

  const withFallback = <T>(command: () => Promise<T>, fallback: () => Promise<T>): Promise<T> =>
    runOr('Redis does not answer for limits', command, fallback);

  return {
    hit: (key, rule) =>
      withFallback<Verdict>(
        () => count(key, rule, true),
        () => local.hit(key, rule),
      ),
    peek: (key, rule) =>
      withFallback<Verdict>(
        () => count(key, rule, false),
        () => local.peek(key, rule),
      ),
    async refund(key, hit) {
      // Only one of the two has counted the hit; the times of their clocks differ, so the other one removes nothing.
      await local.refund(key, hit);
      await withFallback<unknown>(
        () => client.lrem(keyOf(key), 1, String(hit.at)),
        async () => undefined,
      );
    },
    async clear(key) {
      await local.clear(key);
      await withFallback<unknown>(
        () => client.del(keyOf(key)),
        async () => undefined,
      );
    },
    ping,
    close,
  };
}
