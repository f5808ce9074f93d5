import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { SQLITE_FILE } from '#server/platform/data-dir.ts';
import { makePrivateFile } from '#server/platform/private-files.ts';
import { openReader } from './connections.ts';

/**
 * One step is one read transaction. With several steps, each commit of a running portal would restart the copy, which
 * might never end.
 */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies the committed state of the embedded database at one moment, also while a portal uses it, to a new file. */
export async function copySqlite(dataDir: string, target: string): Promise<void> {
  const source = openReader(join(dataDir, SQLITE_FILE));
  try {
    makePrivateFile(target);
    await backup(source, target, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  markAsCopy(target);
}

/**
 * A portal that uses the copy continues the signed log under a new origin: the copied database may have signed checkpoints
 * since that the copy does not have.
 */
function markAsCopy(path: string): void {
  const copy = new DatabaseSync(path);
  try {
    copy.exec('update log_state set place = null');
  } finally {
    copy.close();
  }
}
