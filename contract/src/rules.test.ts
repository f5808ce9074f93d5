import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAllCompleted,
  isCovered,
  percentWatched,
  requiredSeconds,
  wholeMinutes,
} from './rules.ts';

const seconds = fc.double({ min: 0, max: 100_000, noNaN: true });

describe('requiredSeconds', () => {
  it.each([
    [0.2, 0],
    [1.5, 1.25],
    [4, 3.75],
    [25, 24.5],
    [50, 49],
    [600, 599],
  ])('for a video of %d s is %d s', (duration, required) => {
    expect(requiredSeconds(duration)).toBe(required);
  });

  it('is less than the duration by 2 %, at least 0.25 s and at most 1 s', () => {
    fc.assert(
      fc.property(seconds, (duration) => {
        const missing = duration - requiredSeconds(duration);
        expect(missing).toBeGreaterThanOrEqual(0);
        const tolerated = Math.min(1, Math.max(0.25, duration * 0.02));
        expect(missing).toBeCloseTo(Math.min(duration, tolerated), 9);
        const whole = { watchedSeconds: duration, watchedTo: duration };
        expect(isCovered(whole, duration)).toBe(true);
      }),
    );
  });
});

describe('isCovered', () => {
  it('needs both the credited time and the furthest second', () => {
    expect(isCovered({ watchedSeconds: 99, watchedTo: 99 }, 100)).toBe(true);
    expect(isCovered({ watchedSeconds: 500, watchedTo: 98 }, 100)).toBe(false);
    expect(isCovered({ watchedSeconds: 98, watchedTo: 100 }, 100)).toBe(false);
  });
});

describe('percentWatched', () => {
  const shown = (watchedTo: number, videoDuration: number, videoCompleted = false) =>
    percentWatched({ watchedTo, videoDuration, videoCompleted });

  it.each([
    [0, 100, 0],
    [42.9, 100, 42],
    [99.99, 100, 99],
    [100, 100, 100],
    [0, 0, 100],
  ])('for %d s of a video of %d s is %d', (watchedTo, videoDuration, percent) => {
    expect(shown(watchedTo, videoDuration)).toBe(percent);
  });

  it('is a whole number from 0 to 100, and 100 only at the end or after the video is accepted', () => {
    fc.assert(
      fc.property(seconds, seconds, fc.boolean(), (watchedTo, videoDuration, isAccepted) => {
        const percent = shown(watchedTo, videoDuration, isAccepted);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        expect(percent === 100).toBe(isAccepted || watchedTo >= videoDuration);
      }),
    );
  });

  it('never falls while the video is watched', () => {
    fc.assert(
      fc.property(seconds, seconds, seconds, (watchedTo, further, videoDuration) => {
        const before = shown(watchedTo, videoDuration);
        expect(shown(watchedTo + further, videoDuration)).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

it('isAllCompleted is true if there are modules and all are completed', () => {
  const counts = fc.tuple(fc.nat(5), fc.nat(5)).map((pair) => pair.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(counts, ([modulesCompleted = 0, totalModules = 0]) => {
      const isOpen = totalModules === 0 || modulesCompleted < totalModules;
      expect(isAllCompleted({ modulesCompleted, totalModules })).toBe(!isOpen);
    }),
  );
});

it('wholeMinutes is off by half a minute at most', () => {
  fc.assert(
    fc.property(seconds, (each) => {
      expect(Number.isInteger(wholeMinutes(each))).toBe(true);
      expect(Math.abs(wholeMinutes(each) * 60 - each)).toBeLessThanOrEqual(30);
    }),
  );
});
