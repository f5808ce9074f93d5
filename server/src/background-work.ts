import type { Logger } from './platform/log.ts';

/** The tasks of the process besides answering requests. They must end before the resources that they use are closed. */
export class BackgroundWork {
  readonly #log: Logger;
  readonly #ending = new AbortController();
  readonly #underWay = new Set<Promise<void>>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Starts a task. `failure` is logged if it fails; a failure never ends the process. */
  run(failure: string, work: (ending: AbortSignal) => Promise<unknown>): void {
    if (this.#ending.signal.aborted) return;
    const running = this.#attempt(failure, work);
    this.#underWay.add(running);
    void running.finally(() => this.#underWay.delete(running));
  }

  /** Starts a task repeatedly, first after `everyMs`. */
  repeat(everyMs: number, failure: string, work: (ending: AbortSignal) => Promise<unknown>): void {
    const timer = setInterval(() => this.run(failure, work), everyMs);
    this.#ending.signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  }

  /** Starts no more tasks, aborts the running ones and waits for their end. */
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
