/** Figures of ratings from stored counts, without reading the feedback. */

/** The number of times each rating was given, from 1 up. */
export type Tally = readonly number[];

export function totalOf(tally: Tally): number {
  return tally.reduce((sum, count) => sum + count, 0);
}

/** From 0 to 5; 0 without a rating. */
export function averageOf(tally: Tally): number {
  const total = totalOf(tally);
  const points = tally.reduce((sum, count, i) => sum + count * (i + 1), 0);
  return total === 0 ? 0 : points / total;
}
