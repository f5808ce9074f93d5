import { crc32 } from 'node:zlib';
import { IMAGE_TYPES } from '@portal/contract/images';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnsupportedMediaError } from '../media-errors.ts';
import { type ImageFormat, rewriteImage } from './rewrite-image.ts';
import {
  chunk,
  FIXTURE_NAMES,
  fixture,
  gif,
  gifExtension,
  gifImage,
  greyPng,
  jpeg,
  PAYLOAD,
  riff,
  riffChunk,
  riffChunks,
  segment,
} from './testing/image-parts.ts';

const RUNS = 1_500;

const CONTENT_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

describe('pictures from common programs', () => {
  it.each(FIXTURE_NAMES)(
    '%s is accepted and cleaned, and rewriting the result does not change it',
    async (name) => {
      const given = fixture(name);
      const { bytes, ...facts } = await rewriteImage(given);
      const extension = name.split('.').at(-1) ?? '';
      const contentType = CONTENT_TYPES[extension];
      expect(facts).toEqual({ width: 37, height: 29, contentType, extension });
      expect(bytes.length).toBeLessThanOrEqual(given.length);
      expect(bytes.includes('hidden')).toBe(false);
      expect((await rewriteImage(bytes)).bytes).toEqual(bytes);
    },
  );
});

describe('files that are also something else', () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const archive = Buffer.concat([Buffer.from('PK\x03\x04'), page, Buffer.from('PK\x05\x06')]);
  const [picture = Buffer.alloc(0)] = riffChunks(fixture('lossy.webp'));

  it.each([
    ['a GIF and a page', Buffer.concat([gif(1, 1, gifImage()), page])],
    ['a GIF with a page in a comment', gif(1, 1, gifExtension(0xfe, page), gifImage())],
    ['a GIF with a page behind the pixels', gif(1, 1, gifImage([Buffer.of(0x44, 1), page]))],
    ['a PNG with a page in a chunk', greyPng(1, 1, chunk('tEXt', page))],
    ['a PNG with a page in a profile', greyPng(1, 1, chunk('iCCP', page))],
    ['a PNG and an archive', Buffer.concat([greyPng(1, 1), archive])],
    ['a JPEG with a page in a comment', jpeg([segment(0xfe, page)])],
    ['a JPEG with a page in Exif data', jpeg([segment(0xe1, page)])],
    ['a JPEG and an archive', Buffer.concat([jpeg([]), archive])],
    ['a WebP with a page in XMP', riff(picture, riffChunk('XMP ', page))],
    ['a WebP and an archive', Buffer.concat([riff(picture), archive])],
  ])('%s: only the picture remains', async (_, file) => {
    expect(file.includes('<script>')).toBe(true);
    const { bytes } = await rewriteImage(file);
    expect(bytes.toString('latin1')).not.toMatch(/<script>|<!doctype|PK/);
  });
});

it('accepts each type that the contract names', async () => {
  const types = await Promise.all(
    FIXTURE_NAMES.map(async (name) => (await rewriteImage(fixture(name))).contentType),
  );
  expect(new Set(types)).toEqual(new Set(IMAGE_TYPES));
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', PAYLOAD],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['another picture', Buffer.from('BM\x46\0\0\0')],
  ['sound in RIFF', Buffer.from('RIFF\x04\0\0\0WAVE')],
])('%s is not a picture', async (_, file) => {
  await expect(rewriteImage(file)).rejects.toThrow('This is not a PNG, JPEG, WebP or GIF picture.');
});

/** Corrects the checksums, so that they are not the only error. */
function withChecksums(file: Buffer): Buffer {
  const repaired = Buffer.from(file);
  for (let at = 8; at + 12 <= repaired.length; ) {
    const end = at + 8 + repaired.readUInt32BE(at);
    if (end + 4 > repaired.length) break;
    repaired.writeUInt32BE(crc32(repaired.subarray(at + 4, end)), end);
    at = end + 4;
  }
  return repaired;
}

const position = fc.nat(9_999).map((part) => part / 10_000);
/** Bytes that are set, removed, doubled or inserted, at places relative to the length. */
const change = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    at: position,
    bytes: fc.uint8Array({ minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('insert' as const),
    at: position,
    bytes: fc.constantFrom(PAYLOAD, Buffer.of(0), Buffer.alloc(300, 0xff)),
  }),
  fc.record({
    kind: fc.constantFrom('remove' as const, 'repeat' as const),
    at: position,
    bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
  }),
);

function apply(
  file: Buffer,
  { kind, at, bytes }: typeof change extends fc.Arbitrary<infer T> ? T : never,
): Buffer {
  const start = Math.floor(at * file.length);
  const end = Math.min(file.length, start + bytes.length);
  const parts = {
    set: [file.subarray(0, start), bytes.subarray(0, end - start), file.subarray(end)],
    insert: [file.subarray(0, start), bytes, file.subarray(start)],
    remove: [file.subarray(0, start), file.subarray(end)],
    repeat: [file.subarray(0, end), file.subarray(start)],
  };
  return Buffer.concat(parts[kind]);
}

const changed = fc
  .tuple(fc.constantFrom(...FIXTURE_NAMES), fc.array(change, { minLength: 1, maxLength: 4 }))
  .map(([name, changes]) => {
    const file = changes.reduce(apply, fixture(name));
    return name.endsWith('.png') ? withChecksums(file) : file;
  });

it('accepts or refuses any bytes, and accepts its own output', async () => {
  const outcomes = { taken: 0, refused: 0 };
  const property = fc.asyncProperty(changed, async (file) => {
    const result = await rewriteImage(file).catch((error: unknown) => error);
    if (result instanceof UnsupportedMediaError) {
      outcomes.refused += 1;
      return;
    }
    outcomes.taken += 1;
    const { bytes, contentType } = result as ImageFormat & { bytes: Buffer };
    expect(await rewriteImage(bytes)).toMatchObject({ bytes, contentType });
  });
  await fc.assert(property, { numRuns: RUNS });
  expect(outcomes.taken).toBeGreaterThan(RUNS / 20);
  expect(outcomes.refused).toBeGreaterThan(RUNS / 20);
});
