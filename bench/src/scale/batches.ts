/** Below the limit of both engines on the parameters of one statement, for the widest table. */
const ROWS_PER_STATEMENT = 1_000;

/** Passes the items on in batches, so that memory holds one batch at a time. */
export async function inBatches<T>(
  items: Iterable<T>,
  write: (batch: T[]) => Promise<unknown>,
): Promise<number> {
  let batch: T[] = [];
  let count = 0;
  for (const item of items) {
    batch.push(item);
    count += 1;
    if (batch.length < ROWS_PER_STATEMENT) continue;
    await write(batch);
    batch = [];
  }
  if (batch.length > 0) await write(batch);
  return count;
}
