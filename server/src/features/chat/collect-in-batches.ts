import { startTimeSlice } from '#server/platform/time-slice.ts';

interface Batches<Place> {
  /** The place after which the first batch begins; null for the beginning. */
  readonly after: Place | null;
  /** Number of ids to collect. */
  readonly limit: number;
  /** Returns the last place of the batch that begins after this one; null if that batch is the last. */
  readonly endAfter: (after: Place | null) => Promise<Place | null>;
  /** Returns the matching ids after one place, and up to the other if there is one. */
  readonly idsBetween: (after: Place | null, end: Place | null, limit: number) => Promise<number[]>;
}

/** The first `limit` matching ids. Lets other work of this process go on between two batches. */
export async function collectInBatches<Place>({
  after,
  limit,
  endAfter,
  idsBetween,
}: Batches<Place>): Promise<number[]> {
  const found: number[] = [];
  const slice = startTimeSlice();
  for (let from = after; ; ) {
    const end = await endAfter(from);
    found.push(...(await idsBetween(from, end, limit - found.length)));
    if (end === null || found.length >= limit) return found;
    from = end;
    if (slice.isOver) await slice.next();
  }
}
