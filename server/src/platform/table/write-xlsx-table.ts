/** Writes a table as XLSX by a library (docs/decisions/016-activity-files-and-reports.md), in constant memory. */
import type { CellStyle, CellValue, ColumnDef } from 'hucre/xlsx';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { type Clock, clockOf } from '#server/platform/time-zone.ts';
import { sheetNameOf } from './sheet-name.ts';
import { type Cell, type ColumnKind, headingOf, type Table } from './table.ts';

const FONT = { name: 'Calibri', size: 11 };
const HEADER: CellStyle = { font: { ...FONT, bold: true } };
const STYLES: Readonly<Record<ColumnKind, CellStyle>> = {
  text: {},
  time: { numFmt: 'yyyy-mm-dd hh:mm' },
  date: { numFmt: 'yyyy-mm-dd' },
  percent: { numFmt: '0%' },
  number: {},
};
/** In characters. */
const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 24,
  time: 18,
  date: 12,
  percent: 12,
  number: 12,
};

/**
 * The parts of the file. Texts are never formulas, because their cells are texts. Times are numbers with a date format:
 * spreadsheets have no time zones, so that the cell holds what the clock of the time zone showed.
 */
export async function* writeXlsxTable(table: Table): AsyncGenerator<Uint8Array> {
  // Loaded by the first such file: it has 74 modules.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const columns = table.columns.map(
    ({ kind }): ColumnDef => ({ width: WIDTHS[kind], style: HEADER }),
  );
  yield* writeXlsxStream(rowsOf(table, columns), {
    name: sheetNameOf(table.name),
    columns,
    freezePane: { rows: 1 },
  });
}

/**
 * The library has one style for a column and no other for its header. It reads the style for each row that it pulls from
 * here, so that the style is changed after the header.
 */
async function* rowsOf(
  { columns, batches, timeZone }: Table,
  styled: readonly ColumnDef[],
): AsyncGenerator<CellValue[]> {
  yield columns.map((column) => literal(headingOf(column, timeZone)));
  const kinds = columns.map(({ kind }) => kind);
  for (const [place, column] of styled.entries()) column.style = STYLES[kinds[place] ?? 'text'];
  const clock = clockOf(timeZone);
  const slice = startTimeSlice();
  for await (const rows of batches) {
    for (const row of rows) {
      yield kinds.map((kind, place) => cellValue(row[place] ?? null, kind, clock));
      if (slice.isOver) await slice.next();
    }
    // SQLite answers synchronously: without this, other work of the process would have to wait.
    if (slice.isOver) await slice.next();
  }
}

function cellValue(cell: Cell, kind: ColumnKind, clock: Clock): CellValue {
  if (cell === null) return null;
  if (kind === 'date') return new Date(cell);
  if (typeof cell === 'string') return literal(cell);
  if (kind === 'time') return new Date(clock(cell));
  return kind === 'percent' ? cell / 100 : cell;
}

/** XLSX writes control characters as `_x0007_`; a text that looks like that is escaped in the same way. */
function literal(text: string): string {
  return text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}
