import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { earlierBy, hoursTooLate, readCaptions, webVttOf } from './captions-text.ts';

/** The file as it would be stored, and the lines of the captions that are left out. */
function read(text: string) {
  const captions = readCaptions(text);
  if (captions === null) throw new Error('No captions');
  return { stored: webVttOf(captions), leftOut: captions.leftOut };
}

const HELLO = '00:00:01.000 --> 00:00:02.000\nHello';
const CUE = '00:01.000 --> 00:02.000\nHello';
const TIMES = '00:00:01,000 --> 00:00:02,000';

describe('a WebVTT file', () => {
  it.each([
    ['with a title', `WEBVTT - English\n\n${CUE}\n`],
    ['with header lines', `WEBVTT\nKind: captions\nLanguage: en\n\n${CUE}`],
    ['with lines ended as on Windows', `WEBVTT\r\n\r\n${CUE.replace('\n', '\r\n')}\r\n`],
    ['with lines ended as on old Macs', `WEBVTT\r\r${CUE.replace('\n', '\r')}`],
    ['with many blank lines', `WEBVTT\n\n\n\n${CUE}\n\n\n`],
    ['with blank lines on top', `\n\nWEBVTT\n\n${CUE}`],
    ['in small letters', `webvtt\n\n${CUE}`],
    ['without a blank line below its head', `WEBVTT\n${CUE}`],
    ['with comments', `WEBVTT\n\nNOTE from\nthe agency\n\n${CUE}\n\nNOTE end`],
    ['with names', `WEBVTT\n\nwelcome\n${CUE}`],
    ['with an empty caption', `WEBVTT\n\n${CUE}\n\n00:02.000 --> 00:02.001`],
    ['with hours of one digit', 'WEBVTT\n\n0:00:01.000 --> 0:00:02.000\nHello'],
    ['with commas', 'WEBVTT\n\n00:01,000 --> 00:02,000\nHello'],
    ['without blanks beside the arrow', 'WEBVTT\n\n00:01.000-->00:02.000\nHello'],
    ['with an unknown setting', 'WEBVTT\n\n00:01.000 --> 00:02.000 colour:red\nHello'],
    ['with a line of blanks', `WEBVTT\n\n${CUE}\n \n`],
  ])('is read %s', (_, text) => {
    expect(read(text)).toEqual({ stored: `WEBVTT\n\n${HELLO}\n`, leftOut: [] });
  });

  it('keeps styles, regions and known settings', () => {
    const text = `WEBVTT\n\nSTYLE\n::cue{}\n\nREGION\nid:a\n\n00:00:01.000 --> 00:00:02.000 line:0 region:a\nHello\n`;
    expect(read(text).stored).toBe(text);
  });

  it('keeps the text behind an empty line, and captions without a blank line between them', () => {
    expect(read(`WEBVTT\n\n${CUE}\n\nyou\n\n${CUE}\n${CUE}`).stored).toBe(
      `WEBVTT\n\n${HELLO}\nyou\n\n${HELLO}\n\n${HELLO}\n`,
    );
  });

  it('of many hours is read', () => {
    const text = 'WEBVTT\n\n123:59:59.999 --> 124:00:00.000\nStill here\n';
    expect(read(text).stored).toBe(text);
  });
});

