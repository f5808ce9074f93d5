import { ANTI_SKIP_CHECK_MS } from '@portal/contract/limits';
import { nextPlayback, type Phase, type PlaybackEvent, startPlayback } from './playback.ts';
import { locate, type Timeline } from './timeline.ts';
import { advance, jump, limitTo, startWatch, type Verdict, type Watch } from './watch-rule.ts';

export type PlayerSnapshot = {
  readonly phase: Phase;
  readonly wantsToPlay: boolean;
  /** Which of the module's videos is shown. */
  readonly index: number;
  /** Seconds on the module's timeline. */
  readonly position: number;
  readonly furthest: number;
  readonly total: number;
  /** Seconds really played, of this and earlier visits. */
  readonly played: number;
};

export type VideoPlayer = ReturnType<typeof createVideoPlayer>;

type PlayerOptions = {
  readonly timeline: Timeline;
  /** One for each video of the timeline. */
  readonly urls: readonly string[];
  /** Where an earlier visit has left it. */
  readonly start: Pick<Watch, 'position' | 'furthest' | 'played'>;
  /** Fetches fresh addresses; rejects when there are none to be had. */
  readonly renew: () => Promise<readonly string[]>;
};

/** A file's own length and the stated one differ by a few pictures. */
const END_ROUNDING = 0.5;

/**
 * Plays the videos of a module in a `<video>` element, in order and without skipping. Whatever moves
 * the element, the page's own console included, is checked and undone.
 */
