import { ANTI_SKIP_CHECK_MS } from '@portal/contract/limits';
import { createStore } from '#web/platform/state/store.ts';
import { createDecodeFaults } from './decode-faults.ts';
import { createElementPlayback, type ElementPlayback } from './element-playback.ts';
import { createElementWatch } from './element-watch.ts';
import { prepareHandover } from './handover.ts';
import { createPictureWatch } from './picture-watch.ts';
import { isDeadEnd, type Phase } from './playback.ts';
import { locate, type Timeline } from './timeline.ts';
import type { VideoScreen } from './video-screen.ts';
import type { WatchState } from './watch-rule.ts';

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
  /** The video waits until more of it can be credited, and continues by itself. */
  readonly isHeld: boolean;
  /** The connection does not let the video continue at its position: it starts at its beginning. */
  readonly startsOver: boolean;
};

export type VideoPlayer = ReturnType<typeof createVideoPlayer>;

type PlayerOptions = {
  readonly timeline: Timeline;
  /** The address of each video of the timeline. */
  readonly urls: readonly string[];
  /** The progress of earlier visits. */
  readonly start: Pick<WatchState, 'position' | 'furthest' | 'played'>;
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
  let startsOver = false;
  /** A hold pauses the element, which reports that later, perhaps when it plays again. */
  const ownPauses = { areExpected: false };
  const picture = createPictureWatch(screen);
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
  const faults = createDecodeFaults(() => watching.current().position);
  const parts: Parts = {
    playing,
    watching,
    picture,
    faults,
    ownPauses,
    check,
    checkLanding,
    keepSpeed,
  };
  const { current: snapshot, subscribe, set } = createStore(currentSnapshot());
  let stopHandover: (() => void) | null = null;

  function currentSnapshot(): PlayerSnapshot {
    const { phase, wantsToPlay, isHeld, index } = playing.current();
    const { position, furthest, played } = watching.current();
    const { total } = timeline;
    return { phase, wantsToPlay, isHeld, index, position, furthest, played, total, startsOver };
  }

  function publish(): void {
    const next = currentSnapshot();
    if (!isShown(next)) cancelHandover();
    set(next);
  }

  function check(): void {
    const { phase } = playing.current();
    const { ended, seeking } = screen.current;
    // The position of an ended video is checked by its `ended` event.
    if (isDeadEnd(phase) || (ended && !seeking)) return;
    const shown = phase === 'loading' ? 'shown' : picture.judge();
    if (shown === 'missing') playing.dispatch({ type: 'picture-missing' });
    // Nothing counts as played until the first frame is drawn; then the time since the start does. A move is checked at
    // once.
    if (shown === 'missing' || (shown === 'unknown' && !seeking)) return;
    if (watching.checkPosition()) publish();
  }

  /** If the video cannot be played where it was left, the trainee reads that before it starts at its beginning. */
  function checkLanding(): void {
    if (watching.checkLanding()) return;
    startsOver = true;
    playing.dispatch({ type: 'pause' });
  }

  function play(): void {
    const { phase } = playing.current();
    if (phase === 'ended' || phase === 'ended-early') seek(0);
    startsOver = false;
    playing.dispatch({ type: 'play' });
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
    if (['renewing', 'failed', 'cut-off'].includes(phase) || isDeadEnd(phase)) return;
    check();
    watching.accept(position);
    const { index } = locate(timeline, watching.current().position);
    playing.dispatch({ type: 'moved', index });
    watching.moveToAccepted();
    checkLanding();
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
    play,
    pause,
    /** Lets the video wait while `isHeld`. It continues by itself, unless the trainee pauses it meanwhile. */
    hold(isHeld: boolean): void {
      if (isHeld === playing.current().isHeld) return;
      check();
      if (isHeld && !screen.current.paused) ownPauses.areExpected = true;
      playing.dispatch({ type: isHeld ? 'held' : 'released' });
    },
    /** The place in the video that is shown, and its stated duration, in seconds. */
    placeInVideo(): { readonly second: number; readonly duration: number } {
      const { start: from, duration } = timeline.segments[playing.current().index] ?? NO_SEGMENT;
      return { second: watching.current().position - from, duration };
    },
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

const NO_SEGMENT = { start: 0, duration: 0 };

/** Reports whether the video is loaded and at its position. */
function isShown({ phase }: PlayerSnapshot): boolean {
  return phase === 'ready' || phase === 'stalled';
}

type Parts = {
  readonly playing: ElementPlayback;
  readonly watching: ReturnType<typeof createElementWatch>;
  readonly picture: ReturnType<typeof createPictureWatch>;
  readonly faults: ReturnType<typeof createDecodeFaults>;
  readonly ownPauses: { areExpected: boolean };
  /** Checks the position of the video now. */
  readonly check: () => void;
  /** Checks whether the video is where it was moved. */
  readonly checkLanding: () => void;
  readonly keepSpeed: () => void;
};

/** Handles the events of the shown element. Returns the function that removes the listeners. */
function listenTo(screen: VideoScreen, parts: Parts): () => void {
  const { playing, watching, picture, faults, ownPauses, check, checkLanding, keepSpeed } = parts;
  const video = screen.current;
  const on: { readonly [K in keyof HTMLVideoElementEventMap]?: () => void } = {
    loadedmetadata() {
      picture.restart();
      ownPauses.areExpected = false;
      watching.placeLoaded();
      playing.dispatch({ type: 'loaded' });
      checkLanding();
    },
    loadeddata: check,
    seeking: check,
    seeked: checkLanding,
    timeupdate: check,
    ended() {
      const end = watching.finish();
      if (end === 'reached') playing.dispatch({ type: 'segment-ended' });
      if (end === 'early') playing.dispatch({ type: 'segment-ended-early' });
    },
    waiting: () => playing.dispatch({ type: 'data-missing' }),
    playing() {
      screen.dropPrevious();
      playing.dispatch({ type: 'running' });
    },
    pause() {
      check();
      const isOwn = ownPauses.areExpected;
      ownPauses.areExpected = false;
      const { phase } = playing.current();
      // The browser paused the video, for example for a phone call. Between two videos, playback continues.
      if (!isOwn && !video.ended && video.error === null && phase !== 'loading')
        playing.dispatch({ type: 'pause' });
    },
    // The page's console can also start the video; then the state follows.
    play() {
      const { wantsToPlay, isHeld } = playing.current();
      if (wantsToPlay && !isHeld) return;
      watching.markPlaying();
      playing.dispatch({ type: 'play' });
    },
    ratechange: keepSpeed,
    error: () =>
      playing.dispatch({ type: faults.isDamaged(video) ? 'not-decoded' : 'address-failed' }),
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
