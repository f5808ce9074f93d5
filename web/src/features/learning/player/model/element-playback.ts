import { createMachine } from '#web/platform/state/machine.ts';
import {
  type Playback,
  type PlaybackEffect,
  type PlaybackEvent,
  startPlayback,
  stepPlayback,
} from './playback.ts';
import type { VideoScreen } from './video-screen.ts';

type Options = {
  readonly videoCount: number;
  /** Which video is shown first. */
  readonly index: number;
  /** One for each video. */
  readonly urls: readonly string[];
  /** Fetches fresh addresses; rejects when there are none to be had. */
  readonly renew: () => Promise<readonly string[]>;
  /** The element is told to play. */
  readonly onStart: () => void;
  /** Another element is to go on with this address, while the current one still plays. */
  readonly onReplace: (url: string) => void;
  /** The browser does not let the page start the element. */
  readonly onRefused: () => void;
  /** After every event, whether it changed anything or not. */
  readonly onChange: () => void;
};

export type ElementPlayback = ReturnType<typeof drivePlayback>;

/** Makes the `<video>` element of a screen do what the states of playback ask for. */
export function drivePlayback(screen: Pick<VideoScreen, 'current'>, options: Options) {
  const { videoCount, renew, onStart, onChange } = options;
  let urls = options.urls;
  let isDisposed = false;
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
      // Another picture was asked for meanwhile, or the address failed: their own events tell.
      if (error instanceof DOMException && error.name === 'NotAllowedError') options.onRefused();
    });
  }

  /** Shows the video whose turn it is; the element then reports `loadedmetadata`. */
  function open(): void {
    const url = urls[machine.current().index];
    if (url === undefined) return;
    screen.current.src = url;
    screen.current.load();
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

  return {
    current: machine.current,
    dispatch,
    open,
    /** Has the video go on from fresh addresses; where it is loaded to its end, the old one will do. */
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
      isDisposed = true;
    },
  };
}

function isLoadedToEnd({ buffered, currentTime, duration }: HTMLVideoElement): boolean {
  for (let range = 0; range < buffered.length; range += 1) {
    if (buffered.start(range) <= currentTime && buffered.end(range) >= duration - 0.1) return true;
  }
  return false;
}
