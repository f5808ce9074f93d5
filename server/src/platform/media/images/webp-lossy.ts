/** RFC 6386, 9.1–9.5 and 19.2: the header of a VP8 key frame, and the partitions after it. */
import { damagedImage, type ImageSize } from './image-errors.ts';

const HEAD_BYTES = 10;
const START_CODE = 0x9d012a;
const VERSION_MAX = 3;

/**
 * Returns the size of the frame. All its partitions must be within the data.
 * @throws UnsupportedMediaError
 */
export function readLossyFrame(data: Buffer): ImageSize {
  if (data.length < HEAD_BYTES || data.readUIntBE(3, 3) !== START_CODE) throw damagedImage();
  const tag = data.readUIntLE(0, 3);
  const isKeyFrame = (tag & 1) === 0;
  const isShown = ((tag >> 4) & 1) === 1;
  if (!isKeyFrame || !isShown || ((tag >> 1) & 7) > VERSION_MAX) throw damagedImage();
  const first = data.subarray(HEAD_BYTES, HEAD_BYTES + (tag >> 5));
  if (first.length < tag >> 5) throw damagedImage();
  assertPartitions(data.subarray(HEAD_BYTES + first.length), partitionsOf(first));
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

/** Three bytes state the length of each partition except the last, which has the rest. */
function assertPartitions(rest: Buffer, count: number): void {
  let needed = 3 * (count - 1);
  if (rest.length < needed) throw damagedImage();
  for (let at = 0; at < 3 * (count - 1); at += 3) needed += rest.readUIntLE(at, 3);
  if (rest.length <= needed) throw damagedImage();
}

/** Reads the frame header up to the number of partitions. */
function partitionsOf(first: Buffer): number {
  const bits = new HeaderBits(first);
  bits.read(2); // colour space, clamping
  if (bits.read(1) === 1) passSegmentation(bits);
  bits.read(1 + 6 + 3); // filter type, level, sharpness
  const hasAdjustments = bits.read(1) === 1;
  if (hasAdjustments && bits.read(1) === 1) passOptional(bits, 8, 7);
  const count = 2 ** bits.read(2);
  if (bits.isPastEnd) throw damagedImage();
  return count;
}

function passSegmentation(bits: HeaderBits): void {
  const updatesMap = bits.read(1) === 1;
  if (bits.read(1) === 1) {
    bits.read(1);
    passOptional(bits, 4, 8); // quantizers
    passOptional(bits, 4, 7); // filter levels
  }
  if (updatesMap) passOptional(bits, 3, 8);
}

/** Skips `count` values of `size` bits, each after a bit that says whether it is present. */
function passOptional(bits: HeaderBits, count: number, size: number): void {
  for (let left = count; left > 0; left -= 1) if (bits.read(1) === 1) bits.read(size);
}

/** The boolean decoder of section 7, for bits of equal probability, the only ones in this part of a header. */
class HeaderBits {
  readonly #bytes: Buffer;
  #at = 2;
  #value: number;
  #range = 255;
  #shifted = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#value = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  }

  get isPastEnd(): boolean {
    return this.#at > this.#bytes.length;
  }

  read(bits: number): number {
    let value = 0;
    for (let left = bits; left > 0; left -= 1) value = 2 * value + this.#bit();
    return value;
  }

  #bit(): number {
    const split = 1 + ((this.#range - 1) >> 1);
    const bit = this.#value >= split << 8 ? 1 : 0;
    this.#value -= bit * (split << 8);
    this.#range = bit === 1 ? this.#range - split : split;
    while (this.#range < 128) this.#shift();
    return bit;
  }

  #shift(): void {
    this.#value *= 2;
    this.#range *= 2;
    this.#shifted += 1;
    if (this.#shifted < 8) return;
    this.#shifted = 0;
    this.#value |= this.#bytes[this.#at] ?? 0;
    this.#at += 1;
  }
}
