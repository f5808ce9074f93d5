import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it('leaves names as they are that are written from left to right', () => {
  expect(['Zoë', '李 明', 'Ивана 🍎'].map(isolated)).toEqual(['Zoë', '李 明', 'Ивана 🍎']);
});

it('separates names that are written from right to left, also in part', () => {
  expect(['دانيال', 'דניאל (Haifa)'].map(isolated)).toEqual([
    '\u{200E}\u{2068}دانيال\u{2069}',
    '\u{200E}\u{2068}דניאל (Haifa)\u{2069}',
  ]);
});
