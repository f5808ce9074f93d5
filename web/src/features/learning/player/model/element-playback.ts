import { isUnreachable } from '#web/platform/http/api-error.ts';
import { isServed } from '#web/platform/http/is-served.ts';
import { createMachine } from '#web/platform/state/machine.ts';
import {
  type Playback,
  type PlaybackEffect,
  type PlaybackEvent,
  startPlayback,
  stepPlayback,
} from './playback.ts';
import type { VideoScreen } from './video-screen.ts';

/** The delay in ms before addresses are requested again from a server that could not be reached. */
const RETRY_MS = 5_000;
/** `MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED`: an unknown format, or an answer that is no video. */
const MEDIA_ERR_SRC_NOT_SUPPORTED = 4;

type Options = {
  readonly videoCount: number;
  /** The index of the video that is shown first. */
  readonly index: number;
  /** The address of each video. */
  readonly urls: readonly string[];
  /** Fetches fresh addresses; rejects if there are none. */
  readonly renew: () => Promise<readonly string[]>;
  /** Called before the element is started. */
  readonly onStart: () => void;
  /** Called when another element must continue with this address while the current one still plays. */
  readonly onReplace: (url: string) => void;
  /** Called when the browser does not let the page start the element. */
  readonly onRefused: () => void;
  /** Called after every event, even if it changed nothing. */
  readonly onChange: () => void;
};

export type ElementPlayback = ReturnType<typeof createElementPlayback>;

/** Drives the `<video>` element of a screen by the playback state machine. */
export function createElementPlayback(screen: Pick<VideoScreen, 'current'>, options: Options) {
  const { videoCount, renew, onStart, onChange } = options;
  let urls = options.urls;
  const life = new AbortController();
  let later: ReturnType<typeof setTimeout> | undefined;
  const retry = () => dispatch({ type: 'retry' });
  const machine = createMachine<Playback, PlaybackEvent, PlaybackEffect>({
    initial: startPlayback(options.index),
    step: (state, event) => stepPlayback(state, event, videoCount),
    effects: {
      open,
      start: startPlaying,
      stop() {
        if (!screen.current.paused) screen.current.pause();
      },
      renew: () => void renewAfterFault(),
      'retry-later'() {
        clearTimeout(later);
        later = setTimeout(retry, RETRY_MS);
      },
      examine: () => void examine(),
    },
  });

  function dispatch(event: PlaybackEvent): void {
    machine.dispatch(event);
    onChange();
  }

  function startPlaying(): void {
    const video = screen.current;
    if (!video.paused) return;
    onStart();
    video.play().catch((error: unknown) => {
      // If the video was changed meanwhile, or its address failed, other events of the element report that.
      if (error instanceof DOMException && error.name === 'NotAllowedError') options.onRefused();
    });
  }

  /** Loads the current video; the element then reports `loadedmetadata`. */
  function open(): void {
    const url = urls[machine.current().index];
    if (url === undefined) return;
    screen.current.src = url;
    screen.current.load();
  }

  async function renewAfterFault(): Promise<void> {
    clearTimeout(later);
    try {
      urls = await renew();
      if (!life.signal.aborted) dispatch({ type: 'renewed' });
    } catch (error) {
      // The player shows the failure; the reason does not help a trainee.
      if (!life.signal.aborted)
        dispatch({ type: isUnreachable(error) ? 'not-reached' : 'not-renewed' });
    }
  }

  /** A video that is sent, but that the browser does not take, has a format that it cannot play. */
  async function examine(): Promise<void> {
    const url = urls[machine.current().index];
    if (url === undefined || screen.current.error?.code !== MEDIA_ERR_SRC_NOT_SUPPORTED) return;
    const isThere = await isServed(url, 'video/', life.signal);
    if (isThere && machine.current().phase === 'failed') dispatch({ type: 'not-decoded' });
  }

  window.addEventListener('online', retryCutOff, { signal: life.signal });
  function retryCutOff(): void {
    if (machine.current().phase === 'cut-off') retry();
  }

  return {
    current: machine.current,
    dispatch,
    open,
    /** Continues the video from a fresh address. A video that is loaded to its end keeps the old one. */
    takeAddresses(fresh: readonly string[]): void {
      const { index, phase } = machine.current();
      const before = urls[index];
      urls = fresh;
      const url = urls[index];
      const isShown = phase === 'ready' || phase === 'stalled';
      if (url !== undefined && url !== before && isShown && !isLoadedToEnd(screen.current))
        options.onReplace(url);
    },
    dispose(): void {
      life.abort();
      clearTimeout(later);
    },
  };
}

function isLoadedToEnd({ buffered, currentTime, duration }: HTMLVideoElement): boolean {
  for (let range = 0; range < buffered.length; range += 1) {
    if (buffered.start(range) <= currentTime && buffered.end(range) >= duration - 0.1) return true;
  }
  return false;
}
