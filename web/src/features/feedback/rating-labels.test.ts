import { RATING_MAX, RATING_MIN } from '@portal/contract/limits';
import { expect, it } from 'vitest';
import { averageLabel, isRating, ratingLabels, ratings, ratingTone } from './rating-labels.ts';

it('names each rating there is', () => {
  expect([ratings[0], ratings.at(-1)]).toEqual([RATING_MIN, RATING_MAX]);
  expect(ratings.map((rating) => ratingLabels[rating])).toEqual([
    'Poor',
    'Fair',
    'Good',
    'Very Good',
    'Excellent',
  ]);
});

it('is green from 4, yellow from 3, red below', () => {
  expect([5, 4, 3.99, 3, 2.99, 2, 1].map(ratingTone)).toEqual([
    'success',
    'success',
    'warning',
    'warning',
    'danger',
    'danger',
    'danger',
  ]);
});

it('knows a rating', () => {
  expect([null, 0, 1, 2.5, 5, 6].filter(isRating)).toEqual([1, 5]);
});

it('says an average with one decimal', () => {
  expect([0, 4, 10 / 3].map(averageLabel)).toEqual(['0.0', '4.0', '3.3']);
});
