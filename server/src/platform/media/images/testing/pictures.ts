/** Pictures for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const FIXTURES = new URL('../../../../../../fixtures/images/', import.meta.url);

/** Pictures of 37 × 29 pixels, written by ImageMagick; some have the comment `hidden`. */
export const FIXTURE_NAMES = readdirSync(FIXTURES);

export function fixture(name: string): Buffer {
  return readFileSync(new URL(name, FIXTURES));
}

export const PAYLOAD = Buffer.from('<script>alert(1)</script>');

/** A black PNG of three channels. */
export function blankPng(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: 'black' } as const;
  return sharp({ create }).png().toBuffer();
}

/** A PNG file of 8 bits grey with these compressed pixels, whatever they contain. */
export function pngOf(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND')]);
}

function chunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}
