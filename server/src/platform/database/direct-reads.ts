/** Runs prepared selects without Kysely's promises on an engine that answers synchronously. */
import type { Kysely } from 'kysely';
import type { ChangeClock } from './cached-rows.ts';

export interface DirectReads {
  /** The rows of a select outside any transaction, or null while the database is not open. */
  read(sql: string, parameters: readonly unknown[]): unknown[] | null;
  readonly changedAt: ChangeClock;
}

const reads = new WeakMap<object, DirectReads>();

export function offerDirectReads<Schema>(db: Kysely<Schema>, offered: DirectReads): void {
  reads.set(db, offered);
}

export function directReads(db: object): DirectReads | undefined {
  return reads.get(db);
}
