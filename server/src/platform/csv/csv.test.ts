import { csvLine, withFormula, withoutFormula } from '@portal/contract/csv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { ROW_MAX, readCsv, separatorOf, UnreadableRowError } from './read-csv.ts';

const rowsOf = (text: string) => [...readCsv(text)].map(({ cells }) => cells);

const cell = fc.string({
  unit: fc.constantFrom('a', 'é', '漢', '😀', '"', ',', ';', '\t', '\n', '\r\n', ' ', '=', '\\'),
  maxLength: 8,
});
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), {
  minLength: 1,
  maxLength: 8,
});
const header = ['name', 'email'];

describe('reading', () => {
  it('returns what was written', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const text = [header, ...rows].map((row) => csvLine(row)).join('');
        expect(rowsOf(text)).toEqual([header, ...rows]);
      }),
      { numRuns: 500 },
    );
  });

  it('reports the line of the file at which each row begins', () => {
    fc.assert(
      fc.property(table, (rows) => {
        let line = 2;
        const text = [header, ...rows].map((row) => csvLine(row)).join('');
        const lines = rows.map((row) => {
          const own = line;
          line += 1 + (row.join('').match(/\r\n|\n/g)?.length ?? 0);
          return own;
        });
        expect([...readCsv(text)].slice(1).map((row) => row.line)).toEqual(lines);
      }),
    );
  });

  it('fails only on an open quote, and always ends', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', 'a', '=') }),
        (text) => {
          try {
            expect(rowsOf(text).flat().join('').length).toBeLessThanOrEqual(text.length);
          } catch (error) {
            expect(error).toBeInstanceOf(UnreadableRowError);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    [
      'commas',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1,5;2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a separator line for Excel', 'sep=;\r\na;b\r\n', [['a', 'b']]],
    [
      'a quoted header',
      '"a,x";"b"\n1;2',
      [
        ['a,x', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'old line ends',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['empty lines', '\na,b\n\n1,2\n\n', [[''], ['a', 'b'], [''], ['1', '2'], ['']]],
    [
      'a quote inside',
      'a,b\n5" pipe,2',
      [
        ['a', 'b'],
        ['5" pipe', '2'],
      ],
    ],
    [
      'text after a quote',
      'a,b\n"x"y,2',
      [
        ['a', 'b'],
        ['xy', '2'],
      ],
    ],
    ['nothing', '', []],
  ])('understands %s', (_, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it('reports where a quote was left open', () => {
    expect(() => rowsOf('a,b\n1,2\n"x,2\n3,4')).toThrow('begins in line 3 is never closed');
  });

  it.each([
    ['in many cells', (length: number) => `${','.repeat(length - 1)}x`],
    ['in one', (length: number) => 'x'.repeat(length)],
    ['in quotes', (length: number) => `"${'""'.repeat(length / 2 - 1)}"`],
  ])('refuses a row that is too long, %s', (_, rowOf) => {
    expect(rowsOf(`a,b\n${rowOf(ROW_MAX)}\n1,2`)).toHaveLength(3);
    expect(() => rowsOf(`a,b\n${rowOf(ROW_MAX + 2)}\n1,2`)).toThrow(
      'begins in line 2 has more than 32,768 characters',
    );
  });

  it('assumes a comma when the text has no separator', () => {
    expect(separatorOf('email').separator).toBe(',');
  });
});

describe('decoding', () => {
  const bytes = (...values: number[]) => new Uint8Array(values);

  it.each([
    ['UTF-8', new TextEncoder().encode('Zoë 漢'), { text: 'Zoë 漢', encoding: 'utf-8' }],
    ['a byte order mark', bytes(0xef, 0xbb, 0xbf, 0x61), { text: 'a', encoding: 'utf-8' }],
    ['Windows-1252', bytes(0x5a, 0x6f, 0xeb, 0x80), { text: 'Zoë€', encoding: 'windows-1252' }],
    ['UTF-16, little-endian', bytes(0xff, 0xfe, 0x61, 0x00), { text: 'a', encoding: 'utf-16' }],
    ['UTF-16, big-endian', bytes(0xfe, 0xff, 0, 0x61), { text: 'a', encoding: 'utf-16' }],
    ['a workbook', bytes(0x50, 0x4b, 0x03, 0x04), null],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x1a, 0x00), null],
    ['nothing', bytes(), { text: '', encoding: 'utf-8' }],
  ])('detects %s', async (_, given, decoded) => {
    expect(await decodeText(given)).toEqual(decoded);
  });

  it.each(['utf-8', 'utf-16'] as const)(
    'decodes a long text in pieces without loss: %s',
    async (encoding) => {
      // Each extra byte in front moves the characters at the boundary between two pieces.
      for (const front of ['', 'a', 'ab', 'abc']) {
        const text = front + 'é漢😀'.repeat(20_000);
        const given =
          encoding === 'utf-8' ? Buffer.from(text) : Buffer.from(`\ufeff${text}`, 'utf16le');
        expect(await decodeText(given)).toEqual({ text, encoding });
      }
    },
  );

  it('decodes a text as Windows-1252 when only its end is not UTF-8', async () => {
    const text = 'a'.repeat(200_000);
    const decoded = await decodeText(Buffer.from(`${text}ë`, 'latin1'));
    expect(decoded).toEqual({ text: `${text}ë`, encoding: 'windows-1252' });
  });
});

describe('writing', () => {
  it.each([
    ...['=1+1', '+49 30', '-2', '@SUM(A1)', '＝1', '＋1', '－1', '＠x', '"=1'].map((text) => [
      text,
      `'${text}`,
    ]),
    ['\t=1', "'=1"],
    ['\r=1', "'=1"],
    ['\n@x', "'@x"],
    ['\u3000 =1', "'=1"],
    ['a;=1', "a;'=1"],
    ['a; "-1', `a;' "-1`],
    ["'=1", "''=1"],
  ])('disarms %j', (text, disarmed) => {
    expect(withoutFormula(text)).toBe(disarmed);
  });

  it('leaves other text unchanged', () => {
    for (const text of ['Anna-Maria', 'a=b', 'x@y.test', '3 + 4', '', 'Smith, Ann', '漢字'])
      expect(withoutFormula(text)).toBe(text);
  });

  it('is undone for every line, also one with apostrophes of its own', () => {
    const line = fc
      .string({ unit: fc.constantFrom("'", '=', '-', '＠', ' ', ';', '"', 'a'), maxLength: 8 })
      .map((text) => text.trim());
    fc.assert(
      fc.property(line, (text) => {
        expect(withFormula(withoutFormula(text))).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never starts a cell with a formula, with any separator that the reader uses', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '＝', '\t', '\r', '\n', ' ', ';', '"', 'a'),
      maxLength: 8,
    });
    fc.assert(
      fc.property(nasty, (text) => {
        const line = csvLine(['Name', withoutFormula(text), 3]);
        const cells = [',', ';', '\t'].flatMap((separator) => line.split(separator));
        expect(cells.filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
