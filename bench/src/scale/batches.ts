/** Below both engines' bound on the parameters of one statement, for the widest of our tables. */
const ROWS_PER_STATEMENT = 1_000;

/** Hands what is made, so many at a time: memory holds one batch however many rows there will be. */
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
