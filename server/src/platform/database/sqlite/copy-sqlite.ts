import { join } from 'node:path';
import { backup } from 'node:sqlite';
import { SQLITE_FILE } from '#server/platform/data-dir.ts';
import { makePrivateFile } from '#server/platform/private-files.ts';
import { openReader } from './connections.ts';

/**
 * In one step, which is one reading transaction: in several, each commit of a running portal would make
 * the copy start anew, and a busy one would keep it from ever ending.
 */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies the embedded database as it is committed at one moment, also while a portal works on it. */
export async function copySqlite(dataDir: string, toFolder: string): Promise<void> {
  const source = openReader(join(dataDir, SQLITE_FILE));
  try {
    const target = join(toFolder, SQLITE_FILE);
    makePrivateFile(target);
    await backup(source, target, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}
