/** RFC 9649: chunks of a type, a length and data, padded to an even length, in a RIFF file. */
import { AnimationBounds } from './animation-bounds.ts';
import { ByteReader } from './byte-reader.ts';
import { PROFILE_MAX_BYTES, rewriteProfile } from './icc-profile.ts';
import { assertAcceptedSize, damagedImage, type ImageSize } from './image-errors.ts';
import type { RewrittenContent } from './rewritten-image.ts';
import { readLossyFrame } from './webp-lossy.ts';

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

const FLAG = { profile: 0x20, alpha: 0x10, animation: 0x02 } as const;
const LOSSLESS_SIGNATURE = 0x2f;
const FRAME_HEAD_BYTES = 16;
/** Flags of a frame: it replaces pixels instead of blending, its area is cleared after it. */
const FRAME_FLAGS = 3;
const RAW_ALPHA = 0;

/** Keeps the bitstreams with their transparency, animation and colour profile. */
export function rewriteWebp(bytes: Uint8Array): RewrittenContent {
  const reader = new ByteReader(bytes);
  reader.take(4);
  // Bytes after the length that the file states are ignored.
  const content = new ByteReader(reader.take(reader.uint32LE()));
  content.take(4);
  const chunks = readChunks(content);
  const [first] = chunks;
  const isExtended = first?.type === 'VP8X';
  const { kept, width, height } = isExtended ? extended(first.data, chunks) : simple(chunks);
  const body = Buffer.concat([Buffer.from('WEBP'), ...kept.map(chunkBytes)]);
  return { width, height, bytes: chunkBytes({ type: 'RIFF', data: body }) };
}

function readChunks(reader: ByteReader): Chunk[] {
  const chunks: Chunk[] = [];
  while (reader.left > 0) {
    const type = reader.text(4);
    const length = reader.uint32LE();
    chunks.push({ type, data: reader.take(length) });
    if (length % 2 === 1 && reader.left > 0) reader.take(1);
  }
  return chunks;
}

function chunkBytes({ type, data }: Chunk): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** The image itself, with its transparency if that has a separate chunk. */
interface Still extends ImageSize {
  readonly kept: readonly Chunk[];
}

/** A file without VP8X. Decoders refuse one with transparency in a separate chunk. */
function simple(chunks: readonly Chunk[]): Still {
  return still(chunks.filter(({ type }) => type !== 'ALPH'));
}

/** The first bitstream, and before it the transparency of a lossy one. */
function still(chunks: readonly Chunk[]): Still {
  const index = chunks.findIndex(({ type }) => type === 'VP8 ' || type === 'VP8L');
  const bitstream = chunks[index];
  if (bitstream === undefined) throw damagedImage();
  if (bitstream.type === 'VP8L') return { kept: [bitstream], ...losslessSize(bitstream.data) };
  const size = readLossyFrame(bitstream.data);
  assertAcceptedSize(size);
  const alpha = chunks
    .slice(0, index)
    .filter(({ type }) => type === 'ALPH')
    .slice(0, 1);
  const kept = [...alpha.map(({ data }) => rewriteAlpha(data, size)), bitstream];
  return { kept, ...size };
}

/** Section 3.4: a signature, 14 bits for each side minus one, whether there is transparency, and version 0. */
function losslessSize(data: Buffer): ImageSize {
  const reader = new ByteReader(data);
  if (reader.uint8() !== LOSSLESS_SIGNATURE) throw damagedImage();
  const bits = reader.uint32LE();
  const size = { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  assertAcceptedSize(size);
  if (bits >>> 29 !== 0) throw damagedImage();
  return size;
}

function rewriteAlpha(data: Buffer, { width, height }: ImageSize): Chunk {
  const method = (data[0] ?? 0xff) & 3;
  if (method > 1) throw damagedImage();
  if (method !== RAW_ALPHA) return { type: 'ALPH', data };
  const length = 1 + width * height;
  if (data.length < length) throw damagedImage();
  return { type: 'ALPH', data: data.subarray(0, length) };
}

function extended(head: Buffer, chunks: readonly Chunk[]): Still {
  if (head.length < 10) throw damagedImage();
  const canvas = { width: head.readUIntLE(4, 3) + 1, height: head.readUIntLE(7, 3) + 1 };
  assertAcceptedSize(canvas);
  const flags = head.readUInt8(0);
  const isAnimation = (flags & FLAG.animation) !== 0;
  const picture = isAnimation ? animation(chunks, canvas) : stillOn(canvas, chunks.slice(1));
  const profile = (flags & FLAG.profile) === 0 ? [] : profileChunks(chunks);
  const data = Buffer.from(head.subarray(0, 10));
  const retainedFlags = flags & (FLAG.alpha | FLAG.animation);
  data.writeUInt32LE(profile.length > 0 ? retainedFlags | FLAG.profile : retainedFlags);
  return { kept: [{ type: 'VP8X', data }, ...profile, ...picture], ...canvas };
}

function stillOn(canvas: ImageSize, chunks: readonly Chunk[]): readonly Chunk[] {
  const { kept, width, height } = still(chunks);
  if (width !== canvas.width || height !== canvas.height) throw damagedImage();
  return kept;
}

function profileChunks(chunks: readonly Chunk[]): Chunk[] {
  const { data } = chunks.find(({ type }) => type === 'ICCP') ?? {};
  if (data === undefined || data.length > PROFILE_MAX_BYTES) return [];
  const profile = rewriteProfile(data);
  return profile === null ? [] : [{ type: 'ICCP', data: profile }];
}

function animation(chunks: readonly Chunk[], canvas: ImageSize): Chunk[] {
  const settings = chunks.find(({ type }) => type === 'ANIM')?.data;
  const frames = chunks.filter(({ type }) => type === 'ANMF');
  if (settings === undefined || settings.length < 6 || frames.length === 0) throw damagedImage();
  const bounds = new AnimationBounds();
  const kept = frames.map(({ data }) => rewriteFrame(data, canvas, bounds));
  return [{ type: 'ANIM', data: settings.subarray(0, 6) }, ...kept];
}

/** Section 2.7.1.2: position, size, duration and flags of the frame, then its chunks. */
function rewriteFrame(data: Buffer, canvas: ImageSize, bounds: AnimationBounds): Chunk {
  const head = Buffer.from(new ByteReader(data).take(FRAME_HEAD_BYTES));
  const size = { width: head.readUIntLE(6, 3) + 1, height: head.readUIntLE(9, 3) + 1 };
  const isWithin =
    2 * head.readUIntLE(0, 3) + size.width <= canvas.width &&
    2 * head.readUIntLE(3, 3) + size.height <= canvas.height;
  if (!isWithin) throw damagedImage();
  bounds.add(size);
  head.writeUInt8(head.readUInt8(15) & FRAME_FLAGS, 15);
  const kept = stillOn(size, readChunks(new ByteReader(data.subarray(FRAME_HEAD_BYTES))));
  return { type: 'ANMF', data: Buffer.concat([head, ...kept.map(chunkBytes)]) };
}
