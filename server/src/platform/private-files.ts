/**
 * File modes that exclude other users of the machine: the data folder holds password hashes, secrets, private keys and
 * reset links.
 */
import { closeSync, openSync } from 'node:fs';
import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BACKUPS_FOLDER,
  INSTALLATION_ID_FILE,
  KEY_FILES,
  LOCK_FILE,
  MEDIA_FOLDER,
  OUTBOX_FOLDER,
  OWNER_FILE,
  SQLITE_FILE,
  STAGING_FOLDER,
} from './data-dir.ts';
import type { Logger } from './log.ts';
import { isMissingFile } from './media/missing-file.ts';

export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;
const MODE_BITS = 0o777;
const ACCESS_OF_OTHERS = 0o077;

/** The entries of the data folder. Media and mails, which can be many, are protected by the mode of their folder. */
const ENTRIES = [
  '',
  ...['', '-wal', '-shm', '-journal'].map((suffix) => SQLITE_FILE + suffix),
  ...['', '-journal'].map((suffix) => LOCK_FILE + suffix),
  OWNER_FILE,
  MEDIA_FOLDER,
  join(MEDIA_FOLDER, STAGING_FOLDER),
  join(MEDIA_FOLDER, INSTALLATION_ID_FILE),
  OUTBOX_FOLDER,
  BACKUPS_FOLDER,
  ...KEY_FILES,
];

/** Creates an empty file that only the portal's user can access, unless it exists. SQLite then keeps its mode. */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', PRIVATE_FILE));
  } catch (error) {
    if (!isExistingFile(error)) throw error;
  }
}

export const isExistingFile = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

interface OpenEntry {
  readonly path: string;
  /** Its mode without the access of others. */
  readonly privateMode: number;
}

/**
 * The entries of the data folder that other users of the machine can access, without media and mails. Windows has no
 * such modes.
 */
export async function findOpenEntries(dataDir: string): Promise<OpenEntry[]> {
  if (process.platform === 'win32') return [];
  const found: OpenEntry[] = [];
  for (const entry of ENTRIES) {
    const path = join(dataDir, entry);
    const mode = await modeOf(path);
    if (mode !== null && (mode & ACCESS_OF_OTHERS) !== 0)
      found.push({ path, privateMode: mode & MODE_BITS & ~ACCESS_OF_OTHERS });
  }
  return found;
}

/** Removes the access of other users, which older versions of the portal granted. A failure is logged as a warning. */
export async function restrictDataDir(
  dataDir: string,
  log: Logger,
  changeMode: typeof chmod = chmod,
): Promise<void> {
  const open = await findOpenEntries(dataDir);
  let err: unknown;
  for (const { path, privateMode } of open) {
    await changeMode(path, privateMode).catch((error: unknown) => {
      err = error;
    });
  }
  // Read again, because some file systems accept a change of mode and ignore it.
  const left = (await findOpenEntries(dataDir)).map(({ path }) => path);
  const tightened = open.map(({ path }) => path).filter((path) => !left.includes(path));
  if (tightened.length > 0) log.info({ paths: tightened }, TIGHTENED);
  if (left.length > 0) log.warn({ paths: left, err }, STILL_OPEN);
}

const TIGHTENED =
  'other users of this machine could use files of the data folder: now only the portal can';
const STILL_OPEN =
  'other users of this machine can use files of the data folder, and the portal cannot change that. Make the user ' +
  'that runs the portal their owner, on a file system that keeps modes';

/** Null if the file does not exist. */
async function modeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mode;
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}
