import { expect, it } from 'vitest';
import { looksSame } from './looks-same.ts';

it.each([
  ['Brightwater Foods', 'Brightwater  Foods'],
  ['Caf\u00e9', 'Cafe\u0301 '],
  ['A B', 'A\u00a0B'],
])('texts that look the same are equal: %j', (typed, name) => {
  expect(looksSame(typed, name)).toBe(true);
});

it.each([
  ['brightwater foods', 'Brightwater Foods'],
  ['BrightwaterFoods', 'Brightwater Foods'],
  ['', 'Brightwater Foods'],
])('texts that look different are not equal: %j', (typed, name) => {
  expect(looksSame(typed, name)).toBe(false);
});
