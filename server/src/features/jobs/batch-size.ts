/** The number of trainees in a batch follows from the time that a trainee takes. */
import type { Engine } from '#server/platform/database/engine.ts';

/**
 * On SQLite a batch blocks all other writes. On PostgreSQL it blocks only those of its
 * own trainees, and most of its time is spent between the two machines.
 */
const LEAST = { sqlite: 5, postgres: 25 } as const satisfies Record<Engine, number>;
const MOST = 100;
const FIRST = { sqlite: 10, postgres: 50 } as const satisfies Record<Engine, number>;
/** Milliseconds. With the synced commit, a batch takes less than 10 ms. */
const WANTED_MS = 3;
/** How fast the estimate follows trainees who take longer than those before, per batch. */
const GROWTH = 1.25;

export interface BatchSizes {
  readonly next: number;
  /** Call with the size of a batch and its time in ms. */
  took(size: number, ms: number): void;
}

export function createBatchSizes(engine: Engine): BatchSizes {
  let msPerTrainee = WANTED_MS / FIRST[engine];
  return {
    get next() {
      const wanted = Math.floor(WANTED_MS / msPerTrainee);
      return Math.max(LEAST[engine], Math.min(MOST, wanted));
    },
    // The least time counts: other processes of the machine only add to it.
    took(size, ms) {
      msPerTrainee = Math.min(msPerTrainee * GROWTH, ms / size);
    },
  };
}
