import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { openRedisLink, PATIENT } from '#server/testing/redis-link.ts';
import { waitFor } from '#server/testing/wait-for.ts';
import { createRecordingLog } from '../log.fixture.ts';
import { createRedisDistinctLimiter } from './redis-distinct-limiter.ts';

const REDIS_URL = process.env['TEST_REDIS_URL'] ?? '';
const RULE = { limit: 3, windowMs: 3_600_000 };
const ALLOWED = { allowed: true, retryAfterSeconds: 0 };

describe.skipIf(REDIS_URL === '')('the distinct limiter over Redis', () => {
  const cleanUp: (() => unknown)[] = [];
  const newKey = () => `test:${randomUUID()}`;

  afterEach(async () => {
    for (const end of cleanUp.splice(0).reverse()) await end();
  });

  async function openLimiter(url = REDIS_URL, patience: { commandTimeoutMs?: number } = PATIENT) {
    const log = createRecordingLog();
    const limiter = createRedisDistinctLimiter({
      url,
      installation: 'test',
      log,
      now: Date.now,
      ...patience,
    });
    cleanUp.push(() => limiter.close());
    await waitFor(() => limiter.ping());
    return { limiter, log };
  }

  /** Moves the uses of a key into the past, as if this time had passed. */
  async function age(key: string, ms: number): Promise<void> {
    const redis = new Redis(REDIS_URL);
    cleanUp.push(() => redis.quit());
    const set = `portal:test:distinct:${key}`;
    for (const member of await redis.zrange(set, '0', '-1')) await redis.zincrby(set, -ms, member);
  }

  it('counts each member of a key once, across processes', async () => {
    const [one, two] = [(await openLimiter()).limiter, (await openLimiter()).limiter];
    const key = newKey();
    expect(await one.admit(key, [1, 2], RULE)).toMatchObject(ALLOWED);
    expect(await two.admit(key, [2, 3], RULE)).toMatchObject(ALLOWED);
    const refused = await one.admit(key, [3, 4], RULE);
    expect(refused.allowed).toBe(false);
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(RULE.windowMs / 1_000);
    expect(await two.admit(key, [1, 2, 3], RULE)).toMatchObject(ALLOWED);
    expect(await two.admit(key, [], RULE)).toMatchObject(ALLOWED);
    expect(await two.admit(newKey(), [4], RULE)).toMatchObject(ALLOWED);
  });

  it('admits exactly the limit when several processes ask at once', async () => {
    const [one, two] = [(await openLimiter()).limiter, (await openLimiter()).limiter];
    const key = newKey();
    const verdicts = await Promise.all(
      Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? one : two).admit(key, [i + 1], RULE)),
    );
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  it('returns how many members the key has used', async () => {
    const { limiter } = await openLimiter();
    const key = newKey();
    const usedBy = async (members: number[]) => (await limiter.admit(key, members, RULE)).used;
    expect([await usedBy([1, 2]), await usedBy([2, 3]), await usedBy([4])]).toEqual([2, 3, 3]);
  });

  it('forgets members when the window has passed', async () => {
    const { limiter } = await openLimiter();
    const key = newKey();
    const rule = { limit: 2, windowMs: 600_000 };
    await limiter.admit(key, [1, 2], rule);
    await age(key, 400_000);
    expect((await limiter.admit(key, [3, 4], rule)).allowed).toBe(false);
    await age(key, 250_000);
    expect(await limiter.admit(key, [3, 4], rule)).toMatchObject(ALLOWED);
  });

  it('counts in this process while Redis is unavailable, and shared again afterwards', async () => {
    const link = await openRedisLink(REDIS_URL);
    cleanUp.push(() => link.close());
    const { limiter, log } = await openLimiter(link.url);
    const key = newKey();
    await limiter.admit(key, [1, 2], RULE);
    await link.cut();
    await waitFor(() => expect(limiter.ping()).rejects.toThrow());
    expect(await limiter.admit(key, [11, 12, 13], RULE)).toMatchObject(ALLOWED);
    expect((await limiter.admit(key, [14], RULE)).allowed).toBe(false);

    await link.mend();
    await waitFor(() => limiter.ping());
    expect(await limiter.admit(key, [3], RULE)).toMatchObject(ALLOWED);
    expect((await limiter.admit(key, [4], RULE)).allowed).toBe(false);
    expect(log.messages()).toEqual([
      'Redis is lost: distinct people are counted by each process until it is back',
      'Redis is back',
    ]);
  });

  it('counts in this process when Redis stops answering during a call', async () => {
    const link = await openRedisLink(REDIS_URL);
    cleanUp.push(() => link.close());
    const { limiter } = await openLimiter(link.url, {});
    link.silence();
    expect(await limiter.admit(newKey(), [1], RULE)).toMatchObject(ALLOWED);
  });
});
