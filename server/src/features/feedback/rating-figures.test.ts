import fc from 'fast-check';
import { expect, it } from 'vitest';
import { averageOf, totalOf } from './rating-figures.ts';

it('equals the figures computed from the ratings', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 })), (ratings) => {
      const tally = [1, 2, 3, 4, 5].map((one) => ratings.filter((rating) => rating === one).length);
      expect(totalOf(tally)).toBe(ratings.length);
      const sum = ratings.reduce((all, rating) => all + rating, 0);
      expect(averageOf(tally)).toBe(ratings.length === 0 ? 0 : sum / ratings.length);
    }),
  );
});
