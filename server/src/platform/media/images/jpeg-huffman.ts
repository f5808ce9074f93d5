import { damagedImage } from './image-errors.ts';
import type { BitReader } from './jpeg-bits.ts';

const CODE_BITS_MAX = 16;
/** Longer codes are rare. A table of all 16 bits would take longer to fill than a small picture to decode. */
const SHORT_BITS = 9;
const CODES = 2 ** CODE_BITS_MAX;

/** ITU-T T.81, annex C: the number of codes of each length, and the symbols in the order of their codes. */
export class HuffmanTable {
  readonly #counts: Buffer;
  readonly #symbols: Buffer;
  #codes: Codes | null = null;

  constructor(counts: Buffer, symbols: Buffer) {
    this.#counts = counts;
    this.#symbols = symbols;
  }

  /** @throws UnsupportedMediaError if the bits are no code */
  decode(bits: BitReader): number {
    // Created on demand, because a file may define thousands of tables that no scan uses.
    this.#codes ??= assignCodes(this.#counts, this.#symbols);
    const next = bits.peek16();
    const short = this.#codes.short[next >> (CODE_BITS_MAX - SHORT_BITS)] ?? 0;
    if (short !== 0) {
      bits.skip(short >> 8);
      return short & 0xff;
    }
    for (const { length, start, end, firstSymbol } of this.#codes.long) {
      if (next >= end) continue;
      bits.skip(length);
      return this.#symbols[firstSymbol + ((next - start) >> (CODE_BITS_MAX - length))] ?? 0;
    }
    throw damagedImage();
  }
}

interface Codes {
  /** Length and symbol of the code at the beginning of the first bits; 0 if it is longer, or if there is none. */
  readonly short: Uint16Array;
  /** The longer codes in increasing order. */
  readonly long: readonly CodesOfLength[];
}

/** The codes of one length follow each other, as 16 bits from `start` to before `end`. */
interface CodesOfLength {
  readonly length: number;
  readonly start: number;
  readonly end: number;
  readonly firstSymbol: number;
}

function assignCodes(counts: Buffer, symbols: Buffer): Codes {
  const short = new Uint16Array(2 ** SHORT_BITS);
  const long: CodesOfLength[] = [];
  let start = 0;
  let firstSymbol = 0;
  for (const [index, count] of counts.entries()) {
    const length = index + 1;
    const end = start + count * 2 ** (CODE_BITS_MAX - length);
    if (end > CODES) throw damagedImage();
    if (length > SHORT_BITS) long.push({ length, start, end, firstSymbol });
    else {
      const span = 2 ** (SHORT_BITS - length);
      let at = start >> (CODE_BITS_MAX - SHORT_BITS);
      for (const symbol of symbols.subarray(firstSymbol, firstSymbol + count)) {
        short.fill((length << 8) | symbol, at, at + span);
        at += span;
      }
    }
    start = end;
    firstSymbol += count;
  }
  return { short, long };
}
