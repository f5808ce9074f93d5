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
  IMPORT_COLUMN_NAMES,
  type ImportColumn,
  type ImportReport,
} from '@portal/contract/trainee-import';
import { decodeText, type TextEncoding } from '#server/platform/csv/decode-text.ts';
import { type CsvRow, readCsv, UnreadableRowError } from '#server/platform/csv/read-csv.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { readXlsxRows, UnreadableWorkbookError } from '#server/platform/table/read-xlsx-rows.ts';
import { findPlaces, type Places, recognizedColumns, unusedHeaders } from './import-columns.ts';

export interface ImportRow {
  readonly line: number;
  /** Empty if the file has no such column. */
  readonly cells: Readonly<Record<ImportColumn, string>>;
}

export interface ImportTable {
  /** Null for a workbook. */
  readonly encoding: TextEncoding | null;
  readonly columns: ImportReport['columns'];
  readonly ignoredColumns: readonly string[];
  readonly rows: readonly ImportRow[];
}

/** A longer cell is refused by its field, so the rest is not read. */
const CELL_MAX = Math.max(NAME_MAX, EMAIL_MAX, PASSWORD_MAX) + 1;

/**
 * Throws UNSUPPORTED_MEDIA if it is neither a text nor a workbook, INVALID_INPUT if it cannot be read, the header lacks
 * columns, or there are too many rows or none.
 */
export async function readImportTable(bytes: Uint8Array): Promise<ImportTable> {
  const { encoding, rows } = readRows(bytes);
  const lines = filledLines(rows);
  const header = await lines.next();
  if (header.done) throw invalid('The file is empty.');
  const { cells } = header.value;
  const places = findPlaces(cells);
  return {
    encoding,
    columns: recognizedColumns(cells, places),
    ignoredColumns: unusedHeaders(cells, places),
    rows: await rowsOf(lines, places),
  };
}

type Lines = Iterable<CsvRow> | AsyncIterable<CsvRow>;

function readRows(bytes: Uint8Array): { encoding: TextEncoding | null; rows: Lines } {
  if (isZip(bytes)) {
    const rows = readXlsxRows(bytes, {
      maxUnpackedBytes: IMPORT_UNPACKED_MAX_BYTES,
      maxCells: IMPORT_CELLS_MAX,
    });
    return { encoding: null, rows };
  }
  const decoded = decodeText(bytes);
  if (decoded === null) throw new AppError('UNSUPPORTED_MEDIA', noTable(bytes));
  return { encoding: decoded.encoding, rows: readCsv(decoded.text) };
}

/** Spreadsheets write empty rows too, with all their separators. */
async function* filledLines(rows: Lines): AsyncGenerator<CsvRow, undefined> {
  try {
    for await (const row of rows) {
      if (row.cells.some((cell) => cell.trim() !== '')) yield row;
    }
  } catch (error) {
    if (!(error instanceof UnreadableRowError || error instanceof UnreadableWorkbookError))
      throw error;
    throw new AppError('INVALID_INPUT', error.message, { cause: error });
  }
}

async function rowsOf(lines: AsyncIterable<CsvRow>, places: Places): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for await (const { line, cells } of lines) {
    if (rows.length === IMPORT_ROWS_MAX) throw invalid(TOO_MANY);
    const columns = IMPORT_COLUMN_NAMES.map((column) => [
      column,
      cellOf(
        column,
        places[column].map((place) => cells[place] ?? ''),
      ),
    ]);
    rows.push({ line, cells: Object.fromEntries(columns) });
  }
  if (rows.length === 0) throw invalid('The file has a header, but no rows.');
  return rows;
}

/**
 * Spaces around a password are part of it. A first and a last name are joined, and lines of a cell too. The apostrophe
 * of our own files before a formula is removed, so that the file of rows to correct can be imported.
 */
function cellOf(column: ImportColumn, parts: readonly string[]): string {
  if (column === 'password') return (parts[0] ?? '').slice(0, CELL_MAX);
  return parts
    .map((part) => withFormula(part.replaceAll(/[\r\n]+/g, ' ').trim()).trim())
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, CELL_MAX);
}

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

/** A workbook of an old version, or one with a password, is an OLE file. */
function noTable([first, second]: Uint8Array): string {
  const isOle = first === 0xd0 && second === 0xcf;
  return isOle
    ? 'This is an old workbook, or one with a password. Please save it as “Excel workbook (.xlsx)” without a password and choose that file.'
    : 'This is neither a CSV nor an Excel file. Please choose a .csv or .xlsx file.';
}

const invalid = (message: string) => new AppError('INVALID_INPUT', message);

const TOO_MANY = `The file has more than ${IMPORT_ROWS_MAX.toLocaleString('en')} rows. Please split it.`;
