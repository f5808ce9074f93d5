/** From the bytes of a file to rows with the four columns that mean something. */
import { EMAIL_MAX, IMPORT_ROWS_MAX, NAME_MAX, PASSWORD_MAX } from '@portal/contract/limits';
import { decodeText, type TextEncoding } from '../../platform/csv/decode-text.ts';
import { type CsvRow, readCsv, UnreadableRowError } from '../../platform/csv/read-csv.ts';
import { AppError } from '../../platform/http/app-error.ts';

const COLUMNS = ['name', 'email', 'company', 'password'] as const;
type Column = (typeof COLUMNS)[number];

export interface ImportRow extends Readonly<Record<Column, string>> {
  readonly line: number;
}

export interface ImportTable {
  readonly encoding: TextEncoding;
  readonly ignoredColumns: readonly string[];
  readonly rows: readonly ImportRow[];
}

/** What other programs call the columns. */
const ALSO_CALLED: Readonly<Record<string, Column>> = {
  'e-mail': 'email',
  'email address': 'email',
  'e-mail address': 'email',
  mail: 'email',
  'full name': 'name',
  'company name': 'company',
  // As a sign-up calls it.
  companyname: 'company',
};

/** What is longer is refused by each field, and need not be looked at whole. */
const CELL_MAX = Math.max(NAME_MAX, EMAIL_MAX, PASSWORD_MAX) + 1;

/**
 * Throws UNSUPPORTED_MEDIA where it is no text, INVALID_INPUT where the header names too little, a row
 * cannot be told from the next, or there are too many rows or none.
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
    const at = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''));
    const { name, email, company, password } = places;
    rows.push({
      line,
      name: at(name).trim().slice(0, CELL_MAX),
      email: at(email).trim().slice(0, CELL_MAX),
      company: at(company).trim().slice(0, CELL_MAX),
      password: at(password).slice(0, CELL_MAX),
    });
  }
  if (rows.length === 0) throw invalid('The file has a header, but no rows.');
  return rows;
}

type Places = Partial<Record<Column, number>>;

function placesOf(names: readonly string[]): Places {
  const places: Places = {};
  for (const [place, name] of names.entries()) {
    const column = COLUMNS.find((each) => each === name) ?? ALSO_CALLED[name];
    if (column === undefined) continue;
    if (places[column] !== undefined) throw invalid(`The column '${column}' is there twice.`);
    places[column] = place;
  }
  const missing = (['name', 'email', 'company'] as const).filter((name) => !(name in places));
  if (missing.length > 0) throw invalid(`${HEADER} Missing: ${missing.join(', ')}.`);
  return places;
}

function plainName(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');
}

/** A workbook is a ZIP archive, an old one begins like every file of its time's Office. */
function noText([first, second]: Uint8Array): string {
  const isWorkbook = (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
  return isWorkbook
    ? 'This is a workbook, not a CSV file. Please save it as “CSV UTF-8” and choose that file.'
    : 'This is not a text file. Please choose a CSV file.';
}

const invalid = (message: string) => new AppError('INVALID_INPUT', message);

const HEADER = 'The first line must name the columns name, email and company.';
const TOO_MANY = `The file has more than ${IMPORT_ROWS_MAX.toLocaleString('en')} rows. Please split it.`;
