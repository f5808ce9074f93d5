import { damagedImage } from './image-errors.ts';
import { MARKER } from './jpeg-segment.ts';

const STUFFING = 0;

/** Reads the bits of entropy-coded data, which end at a marker; a data byte 0xff is followed by 0 (F.1.2.3). */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;
  #buffer = 0;
  #count = 0;
  /** Zeros appended to the data, so that a short code can be looked up by 16 bits. */
  #added = 0;

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#at = start;
  }

  /** Whether more bits were read than there are. */
  get isPastEnd(): boolean {
    return this.#count < this.#added;
  }

  peek16(): number {
    if (this.#count < 16) this.#fill();
    return (this.#buffer >>> (this.#count - 16)) & 0xffff;
  }

  /** At most 16 bits. */
  skip(bits: number): void {
    if (this.#count < bits) this.#fill();
    this.#count -= bits;
  }

  /** At most 16 bits. */
  read(bits: number): number {
    const value = bits === 0 ? 0 : this.peek16() >>> (16 - bits);
    this.skip(bits);
    return value;
  }

  /** The position after the byte of the last bit that was read. */
  end(): number {
    let at = this.#at;
    for (let unread = this.#count - this.#added; unread >= 8; unread -= 8) {
      const isStuffed = this.#bytes[at - 1] === STUFFING && this.#bytes[at - 2] === 0xff;
      at -= isStuffed ? 2 : 1;
    }
    return at;
  }

  /** @throws UnsupportedMediaError if this restart marker does not follow */
  restart(number: number): void {
    const at = this.end();
    const isNext = this.#bytes[at] === 0xff && this.#bytes[at + 1] === MARKER.RST0 + (number & 7);
    if (!isNext) throw damagedImage();
    this.#at = at + 2;
    this.#buffer = 0;
    this.#count = 0;
    this.#added = 0;
  }

  #fill(): void {
    while (this.#count <= 16) {
      this.#buffer = (this.#buffer << 8) | this.#nextByte();
      this.#count += 8;
    }
  }

  #nextByte(): number {
    const byte = this.#bytes[this.#at];
    const isStuffed = byte === 0xff && this.#bytes[this.#at + 1] === STUFFING;
    if (byte === undefined || (byte === 0xff && !isStuffed)) {
      this.#added += 8;
      return 0;
    }
    this.#at += isStuffed ? 2 : 1;
    return byte;
  }
}
