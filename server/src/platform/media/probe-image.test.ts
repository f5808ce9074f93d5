import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnsupportedMediaError } from './media-errors.ts';
import { probeImage } from './probe-image.ts';

const fixture = (name: string) =>
  readFile(new URL(`../../../../fixtures/${name}`, import.meta.url));

describe('probing a picture', () => {
  it.each([
    ['logos/brightwater-foods.png', 'png', 'image/png', 'png'],
    ['logos/brightwater-foods.webp', 'webp', 'image/webp', 'webp'],
    ['logos/nordlicht-logistics.jpg', 'jpeg', 'image/jpeg', 'jpg'],
    ['logos/nordlicht-logistics.gif', 'gif', 'image/gif', 'gif'],
    ['lies/picture.mp4', 'png', 'image/png', 'png'],
  ])('knows %s by its content', async (name, kind, contentType, extension) => {
    const probe = probeImage(await fixture(name));
    expect(probe).toEqual({ kind, contentType, extension, width: 160, height: 160 });
  });

  it.each(['lies/logo.png', 'lies/text.mp4', 'lies/page.webm', 'clips/intro-4s.mp4'])(
    'refuses %s',
    async (name) => {
      const content = await fixture(name);
      expect(() => probeImage(content)).toThrow(UnsupportedMediaError);
    },
  );

  it('reads the size of the other two kinds of WebP', () => {
    expect(probeImage(webp('VP8L', [0x2f, ...bits32((319 & 0x3fff) | (179 << 14))]))).toMatchObject(
      {
        width: 320,
        height: 180,
      },
    );
    expect(probeImage(webp('VP8X', [0, 0, 0, 0, 63, 1, 0, 179, 0, 0]))).toMatchObject({
      width: 320,
      height: 180,
    });
  });

  it('finds the size of a JPEG behind its other segments', async () => {
    const jpeg = await fixture('logos/nordlicht-logistics.jpg');
    const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0x40, 0x02]), Buffer.alloc(0x4000, 0xff)]);
    const padded = Buffer.concat([
      jpeg.subarray(0, 2),
      exif,
      Buffer.from([0xff]),
      jpeg.subarray(2),
    ]);
    expect(probeImage(padded)).toMatchObject({ kind: 'jpeg', width: 160, height: 160 });
  });

  it('refuses sides of 0 and of more than 10,000 pixels', async () => {
    const png = await fixture('logos/brightwater-foods.png');
    for (const width of [0, 10_001, 0xffffffff]) {
      png.writeUInt32BE(width, 16);
      expect(() => probeImage(png)).toThrow(/10000 pixels/);
    }
    png.writeUInt32BE(10_000, 16);
    expect(probeImage(png).width).toBe(10_000);
  });

  it('refuses pictures that end within their header, and nothing makes it stumble', async () => {
    const names = ['brightwater-foods.png', 'brightwater-foods.webp', 'nordlicht-logistics.jpg'];
    const pictures = await Promise.all(names.map((name) => fixture(`logos/${name}`)));
    const broken = fc
      .tuple(fc.constantFrom(...pictures), fc.nat(40), fc.uint8Array({ maxLength: 60 }))
      .map(([picture, length, rest]) => Buffer.concat([picture.subarray(0, length), rest]));
    fc.assert(
      fc.property(broken, (content) => {
        try {
          expect(probeImage(content).width).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(UnsupportedMediaError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

/** A RIFF file with one chunk; the body is filled up to the shortest that can be real. */
function webp(chunk: string, body: number[]): Buffer {
  const content = Buffer.alloc(40);
  content.write('RIFF', 0, 'latin1');
  content.writeUInt32LE(32, 4);
  content.write(`WEBP${chunk}`, 8, 'latin1');
  content.writeUInt32LE(20, 16);
  content.set(body, 20);
  return content;
}

function bits32(value: number): number[] {
  return [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24];
}
