import { damagedImage } from './image-errors.ts';
import type { BitReader } from './jpeg-bits.ts';

const CODE_BITS_MAX = 16;

/** ITU-T T.81, annex C: the number of codes of each length, and the symbols in the order of their codes. */
export class HuffmanTable {
  readonly #counts: Buffer;
  readonly #symbols: Buffer;
  /** Length and symbol of the code at the beginning of 16 bits; 0 if they begin with no code. */
  #lookup: Uint16Array | null = null;

  constructor(counts: Buffer, symbols: Buffer) {
    this.#counts = counts;
    this.#symbols = symbols;
  }

  /** @throws UnsupportedMediaError if the bits are no code */
  decode(bits: BitReader): number {
    this.#lookup ??= this.#makeLookup();
    const entry = this.#lookup[bits.peek16()] ?? 0;
    if (entry === 0) throw damagedImage();
    bits.skip(entry >> 8);
    return entry & 0xff;
  }

  /** Created on demand, because a file may define thousands of tables that no scan uses. */
  #makeLookup(): Uint16Array {
    const lookup = new Uint16Array(2 ** CODE_BITS_MAX);
    let next = 0;
    let symbol = 0;
    for (const [index, count] of this.#counts.entries()) {
      const span = 2 ** (CODE_BITS_MAX - 1 - index);
      for (let left = count; left > 0; left -= 1) {
        if (next + span > lookup.length) throw damagedImage();
        lookup.fill(((index + 1) << 8) | (this.#symbols[symbol] ?? 0), next, next + span);
        next += span;
        symbol += 1;
      }
    }
    return lookup;
  }
}
