import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '#server/testing/random-runs.ts';
import { UnsupportedMediaError } from '../media-errors.ts';
import { rewriteImage } from './rewrite-image.ts';
import { blankPng, FIXTURE_NAMES, fixture, PAYLOAD, pngOf } from './testing/pictures.ts';

const SIDE = 512;
const rewrite = (file: Buffer) => rewriteImage(file, SIDE);

/** Two halves, red on the left and blue on the right. */
function halves() {
  const half = (background: string) =>
    ({ width: 20, height: 20, channels: 3, background }) as const;
  const blue = { input: { create: half('#00f') }, left: 20, top: 0 };
  return sharp({ create: { ...half('#f00'), width: 40 } }).composite([blue]);
}

/** Red, green and blue of a pixel, each 0 to 255. */
async function pixelAt(file: Buffer, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 };
  return [...(await sharp(file).extract(area).removeAlpha().raw().toBuffer())];
}

const near = (values: readonly number[]) =>
  values.map((value) => expect.toSatisfy((given: number) => Math.abs(given - value) < 12));

describe('an accepted picture', () => {
  it.each(FIXTURE_NAMES)('%s becomes a WebP of one page without metadata', async (name) => {
    const rewritten = await rewrite(fixture(name));
    const metadata = await sharp(rewritten).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 37, height: 29, space: 'srgb' });
    expect(metadata).not.toHaveProperty('pages');
    expect(rewritten.toString('latin1')).not.toMatch(/hidden|ICCP|EXIF|XMP /);
  });

  it.each(['avif', 'tiff', 'gif', 'png', 'jpeg', 'webp'] as const)('can be %s', async (format) => {
    const rewritten = await rewrite(await halves().toFormat(format, { quality: 95 }).toBuffer());
    expect(await pixelAt(rewritten, 5, 10)).toEqual(near([255, 0, 0]));
    expect(await pixelAt(rewritten, 35, 10)).toEqual(near([0, 0, 255]));
  });

  it('is turned upright', async () => {
    const turned = await halves().jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
    const rewritten = await rewrite(turned);
    expect(await sharp(rewritten).metadata()).toMatchObject({ width: 20, height: 40 });
    expect(await pixelAt(rewritten, 10, 5)).toEqual(near([255, 0, 0]));
    expect(await pixelAt(rewritten, 10, 35)).toEqual(near([0, 0, 255]));
  });

  it('is converted to sRGB', async () => {
    const create = { width: 8, height: 8, channels: 3, background: '#00ff00' } as const;
    const wide = await sharp({ create }).png().withIccProfile('p3').toBuffer();
    expect(await sharp(wide).metadata()).toHaveProperty('icc');
    expect(await pixelAt(await rewrite(wide), 4, 4)).toEqual(near([0, 255, 0]));
  });

  it.each([
    [1_000, 250, { width: 512, height: 128 }],
    [100, 2_000, { width: 26, height: 512 }],
    [4_096, 1, { width: 512, height: 1 }],
    [300, 200, { width: 300, height: 200 }],
  ])('of %i × %i pixels is scaled down, never up', async (width, height, expected) => {
    const rewritten = await rewrite(await blankPng(width, height));
    expect(await sharp(rewritten).metadata()).toMatchObject(expected);
  });

  it('keeps its transparency', async () => {
    expect(await sharp(await rewrite(fixture('rgba-8.png'))).metadata()).toMatchObject({
      hasAlpha: true,
    });
  });

  it('may be a JPEG without an end mark', async () => {
    const file = fixture('baseline-420.jpg');
    expect(await rewrite(file.subarray(0, -2))).toEqual(await rewrite(file));
  });
});

describe('a file that is also something else', () => {
  const page = Buffer.concat([Buffer.from('<!doctype html>'), PAYLOAD]);
  const archive = Buffer.concat([Buffer.from('PK\x03\x04'), page, Buffer.from('PK\x05\x06')]);
  const texts = { IFD0: { ImageDescription: page.toString(), Copyright: 'hidden' } };

  it.each(FIXTURE_NAMES)('%s: only the picture remains', async (name) => {
    const file = fixture(name);
    expect(await rewrite(Buffer.concat([file, page, archive]))).toEqual(await rewrite(file));
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s loses its texts', async (format) => {
    const file = await halves().toFormat(format).withExif(texts).toBuffer();
    expect(file.includes('<script>')).toBe(true);
    expect((await rewrite(file)).toString('latin1')).not.toMatch(/<script>|hidden|EXIF/);
  });
});

