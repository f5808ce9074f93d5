/** The description of a backup in its `backup.json`. It is written last, so a folder without it is not a backup. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  INSTALLATION_ID_FILE,
  KEY_FILES,
  MEDIA_FOLDER,
  OUTBOX_FOLDER,
  SQLITE_FILE,
} from '#server/platform/data-dir.ts';
import { isMediaKey } from '#server/platform/media/media-key.ts';
import { isMissingFile } from '#server/platform/media/missing-file.ts';
import { CommandRefusedError } from '../command-refused-error.ts';

const MANIFEST_FILE = 'backup.json';

/** Paths are the same below the backup and below the data folder. A modified manifest cannot name other places. */
function isPathOfInstallation(path: string): boolean {
  const [folder, name = '', ...deeper] = path.split('/');
  if (deeper.length > 0) return false;
  if (folder === MEDIA_FOLDER) return isMediaKey(name) || name === INSTALLATION_ID_FILE;
  if (folder === OUTBOX_FOLDER) return isMailFile(name);
  return path === SQLITE_FILE || KEY_FILES.includes(path);
}

export function isMailFile(name: string): boolean {
  return /^[\w-]+\.eml$/.test(name);
}

const fileSchema = z.object({
  path: z.string().check(z.refine(isPathOfInstallation)),
  bytes: z.number(),
  /** Hexadecimal. */
  sha256: z.string(),
});

const manifestSchema = z.object({
  format: z.literal(1),
  /** The version of the portal that made the backup. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  media: z.enum(['files', 's3']),
  /** Migrations that the database has run; empty if the database is not in the backup. */
  migrations: z.array(z.string()),
  /** Number of rows, to inform the operator. */
  counts: z.record(z.string(), z.number()),
  /** Keys that a row names and whose files were missing already. */
  lostMedia: z.array(z.string()),
  files: z.array(fileSchema),
});

export type BackupFile = Readonly<z.infer<typeof fileSchema>>;
export type Manifest = Readonly<z.infer<typeof manifestSchema>>;

export function manifestText(manifest: Manifest): { path: string; text: string } {
  return { path: MANIFEST_FILE, text: `${JSON.stringify(manifest, null, 2)}\n` };
}

/** @throws CommandRefusedError if the folder is not a complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, MANIFEST_FILE);
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const isNone = isMissingFile(error);
    throw new CommandRefusedError(
      isNone
        ? `${folder} is no backup, or one that was broken off: there is no ${MANIFEST_FILE} in it.`
        : `${file} cannot be read as what a backup says of itself. Use another backup.`,
      { cause: error },
    );
  }
}

/** Summarizes the content of the backup in one line. */
export function describe({ counts, files }: Manifest): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const rows = Object.entries(counts).map(([name, count]) => `${name}: ${count}`);
  return [...rows, `files: ${files.length} (${(bytes / 1e6).toFixed(1)} MB)`].join(', ');
}
