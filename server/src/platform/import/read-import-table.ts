/** Parses the bytes of a file into rows with the columns of an import. */

import type { CodePage } from '@portal/contract/imported-files';
import {
  IMPORT_CELLS_MAX,
  IMPORT_ROWS_MAX,
  IMPORT_UNPACKED_MAX_BYTES,
} from '@portal/contract/limits';
import { because, type Refusal } from '@portal/contract/reasons';
import { decodeText, type TextEncoding, type Undecodable } from '../csv/decode-text.ts';
import {
  type CsvRow,
  readCsv,
  SEPARATORS,
  separatorOf,
  UnreadableRowError,
} from '../csv/read-csv.ts';
import { AppError } from '../http/app-error.ts';
import type { Sheet } from '../table/read-workbook.ts';
import {
  emailChoices,
  findHeader,
  HEADER_LINES,
  type Header,
  type Line,
  recognizedColumns,
  unusedHeaders,
} from './find-header.ts';
import { type ImportFormat, requiredHeaders } from './import-format.ts';
import { type ImportRow, rowReader } from './read-rows.ts';

/** How an admin wants the file to be read. */
export interface Reading {
  readonly emailColumn?: number | undefined;
  readonly codePage?: CodePage | undefined;
  readonly hiddenRows?: 'include' | undefined;
}

export interface ImportTable<Column extends string> {
  /** The sheet that was read, and the other visible ones; null for a text file. */
  readonly sheet: { readonly name: string; readonly others: string[] } | null;
  /** The line that names the columns. */
  readonly headerLine: number;
  /** The columns with emails, if there are several; `place` counts from 1. */
  readonly emailColumns: { readonly place: number; readonly header: string }[];
  /** The columns that were recognized, with their names in the file. */
  readonly columns: { readonly column: Column; readonly headers: string[] }[];
  readonly ignoredColumns: string[];
  /** Null for a workbook. */
  readonly encoding: TextEncoding | null;
  /** False if letters beside a to z may be others. */
  readonly hasCertainLetters: boolean;
  readonly rows: readonly ImportRow<Column>[];
  /** Rows that are not visible and are left out. */
  readonly hiddenRows: readonly ImportRow<Column>[];
}

/** The lines of a file, with the one that names the columns. */
interface Found<Column extends string>
  extends Pick<ImportTable<Column>, 'sheet' | 'encoding' | 'hasCertainLetters'> {
  readonly header: Header<Column>;
  readonly lines: Iterable<Line>;
}

/**
 * Throws UNSUPPORTED_MEDIA if it is neither a text nor a workbook, INVALID_INPUT if it cannot be read, no line has the
 * names of the columns, or there are too many rows or none.
 */
export async function readImportTable<C extends string>(
  bytes: Uint8Array,
  format: ImportFormat<C>,
  reading: Reading = {},
): Promise<ImportTable<C>> {
  const asked = { format, ...reading };
  const found = isZip(bytes) ? await findInWorkbook(bytes, asked) : findInText(bytes, asked);
  const { header, lines, ...source } = found;
  const { rows, hiddenRows } = rowsBelow(lines, format, found);
  const isIncluding = reading.hiddenRows === 'include';
  if (rows.length + hiddenRows.length === 0) throw invalid(because('importWithoutRows'));
  return {
    ...source,
    headerLine: header.line,
    emailColumns: emailChoices(header),
    columns: recognizedColumns(header, format),
    ignoredColumns: unusedHeaders(header),
    rows: isIncluding ? [...rows, ...hiddenRows].toSorted((a, b) => a.line - b.line) : rows,
    hiddenRows: isIncluding ? [] : hiddenRows,
  };
}

type Asked<Column extends string> = Reading & { readonly format: ImportFormat<Column> };

