import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for which steps are added to one transaction, which delays other writes. */
export const STEPS_MS = 2;
/** The pause after a transaction in relation to its time: all background work has at most a seventh of the process. */
const PAUSE_RATIO = 6;
/** A transaction that had to wait for others is no reason for a longer pause. */
const PAUSE_MAX_MS = 250;

/** Lets the transactions of all tasks of a process follow each other, with a pause after each. */
export class Pace {
  #last: Promise<unknown> = Promise.resolve();

  async run<T>(transaction: () => Promise<T>): Promise<T> {
    const former = this.#last;
    const own = Promise.withResolvers<void>();
    this.#last = own.promise;
    await former;
    const startedAt = performance.now();
    try {
      return await transaction();
    } finally {
      const tookMs = performance.now() - startedAt;
      void pause(Math.min(PAUSE_MAX_MS, tookMs * PAUSE_RATIO)).then(() => own.resolve());
    }
  }
}
