import type { Job } from '@portal/contract/jobs';
import type { ResultsReport } from '@portal/contract/results-import';
import { expect, it } from 'vitest';
import { recordButtonText, recordedText, resultsNotes, resultsSummary } from './result-words.ts';

const report: ResultsReport = {
  ...{ sheet: null, headerLine: 1, emailColumns: [], ignoredColumns: [], encoding: 'utf-8' },
  columns: [{ column: 'email', headers: ['Mail'] }],
  dates: { decidedBy: 'unambiguous', order: null, ambiguous: 0, example: null, only: [] },
  ...{ rows: 3, ready: 3, readyRows: [], forEver: 0, unchanged: 0, undecided: 0 },
  ...{ hiddenRows: 0, hiddenRowsShown: [], doubtful: 0, doubtfulRows: [] },
  ...{ problemRows: 0, problems: [] },
};

it('summarises a check', () => {
  expect(resultsSummary(report)).toBe('All 3 rows can be imported.');
  expect(resultsSummary({ ...report, ready: 1, unchanged: 2 })).toBe('1 new; 2 recorded already.');
  const dates = { ...report.dates, decidedBy: 'ask' as const };
  const undecided = { ...report, dates, ready: 0, unchanged: 1, undecided: 1 };
  expect(resultsSummary(undecided)).toBe(
    '0 new; 1 recorded already; 1 with a day that can be read in two ways.',
  );
  expect(resultsSummary({ ...undecided, rows: 4, problemRows: 1 })).toBe(
    '0 new; 1 recorded already; 1 with a day that can be read in two ways. 1 of 4 rows cannot be imported. Please choose how days are read.',
  );
  expect(resultsSummary({ ...report, ready: 0, problemRows: 3 })).toBe(
    '3 of 3 rows cannot be imported. Correct the file and choose it again.',
  );
});

it('says how many results count for ever, and what is not used', () => {
  expect(resultsNotes(report)).toEqual([]);
  const sheet = { name: 'Courses', others: ['Cover'] };
  expect(resultsNotes({ ...report, sheet, forEver: 2, ignoredColumns: ['Phone'] })).toEqual([
    'Sheet “Courses”, columns from row 1. Other sheets are not read: “Cover”.',
    '2 results without “Valid until” count for ever.',
    'Not used: Phone.',
  ]);
});

it('names the button by what it does, or by what it waits for', () => {
  expect(recordButtonText(report)).toBe('Record 3 results');
  expect(recordButtonText({ ...report, ready: 1, problemRows: 2 })).toBe('Import the 1 good row');
  const dates = { ...report.dates, decidedBy: 'ask' as const };
  expect(recordButtonText({ ...report, dates })).toBe('Choose how days are read');
});

it('says how many results were recorded', () => {
  const job = (done: number): Pick<Job, 'done' | 'total'> => ({ done, total: 2 });
  expect(recordedText(job(2))).toBe('2 results recorded');
  expect(recordedText(job(1))).toBe('1 of 2 results recorded.');
});
