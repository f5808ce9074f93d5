import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';
import { LANGUAGES, type Language } from './languages.ts';

it.each<[Language, string]>([
  ['en', '1,234.5'],
  ['de', '1.234,5'],
  ['fr', '1\u{202F}234,5'],
  ['pl', '12\u{A0}345,5'],
  ['tr', '1.234,5'],
  ['uk', '1\u{A0}234,5'],
  ['ar', '1,234.5'],
])('in %s, numbers are written as %s', (language, written) => {
  const number = written.startsWith('12') ? 12_345.5 : 1234.5;
  expect(formatsOf(language).number(number)).toBe(written);
});

it.each(LANGUAGES)(
  'in %s, small whole numbers are written as the format writes them',
  (language) => {
    const format = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : language);
    for (const count of [0, 7, 999])
      expect(formatsOf(language).number(count)).toBe(format.format(count));
  },
);

describe('the form for a count', () => {
  it('is chosen by the rules of the language', () => {
    const forms = { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' };
    const { plural } = formatsOf('pl');
    expect([1, 2, 5, 22, 1.5].map((count) => plural(count, forms))).toEqual([
      'plik',
      'pliki',
      'plików',
      'pliki',
      'pliku',
    ]);
  });

  it('is that of all others where the language has a form that is left out', () => {
    expect(formatsOf('ar').plural(2, { one: 'a', other: 'b' })).toBe('b');
  });

  it('of a place is another one', () => {
    const forms = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
    const { ordinal } = formatsOf('en');
    expect([1, 2, 3, 4, 11, 21].map((place) => ordinal(place, forms)).join(' ')).toBe(
      'st nd rd th th st',
    );
  });
});

it.each([
  [[], ''],
  [['name'], 'name'],
  [['name', 'email'], 'name and email'],
  [['name', 'email', 'company'], 'name, email and company'],
])('lists %j as %j', (words, listed) => {
  expect(formatsOf('en').list(words)).toBe(listed);
});

it('lists words as the language does, in English without a comma before the last one', () => {
  const words = ['a', 'b', 'c'];
  expect(formatsOf('en').list(words)).toBe('a, b and c');
  expect(formatsOf('en').list(words, 'or')).toBe('a, b or c');
  expect(formatsOf('de').list(words)).toBe('a, b und c');
  expect(formatsOf('ar').list(words)).toBe('a وb وc');
});

it('writes shares, lengths of time and instants', () => {
  const { percent, duration, time } = formatsOf('de');
  expect(percent(33)).toBe('33\u{A0}%');
  expect(duration(2, 'minute')).toBe('2 Minuten');
  expect(time(Date.UTC(2026, 10, 3, 9, 5), 'Europe/Berlin')).toBe('3. November 2026 um 10:05');
  expect(() => time(0, 'Nowhere')).toThrow(RangeError);
});

it('writes civil dates and days of the week', () => {
  const { date, weekday } = formatsOf('de');
  expect(date('2027-02-28')).toBe('28. Februar 2027');
  expect(() => date('applied')).toThrow(RangeError);
  expect([1, 7].map(weekday)).toEqual(['Montag', 'Sonntag']);
});
