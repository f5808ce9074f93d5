import { expect, it } from 'vitest';
import { MEGABYTE } from './limits.ts';
import { megabytesOf } from './megabytes.ts';

it.each([
  [100 * MEGABYTE, 100],
  [1.5 * MEGABYTE, 1.5],
])('a limit of %d bytes is named as %d MB', (maxBytes, megabytes) => {
  expect(megabytesOf(maxBytes)).toBe(megabytes);
});
