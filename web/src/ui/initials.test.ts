import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstLetter, initials } from './initials.ts';

const letters = (name: string) => initials(name).replaceAll('\u200c', '');

it.each([
  ['Bob', 'B'],
  ['mia keller', 'MK'],
  ['Maria Wilhelmina van der Velden Upton Zoe Hall', 'MH'],
  ['  Ana   de la Cruz ', 'AC'],
  ['Élodie Ångström', 'ÉÅ'],
  ['e\u0301lodie a\u030angstro\u0308m', 'E\u0301A\u030a'],
  ['ßen Straße', 'SS'],
  ['(Bob) "Smith"', 'BS'],
  ['张伟', '张'],
  ['नेहा शर्मा', 'नेश'],
  ['משה כהן', 'מכ'],
  ['محمد بن عبد الله', 'ما'],
  ['👩‍🚒 Dana 👨‍👩‍👧‍👦', 'D'],
  ['👩‍🚒 🏳️‍🌈', '👩‍🚒'],
  ['', '?'],
])('the initials of %j are %j', (name, expected) => {
  expect(letters(name)).toBe(expected);
});

it('two Arabic initials are not joined', () => {
  expect(initials('محمد بن عبد الله')).toBe('م\u200cا');
});

it('there are at most two initials, and no part of a character', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const property = fc.property(fc.string({ unit: 'grapheme' }), (name) => {
    const shown = [...segmenter.segment(letters(name))];
    expect(shown.length).toBeLessThanOrEqual(2);
    expect(letters(name).isWellFormed()).toBe(true);
  });
  fc.assert(property, { seed: 7 });
});

it('a company is marked with the first letter of its name', () => {
  expect(['acme', '3M', '👩‍🚒 Rescue', '🏳️‍🌈', ''].map(firstLetter)).toEqual([
    'A',
    '3',
    'R',
    '🏳️‍🌈',
    '?',
  ]);
});
