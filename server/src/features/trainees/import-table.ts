/** Parses the bytes of a file into rows with the columns of an import. */

import { withFormula } from '@portal/contract/csv';
import { IMPORTED_GROUPS_MAX } from '@portal/contract/imported-groups';
import {
  EMAIL_MAX,
  IMPORT_CELLS_MAX,
  IMPORT_ROWS_MAX,
  IMPORT_UNPACKED_MAX_BYTES,
  NAME_MAX,
  PASSWORD_MAX,
} from '@portal/contract/limits';
import { because, type Refusal } from '@portal/contract/reasons';
import {
  type CodePage,
  IMPORT_COLUMN_NAMES,
  type ImportColumn,
  type ImportReport,
  REQUIRED_HEADERS,
} from '@portal/contract/trainee-import';
import {
  decodeText,
  type TextEncoding,
  type Undecodable,
} from '#server/platform/csv/decode-text.ts';
import {
  type CsvRow,
  readCsv,
  SEPARATORS,
  separatorOf,
  UnreadableRowError,
} from '#server/platform/csv/read-csv.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import {
  cellName,
  type MarkedCell,
  type SheetCell,
  textOf,
} from '#server/platform/table/read-sheet.ts';
import type { Sheet } from '#server/platform/table/read-workbook.ts';
import {
  emailChoices,
  findHeader,
  HEADER_LINES,
  type Header,
  type Line,
  recognizedColumns,
  unusedHeaders,
} from './import-columns.ts';

/** How an admin wants the file to be read. */
export interface Reading {
  readonly emailColumn?: number | undefined;
  readonly codePage?: CodePage | undefined;
  readonly hiddenRows?: 'include' | undefined;
}

export interface ImportRow {
  readonly line: number;
  /** Empty if the file has no such column. */
  readonly cells: Readonly<Record<ImportColumn, string>>;
  /** By column: what a spreadsheet stores in place of a text. */
  readonly cellProblems: Readonly<Partial<Record<ImportColumn, Refusal>>>;
}

export interface ImportTable
  extends Pick<ImportReport, 'sheet' | 'headerLine' | 'emailColumns' | 'columns'> {
  /** Null for a workbook. */
  readonly encoding: TextEncoding | null;
  /** False if letters beside a to z may be others. */
  readonly hasCertainLetters: boolean;
  readonly ignoredColumns: readonly string[];
  readonly rows: readonly ImportRow[];
  /** Rows that are not visible and are left out. */
  readonly hiddenRows: readonly ImportRow[];
}

/** A longer cell is refused by its field, so the rest is not read. */
const CELL_MAX = Math.max(NAME_MAX, EMAIL_MAX, PASSWORD_MAX) + 1;
const GROUPS_CELL_MAX = IMPORTED_GROUPS_MAX + 1;

/** The lines of a file, with the one that names the columns. */
interface Found extends Pick<ImportTable, 'sheet' | 'encoding' | 'hasCertainLetters'> {
  readonly header: Header;
  readonly lines: Iterable<Line>;
}

/**
 * Throws UNSUPPORTED_MEDIA if it is neither a text nor a workbook, INVALID_INPUT if it cannot be read, no line has the
 * names of the columns, or there are too many rows or none.
 */
export async function readImportTable(
  bytes: Uint8Array,
  reading: Reading = {},
): Promise<ImportTable> {
  const found = isZip(bytes) ? await findInWorkbook(bytes, reading) : findInText(bytes, reading);
  const { header, lines, ...source } = found;
  const { rows, hiddenRows } = rowsBelow(lines, header, found);
  const isIncluding = reading.hiddenRows === 'include';
  if (rows.length + hiddenRows.length === 0) throw invalid(because('importWithoutRows'));
  return {
    ...source,
    headerLine: header.line,
    emailColumns: emailChoices(header),
    columns: recognizedColumns(header),
    ignoredColumns: unusedHeaders(header),
    rows: isIncluding ? [...rows, ...hiddenRows].toSorted((a, b) => a.line - b.line) : rows,
    hiddenRows: isIncluding ? [] : hiddenRows,
  };
}

