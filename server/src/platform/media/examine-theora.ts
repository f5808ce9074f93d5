import type { FileHandle } from 'node:fs/promises';
import type { VideoFacts } from './video-facts.ts';

interface OggPage {
  isFirstOfStream: boolean;
  granule: bigint;
  serial: number;
  payload: Buffer;
}

interface TheoraHeader {
  width: number;
  height: number;
  framesPerSecond: number;
  /** Low bits of a granule position that count frames since the last key frame. */
  granuleShift: bigint;
}

interface SoundHeader {
  codec: string;
  samplesPerSecond: number;
  /** Samples at the beginning that are not played. */
  skipped: number;
}

/** Returns the second of a granule position of the stream. */
type SecondsAt = (granule: bigint) => number;

/**
 * The stream headers are first in the file, and an Ogg page has at most 65,307 bytes, so both ends fit in such windows.
 */
const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 256 * 1024;
const PAGE_HEADER_BYTES = 27;
const NO_PACKET_ENDS_HERE = -1n;

/**
 * Reads an Ogg file's Theora header and, from the positions of the last pages of picture and sound, its duration.
 * Sources: RFC 3533 (pages), https://www.theora.org/doc/Theora.pdf sections 6.2 and A.2.3, RFC 7845 (Opus),
 * https://xiph.org/vorbis/doc/Vorbis_I_spec.html section 4.2.2 and A.2.
 */
export async function examineTheora(file: FileHandle): Promise<VideoFacts> {
  const { size } = await file.stat();
  const firstPages = [...pagesIn(await read(file, 0, HEAD_BYTES))].filter(
    (page) => page.isFirstOfStream,
  );
  const theora = firstOf(firstPages, theoraHeaderOf);
  const sound = firstOf(firstPages, soundHeaderOf);
  const base = { container: 'ogg', audioCodec: sound?.header.codec ?? null } as const;
  if (theora === null) return { ...base, video: null, durationSeconds: null, isWhole: true };
  const tail = [...pagesIn(await read(file, Math.max(0, size - TAIL_BYTES), TAIL_BYTES))];
  const { width, height } = theora.header;
  const ends = [
    endIn(tail, theora.serial, (granule) => pictureSeconds(theora.header, granule)),
    sound && endIn(tail, sound.serial, (granule) => soundSeconds(sound.header, granule)),
  ];
  const end = Math.max(...ends.map((seconds) => seconds ?? 0));
  return {
    ...base,
    video: { codec: 'theora', codecString: 'theora', width, height },
    durationSeconds: end > 0 ? end : null,
    isWhole: true,
  };
}

/** The first stream whose header is of this kind. */
function firstOf<Header>(pages: readonly OggPage[], headerOf: (page: OggPage) => Header | null) {
  for (const page of pages) {
    const header = headerOf(page);
    if (header !== null) return { header, serial: page.serial };
  }
  return null;
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

function theoraHeaderOf({ payload }: OggPage): TheoraHeader | null {
  if (payload.length < 42 || payload.toString('latin1', 0, 7) !== '\x80theora') return null;
  const frames = payload.readUInt32BE(22);
  const seconds = payload.readUInt32BE(26);
  if (frames === 0 || seconds === 0) return null;
  return {
    width: payload.readUIntBE(14, 3),
    height: payload.readUIntBE(17, 3),
    framesPerSecond: frames / seconds,
    granuleShift: BigInt((payload.readUInt16BE(40) >> 5) & 31),
  };
}

function soundHeaderOf({ payload }: OggPage): SoundHeader | null {
  if (payload.length >= 16 && payload.toString('latin1', 0, 7) === '\x01vorbis')
    return { codec: 'vorbis', samplesPerSecond: payload.readUInt32LE(12), skipped: 0 };
  if (payload.length >= 12 && payload.toString('latin1', 0, 8) === 'OpusHead')
    return { codec: 'opus', samplesPerSecond: 48_000, skipped: payload.readUInt16LE(10) };
  return null;
}

/** The second at which the last page of the stream ends. Null if the pages have none, because another one ends later. */
function endIn(pages: readonly OggPage[], serial: number, secondsAt: SecondsAt): number | null {
  const last = pages.findLast(
    (page) => page.serial === serial && page.granule !== NO_PACKET_ENDS_HERE,
  );
  const seconds = last === undefined ? 0 : secondsAt(last.granule);
  return Number.isFinite(seconds) ? seconds : null;
}

/** A granule position has two numbers in one: the frames up to the last key frame, and the frames since. */
function pictureSeconds({ granuleShift, framesPerSecond }: TheoraHeader, granule: bigint): number {
  const upToKey = granule >> granuleShift;
  const since = granule - (upToKey << granuleShift);
  return Number(upToKey + since) / framesPerSecond;
}

function soundSeconds({ samplesPerSecond, skipped }: SoundHeader, granule: bigint): number {
  return (Number(granule) - skipped) / samplesPerSecond;
}
