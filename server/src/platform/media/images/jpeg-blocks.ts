/**
 * Reads the entropy-coded blocks of a JPEG scan, to check them and to find their end (ITU-T T.81, F.2.2 sequential,
 * G.1.2 progressive). The readers move past the bits of a block and compute no pixels. A block of 8 × 8 samples has 64
 * coefficients in zigzag order: number 0 is the DC coefficient, 1 to 63 are the AC coefficients.
 */
import { damagedImage } from './image-errors.ts';
import type { BitReader } from './jpeg-bits.ts';
import type { Frame, FrameComponent } from './jpeg-frame.ts';
import type { HuffmanTable } from './jpeg-huffman.ts';

/** A component of the image as one scan has it. A table is null if the scan has no codes of its kind. */
export interface ScanComponent {
  readonly component: FrameComponent;
  readonly dc: HuffmanTable | null;
  readonly ac: HuffmanTable | null;
}

export interface ScanRange {
  readonly frame: Frame;
  /** The first and the last coefficient that the scan has of each block. */
  readonly from: number;
  readonly to: number;
  /** A progressive scan that adds one bit of precision to the coefficients of an earlier scan. */
  readonly isRefining: boolean;
}

export interface BlockReader {
  /**
   * Moves the bit reader past the next block. `index` is the index of the block in its component; in a scan of several
   * components, where no reader uses it, it is the index of the unit.
   * @throws UnsupportedMediaError if the bits are no valid codes
   */
  read(component: ScanComponent, index: number): void;
  /** Call at each restart marker. */
  restart(): void;
}

/** The highest number of bits of the difference between two DC coefficients; 16 occur in lossless files only. */
const DC_BITS_MAX = 15;
/** Coefficients of a block. */
const BLOCK_SIZE = 64;
/** The code for 16 zero coefficients (ZRL); other codes without value bits end the block. */
const SIXTEEN_ZEROS = 0xf0;

/** Returns the reader for the kind of the scan. It keeps state from block to block, so use it for one scan only. */
export function blockReaderOf(scan: ScanRange, bits: BitReader): BlockReader {
  if (!scan.frame.isProgressive) return new SequentialReader(bits);
  if (scan.from === 0) return new DcReader(bits, scan.isRefining);
  return scan.isRefining ? new AcRefiningReader(bits, scan) : new AcFirstReader(bits, scan);
}

/** Moves past a DC coefficient, which is coded as the difference from the block before. */
function skipDc({ dc }: ScanComponent, bits: BitReader): void {
  const size = dc?.decode(bits) ?? 0;
  if (size > DC_BITS_MAX) throw damagedImage();
  bits.skip(size);
}

/** Reads whole blocks: the DC coefficient and all AC coefficients. */
class SequentialReader implements BlockReader {
  readonly #bits: BitReader;

  constructor(bits: BitReader) {
    this.#bits = bits;
  }

