import type { ImportReport } from '@portal/contract/trainee-import';
import { expect, it } from 'vitest';
import { columnsNote } from '#web/features/trainees/imported-files/model/report-words.ts';
import { texts } from '../texts/en.ts';
import { importButtonText, importNotes, importSummary } from './import-words.ts';

const report: ImportReport = {
  sheet: null,
  headerLine: 1,
  emailColumns: [],
  unchanged: 0,
  changed: 0,
  changes: [],
  newGroups: [],
  missing: [],
  hiddenRows: 0,
  hiddenRowsShown: [],
  doubtful: 0,
  doubtfulRows: [],
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
  expect(importSummary(report)).toBe('All 3 rows can be imported.');
  expect(importSummary({ ...report, rows: 1, ready: 1 })).toBe('The row can be imported.');
  expect(importSummary({ ...report, rows: 3, ready: 2, problemRows: 1 })).toBe(
    '1 of 3 rows cannot be imported. Import the others now, or correct the file and choose it again.',
  );
  expect(importSummary({ ...report, rows: 2, ready: 1, problemRows: 1 })).toBe(
    '1 of 2 rows cannot be imported. Import the other one now, or correct the file and choose it again.',
  );
  expect(importSummary({ ...report, rows: 3, ready: 0, problemRows: 3 })).toBe(
    '3 of 3 rows cannot be imported. Correct the file and choose it again.',
  );
});

it('counts the known trainees of a monthly list', () => {
  const monthly = { ...report, rows: 48, ready: 1, unchanged: 45, changed: 2 };
  expect(importSummary(monthly)).toBe('1 new; 45 known, unchanged; 2 known, with changes.');
  expect(importSummary({ ...monthly, rows: 49, problemRows: 1 })).toBe(
    '1 new; 45 known, unchanged; 2 known, with changes. 1 of 49 rows cannot be imported. Import the other one now, or correct the file and choose it again.',
  );
  expect(texts.report.missingOf(1, 'Acme')).toBe('1 trainee of Acme is not in the file.');
  expect(importButtonText(3, 0, false)).toBe('Import 3 trainees');
  expect(importButtonText(0, 2, false)).toBe('Change 2 trainees');
  expect(importButtonText(1, 2, true)).toBe('Import the 1 good row and change 2');
});

it('lists further notes', () => {
  expect(importNotes(report, true)).toEqual([]);
  expect(
    importNotes(
      {
        ...report,
        invited: 2,
        ignoredColumns: ['Phone'],
        sheet: { name: 'Staff', others: ['Cover'] },
        headerLine: 3,
      },
      true,
    ),
  ).toEqual([
    'Sheet “Staff”, columns from row 3. Other sheets are not read: “Cover”.',
    '2 of the imported trainees get an email with a link to choose a password.',
    'Not used: Phone.',
  ]);
  expect(importNotes({ ...report, invited: 3 }, null)).toEqual([
    'Every imported trainee gets an email with a link to choose a password.',
  ]);
});

it('says that the portal sends no mail', () => {
  expect(importNotes({ ...report, invited: 3 }, false)).toEqual([
    expect.stringMatching(/^Every imported trainee has no password yet\. No mail server is set up/),
  ]);
  expect(importNotes({ ...report, invited: 2 }, false)).toEqual([
    expect.stringMatching(/^2 of the imported trainees have no password yet\. /),
  ]);
  expect(importNotes(report, false)).toEqual([]);
});

it('names the columns of the file', () => {
  expect(columnsNote(report)).toBe('Name from “Vorname” and “Name”, Email from “Mail”.');
});
