/** Reads the directory of a ZIP archive, to refuse an archive that unpacks to more than fits into memory. */

const END = 0x06054b50;
const END_LENGTH = 22;
const COMMENT_MAX = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
/** Stands for a number in a record of ZIP64, which no archive of a few megabytes needs. */
const ELSEWHERE = 0xffffffff;
/** An empty part, deflated. */
const EMPTY_LENGTH = 2;

/**
 * Returns the bytes of all parts together, as the directory states them: readers stop a part that has more. Null if it
 * is no archive, or its directory leaves the size of a part open.
 */
export function unpackedSizeOf(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_LENGTH > bytes.length || view.getUint32(at, true) !== ENTRY) return null;
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    if (packed === ELSEWHERE || unpacked === ELSEWHERE) return null;
    // Such a part may have its sizes behind its data, where nothing bounds them.
    if (packed === 0 && hasSizesBehind(view.getUint16(at + 8, true))) return null;
    if (unpacked === 0 && packed > EMPTY_LENGTH) return null;
    size += Math.max(packed, unpacked);
    const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    at += lengths.reduce((sum, length) => sum + length, ENTRY_LENGTH);
  }
  return size;
}

/** The record at the end of the archive, behind which only a comment may follow. */
function findEnd(view: DataView): number | null {
  const from = view.byteLength - END_LENGTH;
  for (let at = from; at >= Math.max(0, from - COMMENT_MAX); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return null;
}

/** By the flags of an entry. */
const hasSizesBehind = (flags: number) => (flags & 8) !== 0;
