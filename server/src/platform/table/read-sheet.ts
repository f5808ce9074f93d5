/** Reads the rows of one sheet of a workbook. */
import type { CellFormats } from './cell-formats.ts';
import { isTrue, readXml, withoutEscapes } from './xml.ts';

/** A cell that is not a plain text: its text, and its kind. */
interface MarkedCell {
  /** The text that a spreadsheet shows; empty for a formula without a result. */
  readonly text: string;
  /** `no-result`: a program wrote the formula and never calculated it. `error`: a result such as #N/A. */
  readonly kind: 'number' | 'date' | 'no-result' | 'error';
  /** The number of the day that a date is stored as, or that a number may be, counted as in a workbook from 1900. */
  readonly serial?: number;
}

export type SheetCell = string | MarkedCell;

export interface SheetRow {
  /** The number of the row in the sheet, from 1. */
  readonly line: number;
  readonly cells: readonly SheetCell[];
  readonly isHidden: boolean;
}

export const textOf = (cell: SheetCell | undefined) =>
  typeof cell === 'object' ? cell.text : (cell ?? '');

export class TooManyCellsError extends Error {
  override readonly name = 'TooManyCellsError';
}

interface Context {
  readonly sharedStrings: readonly string[];
  readonly formats: CellFormats;
  readonly maxCells: number;
}

/** The greatest number of columns that a spreadsheet has. */
const COLUMNS_MAX = 16_384;

type Attributes = Readonly<Record<string, string>>;

interface Row extends SheetRow {
  readonly cells: SheetCell[];
}

interface OpenCell {
  readonly place: number;
  readonly type: string;
  readonly style: number | null;
  isFormula: boolean;
  value: string;
}

/** Returns the rows with content, and how many cells were counted. Throws {@link TooManyCellsError}. */
export function readSheet(content: Uint8Array, { sharedStrings, formats, maxCells }: Context) {
  const rows: Row[] = [];
  const merges: string[] = [];
  const hiddenColumns = new Set<number>();
  let cells = 0;
  let line = 0;
  let row: Row | null = null;
  let cell: OpenCell | null = null;
  let isValue = false;
  let phonetic = 0;

  function count(more: number): void {
    cells += more;
    if (cells > maxCells) throw new TooManyCellsError();
  }

  function openRow({ r, hidden, ht }: Attributes): void {
    count(1);
    line = r === undefined ? line + 1 : Number(r);
    row = { line, cells: [], isHidden: isTrue(hidden) || Number(ht ?? 1) === 0 };
  }

  function openCell({ r, t = 'n', s }: Attributes): void {
    if (row === null) return;
    const place = r === undefined ? row.cells.length : columnOf(r);
    if (!(place >= 0 && place < COLUMNS_MAX)) throw new TooManyCellsError();
    count(Math.max(0, place - row.cells.length) + 1);
    const style = s === undefined ? null : Number(s);
    cell = { place, type: t, style, isFormula: false, value: '' };
  }

  function closeCell(): void {
    if (row !== null && cell !== null) {
      while (row.cells.length < cell.place) row.cells.push('');
      row.cells[cell.place] = shownCell(cell);
    }
    cell = null;
  }

  /** How the value of a cell is shown, by its type; other types are numbers. */
  const shownByType = new Map<string, (value: string) => SheetCell>([
    ['s', (value) => sharedStrings[Number(value)] ?? ''],
    ['str', withoutEscapes],
    ['inlineStr', withoutEscapes],
    ['b', (value) => (value === '1' ? 'TRUE' : 'FALSE')],
    ['e', (text) => ({ text, kind: 'error' })],
    ['d', (value) => ({ text: value.slice(0, 10), kind: 'date' })],
  ]);

  function shownCell({ type, style, isFormula, value }: OpenCell): SheetCell {
    if (isFormula && value === '' && type !== 'str') return { text: '', kind: 'no-result' };
    const shown = shownByType.get(type)?.(value);
    if (shown !== undefined) return shown;
    const number = Number(value);
    return value === '' || Number.isNaN(number) ? value : formats.show(number, style);
  }

  const onOpen: Readonly<Record<string, (attributes: Attributes) => void>> = {
    row: openRow,
    c: openCell,
    f() {
      if (cell !== null) cell.isFormula = true;
    },
    rPh() {
      phonetic += 1;
    },
    mergeCell({ ref }) {
      if (ref !== undefined) merges.push(ref);
    },
    col(attributes) {
      if (isHiddenColumn(attributes)) addColumns(hiddenColumns, attributes);
    },
  };

  const onClose: Readonly<Record<string, () => void>> = {
    c: closeCell,
    rPh() {
      phonetic -= 1;
    },
    row() {
      if (row?.cells.some((each) => typeof each === 'object' || each.trim() !== '') === true)
        rows.push(row);
      row = null;
    },
  };

  readXml(content, {
    open(name, attributes) {
      onOpen[name]?.(attributes);
      isValue = name === 'v' || (name === 't' && phonetic === 0);
    },
    text(text) {
      if (isValue && cell !== null) cell.value += text;
    },
    close(name) {
      isValue = false;
      onClose[name]?.();
    },
  });
  for (const merge of merges) fillMerged(rows, merge, count);
  return { rows: rows as readonly SheetRow[], hiddenColumns, cells };
}

/** Gives the other rows of a merged column the text of its first row. */
function fillMerged(rows: readonly Row[], ref: string, count: (more: number) => void): void {
  const [from = '', to = from] = ref.split(':');
  const [first, last, place] = [rowOf(from), rowOf(to), columnOf(from)];
  if (!(last > first && place >= 0 && place < COLUMNS_MAX)) return;
  const start = indexFrom(rows, first);
  const source = rows[start];
  const text = source?.line === first ? source.cells[place] : undefined;
  if (text === undefined) return;
  for (let index = start + 1; (rows[index]?.line ?? Infinity) <= last; index += 1) {
    const cells = rows[index]?.cells ?? [];
    count(1 + Math.max(0, place - cells.length));
    while (cells.length <= place) cells.push('');
    if (textOf(cells[place]) === '') cells[place] = text;
  }
}

/** The index of the first row from this line on, by bisection. */
function indexFrom(rows: readonly Row[], line: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.line ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isHiddenColumn = ({ hidden, width }: Attributes) =>
  isTrue(hidden) || Number(width ?? 1) === 0;

function addColumns(columns: Set<number>, { min, max }: Attributes): void {
  const last = Math.min(Number(max), COLUMNS_MAX);
  for (let column = Number(min); column <= last; column += 1) columns.add(column - 1);
}

/** The place of the column in a reference such as `AB12`, from 0; -1 if there is none. */
function columnOf(ref: string): number {
  let column = 0;
  for (const sign of /^[A-Z]{0,3}/.exec(ref)?.[0] ?? '')
    column = column * 26 + sign.charCodeAt(0) - 64;
  return column - 1;
}

const rowOf = (ref: string) => Number(/\d+$/.exec(ref)?.[0] ?? 0);

/** The name of a cell, such as `AB12`, by the place of its column from 0. */
export function cellName(place: number, line: number): string {
  let letters = '';
  for (let left = place + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${line}`;
}
