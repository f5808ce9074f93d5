import { nextPlayback, type Playback, type PlaybackEvent, startPlayback } from './playback.ts';
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
  let playback = startPlayback(options.index);
  let isDisposed = false;

  function dispatch(event: PlaybackEvent): void {
    const before = playback;
    playback = nextPlayback(before, event, videoCount);
    if (playback.index !== before.index || event.type === 'renewed') open();
    if (playback.wantsToPlay) startPlaying();
    else if (!screen.current.paused) screen.current.pause();
    if (playback.phase === 'renewing' && before.phase !== 'renewing') void renewAfterFault();
    onChange();
  }

  function startPlaying(): void {
    const video = screen.current;
    if (!video.paused || (playback.phase !== 'ready' && playback.phase !== 'loading')) return;
    onStart();
    video.play().catch((error: unknown) => {
      // Another picture was asked for meanwhile, or the address failed: their own events tell.
      if (error instanceof DOMException && error.name === 'NotAllowedError') options.onRefused();
    });
  }

  /** Shows the video whose turn it is; the element then reports `loadedmetadata`. */
  function open(): void {
    const url = urls[playback.index];
    if (url === undefined) return;
    screen.current.src = url;
    screen.current.load();
  }

  /** Loads the current address in the same element: it starts anew at its place. */
  function reload(): void {
    playback = { ...playback, phase: 'renewing' };
    dispatch({ type: 'renewed' });
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
    current: (): Playback => playback,
    dispatch,
    open,
    reload,
    /** Has the video go on from fresh addresses; where it is loaded to its end, the old one will do. */
    takeAddresses(fresh: readonly string[]): void {
      const before = urls[playback.index];
      urls = fresh;
      const url = urls[playback.index];
      const isShown = playback.phase === 'ready' || playback.phase === 'stalled';
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
