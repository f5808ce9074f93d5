import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { LOCK_FILE, makeDataDir, OWNER_FILE } from '../data-dir.ts';
import { makePrivateFile, PRIVATE_FILE } from '../private-files.ts';
import { isDamage } from './sqlite/damage.ts';
import { SQLITE, sqliteCodeOf } from './sqlite/error-code.ts';

const ownerSchema = z.object({ pid: z.number(), host: z.string(), since: z.iso.datetime() });
type Owner = z.infer<typeof ownerSchema>;

export interface OwnerLock {
  /** Releases the folder for another process. */
  release(): void;
}

/** Another running process uses the data folder. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';

  constructor(dataDir: string, owner: Owner | undefined) {
    const who = owner
      ? `process ${owner.pid} on ${owner.host}, since ${owner.since}`
      : 'another process';
    super(`The data folder ${dataDir} is in use by ${who}. Stop it first, or name another folder.`);
  }
}

/** The content of the lock file is not from the portal. The message says what to do. */
export class DamagedLockError extends Error {
  override readonly name = 'DamagedLockError';

  constructor(lockFile: string, options: ErrorOptions) {
    super(
      `The lock file ${lockFile} is damaged. It holds no data: see that no portal runs on this folder, delete the file, ` +
        'and start again.',
      options,
    );
  }
}

/**
 * Makes this process the only one on the data folder until `release`, or until it ends: the kernel holds the lock and
 * releases it with the process, so a lock never stays behind. `owner.json` beside it only names the owner. No other
 * code of this process may open `owner.lock`, not even to copy the folder: POSIX releases a process's locks on a file
 * when it closes any handle to it.
 * @throws DataDirInUseError, DamagedLockError
 */
export function lockDataDir(dataDir: string): OwnerLock {
  makeDataDir(dataDir);
  const ownerFile = join(dataDir, OWNER_FILE);
  const lockFile = join(dataDir, LOCK_FILE);
  makePrivateFile(lockFile);
  const lock = new DatabaseSync(lockFile);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (sqliteCodeOf(error) === SQLITE.BUSY)
      throw new DataDirInUseError(dataDir, readOwner(ownerFile));
    throw isDamage(error) ? new DamagedLockError(lockFile, { cause: error }) : error;
  }
  const owner: Owner = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(ownerFile, `${JSON.stringify(owner)}\n`, { mode: PRIVATE_FILE });
  return {
    release() {
      if (!lock.isOpen) return;
      rmSync(ownerFile, { force: true });
      lock.close();
    },
  };
}

/** The owner as stored in its file; undefined while the owner is writing it. */
function readOwner(ownerFile: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(ownerFile, 'utf8')));
  } catch {
    return undefined;
  }
}
