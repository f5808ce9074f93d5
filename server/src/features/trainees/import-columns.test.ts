import { csvLine } from '@portal/contract/csv';
import { LANGUAGES } from '@portal/contract/languages';
import { COLUMNS_TEXT, IMPORT_COLUMN_NAMES } from '@portal/contract/trainee-import';
import { describe, expect, it } from 'vitest';
import { headerKey } from '#server/platform/import/import-format.ts';
import { readImportTable } from '#server/platform/import/read-import-table.ts';
import { words } from '#server/platform/words.ts';
import { TRAINEE_FORMAT } from './import-format.ts';
import { HEADERS } from './import-headers.ts';
import { createRowExaminer } from './import-rows.ts';

const { roleOf } = TRAINEE_FORMAT;
const ROLES: Readonly<Record<string, string>> = { firstName: 'name front', lastName: 'name back' };

const readTable = (text: string) => readImportTable(Buffer.from(text), TRAINEE_FORMAT);

it.each(LANGUAGES)('the files of the web app in %s have known columns only', async (language) => {
  const { problem, ...headers } = words[language].columns;
  const header = [...IMPORT_COLUMN_NAMES.map((column) => headers[column]), problem];
  const row = ['Ida Right', 'ida@columns.test', 'Acme', '', language, 'Not an email'];
  const { rows, columns, ignoredColumns } = await readTable(csvLine(header) + csvLine(row));
  expect(columns).toEqual(
    IMPORT_COLUMN_NAMES.map((column) => ({ column, headers: [headers[column]] })),
  );
  expect(ignoredColumns).toEqual([]);
  const examine = createRowExaminer();
  expect(await Promise.all(rows.map(examine))).toEqual([
    expect.objectContaining({ line: 2, problems: {} }),
  ]);
});

it('the names of import columns are listed as text', () => {
  expect(COLUMNS_TEXT).toBe('name, email, company and, if you like, password, language and groups');
});

describe('the names of columns in other files', () => {
  it('stand for one column each, and are listed once', () => {
    const all = Object.entries(HEADERS).flatMap(([role, headers]) =>
      headers.map((header) => ({ role, key: headerKey(header), found: roleOf(header) })),
    );
    for (const { role, found } of all) expect(found).toBe(ROLES[role] ?? role);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  });

  it.each([
    ['First name,Last name,E-Mail,Company', 'Ida,Right'],
    ['FIRST_NAME,LastName, e-mail address ,"Company name"', 'Ida,Right'],
    ['Vorname,Nachname,E-Mail-Adresse,Firma', 'Ida,Right'],
    ['Vorname,Name,Mail,Unternehmen', 'Ida,Right'],
    ['Name,Vorname,Mail,Unternehmen', 'Right,Ida'],
    ['Nom,Prénom,Courriel,Société', 'Right,Ida'],
    ['Nombre,Apellidos,Correo electrónico,Empresa', 'Ida,Right'],
    ['Nome,Cognome,Indirizzo e-mail,Azienda', 'Ida,Right'],
    ['Voornaam,Achternaam,E-mailadres,Bedrijf', 'Ida,Right'],
    ['Nazwisko,Imię,Adres e-mail,Firma', 'Right,Ida'],
    ['Ім’я,Прізвище,Електронна пошта,Компанія', 'Ida,Right'],
    ['الاسم,اسم العائلة,البريد الإلكتروني,الشركة', 'Ida,Right'],
    ['Ad,Soyad,E-posta,Şirket', 'Ida,Right'],
    ['Prenume,Nume,Adresa de e-mail,Companie', 'Ida,Right'],
    ['Nome,Sobrenome,Endereço de e-mail,Empresa', 'Ida,Right'],
    ['First Name [Required];Last Name [Required];E-mail 1 - Value;Organization Name', 'Ida;Right'],
  ])('%s', async (header, names) => {
    const { rows, ignoredColumns, columns } = await readTable(
      `${header}\n${names},ida@columns.test,Acme\n`.replaceAll(/[;,]/g, ','),
    );
    expect(ignoredColumns).toEqual([]);
    expect(columns.map(({ column, headers }) => [column, headers.length])).toEqual([
      ['name', 2],
      ['email', 1],
      ['company', 1],
    ]);
    expect(rows[0]?.cells).toMatchObject({
      name: 'Ida Right',
      email: 'ida@columns.test',
      company: 'Acme',
    });
  });

  it.each([
    ['Ad', 'KATILIMCI'],
    ['Ім’я', 'Імʼя та прізвище'],
    ['Imię i nazwisko', 'NAZWISKO I IMIĘ'],
    ['Nume', 'Nume şi prenume'],
    ['الاسم', 'الاســم'],
  ])('%s and %s are whole names', (...headers) => {
    expect(headers.map(roleOf)).toEqual(['name', 'name']);
  });

  it.each([
    ...['language', 'Preferred Language', 'Sprache', 'Langue', 'Idioma', 'Język', 'Dil', 'Limba'],
    ...['Мова', 'اللغة'],
  ])('%s is the column of languages', async (header) => {
    const { rows, ignoredColumns } = await readTable(
      `name,email,company,${header}\nIda,ida@columns.test,Acme, Deutsch \n`,
    );
    expect([rows[0]?.cells.language, ignoredColumns]).toEqual(['Deutsch', []]);
  });

  it('prefer first and last name to a whole name, and leave out the column of problems', async () => {
    const { rows, ignoredColumns } = await readTable(
      'Name,First name,Last name,Email,Company,problem\nX,Ida,,i@x.test,Acme,Bad\n',
    );
    expect([rows[0]?.cells.name, ignoredColumns]).toEqual(['Ida', ['Name']]);
  });

  it.each([
    ['First name,Email,Company', 'Missing: last name.'],
    ['Nachname,Email,Firma', 'Missing: first name.'],
    ['Name,Mail,Firma,Company', 'The columns “Firma” and “Company” in line 1 mean the same.'],
  ])('%s is refused', async (header, message) => {
    await expect(readTable(`${header}\na,b,c,d\n`)).rejects.toThrow(message);
  });
});
