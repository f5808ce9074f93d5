/** A clock that can be sent back and moved on: demo trainees learn in moments what takes days. */
export class SimulatedClock {
  #offset = 0;

  /** Milliseconds since 1970. */
  readonly now = (): number => Date.now() + this.#offset;

  goBack(days: number): void {
    this.#offset = -days * 86_400_000;
  }

  advance(seconds: number): void {
    this.#offset += seconds * 1000;
  }
}
