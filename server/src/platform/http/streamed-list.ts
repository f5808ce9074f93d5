import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

/** An answer with a list that is too long for memory: it is read and sent in pages. */
export class StreamedList<Item> {
  readonly pieces: AsyncIterable<readonly Item[]>;

  constructor(pieces: AsyncIterable<readonly Item[]>) {
    this.pieces = pieces;
  }

  /** Serialises to JSON; the next page is read when the client has received the one before. */
  toJson(serialise: (piece: readonly Item[]) => string): Readable {
    // At most one page ahead.
    return Readable.from(joined(this.pieces, serialise), { highWaterMark: 1 });
  }
}

/** Rows per page: few enough not to block other requests. */
const ROWS_PER_PIECE = 200;

/**
 * A list of any length in the order of a key. `readAfter` returns the next `limit` rows after the last one of the page
 * before, or the first ones. Rows that are added or deleted during the answer do not shift the pages.
 */
export function streamedRows<Row, Item>(
  readAfter: (last: Row | null, limit: number) => Promise<readonly Row[]>,
  present: (row: Row) => Item,
): StreamedList<Item> {
  async function* pieces() {
    let last: Row | null = null;
    for (;;) {
      const rows: readonly Row[] = await readAfter(last, ROWS_PER_PIECE);
      yield rows.map(present);
      last = rows.at(-1) ?? null;
      if (rows.length < ROWS_PER_PIECE) return;
    }
  }
  return new StreamedList(pieces());
}

async function* joined<Item>(
  pieces: AsyncIterable<readonly Item[]>,
  serialise: (piece: readonly Item[]) => string,
): AsyncGenerator<string> {
  let lead = '[';
  for await (const piece of pieces) {
    if (piece.length === 0) continue;
    yield lead + serialise(piece).slice(1, -1);
    lead = ',';
    // Other work runs between two pages.
    await setImmediate();
  }
  yield lead === '[' ? '[]' : ']';
}
