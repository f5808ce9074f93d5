import { join } from 'node:path';
import { SQLITE_FILE } from '#server/platform/data-dir.ts';
import { freeBytesOf, megabytes, sizeOf } from '#server/platform/disk-space.ts';
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
