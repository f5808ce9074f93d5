/** The program of the thread that runs long selects; `workerData` is the path of the database file. */
import { parentPort, workerData } from 'node:worker_threads';
import { openReader } from './connections.ts';
import { StatementCache } from './statements.ts';

export interface LongRead {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type LongReadRequest = LongRead | 'end';

/** An error loses its own properties between two threads. */
export interface Failure {
  readonly message: string;
  /** SQLite's code of the error. */
  readonly errcode: unknown;
}

export type LongReadResult = { readonly rows: unknown[] } | { readonly failure: Failure };

const database = openReader(String(workerData));
const statements = new StatementCache(database);

function perform({ sql, parameters }: LongRead): LongReadResult {
  try {
    return { rows: statements.run(sql, parameters).rows };
  } catch (error) {
    const { message, errcode } = Object(error);
    return { failure: { message: String(message), errcode } };
  }
}

parentPort?.on('message', (request: LongReadRequest) => {
  if (request !== 'end') {
    parentPort?.postMessage(perform(request));
    return;
  }
  database.close();
  parentPort?.close();
});
