import { Worker } from 'node:worker_threads';
import type { Failure, LongReadRequest, LongReadResult } from './long-read-worker.ts';

/**
 * Runs selects in a thread with a connection of its own, so that a search of all trainees blocks no other request. It
 * sees what was committed when it starts. The thread starts with the first select, which a small portal may never need,
 * and runs one after the other.
 */
export class LongReads {
  readonly #file: string;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown[]>>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** Returns the rows. Rejects with SQLite's error. */
  read(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    this.#worker ??= this.#startThread();
    this.#lastId += 1;
    const waiting = Promise.withResolvers<unknown[]>();
    this.#waiting.set(this.#lastId, waiting);
    // While a client waits for it, the thread keeps the process alive.
    this.#worker.ref();
    this.#send(this.#worker, { id: this.#lastId, sql, parameters });
    return waiting.promise;
  }

  /** Waits for the selects that were asked for, and ends the thread. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) return;
    worker.ref();
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    this.#send(worker, 'end');
    await ended;
  }

  #startThread(): Worker {
    const program = new URL('./long-read-worker.ts', import.meta.url);
    const worker = new Worker(program, { workerData: this.#file });
    worker.unref();
    worker.on('message', (result: LongReadResult) => this.#settle(worker, result));
    worker.on('error', (error) => this.#rejectAll(error));
    // The next select starts another one.
    worker.once('exit', () => {
      this.#worker = undefined;
      this.#rejectAll(new Error('The thread for long reads has ended'));
    });
    return worker;
  }

  #settle(worker: Worker, { id, ...result }: LongReadResult): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) worker.unref();
    if ('rows' in result) waiting?.resolve(result.rows);
    else waiting?.reject(errorOf(result.failure));
  }

  #rejectAll(error: unknown): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }

  #send(worker: Worker, request: LongReadRequest): void {
    worker.postMessage(request);
  }
}

/** An error as `node:sqlite` throws it. */
const errorOf = ({ message, errcode }: Failure) =>
  Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });
