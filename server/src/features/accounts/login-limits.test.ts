import { describe, expect, it } from 'vitest';
import { createMemoryRateLimiter } from '#server/platform/limits/memory-rate-limiter.ts';
import { createLoginLimits } from './login-limits.ts';

const MINUTE_MS = 60_000;

function createClocked(maxHitsPerKind = 50_000) {
  const clock = { now: 1_000_000 };
  const limiter = createMemoryRateLimiter({ now: () => clock.now, maxHitsPerKind });
  return { clock, limiter, limits: createLoginLimits(limiter) };
}

const OFFICE = '198.51.100.1';
const madeUp = (index: number) => ({ account: `${index}@made.up`, address: OFFICE });

type Limits = ReturnType<typeof createLoginLimits>;

/** The result of an attempt with a wrong password. */
async function outcome(limits: Limits, account: string, address: string): Promise<string> {
  try {
    const counted = await limits.admitUnknown({ account, address });
    return counted === null ? 'slowed' : 'checked';
  } catch {
    return 'refused';
  }
}

async function exceedAddress(limits: Limits): Promise<void> {
  for (let i = 0; i < 100; i += 1) expect(await limits.admitUnknown(madeUp(i))).not.toBeNull();
}

describe('attempts of unknown browsers', () => {
  it('are limited to eight per account in any fifteen minutes, from all addresses', async () => {
    const { clock, limits } = createClocked();
    const checkedAt: number[] = [];
    for (let second = 0; second < 3_600; second += 1) {
      if ((await outcome(limits, 'tess@x.io', `10.0.${second >> 8}.${second & 255}`)) === 'checked')
        checkedAt.push(clock.now);
      clock.now += 1_000;
    }
    for (const start of checkedAt) {
      const within = checkedAt.filter((at) => at >= start && at < start + 15 * MINUTE_MS);
      expect(within.length).toBeLessThanOrEqual(8);
    }
    expect(checkedAt).toHaveLength(4 * 8);
  });

  it('are limited to one per second at an address over its limit', async () => {
    const { clock, limits } = createClocked();
    await exceedAddress(limits);
    let checked = 0;
    for (let i = 0; i < 1_000; i += 1) {
      if ((await outcome(limits, `${i}@other.test`, OFFICE)) === 'checked') checked += 1;
      clock.now += 10;
    }
    expect(checked).toBe(10);
    expect(await outcome(limits, 'tess@x.io', '198.51.100.2')).toBe('checked');
  });

  it('do not affect other limits when many of them are refused', async () => {
    const { clock, limiter, limits } = createClocked(1_000);
    const hourly = { limit: 60, windowMs: 60 * MINUTE_MS };
    await limiter.hit('signup:203.0.113.9', hourly);
    for (let i = 0; i < 8; i += 1) await outcome(limits, 'victim@x.io', `10.0.0.${i}`);
    await exceedAddress(limits);
    await outcome(limits, 'slot@x.io', OFFICE);
    for (let i = 0; i < 100_000; i += 1) {
      expect(await outcome(limits, `${i}@flood.test`, OFFICE)).toBe('slowed');
      await limits.admitDeferred({ account: `${i}@flood.test`, address: OFFICE });
    }
    expect(await outcome(limits, 'victim@x.io', '10.0.1.1')).toBe('refused');
    expect((await limiter.peek('signup:203.0.113.9', hourly)).remaining).toBe(59);
    clock.now += 1_000;
    expect(await outcome(limits, 'late@x.io', OFFICE)).toBe('checked');
    expect(await outcome(limits, 'later@x.io', OFFICE)).toBe('slowed');
  });

  it('are not counted when the password was right or could not be checked', async () => {
    const { limits } = createClocked();
    for (let i = 0; i < 300; i += 1) {
      const counted = await limits.admitUnknown(madeUp(i));
      await (i % 2 === 0 ? counted?.succeeded() : counted?.unchecked());
    }
    const attempt = { account: 'tess@x.io', address: OFFICE };
    for (let i = 0; i < 40; i += 1) await (await limits.admitUnknown(attempt))?.unchecked();
    expect(await limits.admitUnknown(attempt)).not.toBeNull();
  });
});

describe('logins to one account', () => {
  it('are limited to thirty per minute, in known and unknown browsers together', async () => {
    const { clock, limits } = createClocked();
    const attempt = { account: 'tess@x.io', address: OFFICE };
    for (let i = 0; i < 15; i += 1) {
      await (await limits.admitUnknown(attempt))?.succeeded();
      await (await limits.admitKnown(attempt, 7)).succeeded();
    }
    const refusal = { code: 'TOO_MANY_REQUESTS', retryAfter: 60 };
    await expect(limits.admitKnown(attempt, 7)).rejects.toMatchObject(refusal);
    await expect(limits.admitUnknown(attempt)).rejects.toMatchObject(refusal);
    clock.now += MINUTE_MS;
    // Refused attempts do not count as failures.
    for (let i = 0; i < 8; i += 1) expect(await limits.admitUnknown(attempt)).not.toBeNull();
  });
});

describe('checks after a refusal', () => {
  it('are limited to two per account in fifteen minutes and one per second at an address', async () => {
    const { clock, limits } = createClocked();
    const check = async (account: string) =>
      (await limits.admitDeferred({ account, address: OFFICE })) !== null;
    expect([await check('a'), await check('b')]).toEqual([true, false]);
    clock.now += 1_000;
    expect([await check('a'), await check('b')]).toEqual([true, false]);
    clock.now += 1_000;
    // An account over its own limit does not use up the limit of the address.
    expect([await check('a'), await check('b')]).toEqual([false, true]);
  });
});
