import { csvLine } from '@portal/contract/csv';
import { LANGUAGES } from '@portal/contract/languages';
import { RESULT_COLUMN_NAMES } from '@portal/contract/results-import';
import { describe, expect, it } from 'vitest';
import { headerKey } from '#server/platform/import/import-format.ts';
import { readImportTable } from '#server/platform/import/read-import-table.ts';
import { words } from '#server/platform/words.ts';
import { RESULT_FORMAT } from './result-format.ts';
import { HEADERS } from './result-headers.ts';

const readTable = (text: string) => readImportTable(Buffer.from(text), RESULT_FORMAT);

it.each(LANGUAGES)('the files of the web app in %s have known columns only', async (language) => {
  const headers = words[language].columns;
  const header = [...RESULT_COLUMN_NAMES.map((column) => headers[column]), headers.problem];
  const row = ['ida@columns.test', 'Forklift', '2026-02-28', '', 'Paper', 'Not an email'];
  const { rows, columns, ignoredColumns } = await readTable(csvLine(header) + csvLine(row));
  expect(columns).toEqual(
    RESULT_COLUMN_NAMES.map((column) => ({ column, headers: [headers[column]] })),
  );
  expect(ignoredColumns).toEqual([]);
  const [email, module, completedOn, validUntil, note] = row;
  expect(rows[0]?.cells).toEqual({ email, module, completedOn, validUntil, note });
});

describe('the names of columns in other files', () => {
  it('stand for one column each, and are listed once', () => {
    const all = Object.entries(HEADERS).flatMap(([column, headers]) =>
      headers.map((header) => ({ column, header })),
    );
    expect(all.map(({ header }) => RESULT_FORMAT.roleOf(header))).toEqual(
      all.map(({ column }) => column),
    );
    expect(new Set(all.map(({ header }) => headerKey(header))).size).toBe(all.length);
  });

  it.each([
    'Employee,E-mail address,Course,Completion date,Expires,Remarks',
    'Mitarbeiter;E-Mail;Schulung;Datum;gültig bis;Bemerkung',
    'Nom;Adresse e-mail;Formation;Date de réalisation;Date d’expiration;Commentaire',
    'Nombre;Correo;Curso;Fecha;Vencimiento;Observaciones',
    'Pracownik;E-mail służbowy;Szkolenie;Data szkolenia;Ważne do;Uwagi',
  ])('%s', async (header) => {
    const row = 'Ida;ida@columns.test;Forklift;2026-02-28;2027-02-28;Paper'.replaceAll(
      ';',
      header.includes(';') ? ';' : ',',
    );
    const { columns, ignoredColumns } = await readTable(`${header}\n${row}\n`);
    expect(columns.map(({ column }) => column)).toEqual(RESULT_COLUMN_NAMES);
    expect(ignoredColumns).toHaveLength(1);
  });

  it.each([
    ['Email,Completed on', 'Missing: module.'],
    ['Module,Email', 'Missing: completed on.'],
    [
      'Email,Course,Module,Date',
      'The columns “Course” and “Module” in line 1 mean the same. Please rename or remove one',
    ],
  ])('%s is refused', async (header, message) => {
    await expect(readTable(`${header}\na,b,c,d\n`)).rejects.toThrow(message);
  });
});
