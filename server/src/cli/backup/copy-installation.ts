import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { namedMedia } from '#server/features/media/queries.ts';
import {
  BADGE_KEY_FILE,
  LOG_KEY_FILE,
  MEDIA_FOLDER,
  OUTBOX_FOLDER,
  SQLITE_FILE,
} from '#server/platform/data-dir.ts';
import { executedMigrations } from '#server/platform/database/migrate.ts';
import { refuseMoved } from '#server/platform/database/moved-to.ts';
import { hasSqlite, openDatabase } from '#server/platform/database/open-database.ts';
import { copySqlite } from '#server/platform/database/sqlite/copy-sqlite.ts';
import { findSqliteDamage } from '#server/platform/database/sqlite/damage.ts';
import { FileMediaStore } from '#server/platform/media/file-media-store.ts';
import { isMissingFile } from '#server/platform/media/missing-file.ts';
import { refuseMovedMedia } from '#server/platform/media/refuse-moved-media.ts';
import { PRIVATE_FOLDER } from '#server/platform/private-files.ts';
import { syncFolder } from '#server/platform/sync-folder.ts';
import type { Settings } from '#server/settings.ts';
import { CommandRefusedError } from '../command-refused-error.ts';
import { countRows } from './backup-queries.ts';
import { copyIfThere, hashFile } from './hashed-files.ts';
import { type BackupFile, isMailFile, type Manifest } from './manifest.ts';
import { MediaCopy } from './media-copy.ts';

type Copied = Omit<Manifest, 'format' | 'version' | 'madeAt'>;
type DatabaseFacts = Pick<Copied, 'migrations' | 'counts' | 'lostMedia' | 'files'>;

const BATCH = 500;
const NO_DATABASE: DatabaseFacts = { migrations: [], counts: {}, lostMedia: [], files: [] };

/** Copies the data folder into an empty folder. */
export async function copyInstallation(
  settings: Settings,
  folder: string,
  withKeys: boolean,
): Promise<Copied> {
  const { dataDir, databaseUrl, s3 } = settings;
  const isEmbedded = databaseUrl === undefined;
  if (isEmbedded && !hasSqlite(dataDir)) throw nothingThere(`${dataDir} has no ${SQLITE_FILE}`);
  if (s3 === undefined) await refuseMovedMedia(new FileMediaStore(join(dataDir, MEDIA_FOLDER)));
  const media = s3 === undefined ? new MediaCopy(dataDir, folder) : null;
  const facts = isEmbedded ? await copyDatabase(dataDir, folder, media) : NO_DATABASE;
  if (!isEmbedded) await media?.addAll();
  await media?.addInstallationId();
  const mails = await copyMails(dataDir, folder);
  const keys = withKeys ? await copyKeys(settings, folder) : [];
  return {
    ...facts,
    database: isEmbedded ? 'sqlite' : 'postgres',
    media: media === null ? 's3' : 'files',
    files: [...facts.files, ...(media?.files ?? []), ...mails, ...keys],
  };
}

/**
 * Copies the database first, then the media that it names. A file is stored before a row names it and deleted after the
 * row, so a missing file can mean that the row was deleted in between; then the database is copied again. A file that
 * was missing before the last copy started, and that the copy names, is lost.
 */
async function copyDatabase(
  dataDir: string,
  folder: string,
  media: MediaCopy | null,
): Promise<DatabaseFacts> {
  await refuseWithoutTables(dataDir);
  for (let lost: ReadonlySet<string> = new Set(); ; ) {
    await copySqlite(dataDir, join(folder, SQLITE_FILE));
    const { keys, ...facts } = await readCopy(folder);
    const away = (await media?.add(keys)) ?? [];
    if (away.every((key) => lost.has(key))) {
      await media?.retainOnly(new Set(keys));
      const file = { path: SQLITE_FILE, ...(await hashFile(join(folder, SQLITE_FILE))) };
      return { ...facts, lostMedia: away, files: [file] };
    }
    lost = new Set(away);
  }
}

async function refuseWithoutTables(dataDir: string): Promise<void> {
  const database = openDatabase({ dataDir, readOnly: true });
  try {
    if ((await executedMigrations(database.db)).length > 0) return;
  } finally {
    await database.close();
  }
  throw nothingThere(`${SQLITE_FILE} in ${dataDir} is empty`);
}

const nothingThere = (why: string) =>
  new CommandRefusedError(`There is nothing to back up: ${why}.`);

/** Reads the copy. @throws CommandRefusedError if it is damaged, because its source is damaged then */
async function readCopy(folder: string) {
  const database = openDatabase({ dataDir: folder, readOnly: true });
  try {
    const { db } = database;
    await refuseMoved(db);
    const [damage] = await findSqliteDamage(db);
    if (damage !== undefined) throw damaged(damage);
    const media = (await Array.fromAsync(namedMedia(db, BATCH))).flat();
    return {
      keys: media.map(({ key }) => key),
      migrations: await executedMigrations(db),
      counts: await countRows(db),
    };
  } finally {
    await database.close();
    // A user with read access only cannot remove these files; they are empty.
    for (const beside of ['-wal', '-shm'])
      await rm(join(folder, SQLITE_FILE + beside), { force: true });
  }
}

function damaged(damage: string): CommandRefusedError {
  return new CommandRefusedError(
    `The database is damaged, so no backup was kept (${damage}). Keep older backups, copy the data ` +
      'folder as it is, and restore the latest backup that is whole.',
  );
}

async function copyMails(dataDir: string, folder: string): Promise<BackupFile[]> {
  const names = (await namesIn(join(dataDir, OUTBOX_FOLDER))).filter(isMailFile);
  if (names.length === 0) return [];
  const target = join(folder, OUTBOX_FOLDER);
  await mkdir(target, { mode: PRIVATE_FOLDER });
  const files: BackupFile[] = [];
  for (const name of names) {
    const content = await copyIfThere(join(dataDir, OUTBOX_FOLDER, name), join(target, name));
    if (content !== null) files.push({ path: `${OUTBOX_FOLDER}/${name}`, ...content });
  }
  await syncFolder(target);
  return files;
}

/** Those of the data folder: a setting may name keys elsewhere instead. */
async function copyKeys(settings: Settings, folder: string): Promise<BackupFile[]> {
  const { dataDir, logKeyFile, badgeKeyFile } = settings;
  const own = [
    ...(logKeyFile === undefined ? [LOG_KEY_FILE] : []),
    ...(badgeKeyFile === undefined ? [BADGE_KEY_FILE] : []),
  ];
  const files: BackupFile[] = [];
  for (const path of own) {
    const content = await copyIfThere(join(dataDir, path), join(folder, path));
    if (content !== null) files.push({ path, ...content });
  }
  return files;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissingFile(error)) return [];
    throw error;
  }
}
