import { BusyError } from '../busy-error.ts';
import { FairQueue, type Lane } from './fair-queue.ts';

export interface WorkLane extends Lane {
  /** Served first: a known browser, an admin, or a job of the portal itself. */
  readonly isTrusted: boolean;
}

export interface WorkQueueOptions {
  readonly maxRunning: number;
  /** Waiting jobs of trusted lanes, and as many of the others. */
  readonly maxWaiting: number;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: (error: BusyError) => void;
}

/** The number of trusted jobs that start before one of the others, while both wait. */
const TRUSTED_IN_A_ROW = 5;

/**
 * Runs a few jobs at once; the others wait in a fair queue. If that is full, a new job replaces the last job of the
 * largest lane, which is rejected with BusyError; a new job of that lane itself is refused.
 */
export function createWorkQueue({ maxRunning, maxWaiting }: WorkQueueOptions) {
  const trusted = new FairQueue<Waiting>();
  const others = new FairQueue<Waiting>();
  let running = 0;
  let trustedInARow = 0;

  const queueOf = ({ isTrusted }: WorkLane) => (isTrusted ? trusted : others);

  function hasRoom(lane: WorkLane): boolean {
    if (running < maxRunning) return true;
    const queue = queueOf(lane);
    return queue.size < maxWaiting || queue.laneToEvict(lane) !== null;
  }

  function next(): Waiting | undefined {
    const isTrustedNext =
      trusted.size > 0 && (others.size === 0 || trustedInARow < TRUSTED_IN_A_ROW);
    trustedInARow = isTrustedNext ? trustedInARow + 1 : 0;
    return (isTrustedNext ? trusted : others).shift();
  }

  /** Starts the next waiting job directly, so that a new one does not overtake it. */
  function end(): void {
    const waiting = next();
    if (waiting === undefined) running -= 1;
    else waiting.start();
  }

  function place(lane: WorkLane): Promise<void> {
    if (running < maxRunning) {
      running += 1;
      return Promise.resolve();
    }
    const queue = queueOf(lane);
    if (queue.size >= maxWaiting) {
      const cut = queue.laneToEvict(lane);
      if (cut === null) return Promise.reject(new BusyError());
      queue.pop(cut)?.refuse(new BusyError());
    }
    return new Promise((start, refuse) => queue.push(lane, { start, refuse }));
  }

  return {
    /** Whether work of this lane would be accepted now. */
    hasRoom,
    /** Rejects with BusyError if the queue is full. */
    async run<T>(lane: WorkLane, work: () => Promise<T>): Promise<T> {
      await place(lane);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
