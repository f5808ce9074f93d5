import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { longestTurnDuring, slowness, usedMs } from './longest-turn.ts';
import type { Sending } from './sender-worker.ts';

export interface Cost {
  /** The status of each request, in order; 0 where the connection was cut. */
  readonly statuses: readonly number[];
  /** CPU time of this thread for one request, in ms on the machine of reference: the smallest sample. */
  readonly ms: number;
  /** The longest part of it without a pause in which others are served: the smallest sample. */
  readonly longestMs: number;
}

export interface MeasuredRequest extends Omit<Sending, 'times'> {
  /** Requests in a sample. */
  readonly times?: number;
  /** No further sample is taken once the cost is below these. */
  readonly limits: Partial<Pick<Cost, 'ms' | 'longestMs'>>;
  /** Renews what the requests use up. */
  readonly beforeSample?: () => void;
}

/** The most samples that are taken for one cost. */
const SAMPLES = 40;

/** Sends requests to a server in this thread and measures what they cost the thread. */
export class MeasuredClient {
  readonly #worker = new Worker(new URL('./sender-worker.ts', import.meta.url));

  /**
   * Takes samples until the limits are kept: garbage collection, first calls and other work of the machine only add to
   * a cost. The smallest one is weighed by the quickest reference work that was done between them.
   */
  async measure({ times = 2, limits, beforeSample, ...sending }: MeasuredRequest): Promise<Cost> {
    const { ms = Infinity, longestMs = Infinity } = limits;
    const cost = { statuses: [] as number[], ms: Infinity, longestMs: Infinity };
    const least = { slowness: slowness(3), ms: Infinity, longestMs: Infinity };
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      beforeSample?.();
      this.#worker.postMessage({ ...sending, times } satisfies Sending);
      await once(this.#worker, 'message');
      const sampled = await this.#send(times);
      cost.statuses.push(...sampled.statuses);
      least.slowness = Math.min(least.slowness, slowness(1));
      least.ms = Math.min(least.ms, sampled.ms);
      least.longestMs = Math.min(least.longestMs, sampled.longestMs);
      cost.ms = least.ms / least.slowness;
      cost.longestMs = least.longestMs / least.slowness;
      if (cost.ms < ms && cost.longestMs < longestMs) break;
    }
    return cost;
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
