import { expect, it } from 'vitest';
import { MEGABYTE } from './limits.ts';
import { fileTooLarge } from './sentences.ts';

it.each([
  [100 * MEGABYTE, '100 MB'],
  [1.5 * MEGABYTE, '1.5 MB'],
])('fileTooLarge names a limit of %d bytes as %s', (maxBytes, limit) => {
  expect(fileTooLarge(maxBytes)).toBe(`The file is larger than the limit of ${limit}.`);
});
