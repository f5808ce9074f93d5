import fc from 'fast-check';
import { expect, it } from 'vitest';
import { email } from './fields.ts';
import { texts } from './reasons/en.ts';
import { readIssueText, sentenceOf } from './reasons.ts';

const messageOf = (typed: string) => {
  const { error } = email.safeParse(typed);
  const refusal = readIssueText(error?.issues[0]?.message ?? '');
  return refusal === null ? undefined : sentenceOf(refusal, texts);
};

it.each([
  ['a zero-width space', 'ann\u200b@example.com'],
  ['a byte order mark', '\ufeffann@example.com'],
  ['a soft hyphen', 'ann@exam\u00adple.com'],
  ['a direction mark', 'ann@example.com\u200e'],
  ['a no-break space', '\u00a0ann@example.com\u00a0'],
  ['a line break', 'ann@example.com\r\n'],
  ['mailto:', 'mailto:ann@example.com'],
  ['MAILTO: with a subject', 'MAILTO:ann@example.com?subject=Hello'],
  ['a name before it', 'Ann Smith <ann@example.com>'],
  ['a quoted name before it', '"Smith, Ann" <ann@example.com>;'],
  ['brackets', '<ann@example.com>'],
  ['brackets and mailto:', '<mailto:ann@example.com>'],
  ['a semicolon', 'ann@example.com;'],
  ['a comma and a blank', 'ann@example.com, '],
  ['a full stop', 'ann@example.com.'],
  ['quotes', "'ann@example.com'"],
  ['characters of full width', 'ann＠example．com'],
])('an address with %s is cleaned', (_, typed) => {
  expect(email.parse(typed)).toBe('ann@example.com');
});

it.each([
  'r&d@example.com',
  "o'neill@example.com",
  'ann+work@example.com',
  'Ann.Smith@Example.COM',
  'ann@xn--e1afmkfd.xn--p1ai',
  'ann@mail.example.museum',
])('%s is an address, unchanged', (address) => {
  expect(email.parse(address)).toBe(address);
});

it.each([
  ['ann smith@example.com', 'An email address cannot contain a blank'],
  ['müller@example.com', 'An email address cannot contain “ü”'],
  ['ann@example.com; bob@example.com', 'An email address cannot contain “;”'],
  ['ann(at)example.com', 'Please enter a valid email address'],
  ['no email', 'Please enter a valid email address'],
  ['ann.example.com', 'Please enter a valid email address'],
  ['ann@@example.com', 'Please enter a valid email address'],
  ['ann@example', 'Please enter a valid email address'],
  ['.ann@example.com', 'Please enter a valid email address'],
  ['ann..smith@example.com', 'Please enter a valid email address'],
  ['ann@-example.com', 'Please enter a valid email address'],
  ['ann@example.123', 'Please enter a valid email address'],
  [' ', 'Email is required'],
  ['Ann <>', 'Email is required'],
])('%s is refused: %s', (typed, message) => {
  expect(messageOf(typed)).toBe(message);
});

it('accepts what it has cleaned, unchanged, and never takes long', () => {
  const part = fc.constantFrom(...'a@.<>;, \u200b"\'?=m:-', 'mailto:', 'xn--');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 250 }), (parts) => {
      const { data } = email.safeParse(parts.join(''));
      if (data !== undefined) expect(email.parse(data)).toBe(data);
    }),
  );
});
