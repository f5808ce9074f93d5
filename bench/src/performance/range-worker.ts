/** Requests ranges in a thread of its own, so that it does not delay the measured requests of the main thread. */
import { workerData } from 'node:worker_threads';
import { measureRanges, type RangeLoad } from './range-load.ts';

export interface RangeWork {
  readonly url: string;
  readonly load: RangeLoad;
  readonly seconds: number;
}

const { url, load, seconds } = workerData as RangeWork;
await measureRanges({ pids: [], nextUrl: async () => url }, load, seconds);
