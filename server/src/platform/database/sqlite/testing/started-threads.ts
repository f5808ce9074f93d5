import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach } from 'vitest';

/** Call it at the top of a file. Returns the list of threads that the present test has started. */
export function followThreads(): readonly Worker[] {
  const threads: Worker[] = [];
  const remember = (worker: Worker) => threads.push(worker);
  beforeEach(() => {
    process.on('worker', remember);
  });
  afterEach(() => {
    process.off('worker', remember);
    threads.length = 0;
  });
  return threads;
}
