import { expect, it } from 'vitest';
import { personName } from './fields.ts';
import { issueText } from './reasons.ts';

it.each([
  ['a right-to-left override', 'Max\u202e', 'Max'],
  ['isolates and marks', '\u2067Max\u2069 \u200fMustermann\u200e', 'Max Mustermann'],
  ['zero-width spaces', 'Ma\u200bx\ufeff', 'Max'],
  ['joiners between Latin letters', 'Ma\u200dx\u200c', 'Max'],
  ['a soft hyphen', 'Muster\u00admann', 'Mustermann'],
  ['Hangul fillers', 'Max\u3164\uffa0', 'Max'],
  ['invisible tags', 'Max\u{e0041}\u{e0042}', 'Max'],
  ['variation selectors', 'Max\ufe0f', 'Max'],
  ['control characters', 'Max\u0007', 'Max'],
  ['no-break and other spaces', '\u00a0Max\u2003\u202f Mustermann\u3000', 'Max Mustermann'],
  ['line breaks', 'Max\r\n\tMustermann', 'Max Mustermann'],
])('a name with %s is cleaned', (_, typed, name) => {
  expect(personName.parse(typed)).toBe(name);
});

it.each([
  ['Persian', 'رضا\u200cپور'],
  ['Sinhala', 'ශ්\u200dරී'],
  ['a family', '👩\u200d👧'],
  ['a profession of one skin', '👩🏽\u200d⚕\ufe0f'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a variant of a Chinese character', '葛\u{e0100}城'],
  ['Hebrew', 'משה'],
])('%s keeps the characters that change those beside them', (_, name) => {
  expect(personName.parse(name)).toBe(name);
});

it.each(['', '  ', '\u200b\u202e', '\u2800', '\u3164', '\u200d'])(
  'a name that shows nothing is missing: %j',
  (name) => {
    expect(personName.safeParse(name).error?.issues[0]?.message).toBe(issueText('nameRequired'));
  },
);
