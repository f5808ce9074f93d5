import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryDistinctLimiter } from './memory-distinct-limiter.ts';

function createClocked(maxMembers?: number) {
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  const limiter = createMemoryDistinctLimiter(
    maxMembers === undefined ? { now } : { now, maxMembers },
  );
  return { clock, limiter };
}

const RULE = { limit: 3, windowMs: 10_000 };
const ALLOWED = { allowed: true, retryAfterSeconds: 0 };
const refusedFor = (retryAfterSeconds: number) => ({ allowed: false, retryAfterSeconds });

describe('the distinct limiter in memory', () => {
  it('counts each member once within the window', async () => {
    const { limiter } = createClocked();
    expect(await limiter.admit('a', [1, 2], RULE)).toMatchObject(ALLOWED);
    expect(await limiter.admit('a', [2, 3], RULE)).toMatchObject(ALLOWED);
    expect(await limiter.admit('a', [1, 2, 3], RULE)).toMatchObject(ALLOWED);
    expect(await limiter.admit('a', [4], RULE)).toMatchObject(refusedFor(10));
    expect(await limiter.admit('b', [4], RULE)).toMatchObject(ALLOWED);
  });

  it('returns how many members the key has used', async () => {
    const { clock, limiter } = createClocked();
    const usedBy = async (members: number[]) => (await limiter.admit('a', members, RULE)).used;
    expect([await usedBy([1, 2]), await usedBy([2, 3]), await usedBy([4])]).toEqual([2, 3, 3]);
    clock.now += RULE.windowMs;
    expect(await usedBy([4])).toBe(1);
  });

  it('records no member that it refuses', async () => {
    const { limiter } = createClocked();
    await limiter.admit('a', [1, 2], RULE);
    expect((await limiter.admit('a', [3, 4], RULE)).allowed).toBe(false);
    expect(await limiter.admit('a', [5], RULE)).toMatchObject(ALLOWED);
  });

  it('returns when the same members will fit, and admits them then', async () => {
    const { clock, limiter } = createClocked();
    await limiter.admit('a', [1], RULE);
    clock.now += 4_000;
    await limiter.admit('a', [2, 3], RULE);
    expect(await limiter.admit('a', [4], RULE)).toMatchObject(refusedFor(6));
    expect(await limiter.admit('a', [4, 5], RULE)).toMatchObject(refusedFor(10));
    clock.now += 6_000;
    expect(await limiter.admit('a', [4], RULE)).toMatchObject(ALLOWED);
    expect((await limiter.admit('a', [5], RULE)).allowed).toBe(false);
  });

  it('keeps a repeated member for another window', async () => {
    const { clock, limiter } = createClocked();
    await limiter.admit('a', [1, 2, 3], RULE);
    clock.now += 6_000;
    await limiter.admit('a', [1], RULE);
    clock.now += 6_000;
    expect(await limiter.admit('a', [4, 5], RULE)).toMatchObject(ALLOWED);
    expect((await limiter.admit('a', [6], RULE)).allowed).toBe(false);
  });

  it('evicts the least recently used keys at its maximum size', async () => {
    const { clock, limiter } = createClocked(9);
    for (const key of ['a', 'b', 'c', 'd']) {
      await limiter.admit(key, [1, 2, 3], RULE);
      clock.now += 1;
    }
    const isFull = async (key: string) => !(await limiter.admit(key, [4, 5, 6], RULE)).allowed;
    expect(await Promise.all(['b', 'c', 'd', 'a'].map(isFull))).toEqual([true, true, true, false]);
  });

  it('admits exactly what keeps every window within the limit, and the refused members after the wait', async () => {
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 4_000 }),
      members: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 4, max: 6 }),
        fc.array(step, { maxLength: 60 }),
        async (limit, steps) => {
          const { clock, limiter } = createClocked();
          const rule = { limit, windowMs: 10_000 };
          const met: { member: number; at: number }[] = [];
          const fits = (members: readonly number[], at: number) => {
            const recent = met.filter((each) => each.at > at - rule.windowMs);
            return new Set([...recent.map(({ member }) => member), ...members]).size <= limit;
          };
          for (const { wait, members } of steps) {
            clock.now += wait;
            const verdict = await limiter.admit('a', members, rule);
            expect(verdict.allowed).toBe(fits(members, clock.now));
            if (verdict.allowed) met.push(...members.map((member) => ({ member, at: clock.now })));
            else expect(fits(members, clock.now + verdict.retryAfterSeconds * 1_000)).toBe(true);
          }
        },
      ),
    );
  });
});
