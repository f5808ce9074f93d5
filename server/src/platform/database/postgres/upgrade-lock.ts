/** The lock on a shared PostgreSQL during an upgrade: no other process of the portal may use the database then. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { OldProcessError } from './lock-errors.ts';
import { findOtherHolders, type LockHolder } from './lock-holders.ts';

/** An arbitrary number, the same for all portals: advisory locks belong to a database. */
export const LOCK = 7_472_616_961;
/** The name of the lock's connection during an upgrade. */
export const UPGRADING = 'training-portal-upgrade';
const RETRY_MS = 250;

export interface UpgradeWork {
  /** Whether the upgrade is still to be made: another process of this version may have made it meanwhile. */
  readonly isPending: () => Promise<boolean>;
  readonly run: () => Promise<void>;
  /** Called once if processes of an older version hold the lock; they get some time to end. */
  readonly onOldProcesses: (holders: readonly LockHolder[]) => void;
}

interface SharedLock {
  readonly client: pg.Client;
  /** The name of its connection, the same for all processes of this version. */
  readonly name: string;
  readonly oldProcessMs: number;
}

/**
 * Exchanges the shared lock for an exclusive one, upgrades, and takes the shared lock back. Processes of the same
 * version that start at once wait for the first of them.
 * @throws OldProcessError
 */
export async function upgradeAlone(lock: SharedLock, work: UpgradeWork): Promise<void> {
  const { client, name } = lock;
  await client.query('select pg_advisory_unlock_shared($1)', [LOCK]);
  await client.query(`select set_config('application_name', $1, false)`, [UPGRADING]);
  if (await takeExclusively(lock, work)) {
    // Another process may have upgraded and ended between the last question and the lock.
    if (await work.isPending()) await work.run();
    // One session can hold both at once, so no other process comes in between.
    await client.query('select pg_advisory_lock_shared($1), pg_advisory_unlock($1)', [LOCK]);
  } else {
    await client.query('select pg_advisory_lock_shared($1)', [LOCK]);
  }
  await client.query(`select set_config('application_name', $1, false)`, [name]);
}

/** Returns false without the lock if the upgrade is not pending any more. */
async function takeExclusively(
  { client, name, oldProcessMs }: SharedLock,
  { isPending, onOldProcesses }: UpgradeWork,
): Promise<boolean> {
  let deadline: number | null = null;
  while (await isPending()) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [LOCK],
    );
    if (rows[0]?.taken) return true;
    const holders = await findOtherHolders(client, LOCK);
    const old = holders.filter((holder) => holder.name !== name && holder.name !== UPGRADING);
    if (old.length > 0 && deadline === null) {
      deadline = performance.now() + oldProcessMs;
      onOldProcesses(old);
    }
    if (old.length > 0 && deadline !== null && performance.now() > deadline)
      throw new OldProcessError(old);
    await sleep(RETRY_MS);
  }
  return false;
}
