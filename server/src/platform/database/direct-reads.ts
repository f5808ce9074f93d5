/** A way past Kysely's promises for prepared selects, where the engine answers in the same breath. */
import type { Kysely } from 'kysely';

/** The rows of a select outside any transaction, or null where the database must be asked the usual way. */
export type DirectRead = (sql: string, parameters: readonly unknown[]) => unknown[] | null;

const reads = new WeakMap<object, DirectRead>();

export function offerDirectReads<Schema>(db: Kysely<Schema>, read: DirectRead): void {
  reads.set(db, read);
}

export function directRead(db: object): DirectRead | undefined {
  return reads.get(db);
}
