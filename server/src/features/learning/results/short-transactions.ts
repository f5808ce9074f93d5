/** Does long work in short transactions, between which other requests and writers are served. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Engine, engineOf } from '#server/platform/database/engine.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';

/** Milliseconds for which steps are added to one transaction. */
const STEPS_MS = 2;
/** The pause after a transaction in relation to its time: on SQLite it blocks this process and all other writes. */
const PAUSE_RATIO = { sqlite: 6, postgres: 3 } as const satisfies Record<Engine, number>;
const PAUSE_MAX_MS = 250;

interface Work {
  /** One or two milliseconds of work. Returns whether it was the last step. */
  step(tx: Db): Promise<boolean>;
  /** Checked before each transaction. */
  isOver(): boolean;
  /** Called before each attempt of a transaction: the former one was rolled back. */
  readonly begin?: () => void;
  /** Called after each commit. */
  readonly committed?: () => Promise<void>;
}

/** Returns whether the last step was done. */
export async function inShortTransactions(db: Db, work: Work): Promise<boolean> {
  for (;;) {
    if (work.isOver()) return false;
    const startedAt = performance.now();
    const isDone = await inTransaction(db, (tx) => {
      work.begin?.();
      return steps(tx, work);
    });
    const tookMs = performance.now() - startedAt;
    await work.committed?.();
    if (isDone) return true;
    await pause(Math.min(PAUSE_MAX_MS, tookMs * PAUSE_RATIO[engineOf(db)]));
  }
}

async function steps(tx: Db, { step }: Work): Promise<boolean> {
  const endsAt = performance.now() + STEPS_MS;
  for (;;) {
    if (await step(tx)) return true;
    if (performance.now() >= endsAt) return false;
  }
}
