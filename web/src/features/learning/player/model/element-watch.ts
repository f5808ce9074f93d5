import { requiredSeconds } from '@portal/contract/rules';
import type { Playback } from './playback.ts';
import { locate, type Timeline } from './timeline.ts';
import type { VideoScreen } from './video-screen.ts';
import {
  advance,
  advanceToEnd,
  jump,
  limitTo,
  startWatch,
  type WatchState,
  type WatchStep,
} from './watch-rule.ts';

type Options = {
  readonly timeline: Timeline;
  /** The progress of earlier visits. */
  readonly start: Pick<WatchState, 'position' | 'furthest' | 'played'>;
  /** Returns the present state of playback, with the index of the video that the element shows. */
  readonly playback: () => Playback;
  /** Returns the speed at which the element may play. */
  readonly speed: () => number;
};

/** A video that was moved lands this much before the place at most, in s, unless the connection allows no moves. */
const LANDING_MAX = 1;

/** How a video has ended: it was played to its end, or the file ends before its stated duration. */
export type End = 'reached' | 'early';

/**
 * Applies the watch rule to the `<video>` element of a screen: checks its position, and moves it back from a position
 * that is not allowed. "Accepted position" is {@link WatchState.position}. All positions are seconds on the module's
 * timeline.
 */
export function createElementWatch(
  screen: Pick<VideoScreen, 'current'>,
  { timeline, start, playback, speed }: Options,
) {
  let watch = startWatch(start);
  /** The second of the video to which the element was moved, until it has arrived. */
  let target: number | null = null;
  const clock = createPlayClock(screen);

  /** Moves the element to a position, unless it shows another video or has not loaded. */
  function moveElement(position: number): void {
    const { index, time } = locate(timeline, position);
    const video = screen.current;
    if (index !== playback().index || video.readyState === 0) return;
    target = time;
    video.currentTime = time;
  }

  const startOfVideo = () => timeline.segments[playback().index]?.start ?? 0;

  function apply(verdict: WatchStep): void {
    watch = verdict.watch;
    if (verdict.goBackTo !== null) moveElement(verdict.goBackTo);
  }

  return {
    current: (): WatchState => watch,
    markPlaying: clock.markPlaying,

    /** Moves a newly loaded video, which is at its beginning, to the accepted position. */
    placeLoaded(): void {
      target = null;
      if (locate(timeline, watch.position).time > 0) moveElement(watch.position);
      // The time of loading is not playing time.
      clock.markStopped();
    },

    /**
     * Returns false if the element cannot be moved to the place to which it was: a proxy that refuses ranges leaves the
     * whole file from its beginning. Then the beginning of the video becomes the accepted position. Call it after each
     * move, and when the element has arrived: Chromium corrects the place at once, others when they have sought.
     */
    checkLanding(): boolean {
      const video = screen.current;
      if (target === null) return true;
      const nearest = Math.min(target, video.duration) - LANDING_MAX;
      if (!video.seeking) target = null;
      if (video.currentTime >= nearest) return true;
      target = null;
      watch = jump(watch, startOfVideo()).watch;
      if (video.currentTime > 0) video.currentTime = 0;
      return false;
    },

    /**
     * Checks the position of the element now. Returns true if the accepted position or the furthest point has changed.
     */
    checkPosition(): boolean {
      const video = screen.current;
      const { phase } = playback();
      // A newly loaded video is at its beginning until `placeLoaded` moves it: its position is not the trainee's.
      if (phase === 'loading' || phase === 'renewing') return false;
      if (video.readyState === HTMLMediaElement.HAVE_NOTHING) return false;
      const position = startOfVideo() + video.currentTime;
      const elapsed = clock.sample();
      const before = watch;
      const sample = { position, elapsed, speed: speed() };
      apply(video.seeking ? jump(watch, position) : advance(watch, sample));
      return watch.position !== before.position || watch.furthest !== before.furthest;
    },

    /**
     * Handles the end of the video. If what is missing of its stated duration is within the tolerance of a watched
     * video, the stated end is accepted. Returns null if the element has not ended.
     */
    finish(): End | null {
      const video = screen.current;
      const segment = timeline.segments[playback().index];
      if (segment === undefined || !video.ended || video.seeking) return null;
      const position = segment.start + video.currentTime;
      watch = advanceToEnd(watch, { position, elapsed: clock.sample(), speed: speed() }).watch;
      const end = segment.start + segment.duration;
      const isReached = watch.position >= segment.start + requiredSeconds(segment.duration);
      // A part that was watched before needs no proof.
      if (!isReached && watch.furthest < end) return 'early';
      watch = { ...watch, position: end, furthest: Math.max(watch.furthest, end) };
      return 'reached';
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
    adopt({ furthest, played }: Pick<WatchState, 'furthest' | 'played'>): void {
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