describe('a refused file', () => {
  const brands = (...names: string[]) => Buffer.from(`\0\0\0\x18ftyp${names.join('')}`);

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', PAYLOAD],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['compressed SVG', gzipSync('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['PDF', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
    ['a picture of another format', Buffer.from('P1 1 1 1 ')],
    ['sound in RIFF', Buffer.from('RIFF\x04\0\0\0WAVE')],
  ])('%s is not a picture', async (_, file) => {
    await expect(rewrite(file)).rejects.toThrow(
      'This is not a PNG, JPEG, WebP, GIF, AVIF or TIFF picture.',
    );
  });

  it.each([
    ['heic', '\0\0\0\0', 'mif1'],
    ['mif1', '\0\0\0\0', 'heic'],
  ])('HEIC (%s) is refused with the way to save it', async (...names) => {
    await expect(rewrite(brands(...names))).rejects.toThrow('save or export it as JPEG');
    const avif = brands('mif1', '\0\0\0\0', 'avif');
    await expect(rewrite(avif)).rejects.not.toThrow('HEIC');
  });

  it('has a side of more than 4,096 pixels', async () => {
    await expect(rewrite(await blankPng(4_097, 20))).rejects.toThrow(
      'The picture is 4,097 × 20 pixels. Please choose one of at most 4,096 × 4,096 pixels.',
    );
    await expect(rewrite(await blankPng(5_000, 5_000))).rejects.toThrow('5,000 × 5,000 pixels');
  });

  it.each(['rgba-8.png', 'baseline-420.jpg', 'cmyk.jpg', 'lossy.webp'])(
    '%s is cut',
    async (name) => {
      const file = fixture(name);
      await expect(rewrite(file.subarray(0, file.length / 2))).rejects.toThrow('damaged');
    },
  );

  it('has fewer pixels than it states', async () => {
    const bomb = pngOf(4_096, 4_096, deflateSync(Buffer.alloc(100)));
    await expect(rewrite(bomb)).rejects.toThrow('damaged');
  });
});

it('reads no more compressed data than the picture has pixels', async () => {
  const bomb = pngOf(10, 10, deflateSync(Buffer.alloc(100_000_000), { level: 1 }));
  const before = process.resourceUsage().maxRSS;
  const outcome = await rewrite(bomb).catch((error: unknown) => error);
  expect(Buffer.isBuffer(outcome) || outcome instanceof UnsupportedMediaError).toBe(true);
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(50_000);
});

const position = fc.nat(9_999).map((part) => part / 10_000);
/** Bytes that are set, inserted or removed, at places relative to the length. */
const change = fc.record({
  kind: fc.constantFrom('set', 'insert', 'remove'),
  at: position,
  bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
});

function apply(
  file: Buffer,
  { kind, at, bytes }: typeof change extends fc.Arbitrary<infer T> ? T : never,
) {
  const start = Math.floor(at * file.length);
  const skipped = kind === 'insert' ? 0 : bytes.length;
  const put = kind === 'remove' ? Buffer.alloc(0) : bytes;
  return Buffer.concat([file.subarray(0, start), put, file.subarray(start + skipped)]);
}

it('accepts or refuses any bytes', async () => {
  const files = [
    ...FIXTURE_NAMES.map(fixture),
    ...(await Promise.all(
      (['avif', 'tiff'] as const).map((format) => halves().toFormat(format).toBuffer()),
    )),
  ];
  const changed = fc
    .tuple(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([file, changes]) => changes.reduce(apply, file));
  const property = fc.asyncProperty(changed, async (file) => {
    const outcome = await rewrite(file).catch((error: unknown) => error);
    if (outcome instanceof UnsupportedMediaError) return;
    expect(await sharp(outcome as Buffer).metadata()).toMatchObject({ format: 'webp' });
  });
  await fc.assert(property, { numRuns: randomRuns(500) });
});
