import { ANTI_SKIP_CHECK_MS } from '@portal/contract/limits';
import { createStore } from '#web/platform/state/store.ts';
import { drivePlayback, type ElementPlayback } from './element-playback.ts';
import { followElement } from './element-watch.ts';
import { prepareHandover } from './handover.ts';
import type { Phase } from './playback.ts';
import { locate, type Timeline } from './timeline.ts';
import type { VideoScreen } from './video-screen.ts';
import type { Watch } from './watch-rule.ts';

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

/**
 * Plays the videos of a module on a screen, in order and without skipping. Whatever moves its element, the page's
 * own console included, is checked and undone.
 */
export function createVideoPlayer(screen: VideoScreen, options: PlayerOptions) {
  const { timeline, start, urls, renew } = options;
  const watching = followElement(screen, { timeline, start, playback: () => playing.current() });
  const playing: ElementPlayback = drivePlayback(screen, {
    videoCount: timeline.segments.length,
    index: locate(timeline, watching.current().position).index,
    urls,
    renew,
    onStart: watching.markPlaying,
    onReplace: replaceElement,
    onRefused: () => {
      if (screen.hasPrevious) returnToPrevious();
      else playing.dispatch({ type: 'pause' });
    },
    onChange: publish,
  });
  const parts: Parts = { playing, watching, check };
  const { current: snapshot, subscribe, set } = createStore(currentSnapshot());
  let stopHandover: (() => void) | null = null;

  function currentSnapshot(): PlayerSnapshot {
    const { phase, wantsToPlay, index } = playing.current();
    const { position, furthest, played } = watching.current();
    return { phase, wantsToPlay, index, position, furthest, played, total: timeline.total };
  }

  function publish(): void {
    const next = currentSnapshot();
    if (!isShown(next)) cancelHandover();
    set(next);
  }

  function check(): void {
    if (watching.look()) publish();
  }

  function pause(): void {
    // Whoever listens reports the place at once: it is to be the one where it stopped.
    check();
    playing.dispatch({ type: 'pause' });
  }

  function seek(position: number): void {
    const { phase } = playing.current();
    if (phase === 'renewing' || phase === 'failed') return;
    check();
    watching.moveTo(position);
    const { index } = locate(timeline, watching.current().position);
    playing.dispatch({ type: 'moved', index });
    watching.place();
  }

  /** Loads the address in a second element, which takes over when it stands at the same place. */
  function replaceElement(url: string): void {
    cancelHandover();
    stopHandover = prepareHandover({
      current: screen.current,
      next: screen.prepare(url),
      isRunning: () => !screen.current.paused && playing.current().phase === 'ready',
      onReady: takeOver,
      onGivenUp: cancelHandover,
    });
  }

  function cancelHandover(): void {
    stopHandover?.();
    stopHandover = null;
    screen.dropNext();
  }

  function takeOver(): void {
    check();
    stopListening();
    // Its last picture stays until the next element has one.
    screen.current.pause();
    screen.swap();
    stopListening = listenTo(screen, parts);
    playing.dispatch({ type: 'running' });
    if (!playing.current().wantsToPlay) screen.dropPrevious();
  }

  /** A browser that starts no second element by itself lets the first one go on, from the fresh address. */
  function returnToPrevious(): void {
    stopListening();
    screen.swapBack();
    stopListening = listenTo(screen, parts);
    playing.dispatch({ type: 'reload' });
  }

  let stopListening = listenTo(screen, parts);
  const stopGuarding = guard({ check, pause });
  playing.open();

  return {
    subscribe,
    snapshot,
    play(): void {
      if (playing.current().phase === 'ended') seek(0);
      playing.dispatch({ type: 'play' });
    },
    pause,
    /** Goes to a second of the module, no further than was watched. */
    seek,
    retry: (): void => playing.dispatch({ type: 'retry' }),
    takeAddresses: playing.takeAddresses,
    /** No more than `seconds` were credited: what lies beyond must be watched again. */
    limitTo(seconds: number): void {
      watching.limitTo(seconds);
      seek(watching.current().position);
    },
    /** The same trainee has watched on elsewhere: goes on from there. Only while it does not play. */
    adopt({ position, furthest, played }: PlayerOptions['start']): void {
      watching.adopt({ furthest, played });
      // Short of the end, which is reached by playing.
      seek(Math.min(position, timeline.total - 1));
    },
    /** The server counts `seconds` fewer than were played here. */
    takeBack(seconds: number): void {
      watching.takeBack(seconds);
      publish();
    },
    /** Ends it; the screen is left empty. */
    dispose(): void {
      check();
      set(currentSnapshot());
      cancelHandover();
      stopListening();
      stopGuarding();
      playing.dispose();
      screen.dispose();
    },
  };
}

/** Its video is loaded and stands at its place. */
function isShown({ phase }: PlayerSnapshot): boolean {
  return phase === 'ready' || phase === 'stalled';
}

type Parts = {
  readonly playing: ElementPlayback;
  readonly watching: ReturnType<typeof followElement>;
  /** Looks where the video stands now. */
  readonly check: () => void;
};

/** Acts on the events of the element that is shown now. Returns how to stop listening. */
function listenTo(screen: VideoScreen, { playing, watching, check }: Parts): () => void {
  const video = screen.current;
  const on: { readonly [K in keyof HTMLVideoElementEventMap]?: () => void } = {
    loadedmetadata() {
      watching.placeLoaded();
      playing.dispatch({ type: 'loaded' });
    },
    seeking: check,
    timeupdate: check,
    ended() {
      check();
      if (watching.finish()) playing.dispatch({ type: 'segment-ended' });
    },
    waiting: () => playing.dispatch({ type: 'starved' }),
    playing() {
      screen.dropPrevious();
      playing.dispatch({ type: 'running' });
    },
    pause() {
      check();
      // Stopped by the browser itself, say for a phone call; between two videos it goes on.
      if (!video.ended && video.error === null && playing.current().phase !== 'loading')
        playing.dispatch({ type: 'pause' });
    },
    // The console may start it too; then that is what is shown.
    play() {
      if (playing.current().wantsToPlay) return;
      watching.markPlaying();
      playing.dispatch({ type: 'play' });
    },
    ratechange() {
      if (video.playbackRate !== 1) video.playbackRate = 1;
      if (video.defaultPlaybackRate !== 1) video.defaultPlaybackRate = 1;
    },
    error: () => playing.dispatch({ type: 'broke' }),
  };
  const all = Object.entries(on);
  for (const [type, act] of all) video.addEventListener(type, act);
  return () => {
    for (const [type, act] of all) video.removeEventListener(type, act);
  };
}

/** What no event of the element tells: a skip it keeps to itself, and a page that is hidden. */
function guard({ check, pause }: { check: () => void; pause: () => void }): () => void {
  const pauseHidden = () => {
    if (document.hidden) pause();
  };
  document.addEventListener('visibilitychange', pauseHidden);
  const timer = setInterval(check, ANTI_SKIP_CHECK_MS);
  return () => {
    document.removeEventListener('visibilitychange', pauseHidden);
    clearInterval(timer);
  };
}
