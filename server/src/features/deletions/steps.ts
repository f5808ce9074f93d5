/** Long work on one deletion in short transactions, between which other work goes on. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Engine, engineOf } from '#server/platform/database/engine.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import * as leases from './lease-queries.ts';

/** Another process continues this long after a process was killed. */
const LEASE_MS = 30_000;
interface Pace {
  /** Milliseconds for which one transaction may delay other writes, plus the time of its last unit. */
  readonly stepMs: number;
  /** The pause after a transaction in relation to its time. */
  readonly pauseRatio: number;
}

/**
 * On SQLite a transaction blocks this process and all other writes, so other work gets most of the time. On PostgreSQL it
 * delays only writes to its own rows, and most of its time is spent between the two machines.
 */
const PACES: Record<Engine, Pace> = {
  sqlite: { stepMs: 2, pauseRatio: 12 },
  postgres: { stepMs: 5, pauseRatio: 3 },
};
const PAUSE_MAX_MS = 250;

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type Deletion = NonNullable<Awaited<ReturnType<typeof leases.takeLease>>>;

export interface Work {
  readonly deletion: Deletion;
  /**
   * Calls `unit` in short transactions until it returns false. A transaction may be repeated, so `unit` keeps no state.
   * Rejects with the reason of the abortion between two transactions.
   */
  run(unit: (tx: Db) => Promise<boolean>): Promise<void>;
  /** One short transaction, and a pause after it. */
  once<T>(unit: (tx: Db) => Promise<T>): Promise<T>;
}

/** Another process has taken over, because this one was stopped for longer than its lease. */
class LostLeaseError extends Error {
  constructor() {
    super('another process works on the deletion');
  }
}

/** Works on a deletion alone. Returns false if another process works on it. */
export async function withLease(
  { db, now }: Dependencies,
  id: number,
  work: (work: Work) => Promise<void>,
  ending?: AbortSignal,
): Promise<boolean> {
  const { stepMs, pauseRatio } = PACES[engineOf(db)];
  let held = now() + LEASE_MS;
  const deletion = await leases.takeLease(db, id, { now: now(), until: held });
  if (deletion === undefined) return false;

  async function once<T>(unit: (tx: Db) => Promise<T>): Promise<T> {
    ending?.throwIfAborted();
    const until = now() + LEASE_MS;
    const startedAt = performance.now();
    const result = await inTransaction(db, async (tx) => {
      if (!(await leases.renewLease(tx, id, { held, until }))) throw new LostLeaseError();
      return unit(tx);
    });
    held = until;
    // The time for the lock and the commit counts too: with much other work, this work takes more time.
    const tookMs = performance.now() - startedAt;
    await pause(Math.min(PAUSE_MAX_MS, tookMs * pauseRatio));
    return result;
  }

  async function run(unit: (tx: Db) => Promise<boolean>): Promise<void> {
    const some = async (tx: Db) => {
      const endsAt = performance.now() + stepMs;
      let hasMore = await unit(tx);
      while (hasMore && performance.now() < endsAt) hasMore = await unit(tx);
      return hasMore;
    };
    while (await once(some));
  }

  try {
    await work({ deletion, run, once });
  } catch (error) {
    if (error instanceof LostLeaseError) return false;
    // Otherwise the next attempt waits for the end of the lease.
    if (ending?.aborted || error instanceof AppError) await leases.endLease(db, id, held);
    throw error;
  }
  await leases.endLease(db, id, held);
  return true;
}
