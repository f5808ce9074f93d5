import type { FileHandle } from 'node:fs/promises';
import type { VideoFacts } from './video-facts.ts';

interface OggPage {
  isFirstOfStream: boolean;
  granule: bigint;
  serial: number;
  payload: Buffer;
}

interface TheoraHeader {
  serial: number;
  width: number;
  height: number;
  framesPerSecond: number;
  /** Low bits of a granule position that count frames since the last key frame. */
  granuleShift: bigint;
}

/**
 * The stream headers are first in the file, and an Ogg page has at most 65,307 bytes, so both ends fit in such windows.
 */
const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 256 * 1024;
const PAGE_HEADER_BYTES = 27;
const NO_PACKET_ENDS_HERE = -1n;

/**
 * Reads an Ogg file's Theora header and, from the last page's position, its duration.
 * Sources: RFC 3533 (pages), https://www.theora.org/doc/Theora.pdf sections 6.2 and A.2.3.
 */
export async function examineTheora(file: FileHandle): Promise<VideoFacts> {
  const { size } = await file.stat();
  const firstPages = [...pagesIn(await read(file, 0, HEAD_BYTES))].filter(
    (page) => page.isFirstOfStream,
  );
  const theora = firstPages.map(theoraHeaderOf).find((header) => header !== null) ?? null;
  const audioCodec = firstPages.map(audioCodecOf).find((codec) => codec !== null) ?? null;
  const base = { container: 'ogg', audioCodec } as const;
  if (theora === null) return { ...base, video: null, durationSeconds: null, isWhole: true };
  const tail = await read(file, Math.max(0, size - TAIL_BYTES), TAIL_BYTES);
  const { width, height } = theora;
  return {
    ...base,
    video: { codec: 'theora', codecString: 'theora', width, height },
    durationSeconds: durationOf(theora, tail),
    isWhole: true,
  };
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function* pagesIn(content: Buffer): Generator<OggPage> {
  let at = content.indexOf('OggS');
  while (at !== -1 && at + PAGE_HEADER_BYTES <= content.length) {
    const segments = content.readUInt8(at + 26);
    const lengths = content.subarray(at + PAGE_HEADER_BYTES, at + PAGE_HEADER_BYTES + segments);
    const start = at + PAGE_HEADER_BYTES + segments;
    const end = start + lengths.reduce((sum, length) => sum + length, 0);
    yield {
      isFirstOfStream: (content.readUInt8(at + 5) & 2) !== 0,
      granule: content.readBigInt64LE(at + 6),
      serial: content.readUInt32LE(at + 14),
      payload: content.subarray(start, end),
    };
    at = content.indexOf('OggS', end);
  }
}

function theoraHeaderOf({ payload, serial }: OggPage): TheoraHeader | null {
  if (payload.length < 42 || payload.toString('latin1', 0, 7) !== '\x80theora') return null;
  const frames = payload.readUInt32BE(22);
  const seconds = payload.readUInt32BE(26);
  if (frames === 0 || seconds === 0) return null;
  return {
    serial,
    width: payload.readUIntBE(14, 3),
    height: payload.readUIntBE(17, 3),
    framesPerSecond: frames / seconds,
    granuleShift: BigInt((payload.readUInt16BE(40) >> 5) & 31),
  };
}

function audioCodecOf({ payload }: OggPage): string | null {
  if (payload.toString('latin1', 0, 7) === '\x01vorbis') return 'vorbis';
  return payload.toString('latin1', 0, 8) === 'OpusHead' ? 'opus' : null;
}

/** A granule position has two numbers in one: the frames up to the last key frame, and the frames since. */
function durationOf(
  { serial, granuleShift, framesPerSecond }: TheoraHeader,
  tail: Buffer,
): number | null {
  const last = [...pagesIn(tail)].findLast(
    (page) => page.serial === serial && page.granule !== NO_PACKET_ENDS_HERE,
  );
  if (last === undefined) return null;
  const upToKey = last.granule >> granuleShift;
  const since = last.granule - (upToKey << granuleShift);
  const seconds = Number(upToKey + since) / framesPerSecond;
  return seconds > 0 ? seconds : null;
}
