/** Checks the rows of a file without the database, in the worker thread that has read it. */
import { createHash } from 'node:crypto';
import { IMPORT_ROWS_SHOWN } from '@portal/contract/limits';
import { AppError } from '../http/app-error.ts';
import type { ImportTable } from './read-import-table.ts';
import type { ImportRow } from './read-rows.ts';

export type ExaminedTable<Column extends string, Shown> = Omit<
  ImportTable<Column>,
  'rows' | 'hiddenRows' | 'hasCertainLetters'
> & {
  /** The number of the hidden rows that are left out, and the first of them. */
  readonly hiddenRows: number;
  readonly hiddenRowsShown: Shown[];
  /** JSON in UTF-8 of the examined rows: passing it costs the main thread nothing until it reads the batch. */
  readonly batches: readonly Uint8Array[];
  /** The hash of the file, by which the same request is recognised. */
  readonly digest: string;
};

interface Examining<Column extends string, Shown> {
  readonly table: ImportTable<Column>;
  /** The examined row. */
  readonly examine: (row: ImportRow<Column>) => unknown;
  /** A hidden row in the report. */
  readonly show: (row: ImportRow<Column>) => Shown;
}

/** The main thread reads a batch in a millisecond, and the database looks up its keys in one query. */
const ROWS_PER_BATCH = 200;

export async function examineRows<Column extends string, Shown>(
  file: Uint8Array,
  { table, examine, show }: Examining<Column, Shown>,
): Promise<ExaminedTable<Column, Shown>> {
  const { rows, hiddenRows, hasCertainLetters: _, ...rest } = table;
  const batches: Uint8Array[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_BATCH) {
    const examined: unknown[] = [];
    for (const row of rows.slice(from, from + ROWS_PER_BATCH)) examined.push(await examine(row));
    batches.push(new TextEncoder().encode(JSON.stringify(examined)));
  }
  const digest = createHash('sha256').update(file).digest('base64url');
  const hiddenRowsShown = hiddenRows.slice(0, IMPORT_ROWS_SHOWN).map(show);
  return { ...rest, hiddenRows: hiddenRows.length, hiddenRowsShown, batches, digest };
}

/** The refusal of a file. An error thrown in the worker thread would arrive without its class. */
export interface RefusedFile {
  readonly refused: Pick<AppError, 'code' | 'refusal'>;
}

export async function orRefused<T>(work: () => Promise<T>): Promise<T | RefusedFile> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: { code: error.code, refusal: error.refusal } };
  }
}
