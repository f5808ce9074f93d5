/** A transaction waited too long for its turn to write. */
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

/** A transaction fell silent; it was undone, so that the others can go on. */
export class TransactionTimeoutError extends Error {
  override readonly name = 'TransactionTimeoutError';

  constructor(limitMs: number) {
    super(
      `The transaction was undone because it ran no query for ${limitMs} ms. ` +
        'It must not wait for anything but its own queries.',
    );
  }
}

/** The commit that a transaction shared with others failed; nothing of the transaction was kept. */
export class CommitLostError extends Error {
  override readonly name = 'CommitLostError';

  constructor(cause: unknown) {
    super('The database could not commit; nothing of this transaction was kept', { cause });
  }
}
