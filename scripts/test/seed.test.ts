import { expect, test } from 'vitest';
import { chooseSeed } from './seed.mjs';

test('a given seed is used, and a new seed is accepted when given', () => {
  expect(chooseSeed('42')).toBe(42);
  const chosen = chooseSeed(undefined);
  expect(chooseSeed(String(chosen))).toBe(chosen);
});

test.each(['', 'x', '-1', '1.5', '2147483648'])('SEED=%s is refused', (given) => {
  expect(() => chooseSeed(given)).toThrow('is no whole number from 0 to 2147483647');
});
