import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { CheckpointRequest, CheckpointResult } from './checkpoint-worker.ts';
import { PAGES_BEFORE_COMMITS_WRITE, readLogState } from './connections.ts';

/** Pages of the log between two checkpoints: 4 MB, SQLite's own default. */
const PAGES_PER_CHECKPOINT = 1_000;

export interface CheckpointOptions {
  readonly file: string;
  /** Called when the thread has failed. Nothing is lost: from a larger log on, commits write it into the file. */
  readonly onFailed: (error: Error) => void;
  /** The program of the thread; another one in tests. */
  readonly program?: URL;
}

/**
 * Writes SQLite's log into the database file in a thread of its own, so that no commit takes the time for it. The
 * thread starts when the log has grown to 1,000 pages for the first time, which a short-lived process never needs.
 */
export class Checkpoints {
  readonly #options: CheckpointOptions;
  readonly #state: StatementSync;
  #worker: Worker | undefined;
  #isRunning = false;
  /** Pages of the log at the last request. */
  #requestedAt = 0;

  constructor(writer: DatabaseSync, options: CheckpointOptions) {
    this.#options = options;
    // Only reads the state of the log; takes 7 µs.
    this.#state = writer.prepare('pragma wal_checkpoint(noop)');
  }

  /** Call it after every commit. */
  afterCommit(): void {
    try {
      this.#requestIfDue();
    } catch (error) {
      this.#options.onFailed(asError(error));
    }
  }

  /** Waits for a running checkpoint and ends the thread. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) return;
    this.#worker = undefined;
    worker.ref();
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    this.#send(worker, 'end');
    await ended;
  }

  #requestIfDue(): void {
    const { pages, written } = readLogState(this.#state);
    // The log has started again.
    if (pages < this.#requestedAt) this.#requestedAt = 0;
    // A reader of another process may keep pages in the log: asking again after each commit would write none of them.
    const since = Math.max(written, this.#requestedAt);
    if (this.#isRunning || pages - since < PAGES_PER_CHECKPOINT) return;
    // The checkpoint of a commit fails while the thread makes one, which under steady writing would be always.
    if (pages >= PAGES_BEFORE_COMMITS_WRITE) return;
    this.#requestedAt = pages;
    this.#isRunning = true;
    this.#worker ??= this.#startThread();
    this.#send(this.#worker, 'checkpoint');
  }

  #startThread(): Worker {
    const { file, program = new URL('./checkpoint-worker.ts', import.meta.url) } = this.#options;
    const worker = new Worker(program, { workerData: file });
    worker.unref();
    worker.on('message', ({ failure }: CheckpointResult) => {
      this.#isRunning = false;
      if (failure !== null) this.#options.onFailed(new Error(failure));
    });
    worker.on('error', (error) => this.#options.onFailed(asError(error)));
    // The next request starts another one.
    worker.once('exit', () => {
      this.#worker = undefined;
      this.#isRunning = false;
    });
    return worker;
  }

  #send(worker: Worker, request: CheckpointRequest): void {
    worker.postMessage(request);
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
