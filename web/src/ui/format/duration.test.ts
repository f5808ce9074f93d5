import { expect, test } from 'vitest';
import { formatClock, formatDuration, formatTimeLeft } from './duration.ts';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [192, '3:12'],
  [3725, '1:02:05'],
  [-3, '0:00'],
])('%d seconds are %s on a clock', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});

test.each([
  [0, '0 min'],
  [59.9, '<1 min'],
  [60, '1 min'],
  [89, '1 min'],
  [90, '2 min'],
  [719, '12 min'],
  [3599, '1 h'],
  [7200, '2 h'],
  [7800, '2 h 10 min'],
])('%d seconds last %s', (seconds, shown) => {
  expect(formatDuration(seconds)).toBe(shown);
});

test.each([
  [2, 'a few seconds left'],
  [31, '40 seconds left'],
  [58, '1 minute left'],
  [170, '3 minutes left'],
  [3580, '1 hour left'],
  [7300, '2 hours left'],
])('%d seconds to go: %s', (seconds, shown) => {
  expect(formatTimeLeft(seconds)).toBe(shown);
});
