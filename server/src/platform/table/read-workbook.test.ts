import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import { workbook, workbookOf, zip, zipWithTwoDirectories } from '#server/testing/workbooks.ts';
import { type SheetRow, textOf } from './read-sheet.ts';
import { readWorkbook, UnreadableWorkbookError } from './read-workbook.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { maxUnpackedBytes: MEGABYTE, maxCells: 100_000 };

const rowsOf = (bytes: Uint8Array): readonly SheetRow[] =>
  readWorkbook(bytes, LIMITS)[0]?.read().rows ?? [];
const textsOf = (bytes: Uint8Array) =>
  rowsOf(bytes).map(({ line, cells }) => ({ line, cells: cells.map(textOf) }));
const fixture = async (path: string) => (await fixtureFile(path)).bytes();

const cell = (value: string | number, style = 0) =>
  typeof value === 'number'
    ? `<c s="${style}"><v>${value}</v></c>`
    : `<c t="str"><v>${value}</v></c>`;
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;

describe('a workbook', () => {
  it('of openpyxl is read: rich text, dates, numbers, a formula without a result', async () => {
    const company = 'Tabellen & Söhne GmbH';
    const bytes = await fixture('tables/openpyxl.xlsx');
    expect(textsOf(bytes)).toEqual([
      {
        line: 1,
        cells: ['Vorname', 'Name', 'E-Mail-Adresse', 'Firma', 'Geboren', 'Personalnummer'],
      },
      { line: 2, cells: ['Zoë', 'Müller', 'zoe@tables.test', company, '1990-05-17', '4711'] },
      { line: 3, cells: ['Łukasz', 'Nowak', 'lukasz@tables.test', company, '', '12'] },
      { line: 5, cells: ['李', '小龍', 'li@tables.test', company, '', 'TRUE'] },
      { line: 6, cells: ['Otto', 'Ohne', '', company] },
    ]);
    expect(rowsOf(bytes)[4]?.cells[2]).toEqual({ text: '', kind: 'no-result' });
  });

  it('of XlsxWriter is read: the result of a formula, an error of a formula, an empty row', async () => {
    const company = 'Tabellen & Söhne GmbH';
    expect(textsOf(await fixture('tables/xlsxwriter.xlsx'))).toEqual([
      { line: 1, cells: ['Full Name', 'E-mail *', 'Organisation', 'Start date'] },
      { line: 2, cells: ["Ana O'Neill", 'ana@tables.test', company, '02.11.2026'] },
      { line: 3, cells: ['Bob', 'bob@tables.test', company] },
      { line: 5, cells: ['Carl', 'carl@tables.test', 'Nowhere Ltd'] },
      { line: 6, cells: ['#DIV/0!', 'dora@tables.test', company] },
    ]);
  });

  it('of the library that writes ours is read', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'A', rows: [['=1', '_x0041_', 'two\nlines']] }],
    });
    expect(textsOf(bytes)).toEqual([{ line: 1, cells: ['=1', 'A', 'two\nlines'] }]);
  });

  it('has the numbers and dates that Excel shows', () => {
    const formats = ['0000000', 'dd\\.mm\\.yyyy', '#,##0.00', 'General', '00-00', '0%'];
    const numbers = [471182, 33010, 1234.5, 0.1 + 0.2, 1234, 0.7];
    const bytes = workbookOf([{ rows: row(...numbers.map((value, at) => cell(value, at))) }], {
      formats,
    });
    expect(rowsOf(bytes)[0]?.cells).toEqual([
      { text: '0471182', kind: 'number' },
      { text: '17.05.1990', kind: 'date', serial: 33_010 },
      { text: '1,234.50', kind: 'number' },
      { text: '0.3', kind: 'number' },
      { text: '12-34', kind: 'number' },
      { text: '70%', kind: 'number' },
    ]);
  });

  it('says which sheets, rows and columns are hidden', () => {
    const hidden = '<row hidden="1"><c t="str"><v>b</v></c></row>';
    const flat = '<row ht="0"><c t="str"><v>c</v></c></row>';
    const before = '<cols><col min="2" max="3" hidden="true"/></cols>';
    const bytes = workbookOf([
      { name: 'Lists', state: 'veryHidden', rows: '' },
      { name: 'Staff', before, rows: row(cell('a')) + hidden + flat },
    ]);
    const sheets = readWorkbook(bytes, LIMITS);
    expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Lists', true],
      ['Staff', false],
    ]);
    const { rows, hiddenColumns } = sheets[1]?.read() ?? {};
    expect(rows?.map(({ isHidden }) => isHidden)).toEqual([false, true, true]);
    expect([...(hiddenColumns ?? [])]).toEqual([1, 2]);
  });

  it('gives each row of a merged column its text', () => {
    const rows = row(cell('Acme'), cell('Ada')) + row(cell(''), cell('Bo')) + row(cell('Globex'));
    expect(textsOf(workbookOf([{ rows, merges: ['A1:A2'] }]))).toEqual([
      { line: 1, cells: ['Acme', 'Ada'] },
      { line: 2, cells: ['Acme', 'Bo'] },
      { line: 3, cells: ['Globex'] },
    ]);
  });

  it('has no phonetic hints in its texts', () => {
    const strings = '<si><t>李</t><rPh sb="0" eb="1"><t>リ</t></rPh></si>';
    expect(textsOf(workbook('<row><c t="s"><v>0</v></c></row>', strings))).toEqual([
      { line: 1, cells: ['李'] },
    ]);
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
  ])('is refused: %s', (_, bytes) => {
    expect(() => rowsOf(bytes)).toThrow(UnreadableWorkbookError);
  });

  it('is refused when a few bytes stand for many cells', () => {
    const corners = '<row><c r="XFD1"/></row>'.repeat(10_000);
    expect(() => rowsOf(workbook(corners))).toThrow('too many cells');
    expect(() => rowsOf(workbook('<row/>'.repeat(100_001)))).toThrow('too many cells');
  });

  it('is refused when it states more than the limit, without unpacking it', () => {
    const bomb = zip({ '[Content_Types].xml': Buffer.alloc(200 * MEGABYTE) });
    expect(bomb.length).toBeLessThan(MEGABYTE);
    expect(() => rowsOf(bomb)).toThrow('too large when it is unpacked');
  });

  it('is not unpacked further than it states', () => {
    const bytes = zip({ '_rels/.rels': Buffer.alloc(20 * MEGABYTE) }, { unpacked: 100 });
    const before = process.memoryUsage().arrayBuffers;
    expect(() => rowsOf(bytes)).toThrow(UnreadableWorkbookError);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5 * MEGABYTE);
  });

  it.each([
    ['a second directory of ZIP64', () => zipWithTwoDirectories({ 'a.xml': '<a/>' })],
    ['bytes behind its end', () => Buffer.concat([workbook(''), Buffer.alloc(9)])],
    ['bytes before its first part', () => Buffer.concat([Buffer.alloc(9), workbook('')])],
    ['fewer parts than its directory', () => changed(-14, 1)],
    ['parts of another disk', () => changed(-18, 1)],
    ['a part with another name in its own header', () => changed(30, 0x41)],
    ['a part with another size in its own header', () => changed(22, 9)],
  ])('is refused with %s', (_, bytes) => {
    expect(() => rowsOf(bytes())).toThrow(UnreadableWorkbookError);
  });

  it('of 300 KB that stands for 300 MB is refused by a process that never has more than 512 MB', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bomb-'));
    const file = join(folder, 'bomb.xlsx');
    const rows = Buffer.alloc(300 * MEGABYTE, '<row><c><v>1</v></c></row>');
    await writeFile(file, zipWithTwoDirectories({ 'xl/worksheets/sheet1.xml': rows }));
    // The runtime reserves more than it uses, so that its peak is measured in place of a limit of the system.
    const script = `
      import { examineImportFile } from '${EXAMINE}';
      const answer = await examineImportFile({ path: process.argv[1], reading: {} });
      console.log(JSON.stringify({ answer, peak: process.resourceUsage().maxRSS * 1024 }));`;
    const node = ['--input-type=module', '-e', script, file];
    // A process counts the size that its parent had when it was started, so that a small one is put in between.
    const command = ['-c', '"$0" "$@"; exit $?', process.execPath, ...node];
    const { stdout } = spawnSync('sh', command, { encoding: 'utf8' });
    await rm(folder, { recursive: true });
    const { answer, peak } = JSON.parse(stdout);
    expect(answer.refused.refusal).toEqual({ reason: 'importUnreadableWorkbook' });
    expect(peak).toBeLessThan(512 * MEGABYTE);
  });
});

const EXAMINE = new URL('../../features/trainees/examine-import.ts', import.meta.url).href;

/** A workbook with another byte at this place, from the end if it is negative. */
function changed(place: number, byte: number): Buffer {
  const bytes = Buffer.from(workbook(''));
  bytes[place < 0 ? bytes.length + place : place] = byte;
  return bytes;
}
