import { createInflate, type Inflate } from 'node:zlib';
import { damagedImage, type ImageSize } from './image-errors.ts';

export interface PixelLayout extends ImageSize {
  readonly bitsPerPixel: number;
  readonly isInterlaced: boolean;
}

/** The start of each pass of an interlaced image and the distance of its pixels (section 8.1). */
const PASSES = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];
const ONE_PASS = [{ x: 0, y: 0, dx: 1, dy: 1 }];
const FILTER_MAX = 4;
/** The memory of a decompression, independent of the image's size. */
const PART_BYTES = 256 * 1024;

/** Rows of equal length, each with a filter type before its pixels. */
interface Rows {
  readonly count: number;
  readonly length: number;
}

/**
 * Inflates the pixel data in parts and compares their length with that of the layout; at most one part more is
 * inflated. Returns the length of the zlib stream in bytes.
 * @throws UnsupportedMediaError if there are too few or too many bytes, a checksum is wrong or a filter is unknown
 */
export async function assertPixelData(compressed: Buffer, layout: PixelLayout): Promise<number> {
  const inflate = createInflate({ chunkSize: PART_BYTES });
  const rows = new RowWalk(rowsOf(layout));
  inflate.end(compressed);
  for await (const part of piecesOf(inflate)) rows.pass(part);
  if (!rows.isAtEnd) throw damagedImage();
  return inflate.bytesWritten;
}

async function* piecesOf(inflate: Inflate): AsyncGenerator<Buffer> {
  try {
    yield* inflate;
  } catch {
    throw damagedImage(); // zlib rejects only because of faults of the data
  }
}

function rowsOf({ width, height, bitsPerPixel, isInterlaced }: PixelLayout): Rows[] {
  return (isInterlaced ? PASSES : ONE_PASS)
    .map(({ x, y, dx, dy }) => ({
      columns: Math.ceil((width - x) / dx),
      count: Math.ceil((height - y) / dy),
    }))
    .filter(({ columns, count }) => columns > 0 && count > 0)
    .map(({ columns, count }) => ({ count, length: 1 + Math.ceil((columns * bitsPerPixel) / 8) }));
}

/** Follows the rows through parts of any length. */
class RowWalk {
  readonly #passes: Rows[];
  #rows: Rows;
  #row = 0;
  /** The start of the next row, counted from the start of the next part. */
  #next = 0;

  constructor(passes: Rows[]) {
    this.#passes = passes;
    this.#rows = passes.shift() ?? { count: 0, length: 1 };
  }

  /** Whether the last part ended at the end of the last row. */
  get isAtEnd(): boolean {
    return this.#isPastLast && this.#next === 0;
  }

  pass(part: Buffer): void {
    while (this.#next < part.length) {
      const filter = part[this.#next] ?? 0;
      if (this.#isPastLast || filter > FILTER_MAX) throw damagedImage();
      this.#next += this.#rows.length;
      this.#row += 1;
      if (this.#row === this.#rows.count) this.#startPass();
    }
    this.#next -= part.length;
  }

  get #isPastLast(): boolean {
    return this.#rows.count === 0;
  }

  #startPass(): void {
    this.#rows = this.#passes.shift() ?? { count: 0, length: 1 };
    this.#row = 0;
  }
}
