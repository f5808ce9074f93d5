/** CIPA DC-008 (Exif), 4.6.4: how an image must be rotated, the only Exif data that stays in a rewritten image. */

/** 1: as stored; 2–8: mirrored or rotated. */
export type Orientation = number;

const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
const UNTURNED: Orientation = 1;

/**
 * Returns the orientation that a TIFF structure states in its first directory.
 * @returns 1 if it states none or cannot be read, because browsers then show the image as stored
 */
export function readOrientation(tiff: Buffer): Orientation {
  const order = tiff.toString('latin1', 0, 4);
  const isLittle = order === 'II*\0';
  if (tiff.length < 8 || !(isLittle || order === 'MM\0*')) return UNTURNED;
  const uint16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return UNTURNED;
  const entries = directory + 2;
  const count = Math.min(uint16(directory), Math.floor((tiff.length - entries) / ENTRY_BYTES));
  for (let at = entries; at < entries + count * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (uint16(at) !== ORIENTATION_TAG) continue;
    const value = uint16(at + 8);
    return uint16(at + 2) === SHORT && value >= 1 && value <= 8 ? value : UNTURNED;
  }
  return UNTURNED;
}

/** The smallest TIFF structure that states the orientation. */
export function tiffOf(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION_TAG, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
