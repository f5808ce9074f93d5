/** Waits for a lock that another process holds on the embedded database, without blocking the event loop. */
import { setTimeout as pause } from 'node:timers/promises';
import { SQLITE, sqliteCodeOf } from './error-code.ts';

const RETRY_MS = 10;

interface Waiting {
  /** On the clock of `performance.now()`. */
  readonly deadline: number;
  /** Called after each attempt that found the database locked. */
  readonly onLocked: () => void;
}

/**
 * Runs the statement, and repeats it every 10 ms while another process holds the lock that it needs.
 * @throws the last error of SQLite after the deadline
 */
export async function retryWhileLocked<Result>(
  statement: () => Result,
  { deadline, onLocked }: Waiting,
): Promise<Result> {
  for (;;) {
    try {
      return statement();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= deadline) throw error;
    }
    onLocked();
    await pause(RETRY_MS);
  }
}

function isLocked(error: unknown): boolean {
  const code = sqliteCodeOf(error);
  return code === SQLITE.BUSY || code === SQLITE.LOCKED;
}
