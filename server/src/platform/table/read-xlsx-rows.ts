/**
 * Reads the first sheet of an XLSX file by a library (docs/decisions/011-new-people-and-imports.md). Call it in a worker
 * thread, which ends a file that takes too much time or memory.
 */
import { type CellValue, streamXlsxRows } from 'hucre/xlsx';
import type { CsvRow } from '../csv/read-csv.ts';
import { unpackedSizeOf } from './zip-size.ts';

/** The message is for the user who chose the file. */
export class UnreadableWorkbookError extends Error {
  override readonly name = 'UnreadableWorkbookError';
}

interface Limits {
  /** All parts together. The library holds them outside of the memory that is limited for a thread. */
  readonly maxUnpackedBytes: number;
  /** With the empty ones before the last cell of a row. */
  readonly maxCells: number;
}

/**
 * Yields each row with its number in the sheet. The cells are texts: a formula is its last result, a date is in the form
 * of ISO 8601, and an error of a formula is empty.
 * @throws UnreadableWorkbookError
 */
export async function* readXlsxRows(
  bytes: Uint8Array,
  { maxUnpackedBytes, maxCells }: Limits,
): AsyncGenerator<CsvRow> {
  const size = unpackedSizeOf(bytes);
  if (size === null) throw new UnreadableWorkbookError(UNREADABLE);
  if (size > maxUnpackedBytes) throw new UnreadableWorkbookError(TOO_LARGE);
  const rows = streamXlsxRows(bytes);
  let cells = 0;
  try {
    for (;;) {
      const next = await rows.next().catch(refuse);
      if (next.done) return;
      const { index, values } = next.value;
      cells += Math.max(1, values.length);
      if (cells > maxCells) throw new UnreadableWorkbookError(TOO_MANY);
      yield { line: index + 1, cells: values.map(textOf) };
    }
  } finally {
    await rows.return(undefined);
  }
}

/** A damaged file fails in many ways inside the library. */
function refuse(cause: unknown): never {
  throw new UnreadableWorkbookError(UNREADABLE, { cause });
}

/** The results that spreadsheets show for a formula that failed. */
const FORMULA_ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/;

function textOf(value: CellValue): string {
  if (typeof value === 'string') return FORMULA_ERROR.test(value) ? '' : value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return '';
  return value.toISOString().slice(0, 10);
}

const UNREADABLE =
  'This is not an Excel workbook (.xlsx), or it is damaged. Please save it again as .xlsx or as CSV.';
const TOO_MANY =
  'This workbook has too many cells. Please keep only the rows and columns of the trainees, or save it as CSV.';
const TOO_LARGE =
  'This workbook is too large when it is unpacked. Please keep only the sheet with the trainees, or save it as CSV.';
