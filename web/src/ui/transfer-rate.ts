/** The state of a transfer: the last sample and the smoothed speed. */
export type TransferRate = { at: number; bytes: number; bytesPerSecond: number | null };

/** The weight of one second of new measurement in the smoothed speed. */
const smoothingPerSecond = 0.35;

/**
 * Adds a sample (`at` in ms). Samples closer than half a second are not counted: a flushed buffer between them would
 * look like a very fast network.
 */
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

/** The estimated remaining seconds, or null if there is no estimate. */
export function secondsLeft(rate: TransferRate | null, totalBytes: number): number | null {
  if (!rate?.bytesPerSecond || rate.bytesPerSecond <= 0) return null;
  return Math.max(0, (totalBytes - rate.bytes) / rate.bytesPerSecond);
}
