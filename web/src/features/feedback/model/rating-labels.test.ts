import { RATING_MAX, RATING_MIN } from '@portal/contract/limits';
import { expect, it } from 'vitest';
import { feedbackTexts } from '../texts/catalogue.ts';
import { averageLabel, averageTone, isRating, ratings, ratingTone } from './rating-labels.ts';

it('has a label for each rating', () => {
  expect([ratings[0], ratings.at(-1)]).toEqual([RATING_MIN, RATING_MAX]);
  expect(ratings.map((rating) => feedbackTexts().ratingNames[rating])).toEqual([
    'Poor',
    'Fair',
    'Good',
    'Very Good',
    'Excellent',
  ]);
});

it('is green from 4, yellow from 3, red below', () => {
  expect([5, 4, 3, 2, 1].map(ratingTone)).toEqual([
    'success',
    'success',
    'warning',
    'danger',
    'danger',
  ]);
});

it('recognises a rating', () => {
  expect([null, 0, 1, 2.5, 5, 6].filter(isRating)).toEqual([1, 5]);
});

it('shows an average with one decimal', () => {
  expect([0, 4, 10 / 3].map(averageLabel)).toEqual(['0.0', '4.0', '3.3']);
});

it('shows the highest and the lowest average only if all ratings are so', () => {
  // 19 × 5 and 1 × 4; 1,000 × 5 and 1 × 1; the same for 1.
  const mixed = [99 / 20, 5_001 / 1_001, 1.04];
  expect(mixed.map(averageLabel)).toEqual(['4.9', '4.9', '1.1']);
  expect([5, 1].map(averageLabel)).toEqual(['5.0', '1.0']);
  expect(averageTone(3.96)).toBe('success');
});

it('colours an average by its rounded value', () => {
  const averages = [3.94, 3.96, 2.94, 2.96];
  expect(averages.map(averageLabel)).toEqual(['3.9', '4.0', '2.9', '3.0']);
  expect(averages.map(averageTone)).toEqual(['warning', 'success', 'danger', 'warning']);
});
