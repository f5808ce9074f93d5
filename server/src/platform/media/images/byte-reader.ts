import { damagedImage } from './image-errors.ts';

/** Reads bytes in order. Every read beyond the end throws the error for a damaged image. */
export class ByteReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get position(): number {
    return this.#at;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  /** A view of the next bytes, not a copy. */
  take(length: number): Buffer {
    if (length > this.left) throw damagedImage();
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  text(length: number): string {
    return this.take(length).toString('latin1');
  }

  uint8(): number {
    return this.take(1).readUInt8();
  }

  uint16BE(): number {
    return this.take(2).readUInt16BE();
  }

  uint32BE(): number {
    return this.take(4).readUInt32BE();
  }

  uint32LE(): number {
    return this.take(4).readUInt32LE();
  }
}
