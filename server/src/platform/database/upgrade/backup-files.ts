/** Copies of the database from before upgrades, in a folder of the data folder. */
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFile, PRIVATE_FOLDER } from '#server/platform/private-files.ts';
import { syncFolder } from '#server/platform/sync-folder.ts';
import { dumpPostgres } from '../postgres/dump-postgres.ts';
import { copySqlite } from '../sqlite/copy-sqlite.ts';
import { refuseWithoutRoom } from './disk-room.ts';

const KEPT = 3;
const PARTIAL = '.partial';
const TIMED = /-(\d{8}T\d{6}Z)\.(?:sqlite|dump)$/;

interface Backup {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly folder: string;
  /** The version of the database; the name of the file continues with the time. */
  readonly name: string;
}

/** Returns the path of the copy. @throws UpgradeRefusedError if none can be made */
export async function backUp({ dataDir, databaseUrl, folder, name }: Backup): Promise<string> {
  if (databaseUrl === undefined) await refuseWithoutRoom(dataDir);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  await removeAll(folder, await partialNames(folder));
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const file = join(folder, `${name}-${time}.${databaseUrl === undefined ? 'sqlite' : 'dump'}`);
  const partial = file + PARTIAL;
  makePrivateFile(partial);
  try {
    if (databaseUrl === undefined) await copySqlite(dataDir, partial);
    else await dumpPostgres(databaseUrl, partial);
    await syncFile(partial);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await syncFolder(folder);
  // A start that fails again and again, before its upgrade is done, must not fill the disk.
  await keepNewest(folder, (other) => other.startsWith(`${name}-`));
  return file;
}

/** Call it after an upgrade that succeeded: until then the copies from earlier upgrades stay. */
export async function removeOldBackups(folder: string): Promise<void> {
  await keepNewest(folder, () => true);
}

async function keepNewest(folder: string, isMeant: (name: string) => boolean): Promise<void> {
  const timeOf = (name: string) => TIMED.exec(name)?.[1] ?? '';
  const names = (await readdir(folder)).filter((name) => TIMED.test(name) && isMeant(name));
  const oldestFirst = names.sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
  await removeAll(folder, oldestFirst.slice(0, -KEPT));
}

/** Left behind by a killed process. */
async function partialNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(PARTIAL));
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}

async function syncFile(path: string): Promise<void> {
  await using handle = await open(path, 'r+');
  await handle.sync();
}
