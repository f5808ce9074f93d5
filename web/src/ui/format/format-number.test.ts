import { expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

it.each([0, 7, 999, 1000, 1204, 12.5, -3, 2 ** 40])(
  '%d is written as English writes it',
  (number) => {
    expect(formatNumber(number)).toBe(number.toLocaleString('en'));
  },
);
