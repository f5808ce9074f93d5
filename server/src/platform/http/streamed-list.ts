import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

/** An answer with a list that is too long for memory: it is read and sent in batches. */
export class StreamedList<Item> {
  readonly batches: AsyncIterable<readonly Item[]>;

  constructor(batches: AsyncIterable<readonly Item[]>) {
    this.batches = batches;
  }

  /** Serialises to JSON; the next batch is read when the client has received the one before. */
  toJson(serialise: (batch: readonly Item[]) => string): Readable {
    // At most one batch ahead.
    return Readable.from(joined(this.batches, serialise), { highWaterMark: 1 });
  }
}

/** Rows per batch: few enough not to block other requests. */
const ROWS_PER_BATCH = 200;

/**
 * A list of any length in the order of a key. `readAfter` returns the next `limit` rows after the last one of the batch
 * before, or the first ones. Rows that are added or deleted during the answer do not shift the batches.
 */
export function streamedRows<Row, Item>(
  readAfter: (last: Row | null, limit: number) => Promise<readonly Row[]>,
  present: (row: Row) => Item,
): StreamedList<Item> {
  async function* batches() {
    let last: Row | null = null;
    for (;;) {
      const rows: readonly Row[] = await readAfter(last, ROWS_PER_BATCH);
      yield rows.map(present);
      last = rows.at(-1) ?? null;
      if (rows.length < ROWS_PER_BATCH) return;
    }
  }
  return new StreamedList(batches());
}

async function* joined<Item>(
  batches: AsyncIterable<readonly Item[]>,
  serialise: (batch: readonly Item[]) => string,
): AsyncGenerator<string> {
  let lead = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield lead + serialise(batch).slice(1, -1);
    lead = ',';
    // Other work runs between two batches.
    await setImmediate();
  }
  yield lead === '[' ? '[]' : ']';
}
