import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averagePercent, overallPercent } from './overall-progress.ts';

describe('overallPercent', () => {
  it.each([
    [0, 0, 0],
    [0, 3, 0],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [3, 3, 100],
    [1999, 2000, 99.9],
  ])('%i of %i is %d', (done, total, percent) => {
    expect(overallPercent(done, total)).toBe(percent);
  });

  it('is 100 exactly when everything is done', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), fc.nat(5_000), (total, some) => {
        const done = Math.min(some, total);
        expect(overallPercent(done, total) === 100).toBe(done === total);
      }),
    );
  });
});

describe('averagePercent', () => {
  const best = (correct: number, total: number) => ({
    questionCount: total,
    best: { correct, total },
  });
  const unattempted = { questionCount: 4, best: null };
  const withoutQuestions = { questionCount: 0, best: null };

  it('counts an unattempted quiz as 0 and leaves out modules without one', () => {
    expect(averagePercent([best(4, 4), unattempted, withoutQuestions])).toBe(50);
    expect(averagePercent([withoutQuestions])).toBe(0);
    expect(averagePercent([])).toBe(0);
  });

  it('is the mean of the scores as they are shown', () => {
    expect(averagePercent([best(7, 10), best(8, 10), best(10, 10)])).toBe(83);
  });
});
