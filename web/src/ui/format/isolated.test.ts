import { afterEach, expect, it } from 'vitest';
import { setShownLanguage } from '#web/platform/language/shown-language.ts';
import { isolated } from './isolated.ts';

afterEach(() => setShownLanguage('en'));

it('leaves names as they are that are written from left to right', () => {
  expect(['Zoë', '李 明', 'Ивана 🍎'].map(isolated)).toEqual(['Zoë', '李 明', 'Ивана 🍎']);
});

it('separates names that are written from right to left, also in part', () => {
  expect(['دانيال', 'דניאל (Haifa)'].map(isolated)).toEqual([
    '\u{200E}\u{2068}دانيال\u{2069}',
    '\u{200E}\u{2068}דניאל (Haifa)\u{2069}',
  ]);
});

it('does the opposite in a language that is written from right to left', () => {
  setShownLanguage('ar');
  expect(['دانيال 2', 'דניאל', '12', 'Zoë', 'דניאל (Haifa)'].map(isolated)).toEqual([
    'دانيال 2',
    'דניאל',
    '12',
    '\u{200F}\u{2068}Zoë\u{2069}',
    '\u{200F}\u{2068}דניאל (Haifa)\u{2069}',
  ]);
});
