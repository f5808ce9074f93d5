import { expect, test } from 'vitest';
import { greatestLoss, pointsOf, summaryOf } from './watch-curve.ts';

const reached = [...Array(4).fill(10), ...Array(12).fill(6), ...Array(5).fill(5)] as number[];
const curve = { seconds: 200, reached };

test('has a point for each twentieth of the video', () => {
  const points = pointsOf(curve);
  expect(points).toHaveLength(21);
  expect(points[0]).toEqual({ percent: 0, clock: '0:00', people: 10, share: 1 });
  expect(points[4]).toEqual({ percent: 20, clock: '0:40', people: 6, share: 0.6 });
  expect(points[20]).toEqual({ percent: 100, clock: '3:20', people: 5, share: 0.5 });
});

test('is said in a sentence', () => {
  expect(summaryOf(curve)).toBe(
    'Share of people still watching: 60% at half of the video, 50% at its end.',
  );
});

test('names the part in which most people stop', () => {
  expect(greatestLoss(pointsOf(curve))).toBe(
    'The greatest loss is between 15% and 20% of the video (0:30–0:40): 4 people.',
  );
  expect(greatestLoss(pointsOf({ ...curve, seconds: 2 }))).toBe(
    'The greatest loss is between 15% and 20% of the video: 4 people.',
  );
  const whole = { seconds: 200, reached: reached.map(() => 10) };
  expect(greatestLoss(pointsOf(whole))).toBeNull();
});
