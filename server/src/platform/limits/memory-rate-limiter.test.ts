import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryRateLimiter } from './memory-rate-limiter.ts';

function createClocked(maxHits?: number) {
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  const limiter = createMemoryRateLimiter(maxHits === undefined ? { now } : { now, maxHits });
  return { clock, limiter };
}

const RULE = { limit: 3, windowMs: 10_000 };

describe('the limiter of one process', () => {
  it('allows so many hits and says when to come back', async () => {
    const { clock, limiter } = createClocked();
    expect(await limiter.hit('a', RULE)).toEqual({
      allowed: true,
      remaining: 2,
      retryAfterSeconds: 0,
    });
    clock.now += 4_000;
    expect(await limiter.hit('a', RULE)).toEqual({
      allowed: true,
      remaining: 1,
      retryAfterSeconds: 0,
    });
    expect(await limiter.hit('a', RULE)).toEqual({
      allowed: true,
      remaining: 0,
      retryAfterSeconds: 0,
    });
    expect(await limiter.hit('a', RULE)).toEqual({
      allowed: false,
      remaining: 0,
      retryAfterSeconds: 6,
    });
    clock.now += 5_999;
    expect(await limiter.hit('a', RULE)).toEqual({
      allowed: false,
      remaining: 0,
      retryAfterSeconds: 1,
    });
    clock.now += 1;
    expect(await limiter.hit('a', RULE)).toEqual({
      allowed: true,
      remaining: 0,
      retryAfterSeconds: 0,
    });
    expect(await limiter.hit('a', RULE)).toMatchObject({ allowed: false, retryAfterSeconds: 4 });
  });

  it('counts each key by itself', async () => {
    const { limiter } = createClocked();
    const rule = { limit: 1, windowMs: 1_000 };
    expect((await limiter.hit('a', rule)).allowed).toBe(true);
    expect((await limiter.hit('b', rule)).allowed).toBe(true);
    expect((await limiter.hit('a', rule)).allowed).toBe(false);
  });

  it('peeks without counting', async () => {
    const { limiter } = createClocked();
    for (let round = 0; round < 5; round += 1)
      expect(await limiter.peek('a', RULE)).toEqual({
        allowed: true,
        remaining: 3,
        retryAfterSeconds: 0,
      });
    for (let round = 0; round < 3; round += 1) await limiter.hit('a', RULE);
    expect(await limiter.peek('a', RULE)).toEqual({
      allowed: false,
      remaining: 0,
      retryAfterSeconds: 10,
    });
  });

  it('forgets a key that is cleared', async () => {
    const { limiter } = createClocked();
    for (let round = 0; round < 4; round += 1) await limiter.hit('a', RULE);
    await limiter.clear('a');
    await limiter.clear('never seen');
    expect(await limiter.peek('a', RULE)).toMatchObject({ allowed: true, remaining: 3 });
  });

  it('forgets the older half rather than grow over its bound', async () => {
    const { clock, limiter } = createClocked(10);
    for (let key = 0; key < 12; key += 1) {
      await limiter.hit(`key-${key}`, RULE);
      clock.now += 1;
    }
    const remaining: number[] = [];
    for (let key = 0; key < 12; key += 1)
      remaining.push((await limiter.peek(`key-${key}`, RULE)).remaining);
    expect(remaining).toEqual([3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2]);
  });

  it('does not forget a key that is hit again and again while others flood it', async () => {
    const { clock, limiter } = createClocked(10);
    for (let round = 0; round < 100; round += 1) {
      await limiter.hit(`stranger-${round}`, { limit: 1, windowMs: 1_000 });
      if (round % 4 === 0) await limiter.hit('guesser', { limit: 60, windowMs: 60_000 });
      clock.now += 1;
    }
    const { remaining } = await limiter.peek('guesser', { limit: 60, windowMs: 60_000 });
    expect(remaining).toBe(60 - 25);
  });

  it('keeps a long window though short ones come and go', async () => {
    const { clock, limiter } = createClocked();
    const long = { limit: 1, windowMs: 100_000 };
    await limiter.hit('long', long);
    for (let second = 0; second < 99; second += 1) {
      clock.now += 1_000;
      await limiter.hit(`short-${second}`, { limit: 1, windowMs: 500 });
    }
    expect((await limiter.peek('long', long)).allowed).toBe(false);
    clock.now += 1_000;
    expect((await limiter.peek('long', long)).allowed).toBe(true);
  });

  it('never allows more than the limit in any stretch as long as the window', async () => {
    const step = fc.record({
      wait: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_500 })),
      isPeek: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 4_000 }),
        fc.array(step, { maxLength: 80 }),
        async (limit, windowMs, steps) => {
          const { clock, limiter } = createClocked();
          const allowedAt: number[] = [];
          for (const { wait, isPeek } of steps) {
            clock.now += wait;
            const recent = allowedAt.filter((time) => time > clock.now - windowMs).length;
            const verdict = await limiter[isPeek ? 'peek' : 'hit']('a', { limit, windowMs });
            // No more than the limit, and no less either: what fits is allowed.
            expect(verdict.allowed).toBe(recent < limit);
            if (verdict.allowed && !isPeek) allowedAt.push(clock.now);
          }
          for (const start of allowedAt) {
            const within = allowedAt.filter((time) => time >= start && time < start + windowMs);
            expect(within.length).toBeLessThanOrEqual(limit);
          }
        },
      ),
    );
  });

  it('allows a hit once the time it named has passed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 30 }),
        async (limit, windowMs, waits) => {
          const { clock, limiter } = createClocked();
          for (const wait of waits) {
            clock.now += wait;
            const verdict = await limiter.hit('a', { limit, windowMs });
            if (verdict.allowed) continue;
            clock.now += verdict.retryAfterSeconds * 1_000;
            expect((await limiter.peek('a', { limit, windowMs })).allowed).toBe(true);
          }
        },
      ),
    );
  });
});
