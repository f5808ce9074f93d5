import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { explainingFailures, isDiskFull } from '#server/opening-errors.ts';
import { KEY_FILES, LOCK_FILE, OWNER_FILE } from '#server/platform/data-dir.ts';
import {
  DataDirInUseError,
  lockDataDir,
  type OwnerLock,
} from '#server/platform/database/owner-lock.ts';
import { isMissingFile } from '#server/platform/media/missing-file.ts';
import { syncFolder } from '#server/platform/sync-folder.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { VERSION } from '#server/version.ts';
import type { Command } from '../command.ts';
import { CommandRefusedError } from '../command-refused-error.ts';
import { readArguments } from '../read-arguments.ts';
import { copyInstallation } from './copy-installation.ts';
import { writeSynced } from './hashed-files.ts';
import { describe, type Manifest, manifestText } from './manifest.ts';

interface Asked {
  readonly target: string;
  readonly withKeys: boolean;
}

/** Copies the data folder of the installation, while the portal runs or is stopped. */
export const backup: Command = {
  usage: 'backup FOLDER [--with-keys]',
  about: [
    'Copies the database, the media and the waiting mails into a new folder, with a checksum of each file.',
    'What is on PostgreSQL or S3 is not copied: it says how to copy that.',
    '--with-keys copies the private keys of the portal, too. Keep such a backup as safe as a password.',
    'The portal may run or be stopped.',
  ],
  example: 'backup /var/backups/training-portal/monday',
  async run(args) {
    const { values, positionals } = readArguments(backup, args, {
      options: { 'with-keys': { type: 'boolean', default: false } },
      count: [1, 1],
    });
    const [folder = ''] = positionals;
    const withKeys = values['with-keys'];
    const target = resolve(folder);
    const settings = readSettings();
    const manifest = await explainingFailures(settings, () =>
      writeBackup(settings, { target, withKeys }),
    );
    console.log(`Backup written to ${target}: ${describe(manifest)}`);
    for (const note of [...notesOn(manifest), ...notesOnKeys(settings, manifest)])
      console.log(note);
  },
};

/** Writes under another name until the backup is complete, so that an interrupted one cannot be taken for a backup. */
async function writeBackup(settings: Settings, { target, withKeys }: Asked): Promise<Manifest> {
  await refuseWhereSomethingIs(target);
  const partial = `${target}.partial`;
  const lock = await openPartial(partial);
  try {
    const manifest: Manifest = {
      format: 1,
      version: VERSION,
      madeAt: new Date().toISOString(),
      ...(await copyInstallation(settings, partial, withKeys)),
    };
    const { path, text } = manifestText(manifest);
    await writeSynced(join(partial, path), text);
    await syncFolder(partial);
    await rename(partial, target);
    lock.release();
    for (const name of OF_LOCK) await rm(join(target, name), { force: true });
    await syncFolder(dirname(target));
    return manifest;
  } catch (error) {
    lock.release();
    await rm(partial, { recursive: true, force: true });
    if (isDiskFull(error)) throw targetFull(target, error);
    throw error;
  }
}

async function refuseWhereSomethingIs(target: string): Promise<void> {
  try {
    await stat(target);
  } catch (error) {
    if (isMissingFile(error)) return;
    throw error;
  }
  throw new CommandRefusedError(
    `There is something at ${target} already, and a backup never overwrites. Name another folder.`,
  );
}

const OF_LOCK: readonly string[] = [LOCK_FILE, OWNER_FILE];

/** Makes the folder, for this process alone, and removes what a backup that was killed has left there. */
async function openPartial(partial: string): Promise<OwnerLock> {
  await mkdir(dirname(partial), { recursive: true });
  const lock = lockPartial(partial);
  for (const name of await readdir(partial))
    if (!OF_LOCK.includes(name)) await rm(join(partial, name), { recursive: true });
  return lock;
}

function lockPartial(partial: string): OwnerLock {
  try {
    return lockDataDir(partial);
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error;
    throw new CommandRefusedError(
      `Another backup is being written to ${partial}. Wait for its end, or name another folder.`,
      { cause: error },
    );
  }
}

/** A backup writes to its own folder alone. */
function targetFull(target: string, cause: unknown): CommandRefusedError {
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  return new CommandRefusedError(
    `The disk that was to hold the backup ${target} is full${reason}. Make room there, or name a folder on another disk.`,
    { cause },
  );
}

function notesOn({ database, media, lostMedia }: Manifest): string[] {
  const notes: string[] = [];
  if (database === 'postgres')
    notes.push(
      'The database is on PostgreSQL and not in this backup. Copy it with pg_dump, before this command rather than after it.',
    );
  if (media === 's3')
    notes.push(
      "Media are in S3 and not in this backup. Copy the bucket with your S3 service's own tools, after the database.",
    );
  if (lostMedia.length > 0)
    notes.push(
      `Lost before this backup: ${lostMedia.length} of the media files that the database names. The command doctor says which.`,
    );
  return notes;
}

/** Who has the keys and the database can write another history of the signed log. */
function notesOnKeys(settings: Settings, { files }: Manifest): string[] {
  const inBackup = new Set(files.map(({ path }) => path));
  const elsewhere = [settings.logKeyFile, settings.badgeKeyFile].filter(
    (path) => path !== undefined,
  );
  const notes = elsewhere.map(
    (path) => `The key in ${path} is not in this backup. Keep a copy of it in another safe place.`,
  );
  if (KEY_FILES.some((name) => inBackup.has(name)))
    return [...notes, 'The keys of the portal are in this backup. Keep it as safe as a password.'];
  if (elsewhere.length === KEY_FILES.length) return notes;
  return [
    ...notes,
    `Keys of the portal are not in this backup: after a restore it signs with new ones. Proofs from before stay valid; ` +
      `badges from before cannot be checked any more. --with-keys copies the keys, too.`,
  ];
}
