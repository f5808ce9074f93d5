import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { SQLITE_FILE } from '#server/platform/data-dir.ts';
import { findMoveMark } from '#server/platform/database/moved-to.ts';
import { hasSqlite, openDatabase } from '#server/platform/database/open-database.ts';
import { syncFolder } from '#server/platform/sync-folder.ts';
import { CommandRefusedError } from '../command-refused-error.ts';

/** Renames an embedded database that was moved away from the folder before, so that a database can be moved back. */
export async function setFormerAside(dataDir: string): Promise<void> {
  if (!(await hasFormerDatabase(dataDir))) return;
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const name = `portal-before-move-${time}.sqlite`;
  refuseLog(join(dataDir, `${SQLITE_FILE}-wal`));
  await rename(join(dataDir, SQLITE_FILE), join(dataDir, name));
  await syncFolder(dataDir);
  console.log(`The former database in ${dataDir}, which was moved away before, is now ${name}.`);
}

/** The last connection removes the log, unless the disk is full. */
function refuseLog(file: string): void {
  if (!existsSync(file)) return;
  // The new database would be opened with the log of the former one.
  throw new CommandRefusedError(
    `The former database cannot be set aside, because its log ${file} is in use. End the programs that read this ` +
      'database, or make room on the disk. Then run the same command again.',
  );
}

/** Whether the embedded database of the folder was moved away from there. */
export async function hasFormerDatabase(dataDir: string): Promise<boolean> {
  if (!hasSqlite(dataDir)) return false;
  const { db, close } = openDatabase({ dataDir });
  try {
    return (await findMoveMark(db))?.state === 'left';
  } finally {
    await close();
  }
}
