import { readFile } from 'node:fs/promises';
import type { ImportColumn } from '@portal/contract/trainee-import';
import {
  type ExaminedTable,
  examineRows,
  orRefused,
  type RefusedFile,
} from '#server/platform/import/examine-rows.ts';
import { cut } from '#server/platform/import/present-row.ts';
import { type Reading, readImportTable } from '#server/platform/import/read-import-table.ts';
import { TRAINEE_FORMAT } from './import-format.ts';
import { createRowExaminer } from './import-rows.ts';

interface ShownPerson {
  readonly line: number;
  readonly name: string;
  readonly email: string;
}

/** The batches have `ExaminedRow[]`. */
export type ExaminedFile = ExaminedTable<ImportColumn, ShownPerson>;

export interface FileToExamine {
  readonly path: string;
  readonly reading: Reading;
}

/** Runs in the worker thread. */
export const examineImportFile = ({
  path,
  reading,
}: FileToExamine): Promise<ExaminedFile | RefusedFile> =>
  orRefused(async () => {
    const file = await readFile(path);
    const table = await readImportTable(file, TRAINEE_FORMAT, reading);
    return examineRows(file, {
      table,
      examine: createRowExaminer(table.hasCertainLetters),
      show: ({ line, cells: { name, email } }) => ({ line, name: cut(name), email: cut(email) }),
    });
  });
