import { setImmediate, setTimeout } from 'node:timers/promises';
import { outsideRequests } from './current-request.ts';

/** Items that wait to be processed, each once, in the order of their arrival. */
export interface Batches<Item> {
  /** A waiting item is not added again. */
  add(items: Iterable<Item>): void;
}

export interface BatchesOptions<Item> {
  /** Choose it so that a batch uses the main thread for less than 10 ms. */
  readonly maxItems: number;
  /** How long the first item waits for others, in ms. Without it, until the next iteration of the event loop. */
  readonly delayMs?: number;
  readonly run: (items: readonly Item[]) => void | Promise<void>;
  /** Called with an error of `run`; the items of that batch are dropped. */
  readonly onError: (error: unknown) => void;
}

/**
 * Processes items that may arrive by thousands at once, one batch after the other. Before each batch the event loop
 * runs other work.
 */
export function createBatches<Item>(options: BatchesOptions<Item>): Batches<Item> {
  const { maxItems, delayMs, run, onError } = options;
  const waiting = new Set<Item>();
  let isRunning = false;

  function takeSome(): Item[] {
    const items = [...waiting.values().take(maxItems)];
    for (const item of items) waiting.delete(item);
    return items;
  }

  async function runAll(): Promise<void> {
    isRunning = true;
    if (delayMs !== undefined) await setTimeout(delayMs, undefined, { ref: false });
    while (waiting.size > 0) {
      await setImmediate();
      try {
        await run(takeSome());
      } catch (error) {
        onError(error);
      }
    }
    isRunning = false;
  }

  return {
    add(items) {
      for (const item of items) waiting.add(item);
      // Log lines of a batch must not have the id of the request that started it.
      if (!isRunning && waiting.size > 0) void outsideRequests(runAll);
    },
  };
}
