/** ITU-T T.81, F.2.2 (sequential) and G.1.2 (progressive): reads blocks without computing their values. */
import { damagedImage } from './image-errors.ts';
import type { BitReader } from './jpeg-bits.ts';
import type { Frame, FrameComponent } from './jpeg-frame.ts';
import type { HuffmanTable } from './jpeg-huffman.ts';

export interface ScanPart {
  readonly component: FrameComponent;
  readonly dc: HuffmanTable | null;
  readonly ac: HuffmanTable | null;
}

export interface ScanRange {
  readonly frame: Frame;
  /** The range of coefficients of a block, in zigzag order. */
  readonly from: number;
  readonly to: number;
  /** A progressive scan that adds one bit to the bits of an earlier scan. */
  readonly isRefining: boolean;
}

export interface BlockReader {
  /** `block` counts the blocks of a scan of one component. */
  read(part: ScanPart, block: number): void;
  restart(): void;
}

/** Bits of a difference; 16 occur in lossless files only. */
const DIFFERENCE_BITS_MAX = 15;
const BLOCK = 64;
const ZEROS_16 = 0xf0;

export function blockReaderOf(scan: ScanRange, bits: BitReader): BlockReader {
  if (!scan.frame.isProgressive) return new SequentialReader(bits);
  if (scan.from === 0) return new AverageReader(bits, scan.isRefining);
  return scan.isRefining ? new RefiningReader(bits, scan) : new DetailReader(bits, scan);
}

function readDifference({ dc }: ScanPart, bits: BitReader): void {
  const size = dc?.decode(bits) ?? 0;
  if (size > DIFFERENCE_BITS_MAX) throw damagedImage();
  bits.skip(size);
}

class SequentialReader implements BlockReader {
  readonly #bits: BitReader;

  constructor(bits: BitReader) {
    this.#bits = bits;
  }

  read(part: ScanPart): void {
    readDifference(part, this.#bits);
    let at = 1;
    while (at < BLOCK) {
      const code = part.ac?.decode(this.#bits) ?? 0;
      const size = code & 15;
      if (size === 0 && code !== ZEROS_16) return;
      at += (code >> 4) + 1;
      if (size > 0 && at > BLOCK) throw damagedImage();
      this.#bits.skip(size);
    }
  }

  restart(): void {
    // There is no state between blocks.
  }
}

class AverageReader implements BlockReader {
  readonly #bits: BitReader;
  readonly #isRefining: boolean;

  constructor(bits: BitReader, isRefining: boolean) {
    this.#bits = bits;
    this.#isRefining = isRefining;
  }

  read(part: ScanPart): void {
    if (this.#isRefining) this.#bits.skip(1);
    else readDifference(part, this.#bits);
  }

  restart(): void {
    // There is no state between blocks.
  }
}

/** First bits of coefficients. A code may end this block and many after it. */
class DetailReader implements BlockReader {
  readonly #bits: BitReader;
  readonly #scan: ScanRange;
  #endedBlocks = 0;

  constructor(bits: BitReader, scan: ScanRange) {
    this.#bits = bits;
    this.#scan = scan;
  }

  read({ component, ac }: ScanPart, block: number): void {
    if (this.#endedBlocks > 0) {
      this.#endedBlocks -= 1;
      return;
    }
    const known = new NonZero(component, block);
    let at = this.#scan.from;
    while (at <= this.#scan.to) {
      const code = ac?.decode(this.#bits) ?? 0;
      const run = code >> 4;
      const size = code & 15;
      if (size === 0 && code !== ZEROS_16) {
        this.#endedBlocks = 2 ** run + this.#bits.read(run) - 1;
        return;
      }
      at += run;
      if (size > 0 && at > this.#scan.to) throw damagedImage();
      if (size > 0) known.add(at);
      this.#bits.skip(size);
      at += 1;
    }
  }

  restart(): void {
    this.#endedBlocks = 0;
  }
}

/** Reads one more bit for each coefficient that is not zero, and the first bit of some zeros. */
class RefiningReader implements BlockReader {
  readonly #bits: BitReader;
  readonly #scan: ScanRange;
  #endedBlocks = 0;

  constructor(bits: BitReader, scan: ScanRange) {
    this.#bits = bits;
    this.#scan = scan;
  }

  read(part: ScanPart, block: number): void {
    const known = new NonZero(part.component, block);
    const at = this.#endedBlocks > 0 ? this.#scan.from : this.#readCodes(part, known);
    if (this.#endedBlocks === 0) return;
    this.#endedBlocks -= 1;
    for (let left = known.count(at, this.#scan.to); left > 0; left -= 16)
      this.#bits.skip(Math.min(left, 16));
  }

  restart(): void {
    this.#endedBlocks = 0;
  }

  /** Returns the first coefficient that the codes of the block have not covered. */
  #readCodes({ ac }: ScanPart, known: NonZero): number {
    let at = this.#scan.from;
    while (at <= this.#scan.to) {
      const code = ac?.decode(this.#bits) ?? 0;
      const run = code >> 4;
      const size = code & 15;
      if (size > 1) throw damagedImage();
      if (size === 0 && code !== ZEROS_16) {
        this.#endedBlocks = 2 ** run + this.#bits.read(run);
        return at;
      }
      this.#bits.skip(size);
      at = this.#passOver(run, at, known);
      if (size > 0 && at > this.#scan.to) throw damagedImage();
      if (size > 0) known.add(at);
      at += 1;
    }
    return at;
  }

  /** Skips `zeros` coefficients that are zero, and reads the bit of each other one. Returns the next zero. */
  #passOver(zeros: number, start: number, known: NonZero): number {
    let at = start;
    let left = zeros;
    while (at <= this.#scan.to) {
      if (known.has(at)) this.#bits.skip(1);
      else if (left === 0) return at;
      else left -= 1;
      at += 1;
    }
    return at;
  }
}

/** The non-zero coefficients of a block. */
class NonZero {
  readonly #words: Uint32Array;
  readonly #first: number;

  constructor(component: FrameComponent, block: number) {
    component.nonZero ??= new Uint32Array(2 * component.columns * component.rows);
    this.#words = component.nonZero;
    this.#first = 2 * block;
  }

  has(at: number): boolean {
    return ((this.#word(at >> 5) >>> (at & 31)) & 1) === 1;
  }

  add(at: number): void {
    this.#words[this.#first + (at >> 5)] = this.#word(at >> 5) | (1 << (at & 31));
  }

  /** Both ends included. */
  count(from: number, to: number): number {
    return (
      ones(this.#word(0) & rangeMask(from, to)) +
      ones(this.#word(1) & rangeMask(from - 32, to - 32))
    );
  }

  #word(half: number): number {
    return this.#words[this.#first + half] ?? 0;
  }
}

/** A mask of the bits `from` to `to` of a word; both may be outside of it. */
function rangeMask(from: number, to: number): number {
  const first = Math.max(from, 0);
  const last = Math.min(to, 31);
  return first > last ? 0 : (-1 << first) & (-1 >>> (31 - last));
}

/** The number of 1 bits in a word: sums of pairs, of fours, of bytes, then of all bytes by a multiplication. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
