import { WriteLockTimeoutError } from './transaction-errors.ts';

interface Waiter {
  proceed: () => void;
  timer: NodeJS.Timeout;
}

/** A lock in the order of arrival, held across awaits by the current writer. */
export class WriteLock {
  readonly #timeoutMs: number;
  // A Set keeps the order of arrival and removes a waiter that gave up at once.
  readonly #waiters = new Set<Waiter>();
  #held = false;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  get isHeld(): boolean {
    return this.#held;
  }

  /** @throws WriteLockTimeoutError */
  async acquire(): Promise<void> {
    if (!this.#held) {
      this.#held = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.#waiters.delete(waiter);
        reject(new WriteLockTimeoutError(this.#timeoutMs));
      };
      const waiter = { proceed: resolve, timer: setTimeout(giveUp, this.#timeoutMs) };
      this.#waiters.add(waiter);
    });
  }

  /** Passes the lock to the waiter that has waited longest; a new one cannot take it in between. */
  release(): void {
    for (const waiter of this.#waiters) {
      this.#waiters.delete(waiter);
      clearTimeout(waiter.timer);
      waiter.proceed();
      return;
    }
    this.#held = false;
  }
}
