import { expect, it } from 'vitest';
import { pointsOf } from './compliance-points.ts';

const counts = { required: 4, compliant: 3 };
const placesOf = (countedAt: string, months: readonly string[]) =>
  pointsOf({
    today: { ...counts, countedAt },
    months: months.map((month) => ({ month, ...counts })),
  }).map(({ month, place }) => [month, place]);

it('is today alone while no month was counted', () => {
  expect(placesOf('2026-11-30T09:00:00.000Z', [])).toEqual([[null, 1]]);
});

it('has its months in their distances, over the end of a year too', () => {
  expect(placesOf('2027-02-01T09:00:00.000Z', ['2026-10', '2026-12', '2027-01'])).toEqual([
    ['2026-10', 0],
    ['2026-12', 0.5],
    ['2027-01', 0.75],
    [null, 1],
  ]);
});

it('has an ended month before today where it has not ended in UTC', () => {
  expect(placesOf('2026-11-30T23:00:00.000Z', ['2026-11'])).toEqual([
    ['2026-11', 0],
    [null, 1],
  ]);
});
