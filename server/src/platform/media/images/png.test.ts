import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tiffOf } from './exif-orientation.ts';
import { rewritePng } from './png.ts';
import { outcomesOfCuts } from './testing/cut-files.ts';
import { chunk, fixture, greyPng, header, PAYLOAD, png } from './testing/image-parts.ts';

const DAMAGED = 'The picture is damaged or incomplete.';
const END = chunk('IEND');
const ROWS = Buffer.alloc(6); // two rows of two grey pixels
const PIXELS = chunk('IDAT', deflateSync(ROWS));
const HEADER = header(2, 2);
const rewritten = async (file: Buffer) => (await rewritePng(file)).bytes;

describe('rewriting a PNG keeps', () => {
  it('the picture unchanged when there is nothing else', async () => {
    const file = png(HEADER, PIXELS, END);
    expect(await rewritePng(file)).toEqual({ width: 2, height: 2, bytes: file });
  });

  it('chunks that decide colours, in the order that decoders need', async () => {
    const [chroma, gamma] = [chunk('cHRM', Buffer.alloc(32)), chunk('gAMA', Buffer.alloc(4))];
    const [srgb, hdr] = [chunk('sRGB', Buffer.of(0)), chunk('cICP', Buffer.alloc(4))];
    const colors = chunk('PLTE', Buffer.alloc(6));
    const alpha = chunk('tRNS', Buffer.alloc(2));
    const indexed = header(8, 1, [1, 3, 0]);
    const pixels = chunk('IDAT', deflateSync(Buffer.alloc(2)));
    const file = png(indexed, chroma, gamma, srgb, hdr, colors, alpha, pixels, END);
    const expected = png(indexed, hdr, srgb, gamma, chroma, colors, alpha, pixels, END);
    expect(await rewritten(file)).toEqual(expected);
  });

  it('all pixel data, in one chunk', async () => {
    const data = deflateSync(ROWS);
    const parts = [data.subarray(0, 3), Buffer.alloc(0), data.subarray(3)];
    const file = png(HEADER, ...parts.map((part) => chunk('IDAT', part)), END);
    expect(await rewritten(file)).toEqual(png(HEADER, PIXELS, END));
  });

  it('the orientation, and no other Exif data', async () => {
    const exif = Buffer.concat([tiffOf(6), PAYLOAD]);
    const expected = png(HEADER, chunk('eXIf', tiffOf(6)), PIXELS, END);
    expect(await rewritten(png(HEADER, chunk('eXIf', exif), PIXELS, END))).toEqual(expected);
    const unturned = png(HEADER, chunk('eXIf', tiffOf(1)), PIXELS, END);
    expect(await rewritten(unturned)).toEqual(png(HEADER, PIXELS, END));
  });

  it('the still picture of an animation', async () => {
    const control = chunk('acTL', Buffer.of(0, 0, 0, 2, 0, 0, 0, 0));
    const file = png(HEADER, control, PIXELS, chunk('fdAT', Buffer.alloc(9)), END);
    expect(await rewritten(file)).toEqual(png(HEADER, PIXELS, END));
  });
});

describe('rewriting a PNG drops', () => {
  it.each([
    ['texts', [chunk('tEXt', PAYLOAD), chunk('iTXt', PAYLOAD), chunk('zTXt', PAYLOAD)]],
    ['the time', [chunk('tIME', Buffer.alloc(7))]],
    ['private chunks', [chunk('prVt', PAYLOAD), chunk('heLl', PAYLOAD)]],
    ['ancillary chunks of a wrong length', [chunk('gAMA', PAYLOAD), chunk('sRGB', PAYLOAD)]],
    ['transparency of another colour type', [chunk('tRNS', PAYLOAD)]],
    ['a suggested palette', [chunk('PLTE', Buffer.alloc(3))]],
    ['an invalid profile', [chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), PAYLOAD]))]],
    ['invalid Exif data', [chunk('eXIf', PAYLOAD)]],
  ])('%s', async (_, chunks) => {
    expect(await rewritten(png(HEADER, ...chunks, PIXELS, END))).toEqual(png(HEADER, PIXELS, END));
  });

  it('everything behind the pixels and behind the end', async () => {
    const file = png(HEADER, PIXELS, chunk('tEXt', PAYLOAD), END, PAYLOAD);
    expect(await rewritten(file)).toEqual(png(HEADER, PIXELS, END));
  });

  it('bytes behind the compressed stream in the pixel data', async () => {
    const data = chunk('IDAT', Buffer.concat([deflateSync(ROWS), PAYLOAD]));
    expect(await rewritten(png(HEADER, data, END))).toEqual(png(HEADER, PIXELS, END));
  });

  it('the second of two chunks of one type', async () => {
    const gamma = chunk('gAMA', Buffer.of(0, 0, 1, 1));
    const file = png(HEADER, gamma, chunk('gAMA', Buffer.from('evil')), PIXELS, END);
    expect(await rewritten(file)).toEqual(png(HEADER, gamma, PIXELS, END));
  });
});

