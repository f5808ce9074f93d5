/**
 * Reads the parts of a ZIP archive from memory. An archive whose records contradict each other is refused, and so is
 * ZIP64, which no archive of a few megabytes needs: two readers could see two different archives.
 */
import { inflateRawSync } from 'node:zlib';

class UnreadableArchiveError extends Error {
  override readonly name = 'UnreadableArchiveError';
}

/** The parts together have more bytes than the limit. */
export class TooLargeArchiveError extends Error {
  override readonly name = 'TooLargeArchiveError';
}

const END = { signature: 0x06054b50, length: 22 };
const ENTRY = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
/** Stands for a number in a record of ZIP64. */
const ELSEWHERE = 0xffffffff;
const [STORED, DEFLATED] = [0, 8];
const ENCRYPTED = 1;
const HAS_SIZES_BEHIND_DATA = 8;

interface Entry {
  readonly method: number;
  readonly flags: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly local: number;
}

export interface ZipArchive {
  has(name: string): boolean;
  /** Unpacks a part. Undefined if there is none. Throws {@link UnreadableArchiveError}, {@link TooLargeArchiveError}. */
  read(name: string): Uint8Array | undefined;
}

/**
 * Opens an archive whose parts may have `maxUnpackedBytes` together, both by the directory and as they are unpacked.
 * @throws UnreadableArchiveError, TooLargeArchiveError
 */
export function openZip(bytes: Uint8Array, maxUnpackedBytes: number): ZipArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view);
  const stated = [...entries.values()].reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (stated > maxUnpackedBytes) throw new TooLargeArchiveError();
  for (const [name, entry] of entries) dataOf(view, name, entry);
  let left = maxUnpackedBytes;
  return {
    has: (name) => entries.has(name),
    read(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      const data = unpack(dataOf(view, name, entry), entry, left);
      left -= data.length;
      return data;
    },
  };
}

function readDirectory(view: DataView): ReadonlyMap<string, Entry> {
  const end = findEnd(view);
  const [disk, directoryDisk] = [view.getUint16(end + 4, true), view.getUint16(end + 6, true)];
  const [onDisk, count] = [view.getUint16(end + 8, true), view.getUint16(end + 10, true)];
  const [size, start] = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)];
  refuseUnless(disk === 0 && directoryDisk === 0 && onDisk === count);
  // A record of ZIP64 would lie between the directory and the end.
  refuseUnless(start + size === end);
  const entries = new Map<string, Entry>();
  let at = start;
  let packed = 0;
  for (let left = count; left > 0; left -= 1) {
    refuseUnless(at + ENTRY.length <= end && view.getUint32(at, true) === ENTRY.signature);
    const entry = entryAt(view, at);
    const name = textAt(view, at + ENTRY.length, view.getUint16(at + 28, true));
    refuseUnless(!entries.has(name) && [STORED, DEFLATED].includes(entry.method));
    refuseUnless(![entry.packed, entry.unpacked, entry.local].includes(ELSEWHERE));
    refuseUnless((entry.flags & ENCRYPTED) === 0);
    entries.set(name, entry);
    packed += entry.packed;
    const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    at += lengths.reduce((sum, length) => sum + length, ENTRY.length);
  }
  // Parts that share their data would be more than the file.
  refuseUnless(at === end && packed <= start);
  return entries;
}

/** The record at the end, behind which only its comment may follow. */
function findEnd(view: DataView): number {
  for (let at = view.byteLength - END.length; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END.signature) continue;
    if (at + END.length + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  throw new UnreadableArchiveError();
}

function entryAt(view: DataView, at: number): Entry {
  return {
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    packed: view.getUint32(at + 20, true),
    unpacked: view.getUint32(at + 24, true),
    local: view.getUint32(at + 42, true),
  };
}

/** The packed bytes of a part, whose own header says the same as the directory. */
function dataOf(view: DataView, name: string, entry: Entry): Uint8Array {
  const { local, method, packed, unpacked, flags } = entry;
  refuseUnless(local + LOCAL.length <= view.byteLength);
  refuseUnless(view.getUint32(local, true) === LOCAL.signature);
  refuseUnless(view.getUint16(local + 8, true) === method);
  const [nameLength, extraLength] = [26, 28].map((field) =>
    view.getUint16(local + field, true),
  ) as [number, number];
  refuseUnless(local + LOCAL.length + nameLength <= view.byteLength);
  refuseUnless(textAt(view, local + LOCAL.length, nameLength) === name);
  if ((flags & HAS_SIZES_BEHIND_DATA) === 0) {
    refuseUnless(view.getUint32(local + 18, true) === packed);
    refuseUnless(view.getUint32(local + 22, true) === unpacked);
  }
  const from = local + LOCAL.length + nameLength + extraLength;
  refuseUnless(from + packed <= view.byteLength);
  return new Uint8Array(view.buffer, view.byteOffset + from, packed);
}

/** The unpacking stops at the first byte too many. */
function unpack(data: Uint8Array, { method, unpacked }: Entry, left: number): Uint8Array {
  if (unpacked > left) throw new TooLargeArchiveError();
  const result = method === STORED ? data : inflate(data, Math.max(1, unpacked));
  refuseUnless(result.length === unpacked);
  return result;
}

function inflate(data: Uint8Array, maxOutputLength: number): Uint8Array {
  try {
    return inflateRawSync(data, { maxOutputLength });
  } catch (cause) {
    throw new UnreadableArchiveError('', { cause });
  }
}

function textAt(view: DataView, at: number, length: number): string {
  return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, length));
}

function refuseUnless(isConsistent: boolean): void {
  if (!isConsistent) throw new UnreadableArchiveError();
}
