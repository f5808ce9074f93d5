import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { IMPORT_ROWS_SHOWN } from '@portal/contract/limits';
import type { ImportReport } from '@portal/contract/trainee-import';
import { AppError } from '#server/platform/http/app-error.ts';
import { createRowExaminer, cut, type ExaminedRow } from './import-rows.ts';
import { type ImportTable, type Reading, readImportTable } from './import-table.ts';

export type ExaminedFile = Omit<ImportTable, 'rows' | 'hiddenRows' | 'hasCertainLetters'> & {
  /** The number of the hidden rows that are left out, and the first of them. */
  readonly hiddenRows: number;
  readonly hiddenRowsShown: ImportReport['hiddenRowsShown'];
  /** JSON in UTF-8 of `ExaminedRow[]`: passing it costs the main thread nothing until it reads the batch. */
  readonly batches: readonly Uint8Array[];
  /** The hash of the file, by which the same request is recognised. */
  readonly digest: string;
};

export interface FileToExamine {
  readonly path: string;
  readonly reading: Reading;
}

type Refusal = { readonly refusal: Pick<AppError, 'code' | 'refusal'> };

/** The main thread reads a batch in a millisecond, and the database looks up its keys in one query. */
const ROWS_PER_BATCH = 200;

/** Runs in the worker thread. An error thrown there would arrive without its class. */
export async function examineImportFile({
  path,
  reading,
}: FileToExamine): Promise<ExaminedFile | Refusal> {
  try {
    const file = await readFile(path);
    const read = await readImportTable(file, reading);
    const { rows, hiddenRows, hasCertainLetters, ...table } = read;
    const examine = createRowExaminer(hasCertainLetters);
    const batches: Uint8Array[] = [];
    for (let from = 0; from < rows.length; from += ROWS_PER_BATCH) {
      const examined: ExaminedRow[] = [];
      for (const row of rows.slice(from, from + ROWS_PER_BATCH)) examined.push(await examine(row));
      batches.push(new TextEncoder().encode(JSON.stringify(examined)));
    }
    const digest = createHash('sha256').update(file).digest('base64url');
    const hiddenRowsShown = hiddenRows
      .slice(0, IMPORT_ROWS_SHOWN)
      .map(({ line, cells: { name, email } }) => ({ line, name: cut(name), email: cut(email) }));
    return { ...table, hiddenRows: hiddenRows.length, hiddenRowsShown, batches, digest };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: { code: error.code, refusal: error.refusal } };
  }
}