export function createVideoPlayer(video: HTMLVideoElement, options: PlayerOptions) {
  const { timeline, renew } = options;
  let urls = options.urls;
  let watch = startWatch(options.start);
  let playback = startPlayback(locate(timeline, watch.position).index);
  let sampledAt = performance.now();
  let wasPlaying = false;
  let snapshot = currentSnapshot();
  const listeners = new Set<() => void>();
  const undo: (() => void)[] = [];
  let isDisposed = false;

  function currentSnapshot(): PlayerSnapshot {
    const { phase, wantsToPlay, index } = playback;
    const { position, furthest, played } = watch;
    return { phase, wantsToPlay, index, position, furthest, played, total: timeline.total };
  }

  function publish(): void {
    snapshot = currentSnapshot();
    for (const listener of listeners) listener();
  }

  function dispatch(event: PlaybackEvent): void {
    const before = playback;
    playback = nextPlayback(before, event, timeline.segments.length);
    if (playback.index !== before.index || event.type === 'renewed') openVideo();
    if (playback.wantsToPlay) startPlaying();
    else if (!video.paused) video.pause();
    if (playback.phase === 'renewing' && before.phase !== 'renewing') void renewAfterFault();
    publish();
  }

  function pause(): void {
    // Whoever listens reports the place at once: it is to be the one where it stopped.
    check();
    dispatch({ type: 'pause' });
  }

  function startPlaying(): void {
    if (!video.paused || (playback.phase !== 'ready' && playback.phase !== 'loading')) return;
    markPlaying();
    video.play().catch((error: unknown) => {
      // Another picture was asked for meanwhile, or the address failed: their own events tell.
      if (error instanceof DOMException && error.name === 'NotAllowedError')
        dispatch({ type: 'pause' });
    });
  }

  /** Shows the video that holds the present position; the element then reports `loadedmetadata`. */
  function openVideo(): void {
    const url = urls[playback.index];
    if (url === undefined) return;
    video.src = url;
    video.load();
  }

  function segmentStart(): number {
    return timeline.segments[playback.index]?.start ?? 0;
  }

  function place(position: number): void {
    const { index, time } = locate(timeline, position);
    if (index === playback.index && video.readyState > 0) video.currentTime = time;
  }

  function settle({ watch: judged, goBackTo }: Verdict): void {
    watch = judged;
    if (goBackTo !== null) place(goBackTo);
  }

  /** From here on the clock counts; the first picture may still take its time. */
  function markPlaying(): void {
    sampledAt = performance.now();
    wasPlaying = true;
  }

  function elapsedSinceSample(): number {
    const now = performance.now();
    const elapsed = wasPlaying ? (now - sampledAt) / 1000 : 0;
    sampledAt = now;
    wasPlaying = !video.paused;
    return elapsed;
  }

  /** Looks where the video stands now. */
  function check(): void {
    // Until it has been put to its place, a fresh video stands at its beginning and means nothing.
    if (playback.phase === 'loading' || playback.phase === 'renewing') return;
    if (video.readyState === HTMLMediaElement.HAVE_NOTHING) return;
    const position = segmentStart() + video.currentTime;
    const elapsed = elapsedSinceSample();
    const before = watch;
    settle(video.seeking ? jump(watch, position) : advance(watch, { position, elapsed }));
    if (watch.position !== before.position || watch.furthest !== before.furthest) publish();
  }

  function finishSegment(): void {
    check();
    const segment = timeline.segments[playback.index];
    if (segment === undefined || !video.ended) return;
    const end = segment.start + segment.duration;
    const reached = segment.start + Math.min(segment.duration, video.duration) - END_ROUNDING;
    // Somebody sent it to its end; the check has put it back already.
    if (watch.position < reached) return;
    watch = { ...watch, position: end, furthest: Math.max(watch.furthest, end) };
    dispatch({ type: 'segment-ended' });
  }

  async function renewAfterFault(): Promise<void> {
    try {
      urls = await renew();
      if (!isDisposed) dispatch({ type: 'renewed' });
    } catch {
      // The screen says so and offers to try again; the reason is no use to a trainee.
      if (!isDisposed) dispatch({ type: 'not-renewed' });
    }
  }

  function listen(type: keyof HTMLVideoElementEventMap, act: () => void): void {
    video.addEventListener(type, act);
    undo.push(() => video.removeEventListener(type, act));
  }

  listen('loadedmetadata', () => {
    const { time } = locate(timeline, watch.position);
    if (time > 0) video.currentTime = time;
    wasPlaying = false;
    dispatch({ type: 'loaded' });
  });
  listen('seeking', check);
  listen('timeupdate', check);
  listen('ended', finishSegment);
  listen('waiting', () => dispatch({ type: 'starved' }));
  listen('playing', () => dispatch({ type: 'running' }));
  listen('pause', () => {
    check();
    // Stopped by the browser itself, say for a phone call; between two videos it goes on.
    if (!video.ended && video.error === null && playback.phase !== 'loading')
      dispatch({ type: 'pause' });
  });
  // The console may start it too; then that is what is shown.
  listen('play', () => {
    if (playback.wantsToPlay) return;
    markPlaying();
    dispatch({ type: 'play' });
  });
  listen('ratechange', () => {
    if (video.playbackRate !== 1) video.playbackRate = 1;
    if (video.defaultPlaybackRate !== 1) video.defaultPlaybackRate = 1;
  });
  listen('error', () => dispatch({ type: 'broke' }));
  const pauseHidden = () => {
    if (document.hidden) pause();
  };
  document.addEventListener('visibilitychange', pauseHidden);
  undo.push(() => document.removeEventListener('visibilitychange', pauseHidden));
  const timer = setInterval(check, ANTI_SKIP_CHECK_MS);
  undo.push(() => clearInterval(timer));
  openVideo();

  function seek(position: number): void {
    if (playback.phase === 'renewing' || playback.phase === 'failed') return;
    check();
    watch = jump(watch, Math.min(Math.max(0, position), watch.furthest)).watch;
    dispatch({ type: 'moved', index: locate(timeline, watch.position).index });
    place(watch.position);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: (): PlayerSnapshot => snapshot,
    play(): void {
      if (playback.phase === 'ended') seek(0);
      dispatch({ type: 'play' });
    },
    pause,
    /** Goes to a second of the module, no further than was watched. */
    seek,
    retry: (): void => dispatch({ type: 'retry' }),
    /** Plays on from fresh addresses; where the video is loaded to its end the old one will do. */
    takeAddresses(fresh: readonly string[]): void {
      urls = fresh;
      if (isLoadedToEnd(video) || playback.phase === 'renewing' || playback.phase === 'failed')
        return;
      playback = { ...playback, phase: 'renewing' };
      dispatch({ type: 'renewed' });
    },
    /** No more than `seconds` were credited: what lies beyond must be watched again. */
    limitTo(seconds: number): void {
      watch = limitTo(watch, seconds);
      seek(watch.position);
    },
    /** The same trainee has watched on elsewhere: goes on from there. Only while it does not play. */
    adopt({ position, furthest, played }: PlayerOptions['start']): void {
      watch = {
        ...watch,
        furthest: Math.max(watch.furthest, furthest),
        played: Math.max(watch.played, played),
      };
      // Short of the end, which is reached by playing.
      seek(Math.min(position, timeline.total - 1));
    },
    /** The server counts `seconds` fewer than were played here. */
    takeBack(seconds: number): void {
      watch = { ...watch, played: Math.max(0, watch.played - seconds) };
      publish();
    },
    /** Ends it; the element is left empty. */
    dispose(): void {
      check();
      snapshot = currentSnapshot();
      isDisposed = true;
      for (const undone of undo) undone();
      listeners.clear();
      video.pause();
      video.removeAttribute('src');
      video.load();
    },
  };
}

function isLoadedToEnd(video: HTMLVideoElement): boolean {
  const { buffered, currentTime, duration } = video;
  for (let range = 0; range < buffered.length; range += 1) {
    if (buffered.start(range) <= currentTime && buffered.end(range) >= duration - 0.1) return true;
  }
  return false;
}
