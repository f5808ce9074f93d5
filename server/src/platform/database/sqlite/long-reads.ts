import { Worker } from 'node:worker_threads';
import { BusyError } from '#server/platform/busy-error.ts';
import { currentRequest, outsideRequests } from '#server/platform/current-request.ts';
import type { Failure, LongRead, LongReadRequest, LongReadResult } from './long-read-worker.ts';

/** Selects of one user that wait: more than the windows of one person ask for at once. */
const WAITING_MAX = 50;

interface Select extends PromiseWithResolvers<unknown[]> {
  readonly read: LongRead;
}

/**
 * Runs selects in a thread with a connection of its own, so that a search of all trainees blocks no other request. It
 * sees what was committed when it starts. The thread starts with the first select, which a small portal may never need.
 * It runs one select after the other, of each user in turn, so that many searches of one user do not delay others.
 */
export class LongReads {
  readonly #file: string;
  /** The selects that wait, by user; the user whose turn is next comes first. */
  readonly #waiting = new Map<number | undefined, Select[]>();
  #running: Select | undefined;
  #worker: Worker | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Returns the rows. Rejects with SQLite's error, or BusyError if very many selects of the user wait. */
  read(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    const select = { ...Promise.withResolvers<unknown[]>(), read: { sql, parameters } };
    const userId = currentRequest()?.identity?.userId;
    const ofUser = this.#waiting.get(userId) ?? [];
    if (userId !== undefined && ofUser.length >= WAITING_MAX)
      return Promise.reject(new BusyError('Too many searches of this user wait'));
    ofUser.push(select);
    this.#waiting.set(userId, ofUser);
    this.#startNext();
    return select.promise;
  }

  /** Waits for the selects that were asked for, and ends the thread. */
  async close(): Promise<void> {
    const asked = [this.#running, ...[...this.#waiting.values()].flat()];
    await Promise.allSettled(asked.map((select) => select?.promise));
    const worker = this.#worker;
    if (worker === undefined) return;
    worker.ref();
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    this.#send(worker, 'end');
    await ended;
  }

  #startNext(): void {
    if (this.#running !== undefined) return;
    const next = this.#takeNext();
    if (next === undefined) {
      this.#worker?.unref();
      return;
    }
    this.#running = next;
    try {
      // The thread serves all requests that follow.
      this.#worker ??= outsideRequests(() => this.#startThread());
      // While a client waits, the thread keeps the process alive.
      this.#worker.ref();
      this.#send(this.#worker, next.read);
    } catch (error) {
      // The system starts no further thread, or a value cannot be sent to it.
      this.#settle((select) => select.reject(error));
    }
  }

  #takeNext(): Select | undefined {
    for (const [userId, selects] of this.#waiting) {
      const next = selects.shift();
      this.#waiting.delete(userId);
      // Behind all other users.
      if (selects.length > 0) this.#waiting.set(userId, selects);
      return next;
    }
    return undefined;
  }

  #startThread(): Worker {
    const program = new URL('./long-read-worker.ts', import.meta.url);
    const worker = new Worker(program, { workerData: this.#file });
    worker.on('message', (result: LongReadResult) => {
      this.#settle((select) => {
        if ('rows' in result) select.resolve(result.rows);
        else select.reject(errorOf(result.failure));
      });
    });
    let cause: unknown = new Error('The thread for long reads has ended');
    worker.on('error', (error) => {
      cause = error;
    });
    // The next select starts another thread.
    worker.once('exit', () => {
      this.#worker = undefined;
      this.#settle((select) => select.reject(cause));
    });
    return worker;
  }

  #settle(answer: (select: Select) => void): void {
    const select = this.#running;
    this.#running = undefined;
    if (select !== undefined) answer(select);
    this.#startNext();
  }

  #send(worker: Worker, request: LongReadRequest): void {
    worker.postMessage(request);
  }
}

/** An error as `node:sqlite` throws it. */
const errorOf = ({ message, errcode }: Failure) =>
  Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });
