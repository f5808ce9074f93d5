import { setImmediate } from 'node:timers';

/**
 * Lets one caller after the other write a part of a file, one in each round of the event loop. Giving 256 KiB to a
 * socket takes the thread that answers all calls about 0.2 ms: without this, the reads that have ended during a round
 * are all written in the next one, which becomes longer by that, and a call waits for all of them.
 */
export class PacedWrites {
  readonly #waiting: (() => void)[] = [];

  /** Resolves when the caller may write its part. */
  next(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    if (this.#waiting.length === 1) setImmediate(this.#admitOne);
    return promise;
  }

  readonly #admitOne = (): void => {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(this.#admitOne);
  };
}
