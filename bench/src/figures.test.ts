import { expect, it } from 'vitest';
import { interval, median, quantile, ratio } from './figures.ts';

it('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

it('a quantile is the value below which a part of the values lies', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(quantile(values, 0.5)).toBe(51);
  expect(quantile(values, 0.99)).toBe(100);
  expect(quantile(values, 1)).toBe(100);
  expect(quantile([], 0.5)).toBeNaN();
});

it('an interval has the median, the least and the greatest value', () => {
  expect(interval([30, 10, 20], (value) => `${value} ms`)).toBe('20 ms (10 ms–30 ms)');
});

it('a ratio is taken of the values of the same round', () => {
  expect(ratio([10, 40, 30], [10, 20, 10])).toBe('2.00 (1.00–3.00)');
});
