import { describe, expect, it } from 'vitest';
import { readOrientation, tiffOf } from './exif-orientation.ts';
import { rewriteJpeg } from './jpeg.ts';
import { outcomesOfCuts } from './testing/cut-files.ts';
import {
  END,
  fixture,
  frame,
  jpeg,
  ONE_CODE,
  PAYLOAD,
  QUANTIZATION,
  SCAN,
  START,
  segment,
} from './testing/image-parts.ts';

const DAMAGED = 'The picture is damaged or incomplete.';
const UNSUPPORTED = 'Browsers cannot show this kind of JPEG.';
const BLOCK = Buffer.of(0x3f);
const exif = (tiff: Uint8Array) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff]));
/** Canonical order: the frame, then the tables, before the scan. */
const written = (before: readonly Uint8Array[], data: Uint8Array = BLOCK, size = frame(8, 8)) =>
  Buffer.concat([START, ...before, size, QUANTIZATION, ONE_CODE, SCAN, data, END]);
const rewritten = (file: Buffer) => rewriteJpeg(file).bytes;

describe('rewriting a JPEG keeps', () => {
  it('the picture unchanged when there is nothing else', () => {
    expect(rewriteJpeg(written([]))).toEqual({ width: 8, height: 8, bytes: written([]) });
  });

  it('density and colour transform, without a thumbnail', () => {
    const density = Buffer.from('JFIF\0\x01\x02\x00\x00\x48\x00\x48', 'latin1');
    const thumbnail = segment(0xe0, Buffer.concat([density, Buffer.of(1, 1), PAYLOAD]));
    const transform = Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1');
    const long = segment(0xee, Buffer.concat([transform, PAYLOAD]));
    const kept = [
      segment(0xe0, Buffer.concat([density, Buffer.of(0, 0)])),
      segment(0xee, transform),
    ];
    expect(rewritten(jpeg([thumbnail, long]))).toEqual(written(kept));
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('orientation %i, but not the place of the photo', (value) => {
    const tiff = Buffer.from(tiffOf(value));
    const withPlace = Buffer.concat([tiff, Buffer.from('GPS 48.2082 N 16.3738 E')]);
    expect(rewritten(jpeg([exif(withPlace)]))).toEqual(written([exif(tiffOf(value))]));
  });

  it('the interval of restarts', () => {
    const interval = segment(0xdd, Buffer.of(0, 1));
    const size = frame(24, 8);
    const data = Buffer.of(0x3f, 0xff, 0xd0, 0x3f, 0xff, 0xd1, 0x3f);
    const parts = [START, size, QUANTIZATION, ONE_CODE, interval, SCAN, data, END];
    expect(rewritten(Buffer.concat(parts))).toEqual(Buffer.concat(parts));
    const wrong = Buffer.concat(parts.with(6, Buffer.of(0x3f, 0xff, 0xd1, 0x3f, 0xff, 0xd0, 0x3f)));
    expect(() => rewriteJpeg(wrong)).toThrow(DAMAGED);
    const missing = Buffer.concat(parts.with(6, Buffer.of(0b0000_0011)));
    expect(() => rewriteJpeg(missing)).toThrow(DAMAGED);
  });

  it('the last definition of a table before it is used', () => {
    const other = segment(0xdb, Buffer.concat([Buffer.of(0), Buffer.alloc(64, 9)]));
    expect(rewritten(jpeg([other]))).toEqual(written([]));
  });

  it('the data of a colour profile, in segments', () => {
    const profile = rewritten(fixture('profile.jpg'));
    expect(profile.includes('ICC_PROFILE\0\x01\x01')).toBe(true);
  });
});

describe('rewriting a JPEG drops', () => {
  it.each([
    ['comments', [segment(0xfe, PAYLOAD)]],
    [
      'other application data',
      [segment(0xe0, PAYLOAD), segment(0xe5, PAYLOAD), segment(0xed, PAYLOAD)],
    ],
    ['Exif data that say nothing of orientation', [exif(PAYLOAD)]],
    [
      'pieces of a profile of which one is missing',
      [segment(0xe2, Buffer.from('ICC_PROFILE\0\x02\x02x'))],
    ],
    [
      'tables that no scan uses',
      [
        segment(0xdb, Buffer.alloc(65, 3)),
        segment(0xc4, Buffer.of(0x11, 1, ...Array(15).fill(0), 7)),
      ],
    ],
    ['fill bytes', [Buffer.of(0xff, 0xff, 0xff)]],
  ])('%s', (_, before) => {
    expect(rewritten(jpeg(before))).toEqual(written([]));
  });

  it('everything behind the last block and behind the end', () => {
    expect(rewritten(jpeg([], Buffer.concat([BLOCK, PAYLOAD])))).toEqual(written([]));
    expect(rewritten(Buffer.concat([jpeg([]), PAYLOAD]))).toEqual(written([]));
  });
});

describe('rewriting a JPEG refuses', () => {
  const scanOf = (...data: number[]) => segment(0xda, Buffer.of(...data));
  const of = (...parts: readonly Uint8Array[]) => Buffer.concat([START, ...parts, END]);

  it.each([
    ['no scan', of(QUANTIZATION, ONE_CODE, frame(8, 8))],
    ['no frame', of(QUANTIZATION, ONE_CODE, SCAN, BLOCK)],
    ['two frames', of(QUANTIZATION, ONE_CODE, frame(8, 8), frame(8, 8), SCAN, BLOCK)],
    ['no quantization table', of(ONE_CODE, frame(8, 8), SCAN, BLOCK)],
    ['no Huffman table', of(QUANTIZATION, frame(8, 8), SCAN, BLOCK)],
    [
      'a scan of an unknown component',
      of(QUANTIZATION, ONE_CODE, frame(8, 8), scanOf(1, 9, 0, 0, 63, 0), BLOCK),
    ],
    [
      'a scan header of a wrong length',
      of(QUANTIZATION, ONE_CODE, frame(8, 8), scanOf(1, 1, 0, 0), BLOCK),
    ],
    ['no end', jpeg([]).subarray(0, -2)],
    ['too few blocks', of(QUANTIZATION, ONE_CODE, frame(64, 64), SCAN, BLOCK)],
    ['bits that are no code', jpeg([], Buffer.of(0xbf))],
    ['a table that is cut', jpeg([segment(0xdb, Buffer.alloc(64))])],
    ['codes that are cut', jpeg([segment(0xc4, Buffer.of(0, 9, 1))])],
    ['a segment that reaches beyond the end', jpeg([Buffer.of(0xff, 0xfe, 0xff, 0xff)])],
    ['bytes between segments', jpeg([PAYLOAD])],
    ['an unknown marker', jpeg([segment(0x02, PAYLOAD)])],
    [
      'more codes than there can be',
      of(
        QUANTIZATION,
        segment(0xc4, Buffer.of(0, 3, ...Array(15).fill(0), 0, 0, 0)),
        ONE_CODE.subarray(20),
        frame(8, 8),
        SCAN,
        BLOCK,
      ),
    ],
  ])('%s', (_, file) => {
    expect(() => rewriteJpeg(file)).toThrow(DAMAGED);
  });

  it.each([
    ['lossless', 0xc3],
    ['arithmetic', 0xc9],
    ['hierarchical', 0xc5],
  ])('%s coding', (_, marker) => {
    const file = of(QUANTIZATION, ONE_CODE, frame(8, 8, marker), SCAN, BLOCK);
    expect(() => rewriteJpeg(file)).toThrow(UNSUPPORTED);
  });

  it.each(['baseline-420.jpg', 'progressive-422.jpg', 'cmyk.jpg', 'grey-progressive.jpg'])(
    '%s, cut at any place',
    async (name) => {
      expect(await outcomesOfCuts(fixture(name), rewriteJpeg, { from: 3 })).toEqual([
        expect.stringContaining(DAMAGED),
      ]);
    },
  );

  it('baseline data that end early, with an end marker', async () => {
    const file = fixture('baseline-420.jpg');
    const from = file.indexOf(Buffer.of(0xff, 0xda)) + 14;
    const rewriteEnded = (cut: Buffer) => rewriteJpeg(Buffer.concat([cut, END]));
    const outcomes = await outcomesOfCuts(file, rewriteEnded, { from, to: file.length - 3 });
    expect(outcomes).toEqual([expect.stringContaining(DAMAGED)]);
  });

  it('a picture that is too large', () => {
    const file = of(QUANTIZATION, ONE_CODE, frame(4_097, 8), SCAN, BLOCK);
    expect(() => rewriteJpeg(file)).toThrow('The picture is 4,097 × 8 pixels.');
    expect(() => rewriteJpeg(of(frame(8, 0)))).toThrow('damaged or incomplete');
  });

  it('more than 100 scans', () => {
    const scans = (count: number) => Array.from({ length: count }, () => [SCAN, BLOCK]).flat();
    const file = (count: number) => of(QUANTIZATION, ONE_CODE, frame(8, 8), ...scans(count));
    expect(rewriteJpeg(file(100)).width).toBe(8);
    expect(() => rewriteJpeg(file(101))).toThrow(DAMAGED);
  });
});

describe('orientation', () => {
  it('is read in both byte orders', () => {
    const little = Buffer.from('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0', 'latin1');
    expect([readOrientation(little), readOrientation(tiffOf(6))]).toEqual([6, 6]);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no TIFF', PAYLOAD],
    ['a directory beyond the end', Buffer.from('MM\0*\xff\xff\xff\xff', 'latin1')],
    ['a value of another type', Buffer.from(tiffOf(6)).fill(4, 13, 14)],
    ['a value that is none', tiffOf(9)],
    ['more entries than there are', Buffer.from('MM\0*\0\0\0\x08\xff\xff', 'latin1')],
  ])('is 1 for %s', (_, tiff) => {
    expect(readOrientation(tiff)).toBe(1);
  });
});
