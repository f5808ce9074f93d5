import { expect, test } from 'vitest';
import { readCaptionsFile } from './examine-captions.ts';

const convert = (text: string) => readCaptionsFile(Buffer.from(text)).text;
const TIMES = '00:00:01,000 --> 00:00:02,000';

test.each([
  ['with line ends of Windows', `1\r\n${TIMES}\r\nHello\r\nyou\r\n\r\n`, 'Hello\nyou'],
  ['with blank lines before it', `\n\n1\n${TIMES}\nHello`, 'Hello'],
  ['without numbers', `${TIMES}\nHello`, 'Hello'],
  ['with dots, one digit and spaces', '1 \n0:0:1.0   -->  0:00:2.00\nHello ', 'Hello '],
  ['without spaces beside the arrow', '1\n00:00:01,000-->00:00:02,000\nHello', 'Hello'],
  ['without thousandths', '1\n00:00:01 --> 00:00:02\nHello', 'Hello'],
  ['with coordinates', `1\n${TIMES}  X1:100 X2:600 Y1:050 Y2:100\nHello`, 'Hello'],
  ['with a blank line in a caption', `1\n${TIMES}\nHello\n\nyou`, 'Hello\nyou'],
  ['with an empty caption', `1\n${TIMES}\n\n\n2\n${TIMES}\nHello`, 'Hello'],
  [
    'with marks',
    `1\n${TIMES}\n<B>A</B> <u>b</u>{\\i1} <font face="x">c</font>`,
    '<b>A</b> <u>b</u> c',
  ],
  ['with signs of markup', `1\n${TIMES}\n1 < 2 & 3 > 2`, '1 &lt; 2 &amp; 3 &gt; 2'],
])('a file %s is converted', (_, subRip, text) => {
  expect(convert(subRip)).toBe(`WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${text}\n`);
});

test('captions without a blank line between them stay apart, and a number in a text stays', () => {
  expect(convert(`1\n${TIMES}\n42\n2\n00:01:03,250 --> 100:00:00,000\nHello`)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n42\n\n00:01:03.250 --> 100:00:00.000\nHello\n',
  );
});

test('a place at the top stays at the top', () => {
  expect(convert(`1\n${TIMES}\n{\\an8}Hello`)).toContain('00:00:02.000 line:0\nHello');
});

test.each([
  [
    `1\n${TIMES}\nHello\n\n2\n00:00:05,000 --> 00:00:04,000\nBack`,
    'Line 6 of the captions: a caption must end',
  ],
  [
    `1\n${TIMES}\nHello\n\n2\n00:00:xx --> 00:00:04,000\nBad`,
    'Line 6 of the captions: times must read like',
  ],
  [`1\n${TIMES}\n\n`, 'This file holds no captions.'],
])('%j is refused', (subRip, sentence) => {
  expect(() => convert(subRip)).toThrow(sentence);
});
