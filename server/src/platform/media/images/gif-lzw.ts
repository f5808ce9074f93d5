import { damagedImage } from './image-errors.ts';

const CODE_BITS_MAX = 12;
const CODES_MAX = 2 ** CODE_BITS_MAX;

/**
 * Follows LZW data until they have produced the given number of pixels. Counts the pixels without creating them, so
 * that the time depends only on the data. Returns the number of bytes used, including an end code that comes next.
 * @param colorBits bits of a pixel, as stated by the image
 * @throws UnsupportedMediaError if the data end early, produce more pixels, or have an undefined code
 */
export function measureLzw(data: Uint8Array, colorBits: number, pixels: number): number {
  if (colorBits < 1 || colorBits > 8) throw damagedImage();
  const codes = new CodeReader(data);
  const table = new LengthTable(colorBits);
  let left = pixels;
  while (left > 0) {
    const code = codes.next(table.codeBits);
    if (code === table.end) throw damagedImage();
    left -= table.follow(code);
  }
  if (left < 0) throw damagedImage();
  const used = codes.usedBytes;
  return codes.has(table.codeBits) && codes.next(table.codeBits) === table.end
    ? codes.usedBytes
    : used;
}

/** Reads codes of variable length, the lowest bit first. */
class CodeReader {
  readonly #data: Uint8Array;
  #bit = 0;

  constructor(data: Uint8Array) {
    this.#data = data;
  }

  get usedBytes(): number {
    return Math.ceil(this.#bit / 8);
  }

  has(bits: number): boolean {
    return this.#bit + bits <= this.#data.length * 8;
  }

  next(bits: number): number {
    if (!this.has(bits)) throw damagedImage();
    const at = this.#bit >> 3;
    const [first = 0, second = 0, third = 0] = [
      this.#data[at],
      this.#data[at + 1],
      this.#data[at + 2],
    ];
    const window = (first | (second << 8) | (third << 16)) >>> (this.#bit & 7);
    this.#bit += bits;
    return window & (2 ** bits - 1);
  }
}

/** The number of pixels of each code. */
class LengthTable {
  readonly end: number;
  readonly #clear: number;
  readonly #lengths = new Uint32Array(CODES_MAX);
  readonly #colorBits: number;
  #next = 0;
  /** Pixels of the previous code; 0 after a clear code. */
  #previous = 0;
  codeBits = 0;

  constructor(colorBits: number) {
    this.#colorBits = colorBits;
    this.#clear = 2 ** colorBits;
    this.end = this.#clear + 1;
    this.#lengths.fill(1, 0, this.#clear);
    this.#reset();
  }

  /** Returns the pixels of the code. A code may be the one that it defines itself. */
  follow(code: number): number {
    if (code === this.#clear) return this.#reset();
    const isNew = code === this.#next && this.#previous > 0;
    if (code >= this.#next && !isNew) throw damagedImage();
    const length = isNew ? this.#previous + 1 : (this.#lengths[code] ?? 0);
    if (this.#previous > 0) this.#define(this.#previous + 1);
    this.#previous = length;
    return length;
  }

  #define(length: number): void {
    if (this.#next === CODES_MAX) return; // a full table stays unchanged until it is cleared
    this.#lengths[this.#next] = length;
    this.#next += 1;
    if (this.#next === 2 ** this.codeBits && this.codeBits < CODE_BITS_MAX) this.codeBits += 1;
  }

  #reset(): number {
    this.#next = this.end + 1;
    this.#previous = 0;
    this.codeBits = this.#colorBits + 1;
    return 0;
  }
}
