/** Milliseconds between two looks at both elements. */
const LOOK_MS = 20;
/** Seconds by which the next element is placed ahead of one that plays, until that comes by. */
const LEAD_MIN = 0.5;
const LEAD_MAX = 8;
/** Seconds that are played twice at most. */
const LATE_MAX = 0.1;
/** Browsers round the time they are set to. */
const SEEK_ROUNDING = 0.05;
/** Seconds before its end at which a video gets no other element any more. */
const END_MARGIN = 1;

type Options = {
  readonly current: HTMLVideoElement;
  readonly next: HTMLVideoElement;
  /** The current element is playing now. */
  readonly isRunning: () => boolean;
  /** The next element stands where the current one is, and can go on from there. */
  readonly onReady: () => void;
  /** There is nothing to take over any more. */
  readonly onGivenUp: () => void;
};

/**
 * Brings the next element to the place of the current one, which goes on playing meanwhile. Where loading takes too
 * long, the current one has passed the place: then a place further ahead is tried. Returns how to stop it.
 */
export function prepareHandover({ current, next, ...options }: Options): () => void {
  let lead = LEAD_MIN;
  let isPlaced = false;
  const timer = setInterval(look, LOOK_MS);
  const stop = () => clearInterval(timer);

  function look(): void {
    if (next.error !== null || current.error !== null) giveUp();
    else if (next.readyState >= HTMLMediaElement.HAVE_METADATA && !next.seeking) {
      if (options.isRunning()) meetRunning();
      else meetStanding();
    }
  }

  function meetRunning(): void {
    const behind = current.currentTime - next.currentTime;
    if (!isPlaced || behind < -lead - END_MARGIN) placeAhead();
    else if (behind > LATE_MAX) {
      lead = Math.min(2 * lead, LEAD_MAX);
      placeAhead();
    } else if (behind >= 0 && next.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) finish();
  }

  function placeAhead(): void {
    const place = current.currentTime + lead;
    if (place > next.duration - END_MARGIN) giveUp();
    else placeAt(place);
  }

  function meetStanding(): void {
    const isThere = Math.abs(current.currentTime - next.currentTime) < SEEK_ROUNDING;
    if (!isPlaced || !isThere) placeAt(current.currentTime);
    else if (next.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) finish();
  }

  function placeAt(seconds: number): void {
    isPlaced = true;
    next.currentTime = seconds;
  }

  function finish(): void {
    stop();
    options.onReady();
  }

  function giveUp(): void {
    stop();
    options.onGivenUp();
  }

  return stop;
}
