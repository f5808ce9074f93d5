import type { DatabaseSync } from 'node:sqlite';
import type { StatementCache } from './statements.ts';

/**
 * Keeps the reading connection in one read transaction from one commit to the next. A read on its own
 * locks and unlocks the log, which are system calls and cost more than a small query. Nobody but this
 * process writes (the folder has one owner), so between two commits there is nothing newer to see; and
 * as the snapshot is dropped before each commit, it never keeps the log from being written back.
 */
export class ReadSnapshot {
  readonly #reader: DatabaseSync;
  readonly #reads: StatementCache;

  constructor(reader: DatabaseSync, reads: StatementCache) {
    this.#reader = reader;
    this.#reads = reads;
  }

  /** Before every read. */
  take(): void {
    if (!this.#reader.isTransaction) this.#reads.run('begin', []);
  }

  /** Before every commit. */
  drop(): void {
    if (this.#reader.isTransaction) this.#reads.run('commit', []);
  }
}
