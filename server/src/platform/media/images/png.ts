/** https://www.w3.org/TR/png-3/: chunks of length, type, data and CRC after a signature. */
import { crc32 } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { readOrientation, tiffOf } from './exif-orientation.ts';
import { assertAcceptedSize, damagedImage } from './image-errors.ts';
import { assertPixelData, type PixelLayout } from './png-pixels.ts';
import { rewritePngProfile } from './png-profile.ts';
import type { RewrittenContent } from './rewritten-image.ts';

export const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

interface Header extends PixelLayout {
  readonly colorType: number;
}

/** Samples of a pixel and allowed bits of a sample by colour type (table 12). */
const COLOR_TYPES: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
const GREY = 0;
const TRUE_COLOR = 2;
const INDEXED = 3;

/**
 * Keeps what affects the pixels and their colours; an animated PNG keeps only its still image. All pixel data are
 * written into one IDAT chunk, which ends where the compressed stream ends.
 */
export async function rewritePng(bytes: Uint8Array): Promise<RewrittenContent> {
  const chunks = readChunks(bytes);
  const header = readHeader(chunks[0]);
  const { before, pixels } = splitAtPixels(chunks);
  const palette = readPalette(before, header);
  const used = await assertPixelData(pixels, header);
  const written = [
    { type: 'IHDR', data: chunks[0]?.data ?? Buffer.alloc(0) },
    ...ancillaryChunks(before, header, palette),
    { type: 'IDAT', data: pixels.subarray(0, used) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ];
  const { width, height } = header;
  const signature = Buffer.from(PNG_SIGNATURE, 'latin1');
  return { width, height, bytes: Buffer.concat([signature, ...written.flatMap(chunkBytes)]) };
}

/** All chunks up to IEND; further data are ignored. */
function readChunks(bytes: Uint8Array): Chunk[] {
  const reader = new ByteReader(bytes);
  reader.take(PNG_SIGNATURE.length);
  const chunks: Chunk[] = [];
  for (;;) {
    const chunk = readChunk(reader);
    chunks.push(chunk);
    if (chunk.type === 'IEND') return chunks;
  }
}

function readChunk(reader: ByteReader): Chunk {
  const length = reader.uint32BE();
  const type = reader.text(4);
  const data = reader.take(length);
  const isWhole = reader.uint32BE() === crc32(data, crc32(type));
  const isKnown = ['IHDR', 'PLTE', 'IDAT', 'IEND'].includes(type);
  // A lower-case first letter marks a chunk without which the image can be shown.
  if (!isWhole || !(isKnown || /^[a-z][A-Za-z]{3}$/.test(type))) throw damagedImage();
  return { type, data };
}

function readHeader(first: Chunk | undefined): Header {
  if (first?.type !== 'IHDR' || first.data.length !== 13) throw damagedImage();
  const reader = new ByteReader(first.data);
  const size = { width: reader.uint32BE(), height: reader.uint32BE() };
  assertAcceptedSize(size);
  const [depth, colorType, compression, filter, interlace] = [...reader.take(5)] as FiveBytes;
  const kind = COLOR_TYPES[colorType];
  const isKnown = compression === 0 && filter === 0 && interlace <= 1;
  if (kind === undefined || !kind.depths.includes(depth) || !isKnown) throw damagedImage();
  const bitsPerPixel = kind.samples * depth;
  return { ...size, bitsPerPixel, isInterlaced: interlace === 1, colorType };
}

type FiveBytes = [number, number, number, number, number];

/** The chunks between the header and the pixel data, and the pixel data of all IDAT chunks, which must be consecutive. */
function splitAtPixels(chunks: readonly Chunk[]): { before: Chunk[]; pixels: Buffer } {
  const isPixels = ({ type }: Chunk) => type === 'IDAT';
  const first = chunks.findIndex(isPixels);
  const last = chunks.findLastIndex(isPixels);
  const between = chunks.slice(first, last + 1);
  const rest = chunks.slice(Math.max(1, last + 1), -1);
  const isOrdered = first > 0 && between.every(isPixels);
  const hasSecond = ({ type }: Chunk) => type === 'IHDR' || type === 'PLTE';
  const before = chunks.slice(1, first);
  const isOnce = before.filter(hasSecond).length <= 1 && !rest.some(hasSecond);
  if (!isOrdered || !isOnce || before.some(({ type }) => type === 'IHDR')) throw damagedImage();
  return { before, pixels: Buffer.concat(between.map(({ data }) => data)) };
}

/** The palette of an indexed image; null for others, for which it is only a suggestion. */
function readPalette(before: readonly Chunk[], { colorType, bitsPerPixel }: Header): Buffer | null {
  if (colorType !== INDEXED) return null;
  const palette = before.find(({ type }) => type === 'PLTE')?.data ?? Buffer.alloc(0);
  const entries = palette.length / 3;
  const isPalette = Number.isInteger(entries) && entries >= 1 && entries <= 2 ** bitsPerPixel;
  if (!isPalette) throw damagedImage();
  return palette;
}

/** Decoders skip invalid ancillary chunks, so they are dropped. Each of the others is written once. */
function ancillaryChunks(
  before: readonly Chunk[],
  header: Header,
  palette: Buffer | null,
): Chunk[] {
  const find = (type: string, isValid: (data: Buffer) => boolean) =>
    before.filter((chunk) => chunk.type === type && isValid(chunk.data)).slice(0, 1);
  const profile = find('iCCP', () => true)
    .map(({ data }) => rewritePngProfile(data))
    .filter((data) => data !== null);
  const orientation = find('eXIf', () => true)
    .map(({ data }) => readOrientation(data))
    .filter((value) => value !== 1);
  return [
    ...find('cICP', ({ length }) => length === 4),
    ...profile.map((data) => ({ type: 'iCCP', data })),
    ...find('sRGB', (data) => data.length === 1 && data.readUInt8() <= 3),
    ...find('gAMA', ({ length }) => length === 4),
    ...find('cHRM', ({ length }) => length === 32),
    ...(palette === null ? [] : [{ type: 'PLTE', data: palette }]),
    ...find('tRNS', ({ length }) => isTransparency(length, header, palette)),
    ...orientation.map((value) => ({ type: 'eXIf', data: tiffOf(value) })),
  ];
}

function isTransparency(length: number, { colorType }: Header, palette: Buffer | null): boolean {
  if (palette !== null) return length >= 1 && length <= palette.length / 3;
  return (colorType === GREY && length === 2) || (colorType === TRUE_COLOR && length === 6);
}

function chunkBytes({ type, data }: Chunk): Buffer[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(data, crc32(type)));
  return [head, data, checksum];
}