/** The first visible sheet with the columns is taken. */
async function findInWorkbook(bytes: Uint8Array, { emailColumn }: Reading): Promise<Found> {
  // Loaded by the first workbook: it has many modules.
  const { readWorkbook, UnreadableWorkbookError } = await import(
    '#server/platform/table/read-workbook.ts'
  );
  const find = (sheet: Sheet) => {
    const { rows, hiddenColumns } = sheet.read();
    const header = findHeader(rows.slice(0, HEADER_LINES), { emailColumn, hiddenColumns });
    return header === null ? null : { sheet, header, rows };
  };
  try {
    const sheets = readWorkbook(bytes, {
      maxUnpackedBytes: IMPORT_UNPACKED_MAX_BYTES,
      maxCells: IMPORT_CELLS_MAX,
    });
    const visible = sheets.filter(({ isHidden }) => !isHidden);
    let nearest: NonNullable<ReturnType<typeof find>> | null = null;
    for (const sheet of visible) {
      const found = find(sheet);
      if (found === null) continue;
      const isNearer = found.header.missing.length < (nearest?.header.missing.length ?? Infinity);
      if (isNearer) nearest = found;
      if (found.header.missing.length > 0) continue;
      refuseRepeated(found.header, sheet.name);
      const others = visible.filter((other) => other !== sheet).map(({ name }) => name);
      const names = { name: sheet.name, others: others.slice(0, SHEETS_NAMED) };
      const texts = { encoding: null, hasCertainLetters: true };
      return { ...texts, sheet: names, header: found.header, lines: found.rows };
    }
    const hidden = sheets.find(
      (sheet) => sheet.isHidden && find(sheet)?.header.missing.length === 0,
    );
    if (hidden !== undefined) throw onlyInHidden(hidden.name);
    if (nearest === null) throw invalid(because('importEmpty'));
    throw incomplete(nearest.header, nearest.sheet.name);
  } catch (error) {
    if (!(error instanceof UnreadableWorkbookError)) throw error;
    throw new AppError('INVALID_INPUT', error.refusal, { cause: error });
  }
}

function findInText(bytes: Uint8Array, { codePage, emailColumn }: Reading): Found {
  const decoded = decodeText(bytes, codePage);
  if (typeof decoded === 'string') throw new AppError('UNSUPPORTED_MEDIA', noTable(decoded, bytes));
  const { text, encoding, isCertain } = decoded;
  const usual = separatorOf(text).separator;
  const found = [usual, ...SEPARATORS.filter((each) => each !== usual)].flatMap((separator) => {
    const header = findHeader(firstLines(text, separator), { emailColumn });
    return header === null ? [] : [{ separator, header }];
  });
  const best = found.toSorted((a, b) => a.header.missing.length - b.header.missing.length)[0];
  // An error of the first lines is thrown here.
  const lines = explained(readCsv(text, best?.separator));
  if (best === undefined) {
    filled(lines).next();
    throw invalid(because('importEmpty'));
  }
  if (best.header.missing.length > 0) throw incomplete(best.header, null);
  refuseRepeated(best.header, null);
  return { sheet: null, encoding, hasCertainLetters: isCertain, header: best.header, lines };
}

/** The first lines with content; fewer if one cannot be read. */
function firstLines(text: string, separator: string): CsvRow[] {
  const lines: CsvRow[] = [];
  try {
    for (const line of filled(readCsv(text, separator)))
      if (lines.push(line) === HEADER_LINES) break;
  } catch (error) {
    if (!(error instanceof UnreadableRowError)) throw error;
  }
  return lines;
}

function* explained(lines: Iterable<CsvRow>): Generator<CsvRow> {
  try {
    yield* lines;
  } catch (error) {
    if (!(error instanceof UnreadableRowError)) throw error;
    throw new AppError('INVALID_INPUT', error.refusal, { cause: error });
  }
}

/** Spreadsheets write empty rows too, with all their separators. */
function* filled<L extends Line>(lines: Iterable<L>): Generator<L> {
  for (const line of lines)
    if (line.cells.some((cell) => typeof cell === 'object' || cell.trim() !== '')) yield line;
}

