import { readFile } from 'node:fs/promises';
import type {
  DateOrder,
  ReadDates,
  ResultColumn,
  ResultsReport,
} from '@portal/contract/results-import';
import {
  type ExaminedTable,
  examineRows,
  orRefused,
  type RefusedFile,
} from '#server/platform/import/examine-rows.ts';
import { cut } from '#server/platform/import/present-row.ts';
import { type Reading, readImportTable } from '#server/platform/import/read-import-table.ts';
import { RESULT_FORMAT } from './result-format.ts';
import { createResultExaminer, readDates } from './result-rows.ts';

type ShownResult = ResultsReport['hiddenRowsShown'][number];

/** The batches have `ExaminedResult[]`. */
export type ExaminedResults = ExaminedTable<ResultColumn, ShownResult> & {
  readonly dates: ReadDates;
};

/** How an admin wants the file to be read. */
export interface ReadingOfResults extends Reading {
  readonly dateOrder?: DateOrder | undefined;
}

export interface ResultsToExamine {
  readonly path: string;
  readonly reading: ReadingOfResults;
}

/** Runs in the worker thread. */
export const examineResultsFile = ({
  path,
  reading,
}: ResultsToExamine): Promise<ExaminedResults | RefusedFile> =>
  orRefused(async () => {
    const file = await readFile(path);
    const table = await readImportTable(file, RESULT_FORMAT, reading);
    const dates = readDates(table.rows, reading.dateOrder);
    const { hasCertainLetters } = table;
    const examined = await examineRows(file, {
      table,
      examine: createResultExaminer({ dates, hasCertainLetters }),
      show: ({ line, cells }): ShownResult => ({
        line,
        email: cut(cells.email),
        module: cut(cells.module),
      }),
    });
    return { ...examined, dates };
  });
