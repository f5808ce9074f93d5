/** The program of the thread that writes SQLite's log into the database file; `workerData` is the path of the file. */
import { parentPort, workerData } from 'node:worker_threads';
import { openCheckpointer, readLogState } from './connections.ts';

export type CheckpointRequest = 'checkpoint' | 'end';

/** Null after a checkpoint, or the message of its error. */
export type CheckpointResult = { readonly failure: string | null };

/** SQLite starts the log again only if all of it was written at one moment, so the pages of new commits follow. */
const ROUNDS_MAX = 4;

const database = openCheckpointer(String(workerData));
// Passive: it waits for no lock and takes none that a transaction needs.
const checkpoint = database.prepare('pragma wal_checkpoint(passive)');

function writeLog(): void {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const { pages, written } = readLogState(checkpoint);
    if (written >= pages) return;
  }
}

function perform(): CheckpointResult {
  try {
    writeLog();
    return { failure: null };
  } catch (error) {
    return { failure: String(error) };
  }
}

parentPort?.on('message', (request: CheckpointRequest) => {
  if (request === 'checkpoint') {
    parentPort?.postMessage(perform());
    return;
  }
  database.close();
  parentPort?.close();
});
