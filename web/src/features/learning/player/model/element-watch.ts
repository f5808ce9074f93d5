import type { Playback } from './playback.ts';
import { locate, type Timeline } from './timeline.ts';
import type { VideoScreen } from './video-screen.ts';
import { advance, jump, limitTo, startWatch, type Verdict, type Watch } from './watch-rule.ts';

type Options = {
  readonly timeline: Timeline;
  /** The progress of earlier visits. */
  readonly start: Pick<Watch, 'position' | 'furthest' | 'played'>;
  readonly playback: () => Playback;
};

/** The length of a file and its stated duration differ by a few frames, in s. */
const END_ROUNDING = 0.5;

/** Checks the position of a screen's `<video>` element by the watch rule, and moves it back to an allowed position. */
export function createElementWatch(
  screen: Pick<VideoScreen, 'current'>,
  { timeline, start, playback }: Options,
) {
  let watch = startWatch(start);
  const clock = createPlayClock(screen);

  function place(position: number): void {
    const { index, time } = locate(timeline, position);
    const video = screen.current;
    if (index === playback().index && video.readyState > 0) video.currentTime = time;
  }

  function apply({ watch: judged, goBackTo }: Verdict): void {
    watch = judged;
    if (goBackTo !== null) place(goBackTo);
  }

  return {
    current: (): Watch => watch,
    markPlaying: clock.markPlaying,

    /** Moves a newly loaded video, which is at its beginning, to the current position. */
    placeLoaded(): void {
      const { time } = locate(timeline, watch.position);
      if (time > 0) screen.current.currentTime = time;
      clock.markStopped();
    },

    /** Checks the position of the video now. Returns true if the position or the furthest point has changed. */
    checkPosition(): boolean {
      const video = screen.current;
      const { phase, index } = playback();
      // A newly loaded video is at its beginning until `placeLoaded` moves it: its position is not the trainee's.
      if (phase === 'loading' || phase === 'renewing') return false;
      if (video.readyState === HTMLMediaElement.HAVE_NOTHING) return false;
      const position = (timeline.segments[index]?.start ?? 0) + video.currentTime;
      const elapsed = clock.sample();
      const before = watch;
      apply(video.seeking ? jump(watch, position) : advance(watch, { position, elapsed }));
      return watch.position !== before.position || watch.furthest !== before.furthest;
    },

    /** Handles the end of the video. Returns true if it was reached by playing. Call `look` before. */
    finish(): boolean {
      const video = screen.current;
      const segment = timeline.segments[playback().index];
      if (segment === undefined || !video.ended) return false;
      const end = segment.start + segment.duration;
      const reached = segment.start + Math.min(segment.duration, video.duration) - END_ROUNDING;
      // The video was moved to its end; `look` has already moved it back.
      if (watch.position < reached) return false;
      watch = { ...watch, position: end, furthest: Math.max(watch.furthest, end) };
      return true;
    },

    /** Moves to a second of the module, but no further than the furthest watched point. */
    moveTo(position: number): void {
      watch = jump(watch, Math.min(Math.max(0, position), watch.furthest)).watch;
    },

    /** Moves the element to the current position, if it shows that video. */
    place: () => place(watch.position),

    limitTo(seconds: number): void {
      watch = limitTo(watch, seconds);
    },

    /** Adds the progress of another tab or device. */
    adopt({ furthest, played }: Pick<Watch, 'furthest' | 'played'>): void {
      watch = {
        ...watch,
        furthest: Math.max(watch.furthest, furthest),
        played: Math.max(watch.played, played),
      };
    },

    takeBack(seconds: number): void {
      watch = { ...watch, played: Math.max(0, watch.played - seconds) };
    },
  };
}

/** Measures the clock time during which the element was meant to play. */
function createPlayClock(screen: Pick<VideoScreen, 'current'>) {
  let sampledAt = performance.now();
  let wasPlaying = false;
  return {
    /** Starts the measuring, although the first frame may still be loading. */
    markPlaying(): void {
      sampledAt = performance.now();
      wasPlaying = true;
    },
    markStopped(): void {
      wasPlaying = false;
    },
    /** Seconds since the last sample. */
    sample(): number {
      const now = performance.now();
      const elapsed = wasPlaying ? (now - sampledAt) / 1000 : 0;
      sampledAt = now;
      wasPlaying = !screen.current.paused;
      return elapsed;
    },
  };
}
