import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  COLUMNS_TEXT,
  IMPORT_COLUMNS,
  REQUIRED_COLUMNS_TEXT,
} from '@portal/contract/trainee-import';
import { expect, it } from 'vitest';
import { readCsv } from '#server/platform/csv/read-csv.ts';
import { createRowExaminer } from './import-rows.ts';
import { readImportTable } from './import-table.ts';

const TEMPLATE = resolve(import.meta.dirname, '../../../../web/public/import-template.csv');

it('the template of the web app has every column, and a row without a problem', async () => {
  const bytes = await readFile(TEMPLATE);
  const [header] = readCsv(bytes.toString().replace('\uFEFF', ''));
  expect(header?.cells).toEqual(Object.values(IMPORT_COLUMNS).map(({ headers }) => headers[0]));
  const { rows, ignoredColumns } = readImportTable(bytes);
  expect(ignoredColumns).toEqual([]);
  const examine = createRowExaminer();
  expect(await Promise.all(rows.map(examine))).toEqual([
    expect.objectContaining({ line: 2, problems: {} }),
  ]);
});

it('the names of import columns are listed as text', () => {
  expect(REQUIRED_COLUMNS_TEXT).toBe('name, email and company');
  expect(COLUMNS_TEXT).toBe('name, email, company and, if you like, password');
});
