const FIRST_RETRY_MS = 10_000;
/** Ten attempts take 70 minutes. */
const LONGEST_RETRY_MS = 30 * 60_000;

/** Milliseconds until the attempt after so many that have failed, or whose process was killed. */
export const retryMs = (attempts: number): number =>
  attempts === 0 ? 0 : Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));
