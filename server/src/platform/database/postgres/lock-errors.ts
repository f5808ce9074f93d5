import type { LockHolder } from './lock-holders.ts';

/** Another process uses the database without a common Redis. */
export class SecondProcessError extends Error {
  override readonly name = 'SecondProcessError';

  constructor(holders: readonly LockHolder[]) {
    super(
      `Another portal process works on this database${named(holders)}. Processes that share one must share a Redis ` +
        'as well: set REDIS_URL for all of them, or stop the other one.',
    );
  }
}

/** A process of an older version uses the database, which has to be upgraded. */
export class OldProcessError extends Error {
  override readonly name = 'OldProcessError';

  constructor(holders: readonly LockHolder[]) {
    super(
      `The database has to be upgraded, but an older version of the portal still runs on it${named(holders)}. Stop ` +
        'all of its processes, then start this version. Nothing was changed.',
    );
  }
}

function named(holders: readonly LockHolder[]): string {
  if (holders.length === 0) return '';
  return ` (${holders.map(({ address, since }) => `from ${address}, since ${since}`).join('; ')})`;
}
