import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstLetter, initials, shownInitials } from './initials.ts';

const letters = (name: string) => initials(name).replaceAll('\u200c', '');

it.each([
  ['Bob', 'B'],
  ['mia keller', 'MK'],
  ['Maria Wilhelmina van der Velden Hall', 'MWVDVH'],
  ['  Ana   de la Cruz ', 'ADLC'],
  ['Élodie Ångström', 'ÉÅ'],
  ['e\u0301lodie a\u030angstro\u0308m', 'E\u0301A\u030a'],
  ['ßen Straße', 'SS'],
  ['(Bob) "Smith"', 'BS'],
  ['张伟', '张'],
  ['नेहा शर्मा', 'नेश'],
  ['משה כהן', 'מכ'],
  ['محمد بن عبد الله', 'مبعا'],
  ['👩‍🚒 Dana 👨‍👩‍👧‍👦', 'D'],
  ['👩‍🚒 🏳️‍🌈', '👩‍🚒'],
  ['', '?'],
])('the initials of %j are %j', (name, expected) => {
  expect(letters(name)).toBe(expected);
});

it('Arabic initials are not joined, and no other initials are separated', () => {
  expect(initials('محمد الله')).toBe('م\u200cا');
  expect(initials('mia keller')).toBe('MK');
});

it('there is one initial for each word with an alphabetic character, and no part of a character', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const word = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/\s/gu, ''));
  const property = fc.property(fc.array(word), (words) => {
    const shown = [...segmenter.segment(letters(words.join(' ')))];
    const named = words.filter((text) => /[\p{L}\p{N}]/u.test(text));
    expect(shown.length).toBeLessThanOrEqual(Math.max(1, named.length));
    expect(letters(words.join(' ')).isWellFormed()).toBe(true);
  });
  fc.assert(property, { seed: 7 });
});

it('the first letter is the first character as a reader sees it', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const start = fc.constantFrom('A', 'É', 'Ǆ', '3', 'क', '한', 'ا');
  const rest = fc.string({ unit: 'binary' });
  const mark = fc.constantFrom('', 'b', 'ø', ' ', '\u0301', '\u200d', '\ufe0f\u20e3', 'ि');
  const property = fc.property(start, mark, rest, (...parts) => {
    const name = parts.join('');
    const [first] = segmenter.segment(name.toLocaleUpperCase());
    expect(firstLetter(name)).toBe(first?.segment);
  });
  fc.assert(property, { numRuns: 2_000 });
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

it.each([
  ['Bob', 'B'],
  ['mia keller', 'MK'],
  ['Maria Wilhelmina van der Velden Hall', 'MH'],
  ['محمد بن عبد الله', 'م\u200cا'],
  ['', '?'],
])('the picture of %j shows %j', (name, expected) => {
  expect(shownInitials(name)).toBe(expected);
});
