/** ICC.1:2022: a header of 128 bytes, a table of tags, and the tags' data. */

/** CMYK profiles with their tables have about half a megabyte. */
export const PROFILE_MAX_BYTES = 1024 * 1024;

const HEADER_BYTES = 128;
const ENTRY_BYTES = 12;
const TAGS_MAX = 100;
/** Fields of the header that affect colours: those of version, class, spaces, intent and illuminant. */
const HEADER_FIELDS = [
  [8, 24],
  [36, 40],
  [64, 80],
] as const;
/** Colour spaces of pixels in the accepted formats. */
const COLOR_SPACES = ['RGB ', 'GRAY', 'CMYK'];
/**
 * Tags that affect colours, with the types that their data may have. All other tags are names, copyrights and private
 * data.
 */
const TAG_TYPES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    rXYZ: ['XYZ '],
    gXYZ: ['XYZ '],
    bXYZ: ['XYZ '],
    wtpt: ['XYZ '],
    bkpt: ['XYZ '],
    rTRC: ['curv', 'para'],
    gTRC: ['curv', 'para'],
    bTRC: ['curv', 'para'],
    kTRC: ['curv', 'para'],
    A2B0: ['mft1', 'mft2'],
    A2B1: ['mft1', 'mft2'],
    A2B2: ['mft1', 'mft2'],
    chad: ['sf32'],
    cicp: ['cicp'],
  }),
);
/** Shorter data lack the fields that state their length; those of a table have 52 bytes. */
const DATA_MIN_BYTES = 12;
const TABLE_HEAD_BYTES = 52;
const PARAMETERS_OF_CURVES = [1, 3, 4, 5, 7];

interface Tag {
  readonly name: string;
  readonly data: Buffer;
}

/**
 * Returns the profile with only the tags that affect colours, each as long as its type states.
 * @returns null if it is invalid: without a profile the image is shown as sRGB
 */
export function rewriteProfile(profile: Buffer): Buffer | null {
  if (!isProfile(profile)) return null;
  const tags = new Map(readTags(profile).map(({ name, data }) => [name, colorData(name, data)]));
  const kept = [...tags].flatMap(([name, data]) => (data === null ? [] : [{ name, data }]));
  if (kept.length === 0) return null;
  const rewritten = writeProfile(profile, kept);
  return rewritten.length > profile.length ? null : rewritten; // only overlapping tags make it longer
}

function isProfile(profile: Buffer): boolean {
  return (
    profile.length >= HEADER_BYTES + 4 &&
    profile.length <= PROFILE_MAX_BYTES &&
    profile.readUInt32BE(0) === profile.length &&
    profile.toString('latin1', 36, 40) === 'acsp' &&
    COLOR_SPACES.includes(profile.toString('latin1', 16, 20))
  );
}

/** Empty if the table or one of the tags exceeds the profile. */
function readTags(profile: Buffer): Tag[] {
  const count = profile.readUInt32BE(HEADER_BYTES);
  const end = HEADER_BYTES + 4 + count * ENTRY_BYTES;
  if (count > TAGS_MAX || end > profile.length) return [];
  const tags: Tag[] = [];
  for (let at = HEADER_BYTES + 4; at < end; at += ENTRY_BYTES) {
    const start = profile.readUInt32BE(at + 4);
    const length = profile.readUInt32BE(at + 8);
    if (start < end || start + length > profile.length) return [];
    const name = profile.toString('latin1', at, at + 4);
    tags.push({ name, data: profile.subarray(start, start + length) });
  }
  return tags;
}

function colorData(name: string, data: Buffer): Buffer | null {
  const type = data.toString('latin1', 0, 4);
  if (data.length < DATA_MIN_BYTES || !TAG_TYPES.get(name)?.includes(type)) return null;
  const length = lengthOf(type, data);
  return length <= data.length ? data.subarray(0, length) : null;
}

/** The number of bytes of data of this type, according to their fields. */
function lengthOf(type: string, data: Buffer): number {
  switch (type) {
    case 'XYZ ':
      return 20;
    case 'sf32':
      return 44;
    case 'curv':
      return 12 + 2 * data.readUInt32BE(8);
    case 'para':
      return 12 + 4 * (PARAMETERS_OF_CURVES[data.readUInt16BE(8)] ?? Number.POSITIVE_INFINITY);
    case 'mft1':
    case 'mft2':
      return data.length < TABLE_HEAD_BYTES ? Number.POSITIVE_INFINITY : tableLength(type, data);
    default:
      return DATA_MIN_BYTES;
  }
}

/** A matrix, a curve for each input, a grid of `points` on each side, a curve for each output (10.10, 10.11). */
function tableLength(type: 'mft1' | 'mft2', data: Buffer): number {
  const [inputs = 0, outputs = 0, points = 0] = data.subarray(8, 11);
  const grid = points ** inputs * outputs;
  if (type === 'mft1') return 48 + 256 * (inputs + outputs) + grid;
  const curves = inputs * data.readUInt16BE(48) + outputs * data.readUInt16BE(50);
  return TABLE_HEAD_BYTES + 2 * (curves + grid);
}

function writeProfile(profile: Buffer, tags: readonly Tag[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + 4 + tags.length * ENTRY_BYTES);
  for (const [start, end] of HEADER_FIELDS) profile.copy(head, start, start, end);
  head.writeUInt32BE(tags.length, HEADER_BYTES);
  const data = new SharedData(head.length);
  for (const [index, tag] of tags.entries()) {
    const at = HEADER_BYTES + 4 + index * ENTRY_BYTES;
    head.write(tag.name, at, 'latin1');
    head.writeUInt32BE(data.place(tag.data), at + 4);
    head.writeUInt32BE(tag.data.length, at + 8);
  }
  head.writeUInt32BE(data.end, 0);
  return Buffer.concat([head, ...data.parts]);
}

/** The data of tags in sequence. Equal data are stored once, because the three curves of a profile are often equal. */
class SharedData {
  readonly parts: Buffer[] = [];
  readonly #places = new Map<string, number>();
  end: number;

  constructor(start: number) {
    this.end = start;
  }

  place(data: Buffer): number {
    const content = data.toString('latin1');
    const known = this.#places.get(content);
    if (known !== undefined) return known;
    const start = this.end;
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    this.parts.push(padded);
    this.end += padded.length;
    this.#places.set(content, start);
    return start;
  }
}
