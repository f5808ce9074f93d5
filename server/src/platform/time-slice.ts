import { setImmediate } from 'node:timers/promises';

/** Milliseconds for which one time slice may block other work, plus the time of its last step. */
const SLICE_MS = 3;

/** A time slice on the event loop, which all long work of the process shares. */
export interface TimeSlice {
  /** Check between two short steps of long work. */
  readonly isOver: boolean;
  /** Runs other work first; resolves at the start of the next time slice. */
  next(): Promise<void>;
}

export function startTimeSlice(): TimeSlice {
  let endsAt = performance.now() + SLICE_MS;
  return {
    get isOver() {
      return performance.now() >= endsAt;
    },
    async next() {
      await setImmediate();
      endsAt = performance.now() + SLICE_MS;
    },
  };
}
