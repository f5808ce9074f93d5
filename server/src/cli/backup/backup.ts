import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { explainingFailures } from '#server/opening-errors.ts';
import { isMissingFile } from '#server/platform/media/missing-file.ts';
import { PRIVATE_FOLDER } from '#server/platform/private-files.ts';
import { syncFolder } from '#server/platform/sync-folder.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { CommandRefusedError } from '#server/startup-errors.ts';
import { VERSION } from '#server/version.ts';
import type { Command } from '../command.ts';
import { copyInstallation } from './copy-installation.ts';
import { writeSynced } from './hashed-files.ts';
import { describe, type Manifest, manifestText, onlyFolder } from './manifest.ts';

/** Copies the data folder of the installation, while the portal runs or is stopped. */
export const backup: Command = {
  usage: 'backup FOLDER',
  async run(args) {
    const target = resolve(onlyFolder(args, backup.usage));
    const settings = readSettings();
    const manifest = await explainingFailures(settings, () => writeBackup(settings, target));
    console.log(`Backup written to ${target}: ${describe(manifest)}`);
    for (const note of notesOn(manifest)) console.log(note);
  },
};

/** Writes under another name until the backup is complete, so that an interrupted one cannot be taken for a backup. */
async function writeBackup(settings: Settings, target: string): Promise<Manifest> {
  await refuseWhereSomethingIs(target);
  const partial = `${target}.partial`;
  await makePartial(partial);
  try {
    const manifest: Manifest = {
      format: 1,
      version: VERSION,
      madeAt: new Date().toISOString(),
      ...(await copyInstallation(settings, partial)),
    };
    const { path, text } = manifestText(manifest);
    await writeSynced(join(partial, path), text);
    await syncFolder(partial);
    await rename(partial, target);
    await syncFolder(dirname(target));
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
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

async function makePartial(partial: string): Promise<void> {
  await mkdir(dirname(partial), { recursive: true });
  try {
    await mkdir(partial, { mode: PRIVATE_FOLDER });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!exists) throw error;
    throw new CommandRefusedError(
      `${partial} is there: another backup is being written, or one was broken off. If none is, remove it.`,
    );
  }
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
