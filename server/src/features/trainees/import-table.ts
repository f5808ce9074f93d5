/** Parses the bytes of a file into rows with the columns of an import. */
import { EMAIL_MAX, IMPORT_ROWS_MAX, NAME_MAX, PASSWORD_MAX } from '@portal/contract/limits';
import {
  IMPORT_COLUMN_NAMES,
  IMPORT_COLUMNS,
  type ImportColumn,
  REQUIRED_COLUMNS_TEXT,
} from '@portal/contract/trainee-import';
import { decodeText, type TextEncoding } from '#server/platform/csv/decode-text.ts';
import { type CsvRow, readCsv, UnreadableRowError } from '#server/platform/csv/read-csv.ts';
import { AppError } from '#server/platform/http/app-error.ts';

export interface ImportRow {
  readonly line: number;
  /** Empty if the file has no such column. */
  readonly cells: Readonly<Record<ImportColumn, string>>;
}

export interface ImportTable {
  readonly encoding: TextEncoding;
  readonly ignoredColumns: readonly string[];
  readonly rows: readonly ImportRow[];
}

/** A longer cell is refused by its field, so the rest is not read. */
const CELL_MAX = Math.max(NAME_MAX, EMAIL_MAX, PASSWORD_MAX) + 1;

/**
 * Throws UNSUPPORTED_MEDIA if it is not a text, INVALID_INPUT if the header lacks columns, a row has no clear end, or
 * there are too many rows or none.
 */
export function readImportTable(bytes: Uint8Array): ImportTable {
  const decoded = decodeText(bytes);
  if (decoded === null) throw new AppError('UNSUPPORTED_MEDIA', noText(bytes));
  const lines = filledLines(decoded.text);
  const header = lines.next();
  if (header.done) throw invalid('The file is empty.');
  const names = header.value.cells.map(plainName);
  const places = placesOf(names);
  return {
    encoding: decoded.encoding,
    ignoredColumns: header.value.cells.filter(
      (cell, place) => cell.trim() !== '' && !Object.values(places).includes(place),
    ),
    rows: rowsOf(lines, places),
  };
}

/** Spreadsheets write empty rows too, with all their separators. */
function* filledLines(text: string): Generator<CsvRow, undefined> {
  try {
    for (const row of readCsv(text)) {
      if (row.cells.some((cell) => cell.trim() !== '')) yield row;
    }
  } catch (error) {
    if (!(error instanceof UnreadableRowError)) throw error;
    throw new AppError('INVALID_INPUT', error.message, { cause: error });
  }
}

function rowsOf(lines: Iterable<CsvRow>, places: Places): ImportRow[] {
  const rows: ImportRow[] = [];
  for (const { line, cells } of lines) {
    if (rows.length === IMPORT_ROWS_MAX) throw invalid(TOO_MANY);
    const columns = IMPORT_COLUMN_NAMES.map((column) => [
      column,
      cellOf(column, cells[places[column] ?? -1]),
    ]);
    rows.push({ line, cells: Object.fromEntries(columns) });
  }
  if (rows.length === 0) throw invalid('The file has a header, but no rows.');
  return rows;
}

/** Spaces around a password are part of it. */
function cellOf(column: ImportColumn, cell = ''): string {
  return (column === 'password' ? cell : cell.trim()).slice(0, CELL_MAX);
}

type Places = Partial<Record<ImportColumn, number>>;

function placesOf(names: readonly string[]): Places {
  const places: Places = {};
  for (const [place, name] of names.entries()) {
    const column = IMPORT_COLUMN_NAMES.find((each) => headersOf(each).includes(name));
    if (column === undefined) continue;
    if (places[column] !== undefined)
      throw invalid(`The column '${headersOf(column)[0]}' is there twice.`);
    places[column] = place;
  }
  const missing = IMPORT_COLUMN_NAMES.filter(
    (column) => IMPORT_COLUMNS[column].isRequired && places[column] === undefined,
  ).map((column) => headersOf(column)[0]);
  if (missing.length > 0) throw invalid(`${HEADER} Missing: ${missing.join(', ')}.`);
  return places;
}

const headersOf = (column: ImportColumn): readonly string[] => IMPORT_COLUMNS[column].headers;

function plainName(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');
}

/** A workbook is a ZIP archive; an old one begins like all files of old Office versions. */
function noText([first, second]: Uint8Array): string {
  const isWorkbook = (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
  return isWorkbook
    ? 'This is a workbook, not a CSV file. Please save it as “CSV UTF-8” and choose that file.'
    : 'This is not a text file. Please choose a CSV file.';
}

const invalid = (message: string) => new AppError('INVALID_INPUT', message);

const HEADER = `The first line must name the columns ${REQUIRED_COLUMNS_TEXT}.`;
const TOO_MANY = `The file has more than ${IMPORT_ROWS_MAX.toLocaleString('en')} rows. Please split it.`;
