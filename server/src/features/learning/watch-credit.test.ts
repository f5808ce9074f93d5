import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPosition, isCovered, requiredSeconds } from './watch-credit.ts';

const seconds = fc.double({ min: 0, max: 100_000, noNaN: true });

describe('requiredSeconds', () => {
  it.each([
    [0.5, 0],
    [10, 9],
    [50, 49],
    [600, 588],
  ])('of %d s are %d s', (duration, required) => {
    expect(requiredSeconds(duration)).toBe(required);
  });

  it('is never more than the video, and short of it by 1 s or 2 % at most', () => {
    fc.assert(
      fc.property(seconds, (duration) => {
        const missing = duration - requiredSeconds(duration);
        expect(missing).toBeGreaterThanOrEqual(0);
        expect(missing).toBeLessThanOrEqual(Math.max(1, duration * 0.02) + 1e-9);
        const whole = { watchedSeconds: duration, watchedTo: duration };
        expect(isCovered(whole, duration)).toBe(true);
      }),
    );
  });
});

describe('isCovered', () => {
  it('needs both the credited time and the furthest second', () => {
    expect(isCovered({ watchedSeconds: 98, watchedTo: 98 }, 100)).toBe(true);
    expect(isCovered({ watchedSeconds: 500, watchedTo: 97 }, 100)).toBe(false);
    expect(isCovered({ watchedSeconds: 97, watchedTo: 100 }, 100)).toBe(false);
  });
});

describe('clampPosition', () => {
  it('stays within the video', () => {
    fc.assert(
      fc.property(seconds, seconds, (position, duration) => {
        const clamped = clampPosition(position, duration);
        expect(clamped).toBeLessThanOrEqual(duration);
        if (position <= duration) expect(clamped).toBe(position);
      }),
    );
  });
});
