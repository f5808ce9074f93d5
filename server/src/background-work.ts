import type { Logger } from './platform/log.ts';

/**
 * What the process does without being asked, beside answering requests. It has to end before the
 * resources that it works on are closed.
 */
export class BackgroundWork {
  readonly #log: Logger;
  readonly #ending = new AbortController();
  readonly #underWay = new Set<Promise<void>>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Begins it. `failure` is what the log says should it fail; a failure never ends the process. */
  run(failure: string, work: (ending: AbortSignal) => Promise<unknown>): void {
    if (this.#ending.signal.aborted) return;
    const running = this.#attempt(failure, work);
    this.#underWay.add(running);
    void running.finally(() => this.#underWay.delete(running));
  }

  /** Begins it again and again, first when `everyMs` have passed. */
  repeat(everyMs: number, failure: string, work: (ending: AbortSignal) => Promise<unknown>): void {
    const timer = setInterval(() => this.run(failure, work), everyMs);
    this.#ending.signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  }

  /** Nothing more is begun; what is under way is told to stop, and waited for. */
  async end(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#underWay);
  }

  async #attempt(failure: string, work: (ending: AbortSignal) => Promise<unknown>): Promise<void> {
    const ending = this.#ending.signal;
    try {
      await work(ending);
    } catch (error) {
      if (error !== ending.reason) this.#log.error({ err: error }, failure);
    }
  }
}
