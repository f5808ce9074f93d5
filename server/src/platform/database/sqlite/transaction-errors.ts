/** A transaction waited too long for the write lock. */
export class WriteLockTimeoutError extends Error {
  override readonly name = 'WriteLockTimeoutError';

  constructor(waitedMs: number) {
    super(
      `Waited ${waitedMs} ms for the write lock, which an unfinished transaction holds. ` +
        'Most likely that transaction awaits a write made outside of it: ' +
        'every query within a transaction must use the transaction itself.',
    );
  }
}

/** A transaction ran no statement for too long. It was rolled back, so that others can continue. */
export class TransactionTimeoutError extends Error {
  override readonly name = 'TransactionTimeoutError';

  constructor(limitMs: number) {
    super(
      `The transaction was undone because it ran no query for ${limitMs} ms. ` +
        'It must not wait for anything but its own queries.',
    );
  }
}

/** The commit that a transaction shared with others failed; nothing of the transaction was stored. */
export class CommitLostError extends Error {
  override readonly name = 'CommitLostError';

  constructor(cause: unknown) {
    super('The database could not commit; nothing of this transaction was kept', { cause });
  }
}
