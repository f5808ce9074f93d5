/** Reads the cells of a line into the columns of an import. */
import { withFormula } from '@portal/contract/csv';
import { because, type Refusal } from '@portal/contract/reasons';
import { cellName, type SheetCell, textOf } from '../table/read-sheet.ts';
import { dayOfSerial } from '../table/serial-days.ts';
import type { Header, Line } from './find-header.ts';
import { byColumn, type ColumnFormat, type ImportFormat } from './import-format.ts';

export interface ImportRow<Column extends string> {
  readonly line: number;
  /** Empty if the file has no such column. */
  readonly cells: Readonly<Record<Column, string>>;
  /** By column: what a spreadsheet stores in place of a text. */
  readonly cellProblems: Readonly<Partial<Record<Column, Refusal>>>;
}

/** Reads lines as rows with the columns of the header. */
export function rowReader<C extends string>(
  format: ImportFormat<C>,
  { places }: Header<C>,
  isOfSheet: boolean,
) {
  return ({ line, cells }: Line): ImportRow<C> => {
    const cellProblems: Partial<Record<C, Refusal>> = {};
    for (const column of format.names)
      for (const place of places[column]) {
        const name = isOfSheet ? cellName(place, line) : '';
        const problem = cellProblem({ column, ...format.columns[column] }, cells[place], name);
        if (problem !== null) cellProblems[column] ??= problem;
      }
    const texts = byColumn(format, (column) =>
      textOfCell(
        format.columns[column],
        places[column].map((place) => cells[place]),
      ),
    );
    return { line, cells: texts, cellProblems };
  };
}

function cellProblem(
  { column, problemOf }: Pick<ColumnFormat, 'problemOf'> & { readonly column: string },
  content: SheetCell | undefined,
  cell: string,
): Refusal | null {
  if (typeof content !== 'object') return null;
  const { kind, text } = content;
  if (kind === 'no-result') return because('formulaWithoutValue', { column, cell });
  if (kind === 'error') return because('formulaWithError', { column, cell, error: text });
  return problemOf?.(kind, cell) ?? null;
}

/**
 * Spaces around a password are part of it. A first and a last name are joined, and lines of a cell too. The apostrophe
 * of our own files before a formula is removed, so that the file of rows to correct can be imported.
 */
function textOfCell(
  { kind, read }: ColumnFormat,
  parts: readonly (SheetCell | undefined)[],
): string {
  const texts = parts.map((cell) => (kind === 'day' ? dayOfCell(cell) : textUnlessError(cell)));
  if (kind === 'exact') return (texts[0] ?? '').slice(0, read);
  return texts
    .map((part) => withFormula(part.replaceAll(/[\r\n]+/g, ' ').trim()).trim())
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, read);
}

/** An error of a formula in a file of rows to correct would be a name in the next import. */
const textUnlessError = (cell: SheetCell | undefined) =>
  typeof cell === 'object' && cell.kind === 'error' ? '' : textOf(cell);

/** A spreadsheet shows the day that it stores in many ways, also without the year. */
function dayOfCell(cell: SheetCell | undefined): string {
  const serial = typeof cell === 'object' ? cell.serial : undefined;
  return (serial === undefined ? null : dayOfSerial(serial)) ?? textUnlessError(cell);
}
