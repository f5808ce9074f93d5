import { expect, it } from 'vitest';
import { MEGABYTE } from './limits.ts';
import { fileTooLarge, listOf } from './sentences.ts';

it.each([
  [100 * MEGABYTE, '100 MB'],
  [1.5 * MEGABYTE, '1.5 MB'],
])('fileTooLarge names a limit of %d bytes as %s', (maxBytes, limit) => {
  expect(fileTooLarge(maxBytes)).toBe(`The file is larger than the limit of ${limit}.`);
});

it.each([
  [[], ''],
  [['name'], 'name'],
  [['name', 'email'], 'name and email'],
  [['name', 'email', 'company'], 'name, email and company'],
])('listOf lists %j as %j', (words, listed) => {
  expect(listOf(words, 'and')).toBe(listed);
});
