import { describe, expect, it } from 'vitest';
import { fixture, PAYLOAD, riff, riffChunk, riffChunks } from './testing/image-parts.ts';
import { rewriteWebp } from './webp.ts';
import { readLossyFrame } from './webp-lossy.ts';

const DAMAGED = 'The picture is damaged or incomplete.';
const [LOSSY = Buffer.alloc(0)] = riffChunks(fixture('lossy.webp'));
const [LOSSLESS = Buffer.alloc(0)] = riffChunks(fixture('lossless.webp'));
const [EXTENSION, ALPHA, UNDER_ALPHA] = riffChunks(fixture('lossy-alpha.webp')) as [
  Buffer,
  Buffer,
  Buffer,
];
const rewritten = (file: Buffer) => rewriteWebp(file).bytes;

/** VP8X of 37 × 29 pixels with these flags. */
function extension(flags: number, { width = 37, height = 29 } = {}): Buffer {
  const data = Buffer.alloc(10);
  data.writeUInt8(flags);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return riffChunk('VP8X', data);
}

/** A frame at a position, which counts in steps of two pixels. */
function frameOf(bitstream: Uint8Array, { left = 0, flags = 0, width = 37 } = {}): Buffer {
  const head = Buffer.alloc(16);
  head.writeUIntLE(left, 0, 3);
  head.writeUIntLE(width - 1, 6, 3);
  head.writeUIntLE(28, 9, 3);
  head.writeUInt8(flags, 15);
  return riffChunk('ANMF', Buffer.concat([head, bitstream]));
}
const SETTINGS = riffChunk('ANIM', Buffer.alloc(6));

/** The lossy picture with other bytes at a position of its data. */
function lossyWith(at: number, ...bytes: number[]): Buffer {
  const chunk = Buffer.from(LOSSY);
  chunk.set(bytes, 8 + at);
  return riff(chunk);
}

describe('rewriting a WebP keeps', () => {
  it.each([
    ['a lossy picture', riff(LOSSY)],
    ['a lossless picture', riff(LOSSLESS)],
    ['a picture with transparency', riff(EXTENSION, ALPHA, UNDER_ALPHA)],
    ['an animation', riff(extension(2), SETTINGS, frameOf(LOSSY), frameOf(LOSSLESS, { flags: 3 }))],
  ])('%s', (_, file) => {
    expect(rewriteWebp(file)).toEqual({ width: 37, height: 29, bytes: file });
  });

  it('every frame from a common program', () => {
    const types = riffChunks(rewritten(fixture('animation.webp'))).map((part) =>
      part.toString('latin1', 0, 4),
    );
    expect(types).toEqual(['VP8X', 'ANIM', 'ANMF', 'ANMF']);
  });
});

describe('rewriting a WebP drops', () => {
  const [exif, xmp, other] = ['EXIF', 'XMP ', 'HTML'].map((type) => riffChunk(type, PAYLOAD)) as [
    Buffer,
    Buffer,
    Buffer,
  ];

  it('metadata, unknown chunks and their flags', () => {
    const file = riff(extension(0x0c), other, LOSSY, exif, xmp, other);
    expect(rewritten(file)).toEqual(riff(extension(0), LOSSY));
  });

  it('everything behind a simple picture and behind the file', () => {
    const file = Buffer.concat([riff(LOSSLESS, other, LOSSY), PAYLOAD]);
    expect(rewritten(file)).toEqual(riff(LOSSLESS));
  });

  it('transparency without an extension, which no decoder shows', () => {
    expect(rewritten(riff(ALPHA, UNDER_ALPHA))).toEqual(riff(UNDER_ALPHA));
  });

  it('an invalid profile, with its flag', () => {
    const file = riff(extension(0x20), riffChunk('ICCP', PAYLOAD), LOSSY);
    expect(rewritten(file)).toEqual(riff(extension(0), LOSSY));
  });

  it('the content of reserved bits and padding', () => {
    const head = extension(0xc1);
    head.set([1, 2, 3], 9);
    const odd = Buffer.concat([riffChunk('ODD ', Buffer.of(1)).subarray(0, -1), Buffer.from('x')]);
    expect(rewritten(riff(head, odd, LOSSY))).toEqual(riff(extension(0), LOSSY));
  });

  it('parts of a frame other than its picture', () => {
    const frame = frameOf(Buffer.concat([LOSSY, other]), { flags: 0xff });
    const expected = riff(extension(2), SETTINGS, frameOf(LOSSY, { flags: 3 }));
    expect(rewritten(riff(extension(2), SETTINGS, frame))).toEqual(expected);
  });

  it('bytes behind uncompressed transparency', () => {
    const plain = Buffer.alloc(1 + 37 * 29);
    const long = riffChunk('ALPH', Buffer.concat([plain, PAYLOAD]));
    const expected = riff(extension(0x10), riffChunk('ALPH', plain), LOSSY);
    expect(rewritten(riff(extension(0x10), long, LOSSY))).toEqual(expected);
  });
});

