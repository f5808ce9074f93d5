import type { Job } from '@portal/contract/jobs';
import type { ImportReport } from '@portal/contract/trainee-import';
import {
  checkSummary,
  sourceNotes,
  unusedNotes,
} from '#web/features/trainees/imported-files/model/report-words.ts';
import { fileTexts } from '#web/features/trainees/imported-files/texts/catalogue.ts';
import { importTexts } from '../texts/catalogue.ts';

/** The result of the check in sentences. */
export function importSummary(report: ImportReport): string {
  const { ready, unchanged, changed } = report;
  const t = importTexts().report;
  const known = [
    ...(unchanged === 0 ? [] : [t.unchanged(unchanged)]),
    ...(changed === 0 ? [] : [t.withChanges(changed)]),
  ];
  const counts = known.length === 0 ? null : t.counts([t.new(ready), ...known]);
  return checkSummary(report, counts);
}

/** 'Import 3 trainees', 'Import 3 trainees and change 2', 'Import the 3 good rows' */
export function importButtonText(adding: number, changing: number, isPart: boolean): string {
  const t = importTexts().report;
  if (changing === 0) return isPart ? fileTexts().importGood(adding) : t.importAll(adding);
  if (adding === 0) return t.change(changing);
  return isPart ? t.importGoodAndChange(adding, changing) : t.importAllAndChange(adding, changing);
}

/** The result of an import in a sentence. */
export function importedText({ done, total }: Job): string {
  const t = importTexts();
  return done === total ? t.imported(done) : t.importedPartly(done, total);
}

/** Further notes about the import. */
export const importNotes = (report: ImportReport, hasMailServer: boolean | null): string[] => [
  ...sourceNotes(report),
  ...(report.invited > 0 ? [invitationNote(report, hasMailServer)] : []),
  ...unusedNotes(report),
];

function invitationNote({ ready, invited }: ImportReport, hasMailServer: boolean | null): string {
  const t = importTexts().report;
  const isEveryone = invited === ready;
  if (hasMailServer === false)
    return isEveryone ? t.allWithoutPassword : t.someWithoutPassword(invited);
  return isEveryone ? t.allGetEmail : t.someGetEmail(invited);
}
