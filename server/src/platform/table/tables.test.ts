import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it, vi } from 'vitest';
import { readCsv } from '../csv/read-csv.ts';
import { sheetNameOf } from './sheet-name.ts';
import type { Column, Row, Table } from './table.ts';
import { writeCsvTable } from './write-csv-table.ts';
import { writeXlsxTable } from './write-xlsx-table.ts';

const COLUMNS: readonly Column[] = [
  { header: 'Name', kind: 'text' },
  { header: 'Passed', kind: 'time' },
  { header: 'Score', kind: 'percent' },
  { header: 'Tries', kind: 'number' },
];

const NAMES = [
  '=HYPERLINK("http://evil.test")',
  '+49',
  '-2',
  '@SUM(A1)',
  'ليلى ⁦أحمد⁩',
  'Zoë "Z", 漢; <b>&amp;</b> 🧑🏽‍🔬',
  'bell\u0007 and _x0041_',
  'two\nlines',
];

const ROWS: readonly Row[] = NAMES.map((name, i) => [
  name,
  i === 3 ? null : Date.UTC(2026, 9, 25, 0, 30) + i * 3_600_000,
  i === 3 ? null : 70 + i,
  i,
]);

const tableOf = (rows: readonly Row[], timeZone: string, columns = COLUMNS): Table => ({
  name: 'Acme [1/2]',
  columns,
  batches: batchesOf(rows),
  timeZone,
});

async function* batchesOf(rows: readonly Row[]) {
  for (let from = 0; from < rows.length; from += 3) yield rows.slice(from, from + 3);
}

const fileOf = (table: Table) => buffer(writeXlsxTable(table));

describe('XLSX', () => {
  it('is read by another library with the texts, dates and numbers of the table', async () => {
    const [sheet, ...others] = await readXlsxFile(await fileOf(tableOf(ROWS, 'Europe/Berlin')));
    expect(others).toEqual([]);
    expect(sheet?.sheet).toBe('Acme 1 2');
    const [header, ...rows] = sheet?.data ?? [];
    expect(header).toEqual(['Name', 'Passed (Europe/Berlin)', 'Score', 'Tries']);
    const clock = (i: number) => {
      // The clock is put back at 1:00 UTC, from 3:00 to 2:00.
      const hours = i === 0 ? 2 : 1;
      return new Date(Date.UTC(2026, 9, 25, 0, 30) + (i + hours) * 3_600_000);
    };
    // The file has days with ten decimals.
    const wholeSeconds = (value: unknown) =>
      value instanceof Date ? new Date(Math.round(value.getTime() / 1000) * 1000) : value;
    expect(rows.map((row) => row.map(wholeSeconds))).toEqual(
      NAMES.map((name, i) => [name, i === 3 ? null : clock(i), i === 3 ? null : (70 + i) / 100, i]),
    );
  });

  it('has a bold, frozen header, dates and percents as formatted numbers, and no formula', async () => {
    const parts = await unzip(await fileOf(tableOf(ROWS, 'Asia/Kolkata')));
    const [sheet = '', styles = ''] = ['xl/worksheets/sheet1.xml', 'xl/styles.xml'].map((name) =>
      parts.get(name),
    );
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" state="frozen"');
    expect(sheet).not.toMatch(/<f[ >]/);
    const formats = new Map(
      [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(([, id, code]) => [
        id,
        code,
      ]),
    );
    const fonts = [...styles.matchAll(/<font>(.*?)<\/font>/g)].map(([, font = '']) => font);
    const cells = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles)?.[1] ?? '';
    const looks = [...cells.matchAll(/<xf numFmtId="(\d+)" fontId="(\d+)"/g)].map(
      ([, format = '', font = '0']) => ({
        format: formats.get(format),
        isBold: (fonts[Number(font)] ?? '').includes('<b/>'),
      }),
    );
    const lookOf = (cell: string) => {
      const place = new RegExp(`<c r="${cell}"[^>]* s="(\\d+)"`).exec(sheet)?.[1] ?? '0';
      return looks[Number(place)];
    };
    for (const cell of ['A1', 'B1', 'C1', 'D1']) expect(lookOf(cell)?.isBold).toBe(true);
    expect(lookOf('A2')).toEqual({ format: undefined, isBold: false });
    expect(lookOf('B2')).toEqual({ format: 'yyyy-mm-dd hh:mm', isBold: false });
    expect(lookOf('C2')).toEqual({ format: '0%', isBold: false });
  });

  it('has civil dates as days without a time, whatever the time zone', async () => {
    const columns: readonly Column[] = [{ header: 'Due', kind: 'date' }];
    const rows = [['2027-02-28'], [null], ['1900-03-01']];
    const file = await fileOf(tableOf(rows, 'America/New_York', columns));
    const [sheet] = await readXlsxFile(file);
    expect(sheet?.data).toEqual([
      ['Due'],
      [new Date('2027-02-28')],
      [null],
      [new Date('1900-03-01')],
    ]);
    expect((await unzip(file)).get('xl/styles.xml')).toContain('formatCode="yyyy-mm-dd"');
  });

  it('of many rows is written in constant memory, and leaves time for other work', async () => {
    const columns = Array.from({ length: 20 }, (_, i): Column[] => [
      { header: `${i} opened`, kind: 'time' },
      { header: `${i} completed`, kind: 'time' },
      { header: `${i} score`, kind: 'percent' },
      { header: `${i} status`, kind: 'text' },
    ]).flat();
    const cells = {
      time: Date.UTC(2026, 0, 1),
      date: '2026-01-01',
      percent: 80,
      number: 3,
      text: 'Completed',
    };
    const row = columns.map(({ kind }) => cells[kind]);
    let time = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    let rowsInTurn = 0;
    // Each row takes a millisecond.
    Object.defineProperty(row, 0, {
      get() {
        time += 1;
        rowsInTurn += 1;
        return cells.time;
      },
    });
    let reads = 0;
    async function* many() {
      for (; reads < 30; reads += 1) yield Array.from({ length: 100 }, () => row);
    }
    let written = 0;
    let ahead = 0;
    const work = async () => {
      const table = { name: 'Many', columns, batches: many(), timeZone: 'UTC' };
      for await (const part of writeXlsxTable(table)) {
        if (written === 0) ahead = reads;
        written += part.length;
      }
    };
    let mostRows = 0;
    const endTurn = () => {
      mostRows = Math.max(mostRows, rowsInTurn);
      rowsInTurn = 0;
      turn = setImmediate(endTurn);
    };
    let turn = setImmediate(endTurn);
    await work();
    endTurn();
    clearImmediate(turn);
    expect(written).toBeGreaterThan(10_000);
    // The first bytes are sent before much of the table is read.
    expect(ahead).toBeLessThan(5);
    expect(mostRows).toBeLessThan(10);
  });
});

