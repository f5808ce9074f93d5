import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

/** An answer that is a list too long to hold at once: it is made, and sent, piece by piece. */
export class StreamedList<Item> {
  readonly pieces: AsyncIterable<readonly Item[]>;

  constructor(pieces: AsyncIterable<readonly Item[]>) {
    this.pieces = pieces;
  }

  /** As JSON; the next piece is made when the client has taken the one before. */
  toJson(serialise: (piece: readonly Item[]) => string): Readable {
    // One piece ahead, no more.
    return Readable.from(joined(this.pieces, serialise), { highWaterMark: 1 });
  }
}

/** So few that nobody waits long while they are read and written. */
const ROWS_PER_PIECE = 200;

/**
 * A list of any length by the key of its order: `readAfter` gives the next `limit` rows behind the last one
 * of the piece before, or the first ones. Who comes or goes meanwhile moves nobody else.
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
    // Others get their turn between two pieces.
    await setImmediate();
  }
  yield lead === '[' ? '[]' : ']';
}
