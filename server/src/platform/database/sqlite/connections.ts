import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '#server/platform/private-files.ts';

/**
 * How long SQLite waits for a lock of another process while the file is opened. This blocks the event loop, so SQLite
 * does not wait after that: `foreign-lock.ts` retries.
 */
const OPENING_TIMEOUT_MS = 2_000;
export const MAPPED_BYTES = 256 * 1024 * 1024;
const CACHE_KIB = 32 * 1024;
const WAL_SIZE_LIMIT_BYTES = 64 * 1024 * 1024;
/**
 * Pages of the log from which a commit also writes them into the database file: a checkpoint. A commit with one takes 6 ms
 * (p99), and 17 ms with SQLite's default of 1,000 pages, on a disk whose sync takes 0.5 ms.
 */
const PAGES_PER_CHECKPOINT = 200;

/** Opens the only connection that writes, and creates the file if it does not exist. SQLite gives the log its mode. */
export function openWriter(file: string): DatabaseSync {
  makePrivateFile(file);
  const database = new DatabaseSync(file, { timeout: OPENING_TIMEOUT_MS });
  try {
    tune(database);
    database.exec('pragma journal_mode = wal');
    // FULL syncs the log at every commit, so that a commit survives a power failure.
    database.exec('pragma synchronous = full');
    // On macOS a normal fsync leaves the data in the drive's cache; on other systems these have no effect.
    database.exec('pragma fullfsync = on; pragma checkpoint_fullfsync = on');
    database.exec('pragma foreign_keys = on');
    database.exec(`pragma journal_size_limit = ${WAL_SIZE_LIMIT_BYTES}`);
    database.exec(`pragma wal_autocheckpoint = ${PAGES_PER_CHECKPOINT}`);
    database.exec('pragma busy_timeout = 0');
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Opens a connection that sees committed state only and cannot write. The file must exist. */
export function openReader(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 0 });
  tune(database);
  return database;
}

function tune(database: DatabaseSync): void {
  database.exec(`pragma cache_size = -${CACHE_KIB}`);
  database.exec(`pragma mmap_size = ${MAPPED_BYTES}`);
  database.exec('pragma temp_store = memory');
  // A manipulated database file must not run functions of its choice through views or triggers.
  database.exec('pragma trusted_schema = off');
}
