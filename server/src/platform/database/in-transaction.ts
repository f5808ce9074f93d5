import { setTimeout as pause } from 'node:timers/promises';
import { ControlledTransaction, type Kysely, type Transaction } from 'kysely';

/**
 * SQLSTATE codes of a transaction that PostgreSQL has rolled back because of a deadlock or a serialization failure.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const ROLLED_BACK = new Set(['40P01', '40001']);

const ATTEMPTS = 4;
const PAUSE_MS = 10;

/** The effects that wait for the commits of open transactions. */
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
      return await attemptOnce(db, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !wasRolledBack(error)) throw error;
      // A random pause, so that two such transactions do not collide again.
      await pause(Math.random() * PAUSE_MS * 2 ** attempt);
    }
  }
}

async function attemptOnce<Schema, T>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  const own: (() => void)[] = [];
  const tx = await db.startTransaction().execute();
  effects.set(tx, own);
  let result: T;
  try {
    result = await work(tx);
    await tx.commit().execute();
  } catch (error) {
    if (!tx.isRolledBack) await tx.rollback().execute();
    throw error;
  }
  for (const effect of own) effect();
  return result;
}

/** Runs a part of a transaction. If it fails, only that part is undone, and the transaction can go on. */
export async function inSavepoint<T>(tx: object, work: () => Promise<T>): Promise<T> {
  if (!(tx instanceof ControlledTransaction)) throw new Error('This is no transaction');
  const outer: ControlledTransaction<unknown> = tx;
  const inner = await outer.savepoint('part').execute();
  try {
    const result = await work();
    await inner.releaseSavepoint('part').execute();
    return result;
  } catch (error) {
    await inner.rollbackToSavepoint('part').execute();
    throw error;
  }
}

function wasRolledBack(error: unknown): boolean {
  const code: unknown = typeof error === 'object' && error !== null && Reflect.get(error, 'code');
  return ROLLED_BACK.has(code as string);
}
