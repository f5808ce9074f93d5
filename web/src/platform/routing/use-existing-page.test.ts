import { expect, test } from 'vitest';
import { replacementPage } from './use-existing-page.ts';

test.each([
  [1, 0, null],
  [2, 0, 1],
  [4, 0, 1],
  [1, 10, null],
  [2, 10, 1],
  [2, 11, null],
  [2, 20, null],
  [3, 20, 2],
  [9, 57, 6],
  [9, undefined, null],
])('page %d of %d entries: go to %s instead', (page, total, instead) => {
  expect(replacementPage({ page, pageSize: 10, total })).toBe(instead);
});
