import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';

/** Rows of one statement; about 1 ms on SQLite. */
const ROWS_PER_STATEMENT = 200;

interface Removing {
  readonly db: Db;
  readonly now: () => number;
}

/** Deletes up to `limit` rows that have expired. Returns how many. */
type DeleteSome = (tx: Db, now: number, limit: number) => Promise<number>;

/** Returns the function that removes all rows that have expired, until aborted. */
export function createRemoveExpired({ db, now }: Removing, deleteSome: DeleteSome) {
  return async (ending?: AbortSignal): Promise<void> => {
    while (!ending?.aborted) {
      // Repeated if it was a deadlock: another process may remove the same rows.
      const count = await inTransaction(db, (tx) => deleteSome(tx, now(), ROWS_PER_STATEMENT));
      if (count < ROWS_PER_STATEMENT) return;
    }
  };
}
