import { expect, it } from 'vitest';
import { MEGABYTE } from './limits.ts';
import { listOf, megabytesOf } from './sentences.ts';

it.each([
  [100 * MEGABYTE, 100],
  [1.5 * MEGABYTE, 1.5],
])('a limit of %d bytes is named as %d MB', (maxBytes, megabytes) => {
  expect(megabytesOf(maxBytes)).toBe(megabytes);
});

it.each([
  [[], ''],
  [['name'], 'name'],
  [['name', 'email'], 'name and email'],
  [['name', 'email', 'company'], 'name, email and company'],
])('listOf lists %j as %j', (words, listed) => {
  expect(listOf(words, 'and')).toBe(listed);
});
