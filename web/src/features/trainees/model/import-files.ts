/** The CSV files that the dialog of an import writes. Their headers are in the shown language. */
import { BYTE_ORDER_MARK, csvLine, type Separator, withoutFormula } from '@portal/contract/csv';
import {
  IMPORT_COLUMN_NAMES,
  type ImportColumn,
  type ImportReport,
  type RefusedImportRow,
} from '@portal/contract/trainee-import';
import { words } from '#web/platform/language/words.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import { rowProblems } from './row-problems.ts';

/** A file with all columns and an example. */
export function templateFile(separator: Separator = listSeparator()): string {
  const { name, company } = traineeTexts().import.templateRow;
  const row: Readonly<Record<ImportColumn, string>> = {
    name,
    email: 'jane@example.com',
    company,
    password: '',
    language: '',
    groups: '',
  };
  const header = IMPORT_COLUMN_NAMES.map((column) => words().columns[column]);
  return csvFile([header, IMPORT_COLUMN_NAMES.map((column) => row[column])], separator);
}

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
  const { columns: headers } = words();
  const header = [...names.map((name) => headers[name]), headers.problem];
  const lines = rows.map(({ cells, ...row }) => [
    // A password must stay as it is.
    ...names.map((name) => (name === 'password' ? cells[name] : withoutFormula(cells[name]))),
    withoutFormula(rowProblems(row).join('. ')),
  ]);
  return csvFile([header, ...lines], separator);
}

/** 'people.xlsx' becomes 'people-rows-to-correct.csv'. */
export function problemFileName(name: string): string {
  return traineeTexts().import.badRowsFile(name.replace(/\.[^.]*$/, ''));
}

const csvFile = (lines: readonly (readonly string[])[], separator: Separator) =>
  BYTE_ORDER_MARK + lines.map((line) => csvLine(line, separator)).join('');

/** Spreadsheets of countries with a decimal comma read semicolons. */
function listSeparator(): Separator {
  return (1.5).toLocaleString().includes(',') ? ';' : ',';
}
