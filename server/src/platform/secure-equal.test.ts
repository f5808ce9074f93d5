import { expect, it } from 'vitest';
import { isSecureEqual } from './secure-equal.ts';

it.each([
  ['abc', 'abc', true],
  ['', '', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
  ['', 'a', false],
  ['\u00e9', 'e\u0301', false],
])('compares %j with %j', (given, expected, isSame) => {
  expect(isSecureEqual(given, expected)).toBe(isSame);
});
