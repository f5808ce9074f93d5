import type { Playback } from './playback.ts';
import { locate, type Timeline } from './timeline.ts';
import type { VideoScreen } from './video-screen.ts';
import { advance, jump, limitTo, startWatch, type Verdict, type Watch } from './watch-rule.ts';

type Options = {
  readonly timeline: Timeline;
  /** Where an earlier visit has left it. */
  readonly start: Pick<Watch, 'position' | 'furthest' | 'played'>;
  readonly playback: () => Playback;
};

/** A file's own length and the stated one differ by a few pictures. */
const END_ROUNDING = 0.5;

/** Judges by the watch rule where the `<video>` element of a screen stands, and puts it back where it may be. */
export function followElement(
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

  function settle({ watch: judged, goBackTo }: Verdict): void {
    watch = judged;
    if (goBackTo !== null) place(goBackTo);
  }

  return {
    current: (): Watch => watch,
    markPlaying: clock.markPlaying,

    /** A fresh video stands at its beginning: puts it where the watch goes on. */
    placeLoaded(): void {
      const { time } = locate(timeline, watch.position);
      if (time > 0) screen.current.currentTime = time;
      clock.markStopped();
    },

    /** Looks where the video stands now; true if that is another place than before. */
    look(): boolean {
      const video = screen.current;
      const { phase, index } = playback();
      // Until it has been put to its place, a fresh video stands at its beginning and means nothing.
      if (phase === 'loading' || phase === 'renewing') return false;
      if (video.readyState === HTMLMediaElement.HAVE_NOTHING) return false;
      const position = (timeline.segments[index]?.start ?? 0) + video.currentTime;
      const elapsed = clock.sample();
      const before = watch;
      settle(video.seeking ? jump(watch, position) : advance(watch, { position, elapsed }));
      return watch.position !== before.position || watch.furthest !== before.furthest;
    },

    /** The video says it has ended: true if it was played to there. Look before. */
    finish(): boolean {
      const video = screen.current;
      const segment = timeline.segments[playback().index];
      if (segment === undefined || !video.ended) return false;
      const end = segment.start + segment.duration;
      const reached = segment.start + Math.min(segment.duration, video.duration) - END_ROUNDING;
      // Somebody sent it to its end; the look has put it back already.
      if (watch.position < reached) return false;
      watch = { ...watch, position: end, furthest: Math.max(watch.furthest, end) };
      return true;
    },

    /** To a second of the module, no further than was watched. */
    moveTo(position: number): void {
      watch = jump(watch, Math.min(Math.max(0, position), watch.furthest)).watch;
    },

    /** Puts the element where the watch stands, if it shows that video. */
    place: () => place(watch.position),

    limitTo(seconds: number): void {
      watch = limitTo(watch, seconds);
    },

    /** What was watched elsewhere counts here too. */
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

/** The clock time during which the element was meant to play. */
function createPlayClock(screen: Pick<VideoScreen, 'current'>) {
  let sampledAt = performance.now();
  let wasPlaying = false;
  return {
    /** From here on the clock counts; the first picture may still take its time. */
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
