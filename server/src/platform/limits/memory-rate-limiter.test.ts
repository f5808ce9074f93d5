import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryRateLimiter } from './memory-rate-limiter.ts';

function createClocked(maxHitsPerKind?: number) {
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  const limiter = createMemoryRateLimiter(
    maxHitsPerKind === undefined ? { now } : { now, maxHitsPerKind },
  );
  return { clock, limiter };
}

const RULE = { limit: 3, windowMs: 10_000 };
const allowed = (remaining: number) => ({ allowed: true, remaining, retryAfterSeconds: 0 });
const refused = (retryAfterSeconds: number) => ({
  allowed: false,
  remaining: 0,
  retryAfterSeconds,
});

describe('the rate limiter in memory', () => {
  it('allows hits up to the limit and returns when to retry', async () => {
    const { clock, limiter } = createClocked();
    const hit = () => limiter.hit('a', RULE);
    expect(await hit()).toMatchObject(allowed(2));
    clock.now += 4_000;
    expect(await hit()).toMatchObject(allowed(1));
    expect(await hit()).toMatchObject(allowed(0));
    expect(await hit()).toMatchObject(refused(6));
    clock.now += 5_999;
    expect(await hit()).toMatchObject(refused(1));
    clock.now += 1;
    expect(await hit()).toMatchObject(allowed(0));
    expect(await hit()).toMatchObject(refused(4));
  });

  it('counts each key separately', async () => {
    const { limiter } = createClocked();
    const rule = { limit: 1, windowMs: 1_000 };
    expect((await limiter.hit('a', rule)).allowed).toBe(true);
    expect((await limiter.hit('b', rule)).allowed).toBe(true);
    expect((await limiter.hit('a', rule)).allowed).toBe(false);
  });

  it('peeks without counting', async () => {
    const { limiter } = createClocked();
    const peek = () => limiter.peek('a', RULE);
    for (let round = 0; round < 5; round += 1) expect(await peek()).toMatchObject(allowed(3));
    for (let round = 0; round < 3; round += 1) await limiter.hit('a', RULE);
    expect(await peek()).toMatchObject(refused(10));
  });

  it('refunds one hit, and no other', async () => {
    const { clock, limiter } = createClocked();
    const first = await limiter.hit('a', RULE);
    clock.now += 4_000;
    for (let round = 0; round < 2; round += 1) await limiter.hit('a', RULE);
    await limiter.refund('a', first);
    expect(await limiter.hit('a', RULE)).toMatchObject(allowed(0));
    // None of the three that count now is as old as the refunded one.
    expect(await limiter.hit('a', RULE)).toMatchObject(refused(10));
    await limiter.refund('a', first);
    await limiter.refund('never seen', first);
    expect((await limiter.hit('a', RULE)).allowed).toBe(false);
  });

  it('forgets a cleared key', async () => {
    const { limiter } = createClocked();
    for (let round = 0; round < 4; round += 1) await limiter.hit('a', RULE);
    await limiter.clear('a');
    await limiter.clear('never seen');
    expect(await limiter.peek('a', RULE)).toMatchObject({ allowed: true, remaining: 3 });
  });

  it('evicts the oldest of similar keys at its maximum size', async () => {
    const { clock, limiter } = createClocked(10);
    for (let key = 0; key < 100; key += 1) {
      await limiter.hit(`key-${key}`, RULE);
      clock.now += 1;
    }
    const remembered: number[] = [];
    for (let key = 0; key < 100; key += 1)
      if ((await limiter.peek(`key-${key}`, RULE)).remaining < 3) remembered.push(key);
    expect(remembered).toHaveLength(10);
  });

  it('keeps keys at their limit while other keys flood it', async () => {
    const { clock, limiter } = createClocked(1_000);
    const hour = { limit: 10, windowMs: 3_600_000 };
    const locked = Array.from({ length: 20 }, (_, i) => `locked-${i}`);
    for (const key of locked)
      for (let round = 0; round < 10; round += 1) await limiter.hit(key, hour);
    for (let round = 0; round < 100_000; round += 1) {
      await limiter.hit(`stranger-${round}`, hour);
      clock.now += 1;
    }
    for (const key of locked) expect((await limiter.peek(key, hour)).allowed).toBe(false);
  });

  it('keeps every key of another kind while one kind is flooded', async () => {
    const { limiter } = createClocked(100);
    const hour = { limit: 10, windowMs: 3_600_000 };
    for (let i = 0; i < 100; i += 1) await limiter.hit(`sign-up:${i}`, hour);
    for (let i = 0; i < 10_000; i += 1) await limiter.hit(`reset:${i}`, hour);
    for (let i = 0; i < 100; i += 1)
      expect((await limiter.peek(`sign-up:${i}`, hour)).remaining).toBe(9);
  });

  it('evicts no key for refused hits', async () => {
    const { limiter } = createClocked(10);
    const once = { limit: 1, windowMs: 1_000 };
    for (let key = 0; key < 10; key += 1) await limiter.hit(`key-${key}`, once);
    for (let round = 0; round < 1_000; round += 1) await limiter.hit(`key-${round % 10}`, once);
    for (let key = 0; key < 10; key += 1)
      expect((await limiter.peek(`key-${key}`, once)).allowed).toBe(false);
  });

  it('keeps a key that is hit repeatedly while other keys flood it', async () => {
    const { clock, limiter } = createClocked(100);
    for (let round = 0; round < 100; round += 1) {
      await limiter.hit(`stranger-${round}`, { limit: 1, windowMs: 1_000 });
      if (round % 4 === 0) await limiter.hit('guesser', { limit: 60, windowMs: 60_000 });
      clock.now += 1;
    }
    const { remaining } = await limiter.peek('guesser', { limit: 60, windowMs: 60_000 });
    expect(remaining).toBe(60 - 25);
  });

  it('keeps a long window while short ones start and end', async () => {
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

  it('never allows more than the limit in any period as long as the window', async () => {
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
            // No more than the limit and no less: a hit that fits is allowed.
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

  it('allows a hit after the wait that it returned', async () => {
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
