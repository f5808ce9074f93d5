/** Images built from parts, so that a test can make each part wrong. */
import { readdirSync, readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const FIXTURES = new URL('../../../../../../fixtures/images/', import.meta.url);

/** Images of all four formats, written by ImageMagick. */
export const FIXTURE_NAMES = readdirSync(FIXTURES);

export function fixture(name: string): Buffer {
  return readFileSync(new URL(name, FIXTURES));
}

export const PAYLOAD = Buffer.from('<script>alert(1)</script>');

export function chunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** The IHDR chunk; `kind` is bits of a sample, colour type and interlacing. */
export function header(width: number, height: number, kind: readonly number[] = [8, 0, 0]) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width);
  data.writeUInt32BE(height, 4);
  const [depth = 8, color = 0, interlace = 0] = kind;
  data.set([depth, color, 0, 0, interlace], 8);
  return chunk('IHDR', data);
}

export function png(...chunks: readonly Uint8Array[]): Buffer {
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

/** A black image of 8 bits grey. */
export function greyPng(width: number, height: number, ...between: readonly Uint8Array[]): Buffer {
  const pixels = deflateSync(Buffer.alloc((1 + width) * height));
  return png(header(width, height), ...between, chunk('IDAT', pixels), chunk('IEND'));
}

export const START = Buffer.of(0xff, 0xd8);
export const END = Buffer.of(0xff, 0xd9);

export function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

export const QUANTIZATION = segment(0xdb, Buffer.concat([Buffer.of(0), Buffer.alloc(64, 1)]));
/** Tables with one code of one bit, 0: no difference, end of block. A grey block without detail is then two zeros. */
export const ONE_CODE = Buffer.concat(
  [0x00, 0x10].map((slot) => segment(0xc4, Buffer.of(slot, 1, ...Array(15).fill(0), 0))),
);

export function frame(width: number, height: number, marker = 0xc0): Buffer {
  const data = Buffer.of(8, 0, 0, 0, 0, 1, 1, 0x11, 0);
  data.writeUInt16BE(height, 1);
  data.writeUInt16BE(width, 3);
  return segment(marker, data);
}

export const SCAN = segment(0xda, Buffer.of(1, 1, 0x00, 0, 63, 0));

/** A grey JPEG with one block; given parts replace its own. */
export function jpeg(before: readonly Uint8Array[], data: Uint8Array = Buffer.of(0x3f)): Buffer {
  return Buffer.concat([START, ...before, QUANTIZATION, ONE_CODE, frame(8, 8), SCAN, data, END]);
}

export function riff(...chunks: readonly Uint8Array[]): Buffer {
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

export function riffChunk(type: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** The chunks of a WebP file, with their heads. */
export function riffChunks(file: Buffer): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 12; at < 8 + file.readUInt32LE(4); ) {
    const end = at + 8 + file.readUInt32LE(at + 4);
    chunks.push(file.subarray(at, end + (end % 2)));
    at = end + (end % 2);
  }
  return chunks;
}

/** A GIF of a screen with two colours and the blocks. */
export function gif(width: number, height: number, ...blocks: readonly Uint8Array[]): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  return Buffer.concat([head, ...blocks, Buffer.of(0x3b)]);
}

/** LZW data by codes of three bits: clear (4), a pixel, end (5). */
export const ONE_PIXEL = Buffer.of(0b01_000_100, 0b1);

/** An image of one pixel in the given sub-blocks, at the upper left by default. */
export function gifImage(blocks: readonly Uint8Array[] = [ONE_PIXEL], left = 0, side = 1): Buffer {
  const place = Buffer.of(0x2c, left, 0, 0, 0, side, 0, side, 0, 0, 2);
  return Buffer.concat([place, gifBlocks(...blocks)]);
}

export function gifExtension(label: number, ...blocks: readonly Uint8Array[]): Buffer {
  return Buffer.concat([Buffer.of(0x21, label), gifBlocks(...blocks)]);
}

function gifBlocks(...blocks: readonly Uint8Array[]): Buffer {
  const parts = blocks.flatMap((block) => [Buffer.of(block.length), block]);
  return Buffer.concat([...parts, Buffer.of(0)]);
}
