import { expect, it } from 'vitest';
import { isMissingCode } from './missing-code.ts';

it.each([
  'Failed to fetch dynamically imported module: https://portal.test/assets/page.js',
  'error loading dynamically imported module: https://portal.test/assets/page.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/page.css',
])('recognizes missing code in each browser: %s', (message) => {
  expect(isMissingCode(new TypeError(message))).toBe(true);
  expect(isMissingCode(new TypeError('x is undefined'))).toBe(false);
});
