import { randomUUID } from 'node:crypto';
import { CheckFailedError } from '../health-check.ts';
import type { Db } from './schema.ts';

/** At most one write in this time, however often readiness is requested. */
const PROBE_MS = 3_000;
/** A row in `portal_secrets`, the only table that holds single values. */
const PROBE_ROW = 'write-probe';

/**
 * Returns a check that writes one small row, as a change by a user would: it fails while the disk is full or the
 * database is read-only, although reading works. Calls within PROBE_MS of a write get the result of that write.
 */
export function createWriteProbe(db: Db, now = () => performance.now()): () => Promise<void> {
  let result: Promise<void> | undefined;
  let isUnderWay = false;
  let endedAt = 0;

  async function probe(): Promise<void> {
    isUnderWay = true;
    try {
      await writeOneRow(db);
    } catch (cause) {
      throw new CheckFailedError('not writable', { cause });
    } finally {
      isUnderWay = false;
      endedAt = now();
    }
  }

  return () => {
    const isFresh = isUnderWay || now() - endedAt < PROBE_MS;
    if (result === undefined || !isFresh) result = probe();
    return result;
  };
}

/** The value has to differ from the last one, because SQLite writes no page for an unchanged row. */
async function writeOneRow(db: Db): Promise<void> {
  const value = randomUUID();
  await db
    .insertInto('portal_secrets')
    .values({ name: PROBE_ROW, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
