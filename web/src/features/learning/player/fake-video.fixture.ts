/** As much of a `<video>` as the player uses; its clock runs with the test's timers. */
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
  private time = 0;
  private readonly durations: ReadonlyMap<string, number>;

  constructor(durations: Readonly<Record<string, number>>) {
    super();
    this.durations = new Map(Object.entries(durations));
  }

  get currentTime(): number {
    return this.time;
  }

  set currentTime(seconds: number) {
    this.time = Math.min(seconds, Number.isNaN(this.duration) ? seconds : this.duration);
    this.ended = false;
    this.emit('seeking');
  }

  load(): void {
    Object.assign(this, { paused: true, ended: false, readyState: 0, error: null });
    this.time = 0;
    this.duration = Number.NaN;
    const duration = this.durations.get(this.src);
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
    this.paused = false;
    this.emit('play');
    if (this.readyState > 0) this.emit('playing');
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.emit('pause');
  }

  removeAttribute(): void {
    this.src = '';
  }

  /** Plays on by so many seconds of its own time. */
  run(seconds: number): void {
    if (this.paused || this.readyState === 0) return;
    this.time = Math.min(this.time + seconds * this.playbackRate, this.duration);
    if (this.time < this.duration) return;
    this.ended = true;
    this.paused = true;
    this.emit('pause');
    this.emit('ended');
  }

  emit(type: string): void {
    this.dispatchEvent(new Event(type));
  }
}
