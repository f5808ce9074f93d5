export interface WorkQueueOptions {
  readonly maxRunning: number;
  readonly maxWaiting: number;
}

/** Runs work in the order it came. The returned function answers null when the queue is full. */
export function createWorkQueue({ maxRunning, maxWaiting }: WorkQueueOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Hands its turn on directly, so that nobody who comes meanwhile takes it. */
  function endTurn(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  function takeTurn(): Promise<void> | null {
    if (running < maxRunning) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= maxWaiting) return null;
    return new Promise((resolve) => waiting.push(resolve));
  }

  return function run<T>(work: () => Promise<T>): Promise<T> | null {
    return takeTurn()?.then(work).finally(endTurn) ?? null;
  };
}
