import { BYTE_ORDER_MARK, csvLine, type Separator, withoutFormula } from '@portal/contract/csv';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { type Clock, clockOf, writtenTime } from '#server/platform/time-zone.ts';
import { type Cell, type Column, headingOf, type Row, type Table } from './table.ts';

/** Yields the file in parts. A consumer that stops reading leaves nothing open. */
export async function* writeCsvTable(
  { columns, batches, timeZone }: Table,
  separator: Separator,
): AsyncGenerator<string> {
  const clock = clockOf(timeZone);
  const headings = columns.map((column) =>
    withoutFormula(
      column.kind === 'percent' ? `${column.header} (%)` : headingOf(column, timeZone),
    ),
  );
  yield BYTE_ORDER_MARK + csvLine(headings, separator);
  const slice = startTimeSlice();
  for await (const rows of batches) {
    let lines = '';
    for (const row of rows) {
      lines += csvLine(writtenRow(row, columns, clock), separator);
      if (!slice.isOver) continue;
      yield lines;
      lines = '';
      await slice.next();
    }
    if (lines !== '') yield lines;
    // SQLite answers synchronously: without this, other work of the process would have to wait.
    if (slice.isOver) await slice.next();
  }
}

function writtenRow(row: Row, columns: readonly Column[], clock: Clock): (string | number)[] {
  return columns.map(({ kind }, place) => writtenCell(row[place] ?? null, kind, clock));
}

function writtenCell(cell: Cell, kind: Column['kind'], clock: Clock): string | number {
  if (cell === null) return '';
  if (typeof cell === 'string') return withoutFormula(cell);
  return kind === 'time' ? writtenTime(clock, cell) : cell;
}
