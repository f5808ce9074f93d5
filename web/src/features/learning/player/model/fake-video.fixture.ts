import { createVideoScreen } from './video-screen.ts';

type Durations = Readonly<Record<string, number>>;

/**
 * A screen with fake elements. `durations` contains the addresses that work and the durations of their videos,
 * `particular` what differs from an element that plays everything.
 */
export function fakeScreen(durations: Durations, particular: Partial<FakeVideo> = {}) {
  const elements = new Set<FakeVideo>();
  const screen = createVideoScreen({
    add() {
      const video = Object.assign(new FakeVideo(durations), particular);
      elements.add(video);
      return video as unknown as HTMLVideoElement;
    },
    show: () => undefined,
    remove: (video) => void elements.delete(video as unknown as FakeVideo),
  });
  return {
    screen,
    elements,
    get video(): FakeVideo {
      return screen.current as unknown as FakeVideo;
    },
  };
}

/** The parts of a `<video>` element that the player uses; its clock runs with the test's timers. */
export class FakeVideo extends EventTarget {
  src = '';
  readyState = 0;
  paused = true;
  ended = false;
  seeking = false;
  error: object | null = null;
  duration = Number.NaN;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  readonly buffered = { length: 0 };
  volume = 1;
  muted = false;
  /** False if the browser does not let the page start the element. */
  mayPlay = true;
  /** False if the connection refuses ranges: the element stays at its beginning. */
  maySeek = true;
  videoWidth = 320;
  /** The second at which the file ends, if that is before its stated duration. */
  fileEnd = Number.POSITIVE_INFINITY;
  /** Whether frames are drawn. Otherwise none is, and `requestVideoFrameCallback` never calls. */
  draws = true;
  private time = 0;
  private readonly durations: Durations;

  constructor(durations: Durations) {
    super();
    this.durations = durations;
  }

  get currentTime(): number {
    return this.time;
  }

  set currentTime(seconds: number) {
    this.time = Math.min(seconds, Number.isNaN(this.duration) ? seconds : this.duration);
    if (!this.maySeek) this.time = 0;
    this.ended = false;
    this.emit('seeking');
  }

  load(): void {
    Object.assign(this, { paused: true, ended: false, readyState: 0, error: null });
    this.time = 0;
    this.duration = Number.NaN;
    const duration = this.durations[this.src];
    queueMicrotask(() => {
      if (duration === undefined) {
        this.error = {};
        this.emit('error');
        return;
      }
      Object.assign(this, { duration, readyState: 4 });
      this.emit('loadedmetadata');
    });
  }

  async play(): Promise<void> {
    if (!this.mayPlay) throw new DOMException('No gesture', 'NotAllowedError');
    this.paused = false;
    this.emit('play');
    if (this.readyState > 0) this.emit('playing');
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.emit('pause');
  }

  requestVideoFrameCallback(draw: () => void): void {
    if (this.draws) queueMicrotask(draw);
  }

  getVideoPlaybackQuality() {
    return { totalVideoFrames: this.draws ? 1 : 0, droppedVideoFrames: 0 };
  }

  removeAttribute(): void {
    this.src = '';
  }

  /** Plays for this many seconds of its own time. */
  run(seconds: number): void {
    if (this.paused || this.readyState === 0) return;
    this.time = Math.min(this.time + seconds * this.playbackRate, this.duration);
    if (this.time < Math.min(this.duration, this.fileEnd)) return;
    // As Chromium does.
    this.time = this.duration;
    this.ended = true;
    this.paused = true;
    this.emit('pause');
    this.emit('ended');
  }

  emit(type: string): void {
    this.dispatchEvent(new Event(type));
  }
}