/** The first visible sheet with the columns is taken. */
async function findInWorkbook<C extends string>(
  bytes: Uint8Array,
  { format, emailColumn }: Asked<C>,
): Promise<Found<C>> {
  // Loaded by the first workbook: it has many modules.
  const { readWorkbook, UnreadableWorkbookError } = await import('../table/read-workbook.ts');
  const find = (sheet: Sheet) => {
    const { rows, hiddenColumns } = sheet.read();
    const header = findHeader(rows.slice(0, HEADER_LINES), { format, emailColumn, hiddenColumns });
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
    if (hidden !== undefined) throw onlyInHidden(hidden.name, format);
    if (nearest === null) throw invalid(because('importEmpty'));
    throw incomplete(nearest.header, format, nearest.sheet.name);
  } catch (error) {
    if (!(error instanceof UnreadableWorkbookError)) throw error;
    throw new AppError('INVALID_INPUT', error.refusal, { cause: error });
  }
}

function findInText<C extends string>(
  bytes: Uint8Array,
  { format, codePage, emailColumn }: Asked<C>,
): Found<C> {
  const decoded = decodeText(bytes, codePage);
  if (typeof decoded === 'string') throw new AppError('UNSUPPORTED_MEDIA', noTable(decoded, bytes));
  const { text, encoding, isCertain } = decoded;
  const usual = separatorOf(text).separator;
  const found = [usual, ...SEPARATORS.filter((each) => each !== usual)].flatMap((separator) => {
    const header = findHeader(firstLines(text, separator), { format, emailColumn });
    return header === null ? [] : [{ separator, header }];
  });
  const best = found.toSorted((a, b) => a.header.missing.length - b.header.missing.length)[0];
  // An error of the first lines is thrown here.
  const lines = explained(readCsv(text, best?.separator));
  if (best === undefined) {
    filled(lines).next();
    throw invalid(because('importEmpty'));
  }
  if (best.header.missing.length > 0) throw incomplete(best.header, format, null);
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

function rowsBelow<C extends string>(
  lines: Iterable<Line>,
  format: ImportFormat<C>,
  { header, sheet }: Pick<Found<C>, 'header' | 'sheet'>,
) {
  const rows: ImportRow<C>[] = [];
  const hiddenRows: ImportRow<C>[] = [];
  const read = rowReader(format, header, sheet !== null);
  for (const line of filled(lines)) {
    if (line.line <= header.line) continue;
    if (rows.length + hiddenRows.length === IMPORT_ROWS_MAX) throw invalid(TOO_MANY);
    const row = read(line);
    if (line.isHidden === true) hiddenRows.push(row);
    else rows.push(row);
  }
  return { rows, hiddenRows };
}

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

/** A workbook of an old version, or one with a password, is an OLE file. */
function noTable(problem: Undecodable, [first, second]: Uint8Array): Refusal {
  if (first === 0xd0 && second === 0xcf) return OLD_WORKBOOK;
  return problem === 'unknown-letters' ? UNKNOWN_LETTERS : NO_TABLE;
}

function refuseRepeated<C extends string>(
  { repeated, line }: Header<C>,
  sheet: string | null,
): void {
  if (repeated === null) return;
  const [first, second] = repeated;
  throw invalid(because('importColumnsRepeated', { first, second, line, sheet }));
}

function incomplete<C extends string>(
  { missing, line }: Header<C>,
  format: ImportFormat<C>,
  sheet: string | null,
): AppError {
  const columns = requiredHeaders(format);
  return invalid(because('importColumnsMissing', { columns, missing, line, sheet }));
}

const onlyInHidden = <C extends string>(sheet: string, format: ImportFormat<C>) =>
  invalid(because('importOnlyInHiddenSheet', { sheet, columns: requiredHeaders(format) }));

const invalid = (refusal: Refusal) => new AppError('INVALID_INPUT', refusal);

/** Other sheets that a report names. */
const SHEETS_NAMED = 20;
const TOO_MANY = because('importTooManyRows', { max: IMPORT_ROWS_MAX });
const OLD_WORKBOOK = because('importOldWorkbook');
const NO_TABLE = because('importNoTable');
const UNKNOWN_LETTERS = because('importUnknownCharacters');
