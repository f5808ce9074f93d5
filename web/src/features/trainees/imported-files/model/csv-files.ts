/** The CSV files that the dialog of an import writes. Their headers are in the shown language. */
import { BYTE_ORDER_MARK, csvLine, type Separator, withoutFormula } from '@portal/contract/csv';
import { words } from '#web/platform/language/words.ts';
import { fileTexts } from '../texts/catalogue.ts';
import type { FileColumn, FileReport, RefusedRow } from './imported-file.ts';
import { rowProblems } from './row-problems.ts';

/** A file with these columns and an example. */
export function templateFile<Column extends FileColumn>(
  columns: readonly Column[],
  example: Readonly<Record<Column, string>>,
  separator: Separator = listSeparator(),
): string {
  const header = columns.map((column) => words().columns[column]);
  return csvFile([header, columns.map((column) => example[column])], separator);
}

/**
 * The rows that cannot be imported, as a CSV file that can be imported once they are corrected. The last column says why
 * each was refused.
 */
export function problemFile(
  rows: readonly RefusedRow[],
  columns: FileReport['columns'],
  separator: Separator = listSeparator(),
): string {
  const { columns: headers } = words();
  const header = [...columns.map(({ column }) => headers[column]), headers.problem];
  const lines = rows.map(({ cells, ...row }) => [
    ...columns.map(({ column }) => cellOf(column, cells[column] ?? '')),
    withoutFormula(rowProblems(row).join('. ')),
  ]);
  return csvFile([header, ...lines], separator);
}

/** A password must stay as it is. */
const cellOf = (column: FileColumn, text: string) =>
  column === 'password' ? text : withoutFormula(text);

/** 'people.xlsx' becomes 'people-rows-to-correct.csv'. */
export function problemFileName(name: string): string {
  return fileTexts().badRowsFile(name.replace(/\.[^.]*$/, ''));
}

const csvFile = (lines: readonly (readonly string[])[], separator: Separator) =>
  BYTE_ORDER_MARK + lines.map((line) => csvLine(line, separator)).join('');

/** Spreadsheets of countries with a decimal comma read semicolons. */
function listSeparator(): Separator {
  return (1.5).toLocaleString().includes(',') ? ';' : ',';
}
