import { expect, test } from 'vitest';
import { dueChoice, dueWithin, NO_DUE_DATES } from './due-filter.ts';

const today = '2028-02-25';

test.each([
  ['week', '2028-03-03'],
  ['month', '2028-03-26'],
] as const)('due within a %s ends at %s, and is recognised', (choice, dueUntil) => {
  const dates = dueWithin(choice, today);
  expect(dates).toEqual({ dueFrom: today, dueUntil });
  expect(dueChoice(dates, today)).toBe(choice);
  expect(dueChoice(dates, '2028-02-26')).toBe('other');
});

test.each([
  [NO_DUE_DATES, null],
  [{ dueFrom: today, dueUntil: null }, 'other'],
  [{ dueFrom: null, dueUntil: '2028-03-03' }, 'other'],
] as const)('%o is the choice %s', (dates, choice) => {
  expect(dueChoice(dates, today)).toBe(choice);
});
