import { words } from '#web/platform/language/words.ts';
import { fileTexts } from '../texts/catalogue.ts';
import type { FileReport } from './imported-file.ts';

/**
 * The result of a check in sentences. `counts` is a sentence with the numbers of rows of each kind; null if all rows are
 * of the same kind.
 */
export function checkSummary(
  { rows, ready, problemRows }: FileReport,
  counts: string | null,
  advice: string = ready === 0 ? fileTexts().correctFile : fileTexts().importOthers(ready),
): string {
  const t = fileTexts();
  if (problemRows === 0) return counts ?? t.allReady(rows);
  const sentences = [t.refused(problemRows, rows), advice];
  return (counts === null ? sentences : [counts, ...sentences]).join(' ');
}

/** 'Name from “First” and “Last”, Email from “Mail”.' */
export function columnsNote({ columns }: FileReport): string {
  const names = words().columns;
  return fileTexts().columnsRead(
    columns.map(({ column, headers }) => ({ name: names[column], headers })),
  );
}

/** 'Sheet “Staff”, columns from row 3. Other sheets are not read: “Cover”.'; none if nothing needs to be said. */
export function sourceNotes({ sheet, headerLine }: FileReport): string[] {
  const t = fileTexts();
  if (sheet === null) return headerLine === 1 ? [] : [t.columnsFromLine(headerLine)];
  const read = t.sheet(sheet.name, headerLine);
  return [sheet.others.length === 0 ? read : `${read} ${t.otherSheets(sheet.others)}`];
}

/** 'Not used: Phone.'; none if all columns are used. */
export function unusedNotes({ ignoredColumns }: FileReport): string[] {
  return ignoredColumns.length === 0 ? [] : [fileTexts().notUsed(ignoredColumns)];
}
