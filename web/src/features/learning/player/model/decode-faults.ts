/** `MediaError.MEDIA_ERR_DECODE`. */
const MEDIA_ERR_DECODE = 3;
/**
 * Seconds between two failures at the same place. A damaged file fails there again; one whose transfer was cut short,
 * which Chromium reports in the same way, plays on after it was loaded again.
 */
const SAME_PLACE = 2;

/** `position` returns the second up to which the module was played. */
export function createDecodeFaults(position: () => number) {
  let failedAt: number | null = null;
  return {
    /** Whether the element cannot decode the video at a place where it has failed before. Call it once for an error. */
    isDamaged({ error }: Pick<HTMLVideoElement, 'error'>): boolean {
      if (error?.code !== MEDIA_ERR_DECODE) return false;
      const before = failedAt;
      failedAt = position();
      return before !== null && Math.abs(failedAt - before) < SAME_PLACE;
    },
  };
}