describe('rewriting a WebP refuses', () => {
  it.each([
    ['no picture', riff(riffChunk('EXIF', PAYLOAD))],
    ['no picture behind an extension', riff(extension(0))],
    ['an extension that is cut', riff(riffChunk('VP8X', Buffer.alloc(9)), LOSSY)],
    ['another size than the extension states', riff(extension(0, { width: 38 }), LOSSY)],
    ['a wrong signature of a lossless picture', riff(riffChunk('VP8L', PAYLOAD))],
    [
      'a lossless picture of another version',
      riff(riffChunk('VP8L', Buffer.of(0x2f, 0, 0, 0, 0x20))),
    ],
    ['a lossy picture that is no key frame', lossyWith(0, (LOSSY[8] ?? 0) | 1)],
    ['a lossy picture that is not shown', lossyWith(0, (LOSSY[8] ?? 0) & 0xef)],
    ['a wrong start code', lossyWith(3, 0)],
    ['a first partition beyond the data', lossyWith(1, 0xff, 0xff)],
    [
      'transparency of an unknown kind',
      riff(extension(0x10), riffChunk('ALPH', Buffer.of(2)), LOSSY),
    ],
    ['transparency that is cut', riff(extension(0x10), riffChunk('ALPH', Buffer.alloc(9)), LOSSY)],
    ['an animation without frames', riff(extension(2), SETTINGS)],
    ['an animation without settings', riff(extension(2), frameOf(LOSSY))],
    ['a frame outside of the canvas', riff(extension(2), SETTINGS, frameOf(LOSSY, { left: 1 }))],
    ['a frame of another size', riff(extension(2), SETTINGS, frameOf(LOSSY, { width: 36 }))],
    ['a frame without a picture', riff(extension(2), SETTINGS, frameOf(Buffer.alloc(0)))],
  ])('%s', (_, file) => {
    expect(() => rewriteWebp(file)).toThrow(DAMAGED);
  });

  it('a lossy picture without a byte behind the first partition', () => {
    const data = LOSSY.subarray(8, 8 + LOSSY.readUInt32LE(4));
    const first = 10 + (data.readUIntLE(0, 3) >> 5);
    expect(() => rewriteWebp(riff(riffChunk('VP8 ', data.subarray(0, first))))).toThrow(DAMAGED);
  });

  it.each(['lossless.webp', 'lossy-alpha.webp', 'lossy.webp', 'animation.webp'])(
    '%s, cut at any place',
    (name) => {
      const file = fixture(name);
      const end = 8 + file.readUInt32LE(4);
      for (let length = 12; length < end; length += 1)
        expect(() => rewriteWebp(file.subarray(0, length))).toThrow(DAMAGED);
    },
  );

  it('a picture that is too large', () => {
    const large = extension(0, { width: 5_000, height: 10_000 });
    expect(() => rewriteWebp(riff(large, LOSSY))).toThrow('5,000 × 10,000 pixels');
    const lossless = riffChunk('VP8L', Buffer.of(0x2f, 0x00, 0x10, 0, 0));
    expect(() => rewriteWebp(riff(lossless))).toThrow('4,097 × 1 pixels');
  });

  it('more than 1,000 frames', () => {
    const frames = Array.from({ length: 1_001 }, () => frameOf(LOSSLESS));
    expect(() => rewriteWebp(riff(extension(2), SETTINGS, ...frames))).toThrow(
      'too many or too large frames',
    );
  });
});

describe('the partitions of a lossy picture', () => {
  // RFC 6386, 19.2: everything that may come before their number, with every optional value.
  const value = (bits: number) => [1, ...Array(bits).fill(1)];
  const times = (count: number, bits: number) =>
    Array.from({ length: count }, () => value(bits)).flat();
  const segmentation = [1, 1, 1, 0, ...times(4, 8), ...times(4, 7), ...times(3, 8)];
  const filter = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1];
  const adjustments = [1, 1, ...times(8, 7)];

  /** A frame of four partitions with these lengths, the last of two bytes. */
  function frameWith(bits: readonly number[], lengths: readonly number[]): Buffer {
    const first = encodeBits([...bits, 1, 0, ...Array(16).fill(0)]);
    const head = Buffer.of(0x10, 0, 0, 0x9d, 0x01, 0x2a, 37, 0, 29, 0);
    head.writeUIntLE(0x10 | (first.length << 5), 0, 3);
    const sizes = lengths.map((length) => Buffer.of(length, 0, 0));
    return Buffer.concat([head, first, ...sizes, Buffer.alloc(12)]);
  }

  it.each([
    ['nothing optional', [0, 0, 0, ...filter, 0]],
    ['segments and adjustments', [1, 1, ...segmentation, ...filter, ...adjustments]],
    ['segments and adjustments of an earlier frame', [0, 0, 1, 0, 0, ...filter, 1, 0]],
  ])('are found behind %s, and lie within the data', (_, bits) => {
    expect(readLossyFrame(frameWith(bits, [3, 4, 3]))).toEqual({ width: 37, height: 29 });
    expect(() => readLossyFrame(frameWith(bits, [3, 5, 4]))).toThrow(DAMAGED);
    expect(() => readLossyFrame(frameWith(bits, [3, 4, 3]).subarray(0, -12))).toThrow(DAMAGED);
  });
});

/** The boolean encoder of RFC 6386, 7.3, for bits of equal probability. */
function encodeBits(bits: readonly number[]): Buffer {
  let bottom = 0n;
  let range = 255;
  let shifts = 0;
  for (const bit of bits) {
    const split = 1 + ((range - 1) >> 1);
    if (bit === 1) bottom += BigInt(split);
    range = bit === 1 ? range - split : split;
    while (range < 128) {
      range *= 2;
      bottom *= 2n;
      shifts += 1;
    }
  }
  // One number whose first eight bits are before the first shift.
  const length = Math.ceil((shifts + 8) / 8);
  const digits = (bottom << BigInt(length * 8 - shifts - 8)).toString(16);
  return Buffer.from(digits.padStart(2 * length, '0'), 'hex');
}
