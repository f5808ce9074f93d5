import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { explainingFailures } from '#server/opening-errors.ts';
import {
  KEY_FILES,
  LOCK_FILE,
  MEDIA_FOLDER,
  OUTBOX_FOLDER,
  OWNER_FILE,
  SQLITE_FILE,
} from '#server/platform/data-dir.ts';
import { refuseUnknown } from '#server/platform/database/migrate.ts';
import { lockDataDir } from '#server/platform/database/owner-lock.ts';
import { isMissingFile } from '#server/platform/media/missing-file.ts';
import { PRIVATE_FOLDER } from '#server/platform/private-files.ts';
import { syncFolder } from '#server/platform/sync-folder.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import type { Command } from '../command.ts';
import { CommandRefusedError } from '../command-refused-error.ts';
import { readArguments } from '../read-arguments.ts';
import { copyHashed, type HashedContent, hashFile } from './hashed-files.ts';
import { type BackupFile, describe, type Manifest, readManifest } from './manifest.ts';

/** The folder that an interrupted restore leaves; the next restore removes it first. */
const PARTIAL = 'restore.partial';
/**
 * Entries that a data folder without an installation may have: the lock is taken at this point, and disks have a folder
 * of their own.
 */
const IGNORED_ENTRIES = new Set([
  LOCK_FILE,
  `${LOCK_FILE}-journal`,
  OWNER_FILE,
  'lost+found',
  PARTIAL,
]);

/** Restores a backup into an empty data folder. */
export const restore: Command = {
  usage: 'restore BACKUP',
  about: [
    'Copies a backup into the data folder, which must be empty, after a check of every file.',
    'BACKUP is a folder that the command backup has written.',
    'Stop the portal before.',
  ],
  example: 'restore /var/backups/training-portal/monday',
  async run(args) {
    const [folder = ''] = readArguments(restore, args, { count: [1, 1] }).positionals;
    const backup = resolve(folder);
    const settings = readSettings();
    const manifest = await readManifest(backup);
    refuseUnknown(manifest.database, manifest);
    refuseOtherEngines(settings, manifest);
    await verify(backup, manifest);
    await explainingFailures(settings, () => copyInto(settings.dataDir, backup, manifest));
    console.log(
      `Restored the backup of ${manifest.madeAt} to ${settings.dataDir}: ${describe(manifest)}`,
    );
    if (manifest.database === 'postgres')
      console.log('Restore the database with pg_restore or psql before you start the portal.');
  },
};

/** The portal would not use the restored files, but read from another database or store. */
function refuseOtherEngines({ databaseUrl, s3 }: Settings, { database, media }: Manifest): void {
  const differs = (name: string, isSet: boolean, isNeeded: boolean) => {
    if (isSet === isNeeded) return;
    throw new CommandRefusedError(
      `The backup is of a portal ${isNeeded ? 'with' : 'without'} ${name}. ` +
        `${isNeeded ? 'Set it as it was then' : 'Unset it'}, and restore again.`,
    );
  };
  differs('DATABASE_URL', databaseUrl !== undefined, database === 'postgres');
  differs('S3_URL', s3 !== undefined, media === 's3');
}

async function verify(backup: string, { files }: Manifest): Promise<void> {
  for (const file of files) {
    try {
      refuseDifference(file, await hashFile(join(backup, file.path)));
    } catch (error) {
      throw isMissingFile(error) ? damaged(file.path, 'is not there', error) : error;
    }
  }
}

function refuseDifference({ path, bytes, sha256 }: BackupFile, found: HashedContent): void {
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw damaged(path, 'is not as it was written');
}

function damaged(path: string, how: string, cause?: unknown): CommandRefusedError {
  const message = `The backup is damaged: ${path} ${how}. Nothing was restored; use another backup.`;
  return new CommandRefusedError(message, { cause });
}

/** Copies with the owner's lock, so that no portal starts on an incomplete folder. */
async function copyInto(dataDir: string, backup: string, manifest: Manifest): Promise<void> {
  const lock = lockDataDir(dataDir);
  const partial = join(dataDir, PARTIAL);
  try {
    await refuseUnlessEmpty(dataDir);
    await rm(partial, { recursive: true, force: true });
    await copyAll(backup, partial, manifest);
    // The database last: a folder without it is no installation, whatever else it contains.
    for (const name of [...KEY_FILES, OUTBOX_FOLDER, MEDIA_FOLDER, SQLITE_FILE])
      if (manifest.files.some(({ path }) => path === name || dirname(path) === name))
        await rename(join(partial, name), join(dataDir, name));
    await syncFolder(dataDir);
  } finally {
    await rm(partial, { recursive: true, force: true });
    lock.release();
  }
}

async function refuseUnlessEmpty(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => !IGNORED_ENTRIES.has(name));
  if (names.length > 0)
    throw new CommandRefusedError(
      `The data folder ${dataDir} is not empty. Move it away, or name another one in DATA_DIR: a restore never overwrites.`,
    );
}

async function copyAll(backup: string, folder: string, { files }: Manifest): Promise<void> {
  for (const file of files) {
    const target = join(folder, file.path);
    await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
    refuseDifference(file, await copyHashed(join(backup, file.path), target));
  }
  for (const path of new Set(files.map((file) => dirname(file.path))))
    await syncFolder(join(folder, path));
}
