import { setImmediate } from 'node:timers/promises';

/** What others may wait for one turn of long work, with what its last step runs over. */
const TURN_MS = 3;

/** A turn on the event loop, of which all that the process does shares one. */
export interface Turn {
  /** To be asked between two steps of long work, which must be short themselves. */
  readonly isOver: boolean;
  /** Lets others have theirs; resolves with the beginning of the next. */
  next(): Promise<void>;
}

export function takeTurn(): Turn {
  let endsAt = performance.now() + TURN_MS;
  return {
    get isOver() {
      return performance.now() >= endsAt;
    },
    async next() {
      await setImmediate();
      endsAt = performance.now() + TURN_MS;
    },
  };
}
