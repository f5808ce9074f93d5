import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for which steps are added to one transaction, which delays other writes. */
export const STEPS_MS = 2;
/** The pause after the steps of a transaction in relation to their time. */
const PAUSE_RATIO = 6;
/** A transaction that had to wait for locks of others is no reason for a longer pause. */
const PAUSE_MAX_MS = 100;

interface Paced {
  /** Milliseconds that the steps took, without the wait for the transaction and its commit. */
  readonly tookMs: number;
}

/** Lets the transactions of all tasks of a process follow each other, with a pause after each. */
export class Pace {
  #last: Promise<unknown> = Promise.resolve();

  async run<T extends Paced>(transaction: () => Promise<T>): Promise<T> {
    const former = this.#last;
    const own = Promise.withResolvers<void>();
    this.#last = own.promise;
    await former;
    let pauseMs = PAUSE_MAX_MS;
    try {
      const result = await transaction();
      pauseMs = Math.min(PAUSE_MAX_MS, result.tookMs * PAUSE_RATIO);
      return result;
    } finally {
      void pause(pauseMs).then(() => own.resolve());
    }
  }
}
