/**
 * The length of a video as a player plays it. The server measures a received file by it, the browser a chosen one. The
 * library that reads the frames of both does not apply the whole edit list of an MP4 or QuickTime file, so it is read
 * here.
 */

/** Returns at most `length` bytes of the file, fewer at its end. */
export type ReadBytes = (offset: number, length: number) => Promise<DataView>;

/** A part of an edit list (ISO/IEC 14496-12, 8.6.6), in seconds. */
export interface Edit {
  /** 0 for all that follows. */
  readonly duration: number;
  /** The second of the track at which the part begins; null for a pause. */
  readonly start: number | null;
}

/** A track that a player plays. */
export interface PlayedTrack {
  /** The second at which its last frame ends, counted from the beginning of its first edit. */
  readonly framesEnd: number;
  /** Empty for a track that is played as it is. */
  readonly edits: readonly Edit[];
}

/** The second at which a player ends: that of the longest track. Null if the frames do not show it. */
export function playedSeconds(tracks: readonly PlayedTrack[]): number | null {
  const seconds = Math.max(0, ...tracks.map(endOf));
  return Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds * 1e6) / 1e6 : null;
}

function endOf({ framesEnd, edits }: PlayedTrack): number {
  const first = edits.findIndex(({ start }) => start !== null);
  const pause = edits.slice(0, first).reduce((sum, { duration }) => sum + duration, 0);
  const trackEnd = framesEnd - pause + (edits[first]?.start ?? 0);
  let end = 0;
  let playedEnd = 0;
  for (const { duration, start } of edits) {
    if (start === null) {
      end += duration;
      continue;
    }
    const left = Math.max(0, trackEnd - start);
    end += duration === 0 ? left : Math.min(duration, left);
    playedEnd = end;
  }
  return first === -1 ? framesEnd : playedEnd;
}

/** A part of an MP4 or QuickTime file. Offsets are those of its content. */
export interface Box {
  readonly type: string;
  readonly start: number;
  /** Beyond the end of a file that was cut off. */
  readonly end: number;
}

/** Yields the boxes from `start` to `end`, of which only the headers are read. */
export async function* boxesIn(read: ReadBytes, start: number, end: number): AsyncGenerator<Box> {
  for (let at = start; at + 8 <= end; ) {
    const header = await read(at, 16);
    if (header.byteLength < 8) return;
    const isLong = header.getUint32(0) === 1 && header.byteLength === 16;
    const headerSize = isLong ? 16 : 8;
    const size = isLong ? Number(header.getBigUint64(8)) : header.getUint32(0);
    // 0 means that the box is the last one.
    const boxEnd = size === 0 ? end : at + size;
    if (boxEnd < at + headerSize) return;
    yield { type: textAt(header, 4), start: at + headerSize, end: boxEnd };
    at = boxEnd;
  }
}

/** Returns the edit list of each track that has one, by the id of the track. */
export async function readEditLists(
  read: ReadBytes,
  fileSize: number,
): Promise<ReadonlyMap<number, readonly Edit[]>> {
  const lists = new Map<number, readonly Edit[]>();
  const movie = await findBox(read, { start: 0, end: fileSize }, ['moov']);
  const header = movie && (await findBox(read, movie, ['mvhd']));
  if (!movie || !header) return lists;
  const timeScale = (await readTimes(read, header)).getUint32(0);
  for await (const track of boxesIn(read, movie.start, movie.end)) {
    if (track.type !== 'trak') continue;
    const list = await findBox(read, track, ['edts', 'elst']);
    const trackHeader = list && (await findBox(read, track, ['tkhd']));
    const mediaHeader = list && (await findBox(read, track, ['mdia', 'mdhd']));
    if (!list || !trackHeader || !mediaHeader) continue;
    const id = (await readTimes(read, trackHeader)).getUint32(0);
    const mediaScale = (await readTimes(read, mediaHeader)).getUint32(0);
    lists.set(id, await readEdits(read, list, { timeScale, mediaScale }));
  }
  return lists;
}

/** Returns the first box with this path of types. */
async function findBox(
  read: ReadBytes,
  { start, end }: Pick<Box, 'start' | 'end'>,
  [type, ...rest]: readonly string[],
): Promise<Box | null> {
  for await (const box of boxesIn(read, start, end)) {
    if (box.type !== type) continue;
    return rest.length === 0 ? box : await findBox(read, box, rest);
  }
  return null;
}

/** The fields of a header after its version, flags and the times of creation and change. */
async function readTimes(read: ReadBytes, { start }: Box): Promise<DataView> {
  const isVersion1 = (await read(start, 1)).getUint8(0) === 1;
  return read(start + (isVersion1 ? 20 : 12), 4);
}

/** More parts than an editor makes; a file that states more is damaged. */
const EDITS_MAX = 10_000;

async function readEdits(
  read: ReadBytes,
  { start }: Box,
  { timeScale, mediaScale }: { readonly timeScale: number; readonly mediaScale: number },
): Promise<readonly Edit[]> {
  const head = await read(start, 8);
  const isVersion1 = head.getUint8(0) === 1;
  const entryBytes = isVersion1 ? 20 : 12;
  const entries = await read(start + 8, entryBytes * Math.min(head.getUint32(4), EDITS_MAX));
  const edits: Edit[] = [];
  for (let at = 0; at + entryBytes <= entries.byteLength; at += entryBytes) {
    const duration = isVersion1 ? Number(entries.getBigUint64(at)) : entries.getUint32(at);
    const start = isVersion1 ? Number(entries.getBigInt64(at + 8)) : entries.getInt32(at + 4);
    // A frozen picture or another speed: the library and browsers play such a track as it is.
    if (entries.getUint32(at + entryBytes - 4) !== 0x10000) return [];
    edits.push({
      duration: duration / timeScale,
      start: start === -1 ? null : start / mediaScale,
    });
  }
  return edits;
}

function textAt(bytes: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => bytes.getUint8(at + index)));
}
