import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import { workbook, zip } from '#server/testing/workbooks.ts';
import { readXlsxRows, UnreadableWorkbookError } from './read-xlsx-rows.ts';
import { unpackedSizeOf } from './zip-size.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { maxUnpackedBytes: MEGABYTE, maxCells: 100_000 };

const rowsOf = (bytes: Uint8Array) => Array.fromAsync(readXlsxRows(bytes, LIMITS));
const fixture = async (path: string) => (await fixtureFile(path)).bytes();

describe('a workbook', () => {
  it('of openpyxl is read: the first sheet, rich text, dates, numbers, a formula without a result', async () => {
    const company = 'Tabellen & Söhne GmbH';
    expect(await rowsOf(await fixture('tables/openpyxl.xlsx'))).toEqual([
      {
        line: 1,
        cells: ['Vorname', 'Name', 'E-Mail-Adresse', 'Firma', 'Geboren', 'Personalnummer'],
      },
      { line: 2, cells: ['Zoë', 'Müller', 'zoe@tables.test', company, '1990-05-17', '4711'] },
      { line: 3, cells: ['Łukasz', 'Nowak', 'lukasz@tables.test', company, '', '12'] },
      { line: 4, cells: [] },
      { line: 5, cells: ['李', '小龍', 'li@tables.test', company, '', 'true'] },
      { line: 6, cells: ['Otto', 'Ohne', '', company] },
    ]);
  });

  it('of XlsxWriter is read: the result of a formula, an error of a formula, an empty row', async () => {
    const company = 'Tabellen & Söhne GmbH';
    expect(await rowsOf(await fixture('tables/xlsxwriter.xlsx'))).toEqual([
      { line: 1, cells: ['Full Name', 'E-mail *', 'Organisation', 'Start date'] },
      { line: 2, cells: ["Ana O'Neill", 'ana@tables.test', company, '2026-11-02'] },
      { line: 3, cells: ['Bob', 'bob@tables.test', company] },
      { line: 5, cells: ['Carl', 'carl@tables.test', 'Nowhere Ltd'] },
      { line: 6, cells: ['', 'dora@tables.test', company] },
    ]);
  });

  it('of the library itself is read', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'A', rows: [['=1', '_x0041_', 'two\nlines']] }],
    });
    expect(await rowsOf(bytes)).toEqual([{ line: 1, cells: ['=1', 'A', 'two\nlines'] }]);
  });
});

describe('a hostile archive', () => {
  it.each([
    ['no archive', Buffer.from('PK\u0003\u0004 and nothing else')],
    ['an archive without a workbook', zip({ 'readme.txt': 'hello' })],
    ['a directory that is cut off', zip({ 'a.xml': '<a/>' }).subarray(20)],
    [
      'a part whose size is stated behind its data',
      zip({ 'a.xml': 'x'.repeat(50) }, { flags: 8, packed: 0 }),
    ],
    ['a part whose size is not stated', zip({ 'a.xml': 'x'.repeat(50) }, { unpacked: 0 })],
    ['a part of ZIP64', zip({ 'a.xml': 'x'.repeat(50) }, { unpacked: 0xffffffff })],
  ])('is refused: %s', async (_, bytes) => {
    await expect(rowsOf(bytes)).rejects.toThrow(UnreadableWorkbookError);
  });

  it('is refused when a few bytes stand for many cells', async () => {
    const corners = '<row><c r="XFD1"/></row>'.repeat(10_000);
    await expect(rowsOf(workbook(corners))).rejects.toThrow('too many cells');
    await expect(rowsOf(workbook('<row/>'.repeat(100_001)))).rejects.toThrow('too many cells');
  });

  it('is refused when it states more than the limit, without unpacking it', async () => {
    const bomb = zip({ '[Content_Types].xml': Buffer.alloc(200 * MEGABYTE) });
    expect(bomb.length).toBeLessThan(MEGABYTE);
    await expect(rowsOf(bomb)).rejects.toThrow('too large when it is unpacked');
  });

  it('is not unpacked further than it states', async () => {
    const bytes = zip({ '[Content_Types].xml': Buffer.alloc(20 * MEGABYTE) }, { unpacked: 100 });
    const before = process.memoryUsage().arrayBuffers;
    await expect(rowsOf(bytes)).rejects.toThrow(UnreadableWorkbookError);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5 * MEGABYTE);
  });

  it('has the size that its directory states', () => {
    expect(unpackedSizeOf(zip({ a: 'x'.repeat(1_000), b: 'y'.repeat(2_000) }))).toBe(3_000);
    expect(unpackedSizeOf(Buffer.alloc(0))).toBe(null);
  });
});
