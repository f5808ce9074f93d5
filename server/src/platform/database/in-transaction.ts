import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';

/**
 * How PostgreSQL tells the one who must give way: the loser of a deadlock, and of two transactions that
 * cannot be put in an order. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const GAVE_WAY = new Set(['40P01', '40001']);

const ATTEMPTS = 4;
const PAUSE_MS = 10;

/**
 * Does the work in a transaction; whoever has to give way to another begins anew, a bounded number of
 * times. So `work` may run more than once: what it does outside the database belongs after the commit.
 */
export async function inTransaction<Schema, T>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !gaveWay(error)) throw error;
      // By chance, so that two losers do not meet again.
      await pause(Math.random() * PAUSE_MS * 2 ** attempt);
    }
  }
}

function gaveWay(error: unknown): boolean {
  const code: unknown = typeof error === 'object' && error !== null && Reflect.get(error, 'code');
  return GAVE_WAY.has(code as string);
}
