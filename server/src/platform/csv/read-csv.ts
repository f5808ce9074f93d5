/** CSV as spreadsheets write it: RFC 4180, with the separators of versions in other languages. */
import { because, type Refusal } from '@portal/contract/reasons';
import { englishOf } from '../refusals.ts';

export interface CsvRow {
  /** The line in the file, from 1, where the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Maximum number of characters of a row, including separators and quotes; one step reads no more. */
export const ROW_MAX = 32_768;

/** The end of a row cannot be determined, so the rows after it cannot be read. */
export class UnreadableRowError extends Error {
  override readonly name = 'UnreadableRowError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(englishOf(refusal));
    this.refusal = refusal;
  }
}

export const SEPARATORS = [',', ';', '\t', '|'];
const DIRECTIVE = /^sep=(.)(?:\r\n|\n|\r|$)/i;

/**
 * The separator, by the first line: the most frequent one outside quotes, or the one that a line 'sep=;' sets for
 * Excel, which is not a row.
 */
export function separatorOf(text: string): { separator: string; start: number; line: number } {
  const directive = DIRECTIVE.exec(text);
  if (directive?.[1] !== undefined)
    return { separator: directive[1], start: directive[0].length, line: 2 };
  const first = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.trimStart().slice(0, ROW_MAX))?.[0] ?? '';
  const bare = first.replaceAll(/"(?:[^"]|"")*"/g, '');
  const counted = SEPARATORS.map((separator) => ({
    separator,
    count: bare.split(separator).length,
  }));
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a));
  return { separator: best.separator, start: 0, line: 1 };
}

/**
 * Yields row by row in short steps, so that the caller decides how many to read at a time. An empty line is a row with
 * one empty cell. A quote inside an unquoted cell is an ordinary character, as in all spreadsheets. Without a separator
 * the one of the first line is taken.
 * @throws UnreadableRowError
 */
export function* readCsv(text: string, given?: string): Generator<CsvRow> {
  const { separator: found, start, line: firstLine } = separatorOf(text);
  const separator = given ?? found;
  let at = start;
  let line = firstLine;
  while (at < text.length) {
    const row = readRow({ text, separator, line, end: at + ROW_MAX }, at);
    yield { line, cells: row.cells };
    at = row.next;
    line += row.lines;
  }
}

interface Place {
  readonly text: string;
  readonly separator: string;
  readonly line: number;
  /** Position before which the row must end. */
  readonly end: number;
}

function readRow(place: Place, from: number) {
  const { text, separator } = place;
  const cells: string[] = [];
  let at = from;
  let lines = 1;
  for (;;) {
    const cell = text[at] === '"' ? readQuoted(place, at) : { value: '', next: at };
    const end = endOfCell(place, cell.next);
    cells.push(cell.value + text.slice(cell.next, end));
    lines += countBreaks(cell.value);
    at = end;
    if (text[at] !== separator) break;
    at += 1;
  }
  if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
  return { cells, next: at + 1, lines };
}

function readQuoted(place: Place, from: number): { value: string; next: number } {
  const { text, line } = place;
  let value = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) throw new UnreadableRowError(because('importQuoteOpen', { line }));
    if (quote >= place.end)
      throw new UnreadableRowError(because('importRowTooLong', { line, max: ROW_MAX }));
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, next: quote + 1 };
    value += '"';
    at = quote + 2;
  }
}

function endOfCell({ text, separator, line, end }: Place, from: number): number {
  let at = from;
  while (at < text.length) {
    if (at > end) throw new UnreadableRowError(because('importRowTooLong', { line, max: ROW_MAX }));
    const sign = text[at];
    if (sign === separator || sign === '\n' || sign === '\r') break;
    at += 1;
  }
  return at;
}

function countBreaks(value: string): number {
  return value.match(/\r\n|\n|\r/g)?.length ?? 0;
}
