/** What has been seen of a transfer: the last sample and the smoothed speed. */
export type TransferRate = { at: number; bytes: number; bytesPerSecond: number | null };

/** How much of the speed a second of new measurement replaces; evens out a jumping network. */
const smoothingPerSecond = 0.35;

/** Takes in one more sample (`at` in ms). Samples closer than half a second are not counted: one
 * buffer flush between them would look like a wonderful network. */
export function sampleRate(rate: TransferRate | null, at: number, bytes: number): TransferRate {
  if (rate === null || bytes < rate.bytes) return { at, bytes, bytesPerSecond: null };
  const seconds = (at - rate.at) / 1000;
  if (seconds < 0.5) return rate;
  const measured = (bytes - rate.bytes) / seconds;
  if (rate.bytesPerSecond === null) return { at, bytes, bytesPerSecond: measured };
  const weight = 1 - (1 - smoothingPerSecond) ** seconds;
  const bytesPerSecond = rate.bytesPerSecond + weight * (measured - rate.bytesPerSecond);
  return { at, bytes, bytesPerSecond };
}

/** Seconds still needed, or null while nothing can be said. */
export function secondsLeft(rate: TransferRate | null, totalBytes: number): number | null {
  if (!rate?.bytesPerSecond || rate.bytesPerSecond <= 0) return null;
  return Math.max(0, (totalBytes - rate.bytes) / rate.bytesPerSecond);
}
