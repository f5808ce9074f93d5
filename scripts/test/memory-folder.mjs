import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY_DISK = '/dev/shm';
const PREFIX = 'portal-tests-';
const GIB = 1024 ** 3;
/** A whole run has used at most 1 GiB. */
const FREE_BYTES = 3 * GIB;

/**
 * Puts the temporary files of all tests into memory, where the machine has a disk there and enough of it: databases of
 * tests need not survive a power cut, so nothing has to wait for a disk. A given `TMPDIR` stays.
 */
export function useMemoryFolder() {
  if (process.env['TMPDIR'] || !hasRoom()) return;
  removeLeftovers();
  const folder = mkdtempSync(join(MEMORY_DISK, `${PREFIX}${process.pid}-`));
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

function hasRoom() {
  // Node has it since 20.13 and 22.0.
  const memory = process.availableMemory?.() ?? freemem();
  if (process.platform !== 'linux' || memory < 2 * FREE_BYTES) return false;
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    return bavail * bsize >= FREE_BYTES;
  } catch {
    // There is none on this machine.
    return false;
  }
}

/** Removes the folders of this user's runs that were killed. */
function removeLeftovers() {
  for (const name of readdirSync(MEMORY_DISK)) {
    const pid = name.startsWith(PREFIX) && Number.parseInt(name.slice(PREFIX.length), 10);
    const folder = join(MEMORY_DISK, name);
    if (pid && !isRunning(pid) && isOwn(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function isOwn(folder) {
  return lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Otherwise it runs as another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH';
  }
}
