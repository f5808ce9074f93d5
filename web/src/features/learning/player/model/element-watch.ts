import type { Playback } from './playback.ts';
import { locate, type Timeline } from './timeline.ts';
import type { VideoScreen } from './video-screen.ts';
import { advance, jump, limitTo, startWatch, type Verdict, type Watch } from './watch-rule.ts';

type Options = {
  readonly timeline: Timeline;
  /** The progress of earlier visits. */
  readonly start: Pick<Watch, 'position' | 'furthest' | 'played'>;
  /** Returns the present state of playback, with the index of the video that the element shows. */
  readonly playback: () => Playback;
  /** Returns the speed at which the element may play. */
  readonly speed: () => number;
};

/** The length of a file and its stated duration differ by a few frames, in s. */
const END_ROUNDING = 0.5;

/**
 * Applies the watch rule to the `<video>` element of a screen: checks its position, and moves it back from a position
 * that is not allowed. "Accepted position" is {@link Watch.position}. All positions are seconds on the module's
 * timeline.
 */
export function createElementWatch(
  screen: Pick<VideoScreen, 'current'>,
  { timeline, start, playback, speed }: Options,
) {
  let watch = startWatch(start);
  const clock = createPlayClock(screen);

  /** Moves the element to a position, unless it shows another video or has not loaded. */
  function moveElement(position: number): void {
    const { index, time } = locate(timeline, position);
    const video = screen.current;
    if (index === playback().index && video.readyState > 0) video.currentTime = time;
  }

  function apply(verdict: Verdict): void {
    watch = verdict.watch;
    if (verdict.goBackTo !== null) moveElement(verdict.goBackTo);
  }

  return {
    current: (): Watch => watch,
    markPlaying: clock.markPlaying,

    /** Moves a newly loaded video, which is at its beginning, to the accepted position. */
    placeLoaded(): void {
      const { time } = locate(timeline, watch.position);
      if (time > 0) screen.current.currentTime = time;
      // The time of loading is not playing time.
      clock.markStopped();
    },

    /**
     * Checks the position of the element now. Returns true if the accepted position or the furthest point has changed.
     */
    checkPosition(): boolean {
      const video = screen.current;
      const { phase, index } = playback();
      // A newly loaded video is at its beginning until `placeLoaded` moves it: its position is not the trainee's.
      if (phase === 'loading' || phase === 'renewing') return false;
      if (video.readyState === HTMLMediaElement.HAVE_NOTHING) return false;
      const position = (timeline.segments[index]?.start ?? 0) + video.currentTime;
      const elapsed = clock.sample();
      const before = watch;
      const sample = { position, elapsed, speed: speed() };
      apply(video.seeking ? jump(watch, position) : advance(watch, sample));
      return watch.position !== before.position || watch.furthest !== before.furthest;
    },

    /**
     * Handles the end of the video: if it was reached by playing, accepts the end of its stated duration and returns
     * true. Call `checkPosition` before.
     */
    finish(): boolean {
      const video = screen.current;
      const segment = timeline.segments[playback().index];
      if (segment === undefined || !video.ended) return false;
      const end = segment.start + segment.duration;
      const reached = segment.start + Math.min(segment.duration, video.duration) - END_ROUNDING;
      // The element was moved to its end, not played; `checkPosition` has already moved it back.
      if (watch.position < reached) return false;
      watch = { ...watch, position: end, furthest: Math.max(watch.furthest, end) };
      return true;
    },

    /** Changes the accepted position, to the furthest point at most. Call `moveToAccepted` when its video is shown. */
    accept(position: number): void {
      watch = jump(watch, Math.min(Math.max(0, position), watch.furthest)).watch;
    },

    /** Moves the element to the accepted position, if it shows the video at that position. */
    moveToAccepted: () => moveElement(watch.position),

    /** Reduces the progress to the seconds that the server credits. */
    limitTo(seconds: number): void {
      watch = limitTo(watch, seconds);
    },

    /** Takes the progress of another tab or device where it is greater. */
    adopt({ furthest, played }: Pick<Watch, 'furthest' | 'played'>): void {
      watch = {
        ...watch,
        furthest: Math.max(watch.furthest, furthest),
        played: Math.max(watch.played, played),
      };
    },
  };
}

/** Measures the time during which the element was not paused, including the time when it waits for data. */
function createPlayClock(screen: Pick<VideoScreen, 'current'>) {
  let sampledAt = performance.now();
  let wasPlaying = false;
  return {
    /** Call when playing starts, so that the time from now counts, although the first frame may still be loading. */
    markPlaying(): void {
      sampledAt = performance.now();
      wasPlaying = true;
    },
    markStopped(): void {
      wasPlaying = false;
    },
    /** Returns the seconds since the last sample or `markPlaying`; 0 if the element was paused then. */
    sample(): number {
      const now = performance.now();
      const elapsed = wasPlaying ? (now - sampledAt) / 1000 : 0;
      sampledAt = now;
      wasPlaying = !screen.current.paused;
      return elapsed;
    },
  };
}
