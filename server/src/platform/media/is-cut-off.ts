import { boxesIn, type ReadBytes } from '@portal/contract/video-length';

/** EBML elements of WebM (RFC 8794, RFC 9559): the header, and the segment that has everything else. */
const EBML_HEADER = 0x1a45dfa3;
const SEGMENT = 0x18538067;
/** Elements before the segment of a file that is no stream of segments. */
const ELEMENTS_MAX = 8;

/**
 * Whether the file ends before a part that it announces. A stated duration does not show it, because it may be wrong or
 * that of subtitles.
 */
export async function isCutOff(read: ReadBytes, fileSize: number): Promise<boolean> {
  const head = await read(0, 4);
  if (head.byteLength === 4 && head.getUint32(0) === EBML_HEADER)
    return isSegmentCutOff(read, fileSize);
  for await (const box of boxesIn(read, 0, fileSize)) if (box.end > fileSize) return true;
  return false;
}

async function isSegmentCutOff(read: ReadBytes, fileSize: number): Promise<boolean> {
  let at = 0;
  for (let count = 0; count < ELEMENTS_MAX; count += 1) {
    const header = await read(at, 12);
    if (header.byteLength < 12) return false;
    const idBytes = Math.clz32(header.getUint8(0)) - 23;
    const sizeBytes = Math.clz32(header.getUint8(idBytes)) - 23;
    if (idBytes > 4 || sizeBytes > 8) return false;
    const size = sizeIn(header, { at: idBytes, bytes: sizeBytes });
    // A recording does not know its size.
    if (size === null) return false;
    at += idBytes + sizeBytes + size;
    if (header.getUint32(0) === SEGMENT) return at > fileSize;
  }
  return false;
}

/** Null for the value that means an unknown size: all bits are set. */
function sizeIn(header: DataView, place: { readonly at: number; readonly bytes: number }) {
  const { at, bytes } = place;
  let value = BigInt(header.getUint8(at) & (0xff >> bytes));
  for (let index = 1; index < bytes; index += 1)
    value = (value << 8n) | BigInt(header.getUint8(at + index));
  return value === (1n << BigInt(7 * bytes)) - 1n ? null : Number(value);
}
