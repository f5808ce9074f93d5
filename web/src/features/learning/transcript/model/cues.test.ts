import { searchKey } from '@portal/contract/text-keys';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cue, cueAt, cuesOf, linesWith, splitAt } from './cues.ts';

test('the captions of a file are lines of plain text', () => {
  const file = `WEBVTT

NOTE a comment

welcome
00:00.000 --> 00:02.000 line:85% align:center
Welcome to the training.

00:00:02.000 --> 00:00:04.000
The clock shows <i>every</i> second.
Grüße aus München – 你好
`;
  expect(cuesOf(file)).toEqual([
    { start: 0, end: 2, text: 'Welcome to the training.' },
    { start: 2, end: 4, text: 'The clock shows every second. Grüße aus München – 你好' },
  ]);
});

test('signs of markup are read, lines are ordered by time, and empty ones are left out', () => {
  const later = '00:05.000 --> 00:06.000\n<v Ann>Tom &amp; Ann: 1 &lt; 2&nbsp;&lrm;</v>';
  const empty = '00:03.000 --> 00:04.000\n<i></i>';
  const file = [
    'WEBVTT',
    later,
    'NOTE no line',
    empty,
    '01:00:00.000 --> 01:00:01.000 line:0\nEnd',
  ];
  expect(cuesOf([...file, '00:01.500 --> 00:02.000\nFirst'].join('\n\n'))).toEqual([
    { start: 1.5, end: 2, text: 'First' },
    { start: 5, end: 6, text: 'Tom & Ann: 1 < 2' },
    { start: 3600, end: 3601, text: 'End' },
  ]);
});

test('the caption at a second is the last one that has begun', () => {
  const starts = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 30 });
  fc.assert(
    fc.property(starts, fc.integer({ min: -1, max: 101 }), (all, second) => {
      const cues = all.sort((a, b) => a - b).map((start) => ({ start, end: start + 1, text: 'x' }));
      expect(cueAt(cues, second)).toBe(cues.findLastIndex(({ start }) => start <= second));
    }),
  );
});

const cues: Cue[] = ['Fire exits', 'What? (now)', 'fire', 'L’été, José'].map((text, start) => ({
  ...{ start, end: start + 1, text },
}));

test.each([
  ['fire', [0, 2]],
  ['? (', [1]],
  ['', [0, 1, 2, 3]],
  ['jose', [3]],
  [' ETE, ', [3]],
  ['water', []],
  ['\ud83d', []],
])('a search for %j finds %j', (words, found) => {
  expect(linesWith(cues, words).map(({ index }) => index)).toEqual(found);
});

test('the places of a search are split off', () => {
  expect(splitAt('Fire, fire!', 'FIRE')).toEqual(['', 'Fire', ', ', 'fire', '!']);
  expect(splitAt('L’été de Jose\u0301!', "l'ete")).toEqual(['', 'L’été', ' de Jose\u0301!']);
  expect(splitAt('Groß, gross', 'gross')).toEqual(['', 'Groß', ', ', 'gross', '']);
  expect(splitAt('Fire', '')).toEqual(['Fire']);
});

test('any text finds itself, whatever its signs mean in a pattern', () => {
  const sign = fc.constantFrom(...'-/\\^$.*+?()[]{}|,:=!<>&~#@ aAß語🙂');
  const text = fc.oneof(
    fc.string({ unit: sign, minLength: 1 }),
    fc.string({ unit: 'binary', minLength: 1 }),
  );
  fc.assert(
    fc.property(text, text, text, (before, words, after) => {
      const whole = before + words + after;
      const cues = [{ start: 0, end: 1, text: whole }];
      expect(linesWith(cues, words)).toHaveLength(1);
      const parts = splitAt(whole, words);
      if (searchKey(words) !== '') expect(parts.length).toBeGreaterThan(1);
      expect(parts.join('')).toBe(whole);
    }),
  );
});

test('of rolling captions each line is there once', () => {
  const file = `WEBVTT
Kind: captions

00:00:00.000 --> 00:00:01.490 align:start position:0%
 
check<00:00:00.300><c> the</c><00:00:00.600><c> ladder</c>

00:00:01.490 --> 00:00:01.500 align:start position:0%
check the ladder
 

00:00:01.500 --> 00:00:02.990 align:start position:0%
check the ladder
then<00:00:01.800><c> both</c><00:00:02.100><c> feet</c>

00:00:02.990 --> 00:00:03.000 align:start position:0%
then both feet
 
`;
  expect(cuesOf(file)).toEqual([
    { start: 0, end: 1.49, text: 'check the ladder' },
    { start: 1.5, end: 2.99, text: 'then both feet' },
  ]);
});

test('a line that is said twice stays twice', () => {
  const said = ['No.', 'No.', 'Really?', 'Yes.'];
  const blocks = said.map((text, at) => `00:0${at}.000 --> 00:0${at + 1}.000\n${text}`);
  expect(cuesOf(['WEBVTT', ...blocks].join('\n\n')).map(({ text }) => text)).toEqual(said);
});
