import { NOT_STORABLE, optionalText, text } from '@portal/contract/fields';
import { isBlank } from '@portal/contract/text-rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const INVISIBLE: [string, string][] = [
  ['nothing', ''],
  ['blanks and line breaks', ' \t\r\n\v\f\u0085\u2028\u2029'],
  ['wide and narrow blanks', '\u00a0\u1680\u2000\u200a\u202f\u205f\u3000'],
  ['zero-width space, joiner and non-joiner', '\u200b\u200c\u200d'],
  ['word joiner and byte order mark', '\u2060\ufeff'],
  ['invisible operators', '\u2061\u2062\u2063\u2064'],
  ['marks of direction', '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e'],
  ['isolates', '\u2066\u2067\u2068\u2069'],
  ['soft hyphen', '\u00ad'],
  ['combining grapheme joiner', '\u034f'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['Khmer inherent vowels', '\u17b4\u17b5'],
  ['Mongolian separators', '\u180b\u180e'],
  ['braille blank', '\u2800'],
  ['variation selectors', '\ufe00\ufe0f\u{e0100}'],
  ['tags', '\u{e0001}\u{e0020}\u{e007f}'],
  ['musical format characters', '\u{1d173}\u{1d17a}'],
  ['control characters', '\u0001\u001b\u007f\u009f'],
  ['several of them', ' \u200b\u2800\n\u202e\ufe0f\u3164 '],
];

const VISIBLE: [string, string][] = [
  ['a letter', 'x'],
  ['a full stop', '.'],
  ['a family joined by zero-width joiners', '👨\u200d👩\u200d👧'],
  ['a heart with a variation selector', '❤\ufe0f'],
  ['a flag of tags', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'],
  ['Hebrew with marks of direction', '\u200fשלום\u200e'],
  ['Persian with a non-joiner', 'می\u200cخواهم'],
  ['a combining accent alone', '\u0301'],
  ['a braille letter', '\u2801'],
  ['a dot among zero-width spaces', '\u200b.\u200b'],
];

const UNSTORABLE: [string, string][] = [
  ['a NUL', '\u0000'],
  ['a NUL among zero-width spaces', '\u200b\u0000'],
  ['half a surrogate pair', '\ud83d'],
];

describe('isBlank', () => {
  it.each(INVISIBLE)('is true for %s', (_, value) => expect(isBlank(value)).toBe(true));
  it.each(VISIBLE)('is false for %s', (_, value) => expect(isBlank(value)).toBe(false));

  const characters = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code));
  const matching = (pattern: RegExp) => characters.filter((each) => pattern.test(each));
  const oneOf = (all: readonly string[]) =>
    fc.nat({ max: all.length - 1 }).map((index) => all[index] ?? '');
  const invisible = matching(/[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u);
  const visible = matching(/(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u);

  it('is true for every text of invisible characters, and false with a visible one', () => {
    const padding = fc.array(oneOf(invisible), { maxLength: 20 });
    fc.assert(
      fc.property(padding, padding, oneOf(visible), (before, after, character) => {
        expect(isBlank([...before, ...after].join(''))).toBe(true);
        expect(isBlank([...before, character, ...after].join(''))).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a required text', () => {
  const required = text(50, 'Please enter a text');
  it.each(INVISIBLE)('is refused once, with the message for a missing one, for %s', (_, value) => {
    const { error } = z.safeParse(required, value);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter a text']);
  });
  it.each(VISIBLE)('keeps %s as typed', (_, value) => {
    expect(z.parse(required, value)).toBe(value);
  });
});

it.each(UNSTORABLE)(
  'a required or optional text is refused once, and not as blank, with %s',
  (_, value) => {
    for (const schema of [text(50, 'Please enter a text'), optionalText(50)])
      expect(z.safeParse(schema, value).error?.issues.map(({ message }) => message)).toEqual([
        NOT_STORABLE,
      ]);
  },
);

describe('an optional text', () => {
  const optional = optionalText(50);
  it.each(INVISIBLE)('is empty with %s', (_, value) => expect(z.parse(optional, value)).toBe(''));
  it.each(VISIBLE)('keeps %s as typed', (_, value) => expect(z.parse(optional, value)).toBe(value));
});
