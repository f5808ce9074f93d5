import { type Orientation, readOrientation, tiffOf } from './exif-orientation.ts';
import { PROFILE_MAX_BYTES, rewriteProfile } from './icc-profile.ts';
import { MARKER, SEGMENT_MAX_BYTES, segment } from './jpeg-segment.ts';

const JFIF = Buffer.from('JFIF\0', 'latin1');
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ADOBE = Buffer.from('Adobe', 'latin1');
const PROFILE = Buffer.from('ICC_PROFILE\0', 'latin1');
/** Without the size of the thumbnail. */
const JFIF_BYTES = 12;
const ADOBE_BYTES = 12;
/** After the name: the number of the part and the number of parts. */
const PROFILE_HEAD_BYTES = PROFILE.length + 2;
const PROFILE_PIECE_BYTES = SEGMENT_MAX_BYTES - PROFILE_HEAD_BYTES;

/**
 * Application data of a JPEG. Density, colour transform, colour profile and orientation stay; all others are dropped.
 */
export class ApplicationData {
  #jfif: Buffer | null = null;
  #adobe: Buffer | null = null;
  #orientation: Orientation | null = null;
  readonly #profile = new Map<number, Buffer>();

  add(marker: number, data: Buffer): void {
    if (marker === MARKER.APP0 && startsWith(data, JFIF) && data.length >= JFIF_BYTES + 2)
      this.#jfif ??= data.subarray(0, JFIF_BYTES);
    if (marker === MARKER.APP14 && startsWith(data, ADOBE) && data.length >= ADOBE_BYTES)
      this.#adobe ??= data.subarray(0, ADOBE_BYTES);
    if (marker === MARKER.APP1 && startsWith(data, EXIF))
      this.#orientation ??= readOrientation(data.subarray(EXIF.length));
    if (marker === MARKER.APP2 && startsWith(data, PROFILE) && data.length > PROFILE_HEAD_BYTES)
      this.#profile.set(data.readUInt8(PROFILE.length), data);
  }

  segments(): Buffer[] {
    const noThumbnail = Buffer.alloc(2);
    const orientation = this.#orientation ?? 1;
    return [
      ...(this.#jfif === null ? [] : [segment(MARKER.APP0, this.#jfif, noThumbnail)]),
      ...(orientation === 1 ? [] : [segment(MARKER.APP1, EXIF, tiffOf(orientation))]),
      ...this.#profileSegments(),
      ...(this.#adobe === null ? [] : [segment(MARKER.APP14, this.#adobe)]),
    ];
  }

  #profileSegments(): Buffer[] {
    const parts = [...this.#profile].sort(([a], [b]) => a - b);
    const isComplete = parts.every(
      ([number, data], index) =>
        number === index + 1 && data.readUInt8(PROFILE.length + 1) === parts.length,
    );
    const content = parts.map(([, data]) => data.subarray(PROFILE_HEAD_BYTES));
    const bytes = content.reduce((sum, { length }) => sum + length, 0);
    if (!isComplete || bytes > PROFILE_MAX_BYTES) return [];
    const profile = rewriteProfile(Buffer.concat(content));
    return profile === null ? [] : profileSegments(profile);
  }
}

function startsWith(data: Buffer, name: Buffer): boolean {
  return data.subarray(0, name.length).equals(name);
}

function profileSegments(profile: Buffer): Buffer[] {
  const count = Math.ceil(profile.length / PROFILE_PIECE_BYTES);
  return Array.from({ length: count }, (_, index) => {
    const start = index * PROFILE_PIECE_BYTES;
    const part = profile.subarray(start, start + PROFILE_PIECE_BYTES);
    return segment(MARKER.APP2, PROFILE, Buffer.of(index + 1, count), part);
  });
}
