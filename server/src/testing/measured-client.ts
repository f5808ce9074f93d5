import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { longestTurnDuring, usedMs } from './longest-turn.ts';
import type { Sending } from './sender-worker.ts';

export interface Cost {
  /** The status of each request, in order; 0 where the connection was cut. */
  readonly statuses: readonly number[];
  /** CPU time of this thread for one request, in ms: the smallest sample. */
  readonly ms: number;
  /** The longest part of it without a pause in which others are served: the smallest sample. */
  readonly longestMs: number;
}

export interface MeasuredRequest extends Omit<Sending, 'times'> {
  /** Requests in a sample: the clock of a thread's CPU time is too coarse for a short one alone. */
  readonly times?: number;
  /** Renews what the requests use up. */
  readonly beforeSample?: () => void;
}

const SAMPLES = 5;
/** What is sent once in a sample is tried more often: its first calls run before the code is compiled. */
const SAMPLES_OF_ONE = 20;

/** Sends requests to a server in this thread and measures what they cost the thread. */
export class MeasuredClient {
  readonly #worker = new Worker(new URL('./sender-worker.ts', import.meta.url));

  /** The smallest samples: garbage collection, first calls and other work of the machine only add to the cost. */
  async measure({ times = 5, beforeSample, ...sending }: MeasuredRequest): Promise<Cost> {
    const samples: Cost[] = [];
    const count = times === 1 ? SAMPLES_OF_ONE : SAMPLES;
    for (let sample = 0; sample < count; sample += 1) {
      beforeSample?.();
      this.#worker.postMessage({ ...sending, times } satisfies Sending);
      await once(this.#worker, 'message');
      samples.push(await this.#send(times));
    }
    return {
      statuses: samples.flatMap(({ statuses }) => statuses),
      ms: Math.min(...samples.map(({ ms }) => ms)),
      longestMs: Math.min(...samples.map(({ longestMs }) => longestMs)),
    };
  }

  async #send(times: number): Promise<Cost> {
    const before = usedMs();
    this.#worker.postMessage('send');
    const { answer, longestMs } = await longestTurnDuring(once(this.#worker, 'message'));
    return { statuses: answer[0], ms: (usedMs() - before) / times, longestMs };
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Milliseconds that the loop below takes where the limits of the tests were set. */
const REFERENCE_MS = 20;

/** How many times slower this machine is than the one where limits were set, at least 1. */
export function slowness(): number {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, i) => ({ id: i, name: `n${i}` })));
  const samples = Array.from({ length: 5 }, () => {
    const before = usedMs();
    for (let i = 0; i < 5; i += 1) JSON.stringify(JSON.parse(text));
    return usedMs() - before;
  });
  return Math.max(1, medianOf(samples) / REFERENCE_MS);
}