describe('a SubRip file', () => {
  it.each([
    ['with line ends of Windows', `1\r\n${TIMES}\r\nHello\r\nyou\r\n\r\n`, 'Hello\nyou'],
    ['with blank lines before it', `\n\n1\n${TIMES}\nHello`, 'Hello'],
    ['with a credit on top', `Subtitles by Agency\n\n1\n${TIMES}\nHello`, 'Hello'],
    ['without numbers', `${TIMES}\nHello`, 'Hello'],
    ['with dots, one digit and spaces', '1 \n0:0:1.0   -->  0:00:2.00\nHello', 'Hello'],
    ['with dots only', '1\n00.00.01.000 --> 00.00.02.000\nHello', 'Hello'],
    ['without spaces beside the arrow', '1\n00:00:01,000-->00:00:02,000\nHello', 'Hello'],
    ['without thousandths', '1\n00:00:01 --> 00:00:02\nHello', 'Hello'],
    ['with coordinates', `1\n${TIMES}  X1:100 X2:600 Y1:050 Y2:100\nHello`, 'Hello'],
    ['with a blank line in a caption', `1\n${TIMES}\nHello\n\nyou`, 'Hello\nyou'],
    ['with an empty caption', `1\n${TIMES}\n\n\n2\n${TIMES}\nHello`, 'Hello'],
    ['with an arrow in a text', `1\n${TIMES}\nA --> B`, 'A --&gt; B'],
    [
      'with marks',
      `1\n${TIMES}\n<B>A</B> <u>b</u>{\\i1} <font face="x">c</font>`,
      '<b>A</b> <u>b</u> c',
    ],
    ['with signs of markup', `1\n${TIMES}\n1 < 2 & 3 > 2`, '1 &lt; 2 &amp; 3 &gt; 2'],
  ])('is read %s', (_, subRip, text) => {
    const stored = `WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${text}\n`;
    expect(read(subRip)).toEqual({ stored, leftOut: [] });
  });

  it('without a blank line between captions keeps them apart, and a number in a text', () => {
    expect(read(`1\n${TIMES}\n42\n2\n00:01:03,250 --> 100:00:00,000\nHello`).stored).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n42\n\n00:01:03.250 --> 100:00:00.000\nHello\n',
    );
  });

  it('keeps a place at the top', () => {
    expect(read(`1\n${TIMES}\n{\\an8}Hello`).stored).toContain('00:00:02.000 line:0\nHello');
  });
});

test.each([
  ['00:02.000 --> 00:02.000', 'of no length'],
  ['00:02.000 --> 00:01.000', 'backwards'],
  ['-00:01.000 --> 00:01.000', 'before the video'],
  ['00:61.000 --> 00:62.000', 'of no clock'],
  ['00:00:xx --> 00:00:04,000', 'unreadable'],
  ['1:2:3:4:5 --> 1:2:3:4:6', 'of five parts'],
])('a caption at %s, %s, is left out and named', (times) => {
  expect(read(`WEBVTT\n\n${CUE}\n\n${times}\nNot shown\n\n${CUE}`)).toEqual({
    stored: `WEBVTT\n\n${HELLO}\n\n${HELLO}\n`,
    leftOut: [6],
  });
});

test.each(['', 'WEBVTT', '<!doctype html>', 'WEBVTT\n\nHello', 'a --> b', '%PDF-1.7'])(
  'a text without times holds no captions: %j',
  (text) => {
    expect(readCaptions(text)).toBeNull();
  },
);

test.each([
  ['blank lines', `1${'\n'.repeat(900_000)}`],
  ['blanks before an arrow', `WEBVTT\n\n${' '.repeat(900_000)}-->`],
  ['digits', '1'.repeat(900_000)],
])('a megabyte of %s is read at once', (_, text) => {
  // An algorithm with quadratic time would take hours for a megabyte.
  expect(readCaptions(text)).toBeNull();
});

test('captions are read back as they were stored', () => {
  const cue = fc.record({
    start: fc.integer({ min: 0, max: 10 ** 8 }),
    length: fc.integer({ min: 1, max: 10 ** 5 }),
    said: fc.string({ unit: fc.constantFrom('a', 'ß', '語', '.', '<b>') }),
  });
  fc.assert(
    fc.property(fc.array(cue, { minLength: 1, maxLength: 20 }), (made) => {
      const cues = made.map(({ start, length, said }) => ({
        start: start / 1000,
        end: (start + length) / 1000,
        settings: '',
        lines: [`x${said}`],
      }));
      expect(readCaptions(webVttOf({ cues, styles: [] }))).toEqual({
        cues,
        leftOut: [],
        styles: [],
      });
    }),
  );
});

test.each([
  [60, '01:00:00,500 --> 01:00:02,000', 1],
  [60, '10:00:00,500 --> 10:00:02,000', 10],
  [60, '00:01:05,000 --> 00:01:06,000', 0],
  [60, '01:30:00,000 --> 01:30:02,000', 0],
  [7200, '01:00:00,500 --> 01:00:02,000', 0],
])('in a video of %i s, captions from %s on begin %i hours too late', (duration, times, hours) => {
  const captions = readCaptions(`1\n${times}\nHello`);
  expect(hoursTooLate(captions?.cues ?? [], duration)).toBe(hours);
});

test('a shift by hours changes times alone', () => {
  const captions = readCaptions('1\n01:00:00,500 --> 01:00:02,000\nHello');
  expect(captions && webVttOf(earlierBy(1, captions))).toBe(
    'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nHello\n',
  );
});
