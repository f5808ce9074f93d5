import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownResult, shownScore, standingOf, type Tries, waitAfter } from './tries.ts';

const MINUTE_MS = 60_000;
const failed = (count: number): Tries => ({
  made: count,
  failed: count,
  lastFailedAt: count === 0 ? null : 1_000_000,
  hasPassed: false,
});

describe('waitAfter', () => {
  it('lets three tries be free, then grows to an hour', () => {
    const minutes = Array.from({ length: 10 }, (_, i) => waitAfter(i) / MINUTE_MS);
    expect(minutes).toEqual([0, 0, 0, 5, 15, 30, 60, 60, 60, 60]);
  });
});

it('allows six tries within 90 minutes', () => {
  const times = [0];
  while (times.length < 8) times.push((times.at(-1) ?? 0) + waitAfter(times.length) / MINUTE_MS);
  expect(times).toEqual([0, 0, 0, 5, 20, 50, 110, 170]);
});

describe('standingOf', () => {
  it('ends a wait at its time', () => {
    const at = (now: number) => standingOf(failed(3), null, now).retryAt;
    expect(at(1_000_000)).toBe(1_300_000);
    expect(at(1_299_999)).toBe(1_300_000);
    expect(at(1_300_000)).toBeNull();
  });

  it('has no wait after a fail with the time of a wrong clock', () => {
    const at = (now: number) => standingOf(failed(3), null, now).retryAt;
    expect(at(1_000_000 - MINUTE_MS)).toBe(1_300_000);
    expect(at(999_999 - MINUTE_MS)).toBeNull();
  });

  it('is blocked by the last allowed try, without a time', () => {
    expect(standingOf(failed(4), 5, 0)).toMatchObject({ triesLeft: 1, isBlocked: false });
    const blocked = { retryAt: null, triesLeft: 0, isBlocked: true };
    expect(standingOf(failed(5), 5, 0)).toEqual(blocked);
    // The limit was lowered since.
    expect(standingOf(failed(5), 2, 0)).toEqual(blocked);
  });

  it('has no wait and no limit after a pass', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.option(fc.integer({ min: 1, max: 9 })), (count, triesMax) => {
        const standing = standingOf({ ...failed(count), hasPassed: true }, triesMax, 1_000_000);
        expect(standing).toEqual({ retryAt: null, triesLeft: null, isBlocked: false });
      }),
    );
  });

  it('never makes a trainee with fewer than three fails wait', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(), (count, now) => {
        expect(standingOf(failed(count), null, now).retryAt).toBeNull();
      }),
    );
  });
});

describe('shownScore', () => {
  const [low, high] = [
    { correct: 2, total: 10 },
    { correct: 5, total: 10 },
  ];

  it('is exact for the free tries and after a pass', () => {
    expect(shownScore(low, high, failed(2))).toBe(low);
    expect(shownScore(low, high, { ...failed(8), hasPassed: true })).toBe(low);
  });

  it('is the best score so far for later fails', () => {
    expect(shownScore(low, high, failed(3))).toBe(high);
    expect(shownScore(high, low, failed(3))).toBe(high);
    expect(shownScore(low, null, failed(3))).toBe(low);
  });
});

it('a fail is shown below the pass mark, also with a best score of a time with a higher one', () => {
  const fail = { correct: 1, total: 10, passed: 0, pass_mark: 70 };
  const shown = shownResult({ ...fail, shown_correct: 8, shown_total: 10 });
  expect(shown).toMatchObject({ score: 69, pass: false, correctCount: 8, isBestSoFar: true });
});
