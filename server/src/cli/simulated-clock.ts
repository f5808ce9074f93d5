/** A clock that can be set back and advanced: demo trainees do in moments what takes days. */
export class SimulatedClock {
  #offset = 0;

  /** Milliseconds since 1970. */
  readonly now = (): number => Date.now() + this.#offset;

  goBack(hours: number): void {
    this.#offset = -hours * 3_600_000;
  }

  advance(seconds: number): void {
    this.#offset += seconds * 1000;
  }
}