describe('CSV', () => {
  it.each([
    [',' as const, 'Name,Passed (America/New_York),Score (%),Tries'],
    [';' as const, 'Name;Passed (America/New_York);Score (%);Tries'],
  ])('separated by %s has the same cells, none a formula', async (separator, header) => {
    const parts: string[] = [];
    for await (const part of writeCsvTable(tableOf(ROWS, 'America/New_York'), separator))
      parts.push(part);
    const text = parts.join('');
    expect(text.startsWith(`\ufeff${header}\r\n`)).toBe(true);
    const rows = [...readCsv(text.slice(1))].map(({ cells }) => cells).slice(1);
    expect(rows.map(([, ...rest]) => rest)).toEqual(
      NAMES.map((_, i) =>
        i === 3
          ? ['', '', '3']
          : [
              new Date(Date.UTC(2026, 9, 24, 20, 30) + i * 3_600_000)
                .toISOString()
                .slice(0, 16)
                .replace('T', ' '),
              String(70 + i),
              String(i),
            ],
      ),
    );
    const names = rows.map(([name]) => name);
    expect(names.slice(0, 5)).toEqual([
      '\'=HYPERLINK("http://evil.test")',
      "'+49",
      "'-2",
      "'@SUM(A1)",
      NAMES[4],
    ]);
  });
});

describe('the name of a sheet', () => {
  it.each([
    ['Acme', 'Acme'],
    ["'Bob's' [x]:/\\?* Ltd'", "Bob's' x Ltd"],
    ['x'.repeat(40), 'x'.repeat(31)],
    [`${'x'.repeat(30)}🧑`, 'x'.repeat(30)],
    ['***', 'Sheet 1'],
    ['History', 'Sheet 1'],
  ])('of %s is legal: %s', (text, name) => {
    expect(sheetNameOf(text)).toBe(name);
  });
});

/** The texts of the parts of a ZIP archive by its central directory, without the library that wrote it. */
async function unzip(file: Buffer): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let entry = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = file.readUInt32LE(entry + 20);
    const [name, extra, comment] = [28, 30, 32].map((at) => file.readUInt16LE(entry + at)) as [
      number,
      number,
      number,
    ];
    const local = file.readUInt32LE(entry + 42);
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const text = inflateRawSync(file.subarray(from, from + size)).toString();
    parts.set(file.subarray(entry + 46, entry + 46 + name).toString(), text);
    entry += 46 + name + extra + comment;
  }
  return parts;
}