  read(component: ScanComponent): void {
    skipDc(component, this.#bits);
    let at = 1;
    while (at < BLOCK_SIZE) {
      const code = component.ac?.decode(this.#bits) ?? 0;
      const size = code & 15;
      if (size === 0 && code !== SIXTEEN_ZEROS) return;
      at += (code >> 4) + 1;
      if (size > 0 && at > BLOCK_SIZE) throw damagedImage();
      this.#bits.skip(size);
    }
  }

  restart(): void {
    // There is no state between blocks.
  }
}

/** Reads the DC coefficients of a progressive scan. */
class DcReader implements BlockReader {
  readonly #bits: BitReader;
  readonly #isRefining: boolean;

  constructor(bits: BitReader, isRefining: boolean) {
    this.#bits = bits;
    this.#isRefining = isRefining;
  }

  read(component: ScanComponent): void {
    if (this.#isRefining) this.#bits.skip(1);
    else skipDc(component, this.#bits);
  }

  restart(): void {
    // There is no state between blocks.
  }
}

/** Reads the first bits of AC coefficients, and records which ones are not zero for later refining scans. */
class AcFirstReader implements BlockReader {
  readonly #bits: BitReader;
  readonly #scan: ScanRange;
  /** The number of following blocks that have no codes: one code can end a block and many after it (EOBRUN). */
  #endedBlocks = 0;

  constructor(bits: BitReader, scan: ScanRange) {
    this.#bits = bits;
    this.#scan = scan;
  }

  read({ component, ac }: ScanComponent, index: number): void {
    if (this.#endedBlocks > 0) {
      this.#endedBlocks -= 1;
      return;
    }
    const nonZero = new NonZeroCoefficients(component, index);
    let at = this.#scan.from;
    while (at <= this.#scan.to) {
      const code = ac?.decode(this.#bits) ?? 0;
      const run = code >> 4;
      const size = code & 15;
      if (size === 0 && code !== SIXTEEN_ZEROS) {
        this.#endedBlocks = 2 ** run + this.#bits.read(run) - 1;
        return;
      }
      at += run;
      if (size > 0 && at > this.#scan.to) throw damagedImage();
      if (size > 0) nonZero.add(at);
      this.#bits.skip(size);
      at += 1;
    }
  }

  restart(): void {
    this.#endedBlocks = 0;
  }
}

/**
 * Reads one more bit of each AC coefficient that earlier scans found to be non-zero, and the codes of those that this
 * scan makes non-zero.
 */
class AcRefiningReader implements BlockReader {
  readonly #bits: BitReader;
  readonly #scan: ScanRange;
  /** The number of blocks without further codes, including the present one while it is read (EOBRUN). */
  #endedBlocks = 0;

  constructor(bits: BitReader, scan: ScanRange) {
    this.#bits = bits;
    this.#scan = scan;
  }

  read(component: ScanComponent, index: number): void {
    const nonZero = new NonZeroCoefficients(component.component, index);
    const at = this.#endedBlocks > 0 ? this.#scan.from : this.#readCodes(component, nonZero);
    if (this.#endedBlocks === 0) return;
    this.#endedBlocks -= 1;
    // The rest of an ended block has no codes, only one more bit of each non-zero coefficient.
    for (let left = nonZero.count(at, this.#scan.to); left > 0; left -= 16)
      this.#bits.skip(Math.min(left, 16));
  }

  restart(): void {
    this.#endedBlocks = 0;
  }

  /** Reads codes to the end of the range, or to one that ends the block. Returns the first coefficient after them. */
  #readCodes({ ac }: ScanComponent, nonZero: NonZeroCoefficients): number {
    let at = this.#scan.from;
    while (at <= this.#scan.to) {
      const code = ac?.decode(this.#bits) ?? 0;
      const run = code >> 4;
      const size = code & 15;
      if (size > 1) throw damagedImage();
      if (size === 0 && code !== SIXTEEN_ZEROS) {
        this.#endedBlocks = 2 ** run + this.#bits.read(run);
        return at;
      }
      this.#bits.skip(size);
      at = this.#skipZeros(run, at, nonZero);
      if (size > 0 && at > this.#scan.to) throw damagedImage();
      if (size > 0) nonZero.add(at);
      at += 1;
    }
    return at;
  }

  /**
   * Moves past `zeros` coefficients that are zero, and past the bit of each non-zero one between and after them.
   * Returns the index of the next zero coefficient, or the one after the range.
   */
  #skipZeros(zeros: number, start: number, nonZero: NonZeroCoefficients): number {
    let at = start;
    let left = zeros;
    while (at <= this.#scan.to) {
      if (nonZero.has(at)) this.#bits.skip(1);
      else if (left === 0) return at;
      else left -= 1;
      at += 1;
    }
    return at;
  }
}

/** The set of non-zero coefficients of a block: 64 bits in two words of {@link FrameComponent.nonZero}. */
class NonZeroCoefficients {
  readonly #words: Uint32Array;
  readonly #first: number;

  constructor(component: FrameComponent, index: number) {
    component.nonZero ??= new Uint32Array(2 * component.columns * component.rows);
    this.#words = component.nonZero;
    this.#first = 2 * index;
  }

  has(at: number): boolean {
    return ((this.#word(at >> 5) >>> (at & 31)) & 1) === 1;
  }

  add(at: number): void {
    this.#words[this.#first + (at >> 5)] = this.#word(at >> 5) | (1 << (at & 31));
  }

  /** Counts the non-zero coefficients from `from` to `to`, both included. */
  count(from: number, to: number): number {
    return (
      countOnes(this.#word(0) & rangeMask(from, to)) +
      countOnes(this.#word(1) & rangeMask(from - 32, to - 32))
    );
  }

  #word(half: number): number {
    return this.#words[this.#first + half] ?? 0;
  }
}

/** A 32-bit mask with 1 at the bits `from` to `to`, both included; both may be outside of 0 to 31. */
function rangeMask(from: number, to: number): number {
  const first = Math.max(from, 0);
  const last = Math.min(to, 31);
  return first > last ? 0 : (-1 << first) & (-1 >>> (31 - last));
}

/**
 * Counts the 1 bits of a 32-bit word (popcount): adds neighbouring bits, then pairs, then fours, and last all bytes by
 * a multiplication.
 */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
