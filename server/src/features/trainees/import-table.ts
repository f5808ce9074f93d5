/** Parses the bytes of a file into rows with the columns of an import. */
import { withFormula } from '@portal/contract/csv';
import {
  EMAIL_MAX,
  IMPORT_CELLS_MAX,
  IMPORT_ROWS_MAX,
  IMPORT_UNPACKED_MAX_BYTES,
  NAME_MAX,
  PASSWORD_MAX,
} from '@portal/contract/limits';
import {
  type CodePage,
  IMPORT_COLUMN_NAMES,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportReport,
  REQUIRED_COLUMNS_TEXT,
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
  readonly cellProblems: Readonly<Partial<Record<ImportColumn, string>>>;
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
  if (rows.length + hiddenRows.length === 0) throw invalid('The file has a header, but no rows.');
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
    if (hidden !== undefined) throw invalid(onlyInHidden(hidden.name));
    if (nearest === null) throw invalid('The file is empty.');
    throw invalid(missingText(nearest.header, nearest.sheet.name));
  } catch (error) {
    if (!(error instanceof UnreadableWorkbookError)) throw error;
    throw new AppError('INVALID_INPUT', error.message, { cause: error });
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
    throw invalid('The file is empty.');
  }
  if (best.header.missing.length > 0) throw invalid(missingText(best.header, null));
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
    throw new AppError('INVALID_INPUT', error.message, { cause: error });
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
  const cellProblems: Partial<Record<ImportColumn, string>> = {};
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
  const { name = '', email = '', company = '', password = '' } = texts;
  return { line, cells: { name, email, company, password }, cellProblems };
}

/** An error of a formula in a file of rows to correct would be a name in the next import. */
const textUnlessError = (cell: SheetCell | undefined) =>
  typeof cell === 'object' && cell.kind === 'error' ? '' : textOf(cell);

/**
 * The stored number of a date is not what the admin sees, and a number has lost the zeros in front that its format shows:
 * a trainee could not log in with either.
 */
function cellProblem(column: ImportColumn, { kind, text }: MarkedCell, cell: string) {
  const label = IMPORT_COLUMNS[column].label ?? 'Email';
  if (kind === 'no-result')
    return `${label}: the formula in cell ${cell} has no stored value. Open the file in Excel or LibreOffice and save it again`;
  if (kind === 'error') return `${label}: the formula in cell ${cell} shows ${text}`;
  if (column !== 'password') return null;
  return `Password: cell ${cell} is a ${kind}, not a text. Format the cell as text and enter the password again, or leave it empty`;
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
    .slice(0, CELL_MAX);
}

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

/** A workbook of an old version, or one with a password, is an OLE file. */
function noTable(problem: Undecodable, [first, second]: Uint8Array): string {
  if (first === 0xd0 && second === 0xcf) return OLD_WORKBOOK;
  return problem === 'unknown-letters' ? UNKNOWN_LETTERS : NO_TABLE;
}

function refuseRepeated({ repeated, line }: Header, sheet: string | null): void {
  if (repeated === null) return;
  const [first, second] = repeated;
  throw invalid(
    `The columns “${first}” and “${second}” in ${placeOf(line, sheet)} mean the same. Please rename or remove one of them.`,
  );
}

function missingText({ missing, line }: Header, sheet: string | null): string {
  const where = sheet === null ? 'A line' : `A row of the sheet “${sheet}”`;
  return `${where} at the top must name the columns ${REQUIRED_COLUMNS_TEXT}. The nearest is ${placeOf(line, sheet)}. Missing: ${missing.join(', ')}.`;
}

const placeOf = (line: number, sheet: string | null) =>
  sheet === null ? `line ${line}` : `row ${line} of the sheet “${sheet}”`;

const onlyInHidden = (sheet: string) =>
  `Only the hidden sheet “${sheet}” names the columns ${REQUIRED_COLUMNS_TEXT}. Please show that sheet, or choose another file.`;

const invalid = (message: string) => new AppError('INVALID_INPUT', message);

/** Other sheets that a report names. */
const SHEETS_NAMED = 20;
const TOO_MANY = `The file has more than ${IMPORT_ROWS_MAX.toLocaleString('en')} rows. Please split it.`;
const OLD_WORKBOOK =
  'This is an old workbook, or one with a password. Please save it as “Excel workbook (.xlsx)” without a password and choose that file.';
const NO_TABLE = 'This is neither a CSV nor an Excel file. Please choose a .csv or .xlsx file.';
const UNKNOWN_LETTERS =
  'The characters of this file cannot be recognised. Please save it as “CSV UTF-8” or as “Excel workbook (.xlsx)” and choose that file.';
