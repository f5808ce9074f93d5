import { ANTI_SKIP_CHECK_MS } from '@portal/contract/limits';
import { createStore } from '#web/platform/state/store.ts';
import { createElementPlayback, type ElementPlayback } from './element-playback.ts';
import { createElementWatch } from './element-watch.ts';
import { prepareHandover } from './handover.ts';
import type { Phase } from './playback.ts';
import { locate, type Timeline } from './timeline.ts';
import type { VideoScreen } from './video-screen.ts';
import type { Watch } from './watch-rule.ts';

export type PlayerSnapshot = {
  readonly phase: Phase;
  readonly wantsToPlay: boolean;
  /** The index of the video that is shown. */
  readonly index: number;
  /** Seconds on the module's timeline. */
  readonly position: number;
  readonly furthest: number;
  readonly total: number;
  /** Seconds that were played, in this and earlier visits. */
  readonly played: number;
};

export type VideoPlayer = ReturnType<typeof createVideoPlayer>;

type PlayerOptions = {
  readonly timeline: Timeline;
  /** The address of each video of the timeline. */
  readonly urls: readonly string[];
  /** The progress of earlier visits. */
  readonly start: Pick<Watch, 'position' | 'furthest' | 'played'>;
  /** Fetches fresh addresses; rejects if there are none. */
  readonly renew: () => Promise<readonly string[]>;
};

/**
 * Plays the videos of a module on a screen, in order and without skipping. It checks every change of the element's
 * position, also by the page's console, and undoes skips.
 */
export function createVideoPlayer(screen: VideoScreen, options: PlayerOptions) {
  const { timeline, start, urls, renew } = options;
  let speed = 1;
  const watching = createElementWatch(screen, {
    timeline,
    start,
    playback: () => playing.current(),
    speed: () => speed,
  });
  const playing: ElementPlayback = createElementPlayback(screen, {
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
  const parts: Parts = { playing, watching, check, keepSpeed };
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
    if (watching.checkPosition()) publish();
  }

  /** Sets the speed of the element, also after the page's console has changed it. */
  function keepSpeed(): void {
    const video = screen.current;
    if (video.playbackRate !== speed) video.playbackRate = speed;
    // An element that loads another video takes this one.
    if (video.defaultPlaybackRate !== speed) video.defaultPlaybackRate = speed;
  }

  function pause(): void {
    // Subscribers report the position at once, so it is updated before.
    check();
    playing.dispatch({ type: 'pause' });
  }

  function seek(position: number): void {
    const { phase } = playing.current();
    if (phase === 'renewing' || phase === 'failed') return;
    check();
    watching.accept(position);
    const { index } = locate(timeline, watching.current().position);
    playing.dispatch({ type: 'moved', index });
    watching.moveToAccepted();
  }

  /** Loads the address in a second element, which takes over at the same position. */
  function replaceElement(url: string): void {
    cancelHandover();
    stopHandover = prepareHandover({
      current: screen.current,
      next: screen.prepare(url),
      isRunning: () => !screen.current.paused && playing.current().phase === 'ready',
      onReady: takeOver,
      onAbandoned: cancelHandover,
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
    // The last picture of the current element stays until the next element has one.
    screen.current.pause();
    screen.swap();
    keepSpeed();
    stopListening = listenTo(screen, parts);
    playing.dispatch({ type: 'running' });
    if (!playing.current().wantsToPlay) screen.dropPrevious();
  }

  /** If the browser does not start a second element, the first one continues from the fresh address. */
  function returnToPrevious(): void {
    stopListening();
    screen.swapBack();
    keepSpeed();
    stopListening = listenTo(screen, parts);
    playing.dispatch({ type: 'reload' });
  }

  let stopListening = listenTo(screen, parts);
  const stopObserving = observePage({ check, pause });
  playing.open();

  return {
    subscribe,
    snapshot,
    play(): void {
      if (playing.current().phase === 'ended') seek(0);
      playing.dispatch({ type: 'play' });
    },
    pause,
    /** Seeks to a second of the module, no further than was watched. */
    seek,
    /** Plays at this speed from now on. Only 1 counts as watching. */
    setSpeed(next: number): void {
      check();
      speed = next;
      keepSpeed();
    },
    retry: (): void => playing.dispatch({ type: 'retry' }),
    takeAddresses: playing.takeAddresses,
    /** The server credited at most `seconds`: the rest must be watched again. */
    limitTo(seconds: number): void {
      watching.limitTo(seconds);
      seek(watching.current().position);
    },
    /** Continues from the progress of another tab or device. Only to be called while this player does not play. */
    adopt({ position, furthest, played }: PlayerOptions['start']): void {
      watching.adopt({ furthest, played });
      // One second before the end, because the end must be reached by playing.
      seek(Math.min(position, timeline.total - 1));
    },
    /** Disposes of the player and removes its elements from the screen. */
    dispose(): void {
      check();
      set(currentSnapshot());
      cancelHandover();
      stopListening();
      stopObserving();
      playing.dispose();
      screen.dispose();
    },
  };
}

/** Reports whether the video is loaded and at its position. */
function isShown({ phase }: PlayerSnapshot): boolean {
  return phase === 'ready' || phase === 'stalled';
}

type Parts = {
  readonly playing: ElementPlayback;
  readonly watching: ReturnType<typeof createElementWatch>;
  /** Checks the position of the video now. */
  readonly check: () => void;
  readonly keepSpeed: () => void;
};

/** Handles the events of the shown element. Returns the function that removes the listeners. */
function listenTo(screen: VideoScreen, { playing, watching, check, keepSpeed }: Parts): () => void {
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
    waiting: () => playing.dispatch({ type: 'data-missing' }),
    playing() {
      screen.dropPrevious();
      playing.dispatch({ type: 'running' });
    },
    pause() {
      check();
      // The browser paused the video, for example for a phone call. Between two videos, playback continues.
      if (!video.ended && video.error === null && playing.current().phase !== 'loading')
        playing.dispatch({ type: 'pause' });
    },
    // The page's console can also start the video; then the state follows.
    play() {
      if (playing.current().wantsToPlay) return;
      watching.markPlaying();
      playing.dispatch({ type: 'play' });
    },
    ratechange: keepSpeed,
    error: () => playing.dispatch({ type: 'address-failed' }),
  };
  const all = Object.entries(on);
  for (const [type, act] of all) video.addEventListener(type, act);
  return () => {
    for (const [type, act] of all) video.removeEventListener(type, act);
  };
}

/** Detects what the element reports by no event: some skips, and a hidden page. */
function observePage({ check, pause }: { check: () => void; pause: () => void }): () => void {
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
