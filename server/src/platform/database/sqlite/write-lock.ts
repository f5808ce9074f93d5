import { WriteLockTimeoutError } from './transaction-errors.ts';

interface Waiter {
  proceed: () => void;
  timer: NodeJS.Timeout;
}

/** First come, first served. Held across awaits by whoever writes. */
export class WriteLock {
  readonly #timeoutMs: number;
  // A Set keeps the order of arrival and forgets a waiter that gave up at once.
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

  /** Hands the lock to the longest waiting, without letting a newcomer in between. */
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
