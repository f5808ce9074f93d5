import { WATCH_TOLERANCE_RATIO, WATCH_TOLERANCE_SECONDS } from '@portal/contract/limits';

/** Accepted seconds from which a video of `duration` seconds counts as watched. */
export function requiredSeconds(duration: number): number {
  const tolerance = Math.max(WATCH_TOLERANCE_SECONDS, duration * WATCH_TOLERANCE_RATIO);
  return Math.max(0, duration - tolerance);
}

interface Watched {
  /** Credited seconds, replays included. */
  readonly watchedSeconds: number;
  /** The furthest second that was reached without skipping. */
  readonly watchedTo: number;
}

/** Both must cover the video: replaying its beginning adds time, but gets no further. */
export function isCovered({ watchedSeconds, watchedTo }: Watched, duration: number): boolean {
  return Math.min(watchedSeconds, watchedTo) >= requiredSeconds(duration);
}

/** The place to go on within `duration` seconds; a replaced video may be shorter than the place kept. */
export function clampPosition(position: number, duration: number): number {
  return Math.min(Math.max(position, 0), duration);
}
