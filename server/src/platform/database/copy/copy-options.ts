import type { OpenDatabase } from '../open-database.ts';
import type { Reader } from './reader.ts';
import type { Table } from './tables.ts';

export interface CopyProgress {
  /**
   * `check`: a copy goes on, and tables that are copied are compared with the source. `index`: indexes, foreign keys and
   * triggers are made.
   */
  readonly step: 'check' | 'copy' | 'index' | 'compare';
  /** Null while indexes are made. */
  readonly table: string | null;
  /** Rows of all tables of the step; statements while indexes are made. */
  readonly done: number;
  readonly total: number;
}

export interface CopyOptions {
  /** Up to date. No process may write to it meanwhile. */
  readonly from: OpenDatabase;
  /** Empty, or with an unfinished copy of the same source. */
  readonly to: OpenDatabase;
  /** Names the database that is copied: an unfinished copy of another one is refused. */
  readonly source: string;
  readonly onProgress: (progress: CopyProgress) => void;
  /** Stops before the next batch of rows. The next call goes on. */
  readonly signal?: AbortSignal | undefined;
}

export interface CountedTable extends Table {
  readonly rows: number;
}

export interface Copying extends CopyOptions {
  /** Reads the source as it was at the start. */
  readonly reader: Reader;
  readonly tables: readonly CountedTable[];
}

export const rowsOf = (tables: readonly CountedTable[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

export type OnRows = (table: CountedTable, count: number) => void;

/** Returns the function that reports rows of a step over the tables. */
export function reportRows(
  { onProgress, signal }: CopyOptions,
  step: CopyProgress['step'],
  tables: readonly CountedTable[],
): OnRows {
  const total = rowsOf(tables);
  let done = 0;
  return ({ name }, count) => {
    signal?.throwIfAborted();
    done += count;
    onProgress({ step, table: name, done, total });
  };
}