describe('rewriting a PNG refuses', () => {
  const wrongChecksum = Buffer.from(PIXELS);
  wrongChecksum.writeUInt8(wrongChecksum.readUInt8(15) ^ 1, 15);
  const wrongAdler = deflateSync(ROWS);
  wrongAdler.writeUInt8(wrongAdler.readUInt8(wrongAdler.length - 1) ^ 1, wrongAdler.length - 1);
  const pixelsOf = (rows: Buffer) => chunk('IDAT', deflateSync(rows));

  it.each([
    ['no header', [PIXELS, END]],
    ['a header that is not the first', [chunk('gAMA', Buffer.alloc(4)), HEADER, PIXELS, END]],
    ['two headers', [HEADER, HEADER, PIXELS, END]],
    ['a second header at the end', [HEADER, PIXELS, HEADER, END]],
    ['no pixel data', [HEADER, END]],
    ['no end', [HEADER, PIXELS]],
    ['pixel data in two places', [HEADER, PIXELS, chunk('tEXt'), PIXELS, END]],
    ['an unknown critical chunk', [HEADER, chunk('CgBI', Buffer.alloc(4)), PIXELS, END]],
    ['a name with other characters than letters', [HEADER, chunk('a!xt'), PIXELS, END]],
    ['a wrong checksum', [HEADER, wrongChecksum, END]],
    ['no palette for indexes', [header(2, 2, [8, 3, 0]), PIXELS, END]],
    ['a palette behind the pixels', [header(2, 2, [8, 3, 0]), PIXELS, chunk('PLTE', ROWS), END]],
    [
      'two palettes',
      [header(2, 2, [8, 3, 0]), chunk('PLTE', ROWS), chunk('PLTE', ROWS), PIXELS, END],
    ],
    ['too long a palette', [header(8, 1, [1, 3, 0]), chunk('PLTE', Buffer.alloc(9)), PIXELS, END]],
    ['an unknown colour type', [header(2, 2, [8, 1, 0]), PIXELS, END]],
    ['bits that the colour type has not', [header(2, 2, [4, 2, 0]), PIXELS, END]],
    ['unknown interlacing', [header(2, 2, [8, 0, 2]), PIXELS, END]],
    ['a row too few', [HEADER, pixelsOf(Buffer.alloc(3)), END]],
    ['a byte too few', [HEADER, pixelsOf(Buffer.alloc(5)), END]],
    ['a byte too many', [HEADER, pixelsOf(Buffer.alloc(7)), END]],
    ['an unknown filter', [HEADER, pixelsOf(Buffer.of(0, 0, 0, 5, 0, 0)), END]],
    ['a cut stream', [HEADER, chunk('IDAT', deflateSync(ROWS).subarray(0, -1)), END]],
    ['a wrong checksum of the pixels', [HEADER, chunk('IDAT', wrongAdler), END]],
    ['pixels that are not compressed', [HEADER, chunk('IDAT', PAYLOAD), END]],
  ])('%s', async (_, chunks) => {
    await expect(rewritePng(png(...chunks))).rejects.toThrow(DAMAGED);
  });

  it('a file that is cut at any place', async () => {
    const file = fixture('palette-transparent-interlaced.png');
    expect(await outcomesOfCuts(file, rewritePng, { from: 8 })).toEqual([
      expect.stringContaining(DAMAGED),
    ]);
  });

  it('a picture that is too large, with its size', async () => {
    await expect(rewritePng(greyPng(4_097, 1))).rejects.toThrow('The picture is 4,097 × 1 pixels.');
    await expect(rewritePng(greyPng(1, 4_097))).rejects.toThrow('at most 4,096 × 4,096 pixels');
    await expect(rewritePng(greyPng(0, 1))).rejects.toThrow('damaged or incomplete');
    expect(await rewritePng(greyPng(4_096, 1))).toMatchObject({ width: 4_096, height: 1 });
  });

  it('a small picture with a gigabyte of pixels, without inflating it', async () => {
    const bomb = png(HEADER, chunk('IDAT', gigabyteOfZeros()), END);
    const before = process.cpuUsage();
    await expect(rewritePng(bomb)).rejects.toThrow(DAMAGED);
    const { user, system } = process.cpuUsage(before);
    // Inflating a gigabyte takes 1 s of CPU time or more, independent of other work on the machine.
    expect(user + system).toBeLessThan(300_000);
  });
});

/** Repeats one deflated block, without the checksum at the end, which a decoder would read last. */
function gigabyteOfZeros(): Buffer {
  const start = deflateSync(Buffer.alloc(2 ** 20), { finishFlush: 3 });
  const block = start.subarray(2);
  return Buffer.concat([start, ...Array.from({ length: 1_023 }, () => block)]);
}

it('counts the rows of an interlaced picture', async () => {
  for (const [width, height] of [
    [1, 1],
    [3, 2],
    [5, 5],
    [8, 8],
    [9, 17],
  ] as const) {
    // The pass of each of 8 × 8 pixels (figure in section 8.1).
    const passes = [
      '16462646',
      '77777777',
      '56565656',
      '77777777',
      '36463646',
      '77777777',
      '56565656',
      '77777777',
    ];
    let bytes = 0;
    for (const pass of '1234567') {
      for (let y = 0; y < height; y += 1) {
        const columns = Array.from({ length: width }, (_, x) => passes[y % 8]?.[x % 8] === pass);
        const count = columns.filter(Boolean).length;
        if (count > 0) bytes += 1 + count;
      }
    }
    const interlaced = header(width, height, [8, 0, 1]);
    const file = (length: number) =>
      png(interlaced, chunk('IDAT', deflateSync(Buffer.alloc(length))), END);
    expect(await rewritten(file(bytes))).toEqual(file(bytes));
    await expect(rewritePng(file(bytes + 1))).rejects.toThrow(DAMAGED);
    await expect(rewritePng(file(bytes - 1))).rejects.toThrow(DAMAGED);
  }
});

it('keeps the colours of a profile', async () => {
  const bytes = await rewritten(fixture('profile.png'));
  expect(bytes.includes('iCCPICC\0\0')).toBe(true);
});
