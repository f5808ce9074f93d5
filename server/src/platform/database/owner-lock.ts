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
  /** Lets another process have the folder. */
  release(): void;
}

/** Another living process works on the data folder. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';

  constructor(dataDir: string, owner: Owner | undefined) {
    const who = owner
      ? `process ${owner.pid} on ${owner.host}, since ${owner.since}`
      : 'another process';
    super(`The data folder ${dataDir} is in use by ${who}. Stop it first, or name another folder.`);
  }
}

/** The lock file of the data folder has other content than the portal's. The message says what to do. */
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
 * Makes this process the only one on the data folder until `release`, or until it dies: the kernel
 * holds the lock and drops it with the process, so none is ever left behind. `owner.json` beside it
 * only tells whom to ask. Nothing in this process may open `owner.lock` otherwise, a copy of the
 * folder included: POSIX drops a process's locks on a file when it closes any handle to it.
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

/** The owner as it named itself; undefined while it is still writing its name. */
function readOwner(ownerFile: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(ownerFile, 'utf8')));
  } catch {
    return undefined;
  }
}
