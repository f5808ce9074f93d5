/** A clock that can be set back and advanced: demo trainees do in moments what takes days. */
export class SimulatedClock {
  #offset = 0;

  /** Milliseconds since 1970. */
  readonly now = (): number => Date.now() + this.#offset;

  goBack(hours: number): void {
    this.#offset = -Math.round(hours * 3_600_000);
  }

  advance(seconds: number): void {
    // The length of a film has fractions of milliseconds, which no column holds.
    this.#offset += Math.round(seconds * 1000);
  }
}
