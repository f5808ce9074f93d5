import type { Job } from '@portal/contract/jobs';
import type { ResultsReport } from '@portal/contract/results-import';
import {
  checkSummary,
  sourceNotes,
  unusedNotes,
} from '#web/features/trainees/imported-files/model/report-words.ts';
import { fileTexts } from '#web/features/trainees/imported-files/texts/catalogue.ts';
import { words } from '#web/platform/language/words.ts';
import { resultsImportTexts } from '../texts/catalogue.ts';

/** The result of the check in sentences. */
export function resultsSummary(report: ResultsReport): string {
  const { ready, unchanged, undecided, dates } = report;
  const t = resultsImportTexts().report;
  const others = [
    ...(unchanged === 0 ? [] : [t.unchanged(unchanged)]),
    ...(undecided === 0 ? [] : [t.undecided(undecided)]),
  ];
  const counts = others.length === 0 ? null : t.counts([t.new(ready), ...others]);
  return dates.decidedBy === 'ask'
    ? checkSummary(report, counts, t.orderFirst)
    : checkSummary(report, counts);
}

/** Further notes about the import. */
export const resultsNotes = (report: ResultsReport): string[] => [
  ...sourceNotes(report),
  ...(report.forEver === 0
    ? []
    : [resultsImportTexts().report.forEver(report.forEver, words().columns.validUntil)]),
  ...unusedNotes(report),
];

/** 'Record 3 results', 'Import the 3 good rows', 'Choose how days are read' */
export function recordButtonText({ ready, problemRows, dates }: ResultsReport): string {
  const t = resultsImportTexts().report;
  if (dates.decidedBy === 'ask') return t.orderMissing;
  return problemRows === 0 ? t.recordAll(ready) : fileTexts().importGood(ready);
}

/** The result of an import in a sentence. */
export function recordedText({ done, total }: Pick<Job, 'done' | 'total'>): string {
  const t = resultsImportTexts();
  return done === total ? t.recorded(done) : t.recordedPartly(done, total);
}
