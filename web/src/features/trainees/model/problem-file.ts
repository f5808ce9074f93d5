import { BYTE_ORDER_MARK, csvLine, type Separator, withoutFormula } from '@portal/contract/csv';
import {
  IMPORT_COLUMN_NAMES,
  IMPORT_COLUMNS,
  type ImportReport,
  PROBLEM_HEADER,
  type RefusedImportRow,
} from '@portal/contract/trainee-import';
import { traineeTexts } from '../texts/catalogue.ts';
import { rowProblems } from './row-problems.ts';

/**
 * The rows that cannot be imported, as a CSV file that can be imported once they are corrected. The last column says why
 * each was refused.
 */
export function problemFile(
  rows: readonly RefusedImportRow[],
  columns: ImportReport['columns'],
  separator: Separator = listSeparator(),
): string {
  const names = IMPORT_COLUMN_NAMES.filter((name) => columns.some(({ column }) => column === name));
  const header = [...names.map((name) => IMPORT_COLUMNS[name].header), PROBLEM_HEADER];
  const lines = rows.map(({ cells, ...row }) => [
    // A password must stay as it is.
    ...names.map((name) => (name === 'password' ? cells[name] : withoutFormula(cells[name]))),
    withoutFormula(rowProblems(row).join('. ')),
  ]);
  return BYTE_ORDER_MARK + [header, ...lines].map((line) => csvLine(line, separator)).join('');
}

/** 'people.xlsx' becomes 'people-rows-to-correct.csv'. */
export function problemFileName(name: string): string {
  return traineeTexts().import.badRowsFile(name.replace(/\.[^.]*$/, ''));
}

/** Spreadsheets of countries with a decimal comma read semicolons. */
function listSeparator(): Separator {
  return (1.5).toLocaleString().includes(',') ? ';' : ',';
}
