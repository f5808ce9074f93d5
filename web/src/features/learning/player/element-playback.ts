import { nextPlayback, type Playback, type PlaybackEvent, startPlayback } from './playback.ts';

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
  /** After every event, whether it changed anything or not. */
  readonly onChange: () => void;
};

export type ElementPlayback = ReturnType<typeof drivePlayback>;

/** Makes a `<video>` element do what the states of playback ask for. */
export function drivePlayback(video: HTMLVideoElement, options: Options) {
  const { videoCount, renew, onStart, onChange } = options;
  let urls = options.urls;
  let playback = startPlayback(options.index);
  let isDisposed = false;

  function dispatch(event: PlaybackEvent): void {
    const before = playback;
    playback = nextPlayback(before, event, videoCount);
    if (playback.index !== before.index || event.type === 'renewed') open();
    if (playback.wantsToPlay) startPlaying();
    else if (!video.paused) video.pause();
    if (playback.phase === 'renewing' && before.phase !== 'renewing') void renewAfterFault();
    onChange();
  }

  function startPlaying(): void {
    if (!video.paused || (playback.phase !== 'ready' && playback.phase !== 'loading')) return;
    onStart();
    video.play().catch((error: unknown) => {
      // Another picture was asked for meanwhile, or the address failed: their own events tell.
      if (error instanceof DOMException && error.name === 'NotAllowedError')
        dispatch({ type: 'pause' });
    });
  }

  /** Shows the video whose turn it is; the element then reports `loadedmetadata`. */
  function open(): void {
    const url = urls[playback.index];
    if (url === undefined) return;
    video.src = url;
    video.load();
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
    /** Plays on from fresh addresses; where the video is loaded to its end the old one will do. */
    takeAddresses(fresh: readonly string[]): void {
      urls = fresh;
      if (isLoadedToEnd(video) || playback.phase === 'renewing' || playback.phase === 'failed')
        return;
      playback = { ...playback, phase: 'renewing' };
      dispatch({ type: 'renewed' });
    },
    /** Ends it; the element is left empty. */
    dispose(): void {
      isDisposed = true;
      video.pause();
      video.removeAttribute('src');
      video.load();
    },
  };
}

function isLoadedToEnd({ buffered, currentTime, duration }: HTMLVideoElement): boolean {
  for (let range = 0; range < buffered.length; range += 1) {
    if (buffered.start(range) <= currentTime && buffered.end(range) >= duration - 0.1) return true;
  }
  return false;
}
