import { BusyError } from '../busy-error.ts';
import { FairQueue, type Lane } from './fair-queue.ts';

export interface WorkLane extends Lane {
  /** Goes ahead: a known browser, an administrator, or a job of the portal itself. */
  readonly isTrusted: boolean;
}

export interface WorkQueueOptions {
  readonly maxRunning: number;
  /** Places for trusted lanes, and as many for the others. */
  readonly maxWaiting: number;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: (error: BusyError) => void;
}

/** So many trusted jobs start before one of the others does, while both wait. */
const TRUSTED_IN_A_ROW = 5;

/**
 * Runs a few jobs at once; the others wait in a fair queue. When that is full, a newcomer takes the place of
 * the last job of the fullest lane, which is rejected with BusyError; from that lane itself it is refused.
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
    return queue.size < maxWaiting || queue.laneToCut(lane) !== null;
  }

  function next(): Waiting | undefined {
    const isTrustedNext =
      trusted.size > 0 && (others.size === 0 || trustedInARow < TRUSTED_IN_A_ROW);
    trustedInARow = isTrustedNext ? trustedInARow + 1 : 0;
    return (isTrustedNext ? trusted : others).shift();
  }

  /** Hands its place on directly, so that a newcomer does not overtake those that wait. */
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
      const cut = queue.laneToCut(lane);
      if (cut === null) return Promise.reject(new BusyError());
      queue.pop(cut)?.refuse(new BusyError());
    }
    return new Promise((start, refuse) => queue.push(lane, { start, refuse }));
  }

  return {
    /** Whether work of this lane would be taken now. */
    hasRoom,
    /** Rejects with BusyError where there is no place. */
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
