import type { ImportReport } from '@portal/contract/trainee-import';
import { expect, it } from 'vitest';
import { checkNotes, checkSummary, columnWords } from './import-words.ts';

const report: ImportReport = {
  rows: 3,
  columns: [
    { column: 'name', headers: ['Vorname', 'Name'] },
    { column: 'email', headers: ['Mail'] },
  ],
  ready: 3,
  readyRows: [],
  invited: 0,
  inTrash: 0,
  inTrashRows: [],
  problemRows: 0,
  problems: [],
  ignoredColumns: [],
  encoding: 'utf-8',
};

it('summarises a check', () => {
  expect(checkSummary(report)).toBe('All 3 rows can be imported.');
  expect(checkSummary({ ...report, rows: 1, ready: 1 })).toBe('The row can be imported.');
  expect(checkSummary({ ...report, rows: 3, ready: 2, problemRows: 1 })).toBe(
    '1 of 3 rows cannot be imported. Import the others now, or correct the file and choose it again.',
  );
  expect(checkSummary({ ...report, rows: 2, ready: 1, problemRows: 1 })).toBe(
    '1 of 2 rows cannot be imported. Import the other one now, or correct the file and choose it again.',
  );
  expect(checkSummary({ ...report, rows: 3, ready: 0, problemRows: 3 })).toBe(
    '3 of 3 rows cannot be imported. Correct the file and choose it again.',
  );
});

it('lists further notes', () => {
  expect(checkNotes(report, true)).toEqual([]);
  expect(
    checkNotes(
      { ...report, invited: 2, ignoredColumns: ['Phone'], encoding: 'windows-1252' },
      true,
    ),
  ).toEqual([
    '2 of the imported trainees get an email with a link to choose a password.',
    'Not used: Phone.',
    'The file is not UTF-8 and was read as Windows-1252: check below that names with accents look right.',
  ]);
  expect(checkNotes({ ...report, invited: 3 }, null)).toEqual([
    'Every imported trainee gets an email with a link to choose a password.',
  ]);
});

it('says that the portal sends no mail', () => {
  expect(checkNotes({ ...report, invited: 3 }, false)).toEqual([
    expect.stringMatching(/^Every imported trainee has no password yet\. No mail server is set up/),
  ]);
  expect(checkNotes({ ...report, invited: 2 }, false)).toEqual([
    expect.stringMatching(/^2 of the imported trainees have no password yet\. /),
  ]);
  expect(checkNotes(report, false)).toEqual([]);
});

it('names the columns of the file', () => {
  expect(columnWords(report)).toBe('Name from “Vorname” and “Name”, Email from “Mail”');
});
