import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';

/**
 * SQLSTATE codes of a transaction that PostgreSQL has rolled back because of a deadlock or a serialization failure.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const ROLLED_BACK = new Set(['40P01', '40001']);

const ATTEMPTS = 4;
const PAUSE_MS = 10;

/** What is to be called after the commit of the transactions that are open. */
const effects = new WeakMap<object, (() => void)[]>();

/** Calls `effect` when the transaction is committed: at once if `tx` is none. */
export function afterCommit(tx: object, effect: () => void): void {
  const ofTransaction = effects.get(tx);
  if (ofTransaction === undefined) effect();
  else ofTransaction.push(effect);
}

/**
 * Runs `work` in a transaction. A transaction that was rolled back because of another one is repeated, a limited number
 * of times. So `work` may run more than once: effects outside the database belong after the commit.
 */
export async function inTransaction<Schema, T>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const own: (() => void)[] = [];
      const result = await db.transaction().execute((tx) => {
        effects.set(tx, own);
        return work(tx);
      });
      for (const effect of own) effect();
      return result;
    } catch (error) {
      if (attempt === ATTEMPTS || !wasRolledBack(error)) throw error;
      // A random pause, so that two such transactions do not collide again.
      await pause(Math.random() * PAUSE_MS * 2 ** attempt);
    }
  }
}

function wasRolledBack(error: unknown): boolean {
  const code: unknown = typeof error === 'object' && error !== null && Reflect.get(error, 'code');
  return ROLLED_BACK.has(code as string);
}
