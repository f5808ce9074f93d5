import type { Logger } from '../log.ts';
import { openRedis } from '../redis-connection.ts';
import { type DistinctLimiter, distinctVerdict } from './distinct-limiter.ts';
import { createMemoryDistinctLimiter } from './memory-distinct-limiter.ts';

/**
 * A sorted set for each key, with the time at which each member was last used as score. Redis runs scripts one at a
 * time and uses its own clock, so all processes agree. Returns the wait in ms, 0 if the members are allowed, and the number of
 * members that the key has used.
 */
const ADMIT = `
local limit, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
local asked = {}
for i = 3, #ARGV do asked[ARGV[i]] = true end
local met = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
local otherTimes = {}
for i = 1, #met, 2 do
  if not asked[met[i]] then otherTimes[#otherTimes + 1] = tonumber(met[i + 1]) end
end
local excess = #otherTimes + #ARGV - 2 - limit
if excess > 0 then return {(otherTimes[excess] or now) + window - now, #met / 2} end
for i = 3, #ARGV do redis.call('ZADD', KEYS[1], now, ARGV[i]) end
redis.call('PEXPIRE', KEYS[1], window)
return {0, #otherTimes + #ARGV - 2}
`;

export interface RedisDistinctLimiterOptions {
  readonly url: string;
  /** Part of the keys, because other installations may use the same Redis. */
  readonly installation: string;
  readonly log: Logger;
  /** Milliseconds, for counting in this process while Redis is unavailable. */
  readonly now: () => number;
  /** After this time without an answer, a call is counted in this process. */
  readonly commandTimeoutMs?: number;
}

/** The distinct limiter that several processes share. While Redis is unavailable, each process counts for itself. */
export function createRedisDistinctLimiter({
  url,
  installation,
  log,
  now,
  commandTimeoutMs,
}: RedisDistinctLimiterOptions): DistinctLimiter & { ping(): Promise<void>; close(): void } {
  const { client, runOr, ping, close } = openRedis({
    url,
    log,
    outageMessage: 'distinct people are counted by each process until it is back',
    commandTimeoutMs,
  });
  const local = createMemoryDistinctLimiter({ now });

  return {
    async admit(key, members, rule) {
      if (members.length === 0) return distinctVerdict(0, 0);
      const redisKey = `portal:${installation}:distinct:${key}`;
      const { limit, windowMs } = rule;
      return runOr(
        'Redis does not answer for distinct limits',
        async () => {
          const answer = await client.eval(ADMIT, 1, redisKey, limit, windowMs, ...members);
          const [waitMs = 0, used = 0] = answer as number[];
          return distinctVerdict(waitMs, used);
        },
        () => local.admit(key, members, rule),
      );
    },
    ping,
    close,
  };
}
