import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hideSmallCounts } from './small-counts.ts';

it.each<[number[], (number | null)[]]>([
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    [0, 5, 9],
    [0, 5, 9],
  ],
  [
    [0, 3, 9],
    [null, null, 9],
  ],
  [
    [5, 3, 9],
    [null, null, 9],
  ],
  [
    [4, 4, 9],
    [null, null, null],
  ],
  [
    [2, 4, 9],
    [null, null, 9],
  ],
])('shows %j as %j', (counts, shown) => {
  expect(hideSmallCounts(counts)).toEqual(shown);
});

/** All counts with this length and sum. */
function* countsOf(length: number, sum: number): Generator<number[]> {
  if (length === 1) yield [sum];
  else
    for (let first = 0; first <= sum; first += 1)
      for (const rest of countsOf(length - 1, sum - first)) yield [first, ...rest];
}

it('a count below five cannot be computed from the others, their sum and this rule', () => {
  const counts = fc.array(fc.nat({ max: 8 }), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(counts, (counts) => {
      const shown = hideSmallCounts(counts);
      const sum = counts.reduce((total, count) => total + count, 0);
      for (const count of shown)
        expect(count === null || count >= 5 || shown.every((other) => other !== null)).toBe(true);
      const possible = [...countsOf(counts.length, sum)].filter(
        (other) => JSON.stringify(hideSmallCounts(other)) === JSON.stringify(shown),
      );
      for (const [place, count] of shown.entries())
        if (count === null)
          expect(new Set(possible.map((other) => other[place])).size).toBeGreaterThan(1);
    }),
    { numRuns: 200 },
  );
});
