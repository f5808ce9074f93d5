/** Runs functions on uploaded content in separate threads, which can be stopped. */
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { BusyError } from '../busy-error.ts';
import type { JobMessage, JobResult } from './pool-worker.ts';

/** An exported function of a module, with an input and an output that can be copied between threads. */
export interface Job<Input, Output> {
  readonly module: URL;
  readonly name: string;
  /** Exists only as a type, which ties the input to the output. */
  readonly signature?: (input: Input) => Output;
}

type Work = (input: never) => unknown;

/** The job that runs the function `name` of `module`, which has the type `W`. */
export function jobOf<W extends Work>(
  module: URL,
  name: string,
): Job<Parameters<W>[0], Awaited<ReturnType<W>>> {
  return { module, name };
}

/** The job used too much CPU time or memory, because of its input. */
export class StoppedJobError extends Error {
  override readonly name = 'StoppedJobError';
}

export interface WorkerPoolOptions {
  /**
   * CPU time that a job may use, in ms. Not wall-clock time, because on a busy machine a job may have to wait for the
   * processor.
   */
  readonly cpuLimitMs?: number;
  /** The maximum duration of a job in ms. */
  readonly timeoutMs?: number;
  readonly threads?: number;
}

/** With two threads, a file that is made to use its full time does not block other users' files. */
const THREADS = 2;
const CPU_LIMIT_MS = 10_000;
const TIMEOUT_MS = 60_000;
/** The shortest time in ms between two checks of a job's CPU time. */
const MIN_CHECK_INTERVAL_MS = 50;
/** Limits of each thread. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

interface Waiting extends PromiseWithResolvers<unknown> {
  readonly message: JobMessage;
}

/** Threads start on demand, and do not keep the process running while they are idle. */
export class WorkerPool {
  readonly #cpuLimitMs: number;
  readonly #timeoutMs: number;
  readonly #threads: number;
  readonly #idle = new Set<Worker>();
  readonly #busy = new Set<Worker>();
  readonly #waiting: Waiting[] = [];

  constructor({
    cpuLimitMs = CPU_LIMIT_MS,
    timeoutMs = TIMEOUT_MS,
    threads = THREADS,
  }: WorkerPoolOptions = {}) {
    this.#cpuLimitMs = cpuLimitMs;
    this.#timeoutMs = timeoutMs;
    this.#threads = threads;
  }

  /** Jobs start in the order of the calls. Throws StoppedJobError, BusyError, or an Error if the job throws. */
  run<Input, Output>(job: Job<Input, Output>, input: Input): Promise<Output> {
    const message = { module: job.module.href, name: job.name, input };
    const waiting = { ...Promise.withResolvers<unknown>(), message };
    this.#waiting.push(waiting);
    this.#startNext();
    return waiting.promise as Promise<Output>;
  }

  /** Ends the threads; unfinished jobs fail. A later job would start a new thread. */
  async close(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(closed());
    await Promise.all([...this.#idle, ...this.#busy].map((worker) => worker.terminate()));
  }

  #startNext(): void {
    if (this.#busy.size >= this.#threads) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    const worker = this.#takeThread();
    this.#perform(worker, next.message)
      .then(next.resolve, next.reject)
      .finally(() => this.#startNext());
  }

  #takeThread(): Worker {
    const [idle] = this.#idle;
    const worker = idle ?? this.#startThread();
    this.#idle.delete(worker);
    this.#busy.add(worker);
    return worker;
  }

  #startThread(): Worker {
    const program = new URL('./pool-worker.ts', import.meta.url);
    const worker = new Worker(program, { resourceLimits: MEMORY_LIMITS });
    worker.on('error', () => this.#forget(worker));
    worker.once('exit', () => this.#forget(worker));
    return worker;
  }

  #forget(worker: Worker): void {
    this.#idle.delete(worker);
    this.#busy.delete(worker);
  }

  async #perform(worker: Worker, message: JobMessage): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<JobResult>();
    const stop = (reason: Error) => {
      reject(reason);
      this.#forget(worker); // at once, so that the next job does not run on the ending thread
      void worker.terminate();
    };
    const onError = (error: unknown) => (isOutOfMemory(error) ? stop(tooCostly()) : reject(error));
    const onExit = () => reject(closed());
    const watching = new AbortController();
    void this.#watch(worker, watching.signal).then((reason) => reason && stop(reason));
    worker.ref();
    worker.once('message', resolve).once('error', onError).once('exit', onExit);
    worker.postMessage(message);
    try {
      const result = await promise;
      if ('failure' in result) throw new Error(result.failure);
      return result.output;
    } finally {
      watching.abort();
      worker.off('message', resolve).off('error', onError).off('exit', onExit);
      worker.unref();
      if (this.#busy.delete(worker)) this.#idle.add(worker);
    }
  }

  /** Returns why the job of the thread must be stopped; null if it ends before that. */
  async #watch(worker: Worker, ended: AbortSignal): Promise<Error | null> {
    const deadline = performance.now() + this.#timeoutMs;
    const before = await cpuMsOf(worker);
    let leftMs = this.#cpuLimitMs;
    while (leftMs > 0) {
      const waitMs = Math.max(
        MIN_CHECK_INTERVAL_MS,
        Math.min(leftMs, deadline - performance.now()),
      );
      const isOver = await wait(waitMs, false, { signal: ended }).catch(() => true);
      if (isOver) return null;
      leftMs = this.#cpuLimitMs - ((await cpuMsOf(worker)) - before);
      if (leftMs > 0 && performance.now() >= deadline) return new BusyError();
    }
    return ended.aborted ? null : tooCostly();
  }
}

/** CPU time of the thread so far; 0 while it starts or after it has ended. */
async function cpuMsOf(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1_000;
}

function tooCostly(): Error {
  return new StoppedJobError('The job used too much CPU time or memory.');
}

function closed(): Error {
  return new Error('The job was stopped with its thread.');
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
