import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf, isPass, scoreOf, shownPercent, unknownIds } from './scoring.ts';

const score = fc
  .integer({ min: 1, max: 200 })
  .chain((total) =>
    fc.record({ correct: fc.integer({ min: 0, max: total }), total: fc.constant(total) }),
  );

const mark = fc.integer({ min: 1, max: 100 });

describe('isPass', () => {
  it.each([
    [7, 10, true],
    [14, 20, true],
    [21, 30, true],
    [6, 10, false],
    [2, 3, false],
    [139, 200, false],
    [140, 200, true],
    [1, 1, true],
    [0, 0, false],
  ])('%i of %i: %s', (correct, total, expected) => {
    expect(isPass({ correct, total }, 70)).toBe(expected);
  });

  it('compares the exact ratio', () => {
    fc.assert(
      fc.property(score, mark, ({ correct, total }, passMark) => {
        const isEnough = BigInt(correct) * 100n >= BigInt(total) * BigInt(passMark);
        expect(isPass({ correct, total }, passMark)).toBe(isEnough);
      }),
    );
  });
});

describe('shownPercent', () => {
  it('never shows a fail as the pass mark or more', () => {
    // 69.5 % would round to 70.
    expect(shownPercent({ correct: 139, total: 200 }, 70)).toBe(69);
  });

  it('agrees with the pass, keeps the order of scores and differs from them by less than one', () => {
    fc.assert(
      fc.property(score, score, mark, (one, other, passMark) => {
        const shown = shownPercent(one, passMark);
        expect(shown >= passMark).toBe(isPass(one, passMark));
        expect(Math.abs(shown - (one.correct / one.total) * 100)).toBeLessThanOrEqual(1);
        if (one.correct * other.total <= other.correct * one.total) {
          expect(shown).toBeLessThanOrEqual(shownPercent(other, passMark));
        }
      }),
    );
  });
});

describe('bestOf', () => {
  it('never decreases, and keeps the earlier one on a tie', () => {
    fc.assert(
      fc.property(score, score, (held, next) => {
        const best = bestOf(held, next);
        expect(best.correct * held.total).toBeGreaterThanOrEqual(held.correct * best.total);
        expect(best.correct * next.total).toBeGreaterThanOrEqual(next.correct * best.total);
      }),
    );
    const held = { correct: 1, total: 2 };
    expect(bestOf(held, { correct: 2, total: 4 })).toBe(held);
    expect(bestOf(null, held)).toBe(held);
  });
});

describe('scoreOf', () => {
  const questions = [
    { id: 1, answer: 'a' },
    { id: 2, answer: 'b' },
    { id: 3, answer: 'constructor' },
  ];

  it('counts missing and unknown answers as wrong', () => {
    expect(scoreOf(questions, { 1: 'a', 2: 'no option' })).toEqual({ correct: 1, total: 3 });
    expect(scoreOf(questions, {})).toEqual({ correct: 0, total: 3 });
  });

  it('returns the ids that are not questions', () => {
    expect(unknownIds(questions, { 1: 'a', 9: 'x', '01': 'a' })).toEqual(['9', '01']);
  });
});
