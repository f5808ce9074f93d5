import type { ImportReport } from '@portal/contract/trainee-import';
import { expect, it } from 'vitest';
import { checkNotes, checkSummary } from './import-words.ts';

const report: ImportReport = {
  rows: 3,
  ready: 3,
  invited: 0,
  problemRows: 0,
  problems: [],
  ignoredColumns: [],
  encoding: 'utf-8',
};

it('summarises a check', () => {
  expect(checkSummary(report)).toBe('All 3 rows can be imported.');
  expect(checkSummary({ ...report, rows: 1, ready: 1 })).toBe('The row can be imported.');
  expect(checkSummary({ ...report, rows: 3, ready: 2, problemRows: 1 })).toBe(
    '1 of 3 rows cannot be imported. Correct the file and choose it again.',
  );
});

it('lists further notes', () => {
  expect(checkNotes(report)).toEqual([]);
  expect(
    checkNotes({ ...report, invited: 2, ignoredColumns: ['Phone'], encoding: 'windows-1252' }),
  ).toEqual([
    '2 of the imported trainees get an email with a link to choose a password.',
    'Not used: Phone.',
    'The file is not UTF-8 and was read as Windows-1252: check that names with accents look right afterwards.',
  ]);
  expect(checkNotes({ ...report, invited: 3 })).toEqual([
    'Every imported trainee gets an email with a link to choose a password.',
  ]);
});
