/** The number of trainees in a batch follows from the time that the batches before it took. */
import type { Engine } from '#server/platform/database/engine.ts';

/**
 * On SQLite a batch blocks all other writes, and is one trainee if need be. On PostgreSQL it blocks only those of its
 * own trainees, and most of its time is spent between the two machines.
 */
const LEAST = { sqlite: 1, postgres: 25 } as const satisfies Record<Engine, number>;
const MOST = 100;
/** Milliseconds. A batch of twice the size then still takes less than 10 ms. */
const SHORT_MS = 2;
const LONG_MS = 5;

export const firstBatchSize = (engine: Engine): number => Math.max(LEAST[engine], 10);

export function nextBatchSize(engine: Engine, size: number, tookMs: number): number {
  if (tookMs > LONG_MS) return Math.max(LEAST[engine], Math.floor(size / 2));
  return tookMs < SHORT_MS ? Math.min(MOST, size * 2) : Math.max(LEAST[engine], size);
}
