import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, addMonths, daysBetween, earlier, later } from './civil-dates.ts';

const date = fc
  .date({ min: new Date('1999-01-01'), max: new Date('2101-01-01'), noInvalidDate: true })
  .map((each) => each.toISOString().slice(0, 10));

describe('months', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2100-02-28', 12, '2101-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-10-31', 120, '2036-10-31'],
  ])('%s and %i months are %s', (from, months, expected) => {
    expect(addMonths(from, months)).toBe(expected);
  });

  it('keep the day, or end with the month', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 120 }), (from, months) => {
        const to = addMonths(from, months);
        const isLast = addDays(to, 1).endsWith('-01');
        const [day, before] = [to, from].map((each) => each.slice(8)) as [string, string];
        expect(day === before || (isLast && day < before)).toBe(true);
        const monthOf = (each: string) => Number(each.slice(0, 4)) * 12 + Number(each.slice(5, 7));
        expect(monthOf(to)).toBe(monthOf(from) + months);
      }),
    );
  });
});

describe('days', () => {
  it('added and counted are the same', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
        const to = addDays(from, days);
        expect(daysBetween(from, to)).toBe(days);
        expect(to < from).toBe(days < 0);
      }),
    );
  });
});

test('null is before all dates for the later one, and after all for the earlier one', () => {
  expect(later('2026-01-01', null)).toBe('2026-01-01');
  expect(later('2026-01-01', '2026-01-02')).toBe('2026-01-02');
  expect(earlier(null, '2026-01-02')).toBe('2026-01-02');
  expect(earlier('2026-01-01', null)).toBe('2026-01-01');
  expect(earlier('2026-01-01', '2026-01-02')).toBe('2026-01-01');
  expect(earlier(null, null)).toBeNull();
});
