/** The interval in ms at which both elements are compared. */
const COMPARE_INTERVAL_MS = 20;
/** The seconds by which the next element is placed ahead of a playing one, which then reaches that position. */
const LEAD_MIN = 0.5;
const LEAD_MAX = 8;
/** The most seconds that may be played twice. */
const LATE_MAX = 0.1;
/** Browsers round the time to which they are set. */
const SEEK_ROUNDING = 0.05;
/** A video is not handed over in the last seconds before its end. */
const END_MARGIN = 1;

type Options = {
  readonly current: HTMLVideoElement;
  readonly next: HTMLVideoElement;
  /** Whether the current element is playing. */
  readonly isRunning: () => boolean;
  /** Called when the next element is at the position of the current one and can play on from there. */
  readonly onReady: () => void;
  /** Called when a handover is not possible any more. */
  readonly onAbandoned: () => void;
};

/**
 * Moves the next element to the position of the current one, which continues to play. If loading takes too long, the
 * current element has already passed that position; then one further ahead is tried. Returns the function that stops
 * this.
 */
export function prepareHandover({ current, next, ...options }: Options): () => void {
  let lead = LEAD_MIN;
  let isPlaced = false;
  const timer = setInterval(compare, COMPARE_INTERVAL_MS);
  const stop = () => clearInterval(timer);

  function compare(): void {
    if (next.error !== null || current.error !== null) abandon();
    else if (next.readyState >= HTMLMediaElement.HAVE_METADATA && !next.seeking) {
      if (options.isRunning()) alignWithPlaying();
      else alignWithPaused();
    }
  }

  function alignWithPlaying(): void {
    const behind = current.currentTime - next.currentTime;
    if (!isPlaced || behind < -lead - END_MARGIN) placeAhead();
    else if (behind > LATE_MAX) {
      lead = Math.min(2 * lead, LEAD_MAX);
      placeAhead();
    } else if (behind >= 0 && next.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) finish();
  }

  function placeAhead(): void {
    const place = current.currentTime + lead;
    if (place > next.duration - END_MARGIN) abandon();
    else placeAt(place);
  }

  function alignWithPaused(): void {
    const isAligned = Math.abs(current.currentTime - next.currentTime) < SEEK_ROUNDING;
    if (!isPlaced || !isAligned) placeAt(current.currentTime);
    else if (next.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) finish();
  }

  function placeAt(seconds: number): void {
    isPlaced = true;
    next.currentTime = seconds;
    // A connection without ranges leaves the element at its beginning.
    if (next.currentTime < seconds - END_MARGIN) abandon();
  }

  function finish(): void {
    stop();
    options.onReady();
  }

  function abandon(): void {
    stop();
    options.onAbandoned();
  }

  return stop;
}
