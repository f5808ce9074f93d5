import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { AppError } from '#server/platform/http/app-error.ts';
import { createRowExaminer, type ExaminedRow } from './import-rows.ts';
import { type ImportTable, readImportTable } from './import-table.ts';

export type ExaminedFile = Omit<ImportTable, 'rows'> & {
  /** JSON in UTF-8 of `ExaminedRow[]`: passing it costs the main thread nothing until it reads the batch. */
  readonly batches: readonly Uint8Array[];
  /** The hash of the file, by which the same request is recognised. */
  readonly digest: string;
};

type Refusal = { readonly refusal: Pick<AppError, 'code' | 'message'> };

/** The main thread reads a batch in a millisecond, and the database looks up its keys in one query. */
const ROWS_PER_BATCH = 200;

/** Runs in the worker thread. An error thrown there would arrive without its class. */
export async function examineImportFile(path: string): Promise<ExaminedFile | Refusal> {
  try {
    const file = await readFile(path);
    const { rows, ...table } = await readImportTable(file);
    const examine = createRowExaminer();
    const batches: Uint8Array[] = [];
    for (let from = 0; from < rows.length; from += ROWS_PER_BATCH) {
      const examined: ExaminedRow[] = [];
      for (const row of rows.slice(from, from + ROWS_PER_BATCH)) examined.push(await examine(row));
      batches.push(new TextEncoder().encode(JSON.stringify(examined)));
    }
    const digest = createHash('sha256').update(file).digest('base64url');
    return { ...table, batches, digest };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: { code: error.code, message: error.message } };
  }
}
