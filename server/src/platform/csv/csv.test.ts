import { csvLine, withFormula, withoutFormula } from '@portal/contract/csv';
import { CODE_PAGES, type CodePage } from '@portal/contract/imported-files';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCodePage } from './code-pages.ts';
import { decodeText, type TextEncoding } from './decode-text.ts';
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
  const certain = (text: string, encoding: TextEncoding) => ({ text, encoding, isCertain: true });
  const codePage = fc.constantFrom(...CODE_PAGES);

  /** The text in a code page. Null if the code has not all of its letters. */
  function encodeAs(text: string, code: CodePage): Uint8Array | null {
    const upper = Array.from({ length: 128 }, (_, i) => decodeCodePage(bytes(128 + i), code));
    const codes = [...text].map((sign) =>
      sign < '\u0080' ? sign.charCodeAt(0) : 128 + upper.indexOf(sign),
    );
    return codes.includes(127) ? null : bytes(...codes);
  }

  it.each([
    ['UTF-8', new TextEncoder().encode('Zoë 漢'), certain('Zoë 漢', 'utf-8')],
    ['a byte order mark', bytes(0xef, 0xbb, 0xbf, 0x61), certain('a', 'utf-8')],
    ['Ctrl-Z at the end', bytes(0x61, 0x0a, 0x1a), certain('a\n', 'utf-8')],
    ['UTF-16, little-endian', bytes(0xff, 0xfe, 0x61, 0x00), certain('a', 'utf-16')],
    ['UTF-16, big-endian', bytes(0xfe, 0xff, 0, 0x61), certain('a', 'utf-16')],
    ['UTF-16 without a mark', Buffer.from('Zoë;漢\n', 'utf16le'), certain('Zoë;漢\n', 'utf-16')],
    ['a workbook', bytes(0x50, 0x4b, 0x03, 0x04), 'no-text'],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x1a, 0x00), 'no-text'],
    ['a code that makes no words', bytes(0x61, 0x81, 0x8d, 0xff, 0xfe), 'unknown-letters'],
    ['nothing', bytes(), certain('', 'utf-8')],
  ])('detects %s', (_, given, decoded) => {
    expect(decodeText(given)).toEqual(decoded);
  });

  it.each<[CodePage, string]>([
    ['windows-1252', 'Jörg Müller, François Lefèvre, Zoë'],
    ['windows-1252', 'JOÃO Conceição, STRAßE GRÖßER, O’Neill'],
    ['windows-1250', 'Łukasz Wójcik, Anna Kozień'],
    ['windows-1250', 'Jiří Dvořák'],
    ['windows-1251', 'Иван Петров'],
    ['koi8-r', 'Иван Петров'],
    ['cp866', 'Иван Петров'],
    ['macintosh', 'Jörg Müller\rZoë Groß\r'],
    ['macintosh', 'Renée Müller'],
    ['cp850', 'Jörg Müller\nZoë Groß\n'],
  ])('recognises %s: %s', (encoding, text) => {
    expect(decodeText(encodeAs(text, encoding) ?? bytes())).toMatchObject({ text, encoding });
  });

  it.each<[CodePage, string]>([
    ['windows-1250', 'Kozień'],
    ['windows-1250', 'Nagy Győző'],
    ['macintosh', 'Jörg'],
    ['cp852', 'Łukasz Wójcik'],
    ['windows-1254', 'Işık Yılmaz'],
    ['windows-1253', 'Γιώργος'],
  ])(
    'is in doubt where several codes make words, and reads the chosen one: %s, %s',
    (code, text) => {
      const given = encodeAs(text, code) ?? bytes();
      expect(decodeText(given)).toMatchObject({ isCertain: false });
      expect(decodeText(given, code)).toEqual({ text, encoding: code, isCertain: false });
    },
  );

  it('never is certain of wrong letters', () => {
    const word = fc.constantFrom(
      ...['Jörg', 'Müller', 'Zoë', 'Renée', 'François', 'Muñoz', 'Łukasz', 'Kozień', 'Dvořák'],
      ...['Győző', 'Иван', 'Bjørn', 'Åsa', 'Işık', 'Çelik', 'Jonė', 'Šimek', 'Ana', 'O’Neill'],
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), codePage, (words, code) => {
        const text = words.join(' ');
        const given = encodeAs(text, code);
        if (given === null) return;
        const decoded = decodeText(given);
        if (typeof decoded !== 'string' && decoded.isCertain) expect(decoded.text).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['utf-8', 'utf-16'] as const)(
    'decodes a long text in pieces without loss: %s',
    (encoding) => {
      // Each extra byte in front moves the characters at the boundary between two pieces.
      for (const front of ['', 'a', 'ab', 'abc']) {
        const text = front + 'é漢😀'.repeat(20_000);
        const given =
          encoding === 'utf-8' ? Buffer.from(text) : Buffer.from(`\ufeff${text}`, 'utf16le');
        expect(decodeText(given)).toEqual(certain(text, encoding));
      }
    },
  );

  it('decodes a text as Windows-1252 when only its end is not UTF-8', () => {
    const text = 'a '.repeat(100_000);
    const decoded = decodeText(Buffer.from(`${text}Müller`, 'latin1'));
    expect(decoded).toEqual(certain(`${text}Müller`, 'windows-1252'));
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
