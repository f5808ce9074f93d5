import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { longestBlockDuring, slowness, usedMs } from './longest-block.ts';
import type { Sending } from './sender-worker.ts';

export interface Cost {
  /** The status of each request, in order; 0 if the connection was cut. */
  readonly statuses: readonly number[];
  /**
   * CPU time of this thread for one request, in ms on the reference machine: the smallest sample. Below the limits it may
   * be less there than this.
   */
  readonly ms: number;
  /**
   * The longest part of it without a pause for other work: the smallest sample. Infinity unless it is limited, because
   * measuring the pauses costs time too.
   */
  readonly longestMs: number;
}

export interface MeasuredRequest extends Omit<Sending, 'times'> {
  /** Requests in a sample. */
  readonly times?: number;
  /** Sampling stops when the cost is below these limits. */
  readonly limits: Partial<Pick<Cost, 'ms' | 'longestMs'>>;
  /** Renews what the requests consume. */
  readonly beforeSample?: () => void;
}

/** The maximum number of samples for one cost. */
const SAMPLES = 40;

/** Sends requests to a server in this thread and measures the CPU time that they cost the thread. */
export class MeasuredClient {
  readonly #worker = new Worker(new URL('./sender-worker.ts', import.meta.url));

  /**
   * Takes samples until the limits are met: garbage collection, first calls and other work of the machine only add to a
   * cost. Each sample is compared with the faster of the reference works done directly before and after it, because the
   * speed of the machine changes.
   */
  async measure({ times = 2, limits, beforeSample, ...sending }: MeasuredRequest): Promise<Cost> {
    const { ms = Infinity, longestMs = Infinity } = limits;
    const watchesPauses = longestMs < Infinity;
    const isLimited = ms < Infinity || watchesPauses;
    const statuses: number[] = [];
    const isBelow = (cost: Omit<Cost, 'statuses'>) =>
      cost.ms < ms && (cost.longestMs < longestMs || !watchesPauses);
    const take = async () => {
      beforeSample?.();
      this.#worker.postMessage({ ...sending, times } satisfies Sending);
      await once(this.#worker, 'message');
      const sampled = await this.#send(times, watchesPauses);
      statuses.push(...sampled.statuses);
      return sampled;
    };
    // Most costs are so low that they need no comparison: on the reference machine they would not be higher.
    if (isLimited) {
      const first = await take();
      if (isBelow(first)) return { ...first, statuses };
    }

    const least = { ms: Infinity, longestMs: Infinity };
    let slownessBefore = slowness(1);
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const sampled = await take();
      const slownessAfter = slowness(1);
      const factor = Math.min(slownessBefore, slownessAfter);
      slownessBefore = slownessAfter;
      least.ms = Math.min(least.ms, sampled.ms / factor);
      least.longestMs = Math.min(least.longestMs, sampled.longestMs / factor);
      if (isBelow(least)) break;
    }
    return { ...least, statuses };
  }

  async #send(times: number, watchesPauses: boolean): Promise<Cost> {
    const before = usedMs();
    this.#worker.postMessage('send');
    const answered = once(this.#worker, 'message');
    const { answer, longestMs } = watchesPauses
      ? await longestBlockDuring(answered)
      : { answer: await answered, longestMs: Infinity };
    return { statuses: answer[0], ms: (usedMs() - before) / times, longestMs };
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
