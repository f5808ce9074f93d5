import { IMPORT_COLUMN_NAMES, type RefusedImportRow } from '@portal/contract/trainee-import';
import { afterEach, expect, it } from 'vitest';
import { showLanguage } from '#web/platform/language/catalogue.ts';
import { problemFile, problemFileName, templateFile } from './csv-files.ts';
import type { FileReport } from './imported-file.ts';

afterEach(() => showLanguage('en'));

const columns: FileReport['columns'] = [
  { column: 'name', headers: ['Vorname', 'Name'] },
  { column: 'email', headers: ['Mail'] },
  { column: 'company', headers: ['Firma'] },
];
const row: RefusedImportRow = {
  line: 3,
  cells: {
    name: '=Otto',
    email: 'no; mail',
    company: 'Nowhere',
    password: '-secret',
    language: '',
    groups: '',
  },
  problems: ['Please enter a valid email address', 'There is no company “Nowhere”'],
  reasons: [],
};

it('has the columns that the file had, and the problems', () => {
  expect(problemFile([row], columns, ',')).toBe(
    '\ufeffName,Email,Company,Problem\r\n\'=Otto,"no; mail",Nowhere,Please enter a valid email address. There is no company “Nowhere”\r\n',
  );
});

it('has the headers of the shown language', async () => {
  await showLanguage('tr');
  expect(problemFile([row], columns, ';')).toMatch(/^\ufeffAd Soyad;E-posta;Şirket;Sorun\r\n/);
  const example = {
    ...{ name: 'Ayşe Örnek', email: 'jane@example.com', company: 'Şirketin adı' },
    ...{ password: '', language: '', groups: '' },
  };
  expect(templateFile(IMPORT_COLUMN_NAMES, example, ';')).toBe(
    '\ufeffAd Soyad;E-posta;Şirket;Parola;Dil;Gruplar\r\nAyşe Örnek;jane@example.com;Şirketin adı;;;\r\n',
  );
});

it('keeps a password as it is', () => {
  const all: FileReport['columns'] = [...columns, { column: 'password', headers: ['Passwort'] }];
  expect(problemFile([row], all, ';')).toContain(';Nowhere;-secret;');
});

it.each([
  ['people.xlsx', 'people-rows-to-correct.csv'],
  ['my.people.csv', 'my.people-rows-to-correct.csv'],
  ['people', 'people-rows-to-correct.csv'],
])('of %s is called %s', (name, expected) => {
  expect(problemFileName(name)).toBe(expected);
});
