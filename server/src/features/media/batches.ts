import { startTimeSlice } from '#server/platform/time-slice.ts';

/** Keys of one statement; about 2 ms on SQLite, and as much again to insert them. */
export const MEDIA_BATCH = 200;

/** Splits the items into batches for one statement each, and lets other work run in between. */
export async function* inBatches<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T[]> {
  const slice = startTimeSlice();
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < MEDIA_BATCH) continue;
    yield batch;
    if (slice.isOver) await slice.next();
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
