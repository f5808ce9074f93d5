import type { Job } from '@portal/contract/jobs';
import type { ImportReport } from '@portal/contract/trainee-import';
import { traineeTexts } from '../texts/catalogue.ts';

/** The result of the check in sentences. */
export function checkSummary(report: ImportReport): string {
  const { rows, ready, unchanged, changed, problemRows } = report;
  const t = traineeTexts().report;
  const known = [
    ...(unchanged === 0 ? [] : [t.unchanged(unchanged)]),
    ...(changed === 0 ? [] : [t.withChanges(changed)]),
  ];
  if (problemRows === 0 && known.length === 0) return t.allReady(rows);
  const counted = known.length === 0 ? [] : [t.counts([t.new(ready), ...known])];
  const refused =
    problemRows === 0
      ? []
      : [t.refused(problemRows, rows), ready === 0 ? t.correctFile : t.importOthers(ready)];
  return [...counted, ...refused].join(' ');
}

/** 'Import 3 trainees', 'Import 3 trainees and change 2', 'Import the 3 good rows' */
export function importButtonText(adding: number, changing: number, isPart: boolean): string {
  const t = traineeTexts().report;
  if (changing === 0) return isPart ? t.importGood(adding) : t.importAll(adding);
  if (adding === 0) return t.change(changing);
  return isPart ? t.importGoodAndChange(adding, changing) : t.importAllAndChange(adding, changing);
}

/** 'Sheet “Staff”, columns from row 3. Other sheets are not read: “Cover”.'; null if nothing needs to be said. */
function sourceNote({ sheet, headerLine }: ImportReport): string | null {
  const t = traineeTexts().report;
  if (sheet === null) return headerLine === 1 ? null : t.columnsFromLine(headerLine);
  const read = t.sheet(sheet.name, headerLine);
  return sheet.others.length === 0 ? read : `${read} ${t.otherSheets(sheet.others)}`;
}

/** The result of an import in a sentence. */
export function importedText({ done, total }: Job): string {
  const t = traineeTexts().import;
  return done === total ? t.imported(done) : t.importedPartly(done, total);
}

/** Further notes about the import. */
export function checkNotes(report: ImportReport, hasMailServer: boolean | null): string[] {
  const { invited, ignoredColumns } = report;
  const notes: string[] = [];
  const source = sourceNote(report);
  if (source !== null) notes.push(source);
  if (invited > 0) notes.push(invitationNote(report, hasMailServer));
  if (ignoredColumns.length > 0) notes.push(traineeTexts().report.notUsed(ignoredColumns));
  return notes;
}

function invitationNote({ ready, invited }: ImportReport, hasMailServer: boolean | null): string {
  const t = traineeTexts().report;
  const isEveryone = invited === ready;
  if (hasMailServer === false)
    return isEveryone ? t.allWithoutPassword : t.someWithoutPassword(invited);
  return isEveryone ? t.allGetEmail : t.someGetEmail(invited);
}
