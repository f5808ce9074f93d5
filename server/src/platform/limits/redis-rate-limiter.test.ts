import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { openRedisLink, PATIENT } from '#server/testing/redis-link.ts';
import { waitFor } from '#server/testing/wait-for.ts';
import { createRecordingLog } from '../log.fixture.ts';
import { createRedisRateLimiter } from './redis-rate-limiter.ts';

const REDIS_URL = process.env['TEST_REDIS_URL'] ?? '';
const RULE = { limit: 3, windowMs: 3_600_000 };

describe.skipIf(REDIS_URL === '')('the rate limiter over Redis', () => {
  const cleanUp: (() => unknown)[] = [];
  const newKey = () => `test:${randomUUID()}`;

  afterEach(async () => {
    for (const end of cleanUp.splice(0).reverse()) await end();
  });

  async function openLimiter(url = REDIS_URL, patience: { commandTimeoutMs?: number } = PATIENT) {
    const log = createRecordingLog();
    const limiter = createRedisRateLimiter({
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

  /** Moves the hits of a key into the past, as if this time had passed. */
  async function age(key: string, ms: number): Promise<void> {
    const redis = new Redis(REDIS_URL);
    cleanUp.push(() => redis.quit());
    const list = `portal:test:limit:${key}`;
    for (const [place, time] of (await redis.lrange(list, 0, -1)).entries())
      await redis.lset(list, place, String(Number(time) - ms));
  }

  it('counts the hits of all processes together', async () => {
    const [one, two] = [(await openLimiter()).limiter, (await openLimiter()).limiter];
    const key = newKey();
    const allowed = (remaining: number) => ({ allowed: true, remaining, retryAfterSeconds: 0 });
    const first = await one.hit(key, RULE);
    expect(first).toMatchObject(allowed(2));
    expect(await two.hit(key, RULE)).toMatchObject(allowed(1));
    expect(await one.peek(key, RULE)).toMatchObject(allowed(1));
    expect(await one.hit(key, RULE)).toMatchObject(allowed(0));
    const refused = await two.hit(key, RULE);
    expect(refused).toMatchObject({ allowed: false, remaining: 0 });
    const waitMs = first.at + RULE.windowMs - refused.at;
    expect(refused.retryAfterSeconds).toBe(Math.ceil(waitMs / 1_000));
    await one.clear(key);
    expect(await two.peek(key, RULE)).toMatchObject({ allowed: true, remaining: 3 });
  });

  it('refunds a hit that another process counted', async () => {
    const [one, two] = [(await openLimiter()).limiter, (await openLimiter()).limiter];
    const key = newKey();
    const hits = [await one.hit(key, RULE), await two.hit(key, RULE), await one.hit(key, RULE)];
    expect((await two.hit(key, RULE)).allowed).toBe(false);
    for (const hit of hits.slice(0, 2)) await two.refund(key, hit);
    expect(await one.hit(key, RULE)).toMatchObject({ allowed: true, remaining: 1 });
  });

  it('allows exactly the limit when many ask at once', async () => {
    const [one, two] = [(await openLimiter()).limiter, (await openLimiter()).limiter];
    const key = newKey();
    const verdicts = await Promise.all(
      Array.from({ length: 100 }, (_, turn) => (turn % 2 === 0 ? one : two).hit(key, RULE)),
    );
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  it('frees each hit when its own window has passed', async () => {
    const { limiter } = await openLimiter();
    const key = newKey();
    const rule = { limit: 2, windowMs: 600_000 };
    await limiter.hit(key, rule);
    await age(key, 400_000);
    await limiter.hit(key, rule);
    expect((await limiter.hit(key, rule)).allowed).toBe(false);
    await age(key, 250_000);
    expect(await limiter.hit(key, rule)).toMatchObject({ allowed: true, remaining: 0 });
    expect((await limiter.hit(key, rule)).allowed).toBe(false);
  });

  it('counts in this process while Redis is unavailable, and shared again afterwards', async () => {
    const link = await openRedisLink(REDIS_URL);
    cleanUp.push(() => link.close());
    const { limiter, log } = await openLimiter(link.url);
    const key = newKey();
    await limiter.hit(key, RULE);
    await link.cut();
    await waitFor(() => expect(limiter.ping()).rejects.toThrow());
    const alone: boolean[] = [];
    for (let round = 0; round < 4; round += 1) alone.push((await limiter.hit(key, RULE)).allowed);
    expect(alone).toEqual([true, true, true, false]);
    expect((await limiter.peek(key, RULE)).allowed).toBe(false);
    await limiter.clear(key);
    expect((await limiter.peek(key, RULE)).remaining).toBe(3);

    await link.mend();
    await waitFor(() => limiter.ping());
    expect(await limiter.peek(key, RULE)).toMatchObject({ allowed: true, remaining: 2 });
    expect(log.messages()).toEqual([
      'Redis is lost: limits are counted by each process until it is back',
      'Redis is back',
    ]);
  });

  it('answers from this process when Redis stops answering during a call', async () => {
    const link = await openRedisLink(REDIS_URL);
    cleanUp.push(() => link.close());
    const { limiter } = await openLimiter(link.url, {});
    link.silence();
    expect(await limiter.hit(newKey(), RULE)).toMatchObject({ allowed: true, remaining: 2 });
  });
});
