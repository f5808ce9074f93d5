/** CSV as spreadsheets write it: RFC 4180, with the separators that other languages' versions use. */

export interface CsvRow {
  /** Of the file, from 1, where the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A quote is opened and never closed: nothing after it can be told apart. */
export class OpenQuoteError extends Error {
  override readonly name = 'OpenQuoteError';
  readonly line: number;

  constructor(line: number) {
    super(`The quotation mark that begins in line ${line} is never closed.`);
    this.line = line;
  }
}

const SEPARATORS = [',', ';', '\t'];
const DIRECTIVE = /^sep=(.)(?:\r\n|\n|\r|$)/i;

/**
 * The separator, by the first line: the one that it has most of, outside quotes; or the one that Excel
 * was told by a line 'sep=;', which is no row.
 */
export function separatorOf(text: string): { separator: string; start: number; line: number } {
  const told = DIRECTIVE.exec(text);
  if (told?.[1] !== undefined) return { separator: told[1], start: told[0].length, line: 2 };
  const first = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.trimStart())?.[0] ?? '';
  const bare = first.replaceAll(/"(?:[^"]|"")*"/g, '');
  const counted = SEPARATORS.map((separator) => ({
    separator,
    count: bare.split(separator).length,
  }));
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a));
  return { separator: best.separator, start: 0, line: 1 };
}

/**
 * Row by row, so that the caller decides how many are read at a time. Empty lines are passed over; a
 * quote inside an unquoted cell is an ordinary character, as every spreadsheet has it.
 * @throws OpenQuoteError
 */
export function* readCsv(text: string): Generator<CsvRow> {
  const { separator, start, line: firstLine } = separatorOf(text);
  let at = start;
  let line = firstLine;
  while (at < text.length) {
    const row = readRow(text, at, line, separator);
    if (row.cells.length > 1 || row.cells[0] !== '') yield { line, cells: row.cells };
    at = row.next;
    line += row.lines;
  }
}

function readRow(text: string, from: number, line: number, separator: string) {
  const cells: string[] = [];
  let at = from;
  let lines = 1;
  for (;;) {
    const cell = text[at] === '"' ? readQuoted(text, at, line) : { value: '', next: at };
    const end = endOfCell(text, cell.next, separator);
    cells.push(cell.value + text.slice(cell.next, end));
    lines += countBreaks(cell.value);
    at = end;
    if (text[at] !== separator) break;
    at += 1;
  }
  if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
  return { cells, next: at + 1, lines };
}

function readQuoted(text: string, from: number, line: number): { value: string; next: number } {
  let value = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) throw new OpenQuoteError(line);
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, next: quote + 1 };
    value += '"';
    at = quote + 2;
  }
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length) {
    const sign = text[at];
    if (sign === separator || sign === '\n' || sign === '\r') break;
    at += 1;
  }
  return at;
}

function countBreaks(value: string): number {
  return value.match(/\r\n|\n|\r/g)?.length ?? 0;
}