type Source = Pick<Found, 'sheet'>;

function rowsBelow(lines: Iterable<Line>, header: Header, { sheet }: Source) {
  const rows: ImportRow[] = [];
  const hiddenRows: ImportRow[] = [];
  for (const line of filled(lines)) {
    if (line.line <= header.line) continue;
    if (rows.length + hiddenRows.length === IMPORT_ROWS_MAX) throw invalid(TOO_MANY);
    const row = rowOf(line, header, sheet !== null);
    if (line.isHidden === true) hiddenRows.push(row);
    else rows.push(row);
  }
  return { rows, hiddenRows };
}

function rowOf({ line, cells }: Line, { places }: Header, isOfSheet: boolean): ImportRow {
  const texts: Partial<Record<ImportColumn, string>> = {};
  const cellProblems: Partial<Record<ImportColumn, Refusal>> = {};
  for (const column of IMPORT_COLUMN_NAMES) {
    const parts = places[column].map((place) => cells[place]);
    texts[column] = textOfCell(column, parts.map(textUnlessError));
    for (const [index, cell] of parts.entries()) {
      if (typeof cell !== 'object') continue;
      const name = isOfSheet ? cellName(places[column][index] ?? 0, line) : '';
      const problem = cellProblem(column, cell, name);
      if (problem !== null) cellProblems[column] ??= problem;
    }
  }
  const { name = '', email = '', company = '', password = '', language = '', groups = '' } = texts;
  return { line, cells: { name, email, company, password, language, groups }, cellProblems };
}

/** An error of a formula in a file of rows to correct would be a name in the next import. */
const textUnlessError = (cell: SheetCell | undefined) =>
  typeof cell === 'object' && cell.kind === 'error' ? '' : textOf(cell);

/**
 * The stored number of a date is not what the admin sees, and a number has lost the zeros in front that its format shows:
 * a trainee could not log in with either.
 */
function cellProblem(column: ImportColumn, { kind, text }: MarkedCell, cell: string) {
  if (kind === 'no-result') return because('formulaWithoutValue', { column, cell });
  if (kind === 'error') return because('formulaWithError', { column, cell, error: text });
  return column === 'password' ? because('passwordNoText', { cell, kind }) : null;
}

/**
 * Spaces around a password are part of it. A first and a last name are joined, and lines of a cell too. The apostrophe
 * of our own files before a formula is removed, so that the file of rows to correct can be imported.
 */
function textOfCell(column: ImportColumn, parts: readonly string[]): string {
  if (column === 'password') return (parts[0] ?? '').slice(0, CELL_MAX);
  return parts
    .map((part) => withFormula(part.replaceAll(/[\r\n]+/g, ' ').trim()).trim())
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, column === 'groups' ? GROUPS_CELL_MAX : CELL_MAX);
}

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

/** A workbook of an old version, or one with a password, is an OLE file. */
function noTable(problem: Undecodable, [first, second]: Uint8Array): Refusal {
  if (first === 0xd0 && second === 0xcf) return OLD_WORKBOOK;
  return problem === 'unknown-letters' ? UNKNOWN_LETTERS : NO_TABLE;
}

function refuseRepeated({ repeated, line }: Header, sheet: string | null): void {
  if (repeated === null) return;
  const [first, second] = repeated;
  throw invalid(because('importColumnsRepeated', { first, second, line, sheet }));
}

const incomplete = ({ missing, line }: Header, sheet: string | null) =>
  invalid(because('importColumnsMissing', { columns: REQUIRED_HEADERS, missing, line, sheet }));

const onlyInHidden = (sheet: string) =>
  invalid(because('importOnlyInHiddenSheet', { sheet, columns: REQUIRED_HEADERS }));

const invalid = (refusal: Refusal) => new AppError('INVALID_INPUT', refusal);

/** Other sheets that a report names. */
const SHEETS_NAMED = 20;
const TOO_MANY = because('importTooManyRows', { max: IMPORT_ROWS_MAX });
const OLD_WORKBOOK = because('importOldWorkbook');
const NO_TABLE = because('importNoTable');
const UNKNOWN_LETTERS = because('importUnknownCharacters');
