import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { SQLITE_FILE } from '#server/platform/data-dir.ts';
import { isMissingFile } from '#server/platform/media/missing-file.ts';
import { UpgradeRefusedError } from './upgrade-refused-error.ts';

/** The copy, the log of the migration, and the growth of the database, each at most as large as the database. */
const TIMES = 3;

/** @throws UpgradeRefusedError if the disk of the embedded database has no room for a copy and an upgrade */
export async function refuseWithoutRoom(
  dataDir: string,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<void> {
  const file = join(dataDir, SQLITE_FILE);
  const needed = TIMES * ((await sizeOf(file)) + (await sizeOf(`${file}-wal`)));
  const free = await freeBytes(dataDir);
  if (free >= needed) return;
  throw new UpgradeRefusedError(
    `The database has to be upgraded, and a copy is made before: that needs ${megabytes(needed)} MB on the disk of ` +
      `${dataDir}, where ${megabytes(free)} MB are free. Make room, then start again. If you have a backup of your ` +
      'own, set BACKUP_BEFORE_UPGRADE=false. Nothing was changed.',
  );
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (isMissingFile(error)) return 0;
    throw error;
  }
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1e6);
