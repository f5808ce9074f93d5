/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
import { AnimationBounds } from './animation-bounds.ts';
import { ByteReader } from './byte-reader.ts';
import { measureLzw } from './gif-lzw.ts';
import { assertAcceptedSize, damagedImage, type ImageSize } from './image-errors.ts';
import type { RewrittenContent } from './rewritten-image.ts';

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const PLAIN_TEXT = 0x01;
const APPLICATION = 0xff;
/** Application extensions that state how often an animation is repeated. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];
const BLOCK_MAX_BYTES = 255;

/** Keeps colour tables, frames with their timing, and the number of repetitions. */
export function rewriteGif(bytes: Uint8Array): RewrittenContent {
  const reader = new ByteReader(bytes);
  const head = reader.take(13);
  const screen = { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  assertAcceptedSize(screen);
  const colors = reader.take(colorTableBytes(head.readUInt8(10)));
  const blocks = new BlockReader(reader, screen).readAll();
  return { ...screen, bytes: Buffer.concat([head, colors, ...blocks, Buffer.of(TRAILER)]) };
}

/** Returns the length that the packed fields of a screen or an image state. */
function colorTableBytes(fields: number): number {
  return (fields & 0x80) === 0 ? 0 : 3 * 2 ** ((fields & 7) + 1);
}

/** Reads the blocks after the colour table up to the trailer and returns those that stay. */
class BlockReader {
  readonly #reader: ByteReader;
  readonly #screen: ImageSize;
  readonly #retained: Buffer[] = [];
  readonly #bounds = new AnimationBounds();
  #hasImage = false;
  /** Timing and transparency of the next image. */
  #control: Buffer[] = [];
  #hasLoop = false;

  constructor(reader: ByteReader, screen: ImageSize) {
    this.#reader = reader;
    this.#screen = screen;
  }

  readAll(): Buffer[] {
    for (let kind = this.#reader.uint8(); kind !== TRAILER; kind = this.#reader.uint8()) {
      if (kind === IMAGE) this.#readImage();
      else if (kind === EXTENSION) this.#readExtension();
      else throw damagedImage();
    }
    if (!this.#hasImage) throw damagedImage();
    return this.#retained;
  }

  #readImage(): void {
    const place = this.#reader.take(9);
    const frame = { width: place.readUInt16LE(4), height: place.readUInt16LE(6) };
    const isWithin =
      place.readUInt16LE(0) + frame.width <= this.#screen.width &&
      place.readUInt16LE(2) + frame.height <= this.#screen.height;
    if (!isWithin || frame.width === 0 || frame.height === 0) throw damagedImage();
    this.#bounds.add(frame);
    this.#hasImage = true;
    const colors = this.#reader.take(colorTableBytes(place.readUInt8(8)));
    const codeBits = this.#reader.uint8();
    const data = Buffer.concat(this.#readSubBlocks());
    const used = measureLzw(data, codeBits, frame.width * frame.height);
    const pixels = subBlocks(data.subarray(0, used));
    this.#retained.push(...this.#control, Buffer.of(IMAGE), place, colors, Buffer.of(codeBits));
    this.#retained.push(...pixels);
    this.#control = [];
  }

  #readExtension(): void {
    const label = this.#reader.uint8();
    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = this.#readSubBlocks();
    if (label === PLAIN_TEXT) this.#control = []; // it belonged to the text, which is dropped
    if (label === GRAPHIC_CONTROL) this.#control = controlBytes(first);
    const isLoop = label === APPLICATION && LOOPS.includes(first.toString('latin1'));
    if (!isLoop || this.#hasLoop || second.length !== 3 || second[0] !== 1) return;
    this.#hasLoop = true;
    this.#retained.push(Buffer.of(EXTENSION, APPLICATION), ...subBlocks(first, second));
  }

  #readSubBlocks(): Buffer[] {
    const blocks: Buffer[] = [];
    for (let length = this.#reader.uint8(); length > 0; length = this.#reader.uint8())
      blocks.push(this.#reader.take(length));
    return blocks;
  }
}

function controlBytes(content: Buffer): Buffer[] {
  if (content.length !== 4) throw damagedImage();
  return [Buffer.of(EXTENSION, GRAPHIC_CONTROL), ...subBlocks(content)];
}

/** Each part in separate sub-blocks, with the empty block at the end. */
function subBlocks(...parts: readonly Buffer[]): Buffer[] {
  const blocks: Buffer[] = [];
  for (const part of parts) {
    for (let at = 0; at < part.length; at += BLOCK_MAX_BYTES) {
      const block = part.subarray(at, at + BLOCK_MAX_BYTES);
      blocks.push(Buffer.of(block.length), block);
    }
  }
  return [...blocks, Buffer.of(0)];
}
