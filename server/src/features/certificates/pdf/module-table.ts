/** The modules of a certificate, on as many pages as they need. */
import type { CertificateWords } from '@portal/contract/certificates/texts/en';
import { ABOVE_BASELINE, type Fitted, INK, QUIET, type Style } from './pen.ts';
import { INNER, PAGE, type Sheet, type Struct } from './sheet.ts';

type WordOf = (words: CertificateWords) => string;
type CertifiedModule = Sheet['content']['modules'][number];

interface Column {
  readonly wordOf: WordOf;
  readonly width: number;
  /** The one with the names takes the room that the others leave. */
  readonly textOf: (module: CertifiedModule) => string;
}

const CELL: Style = { size: 9 };
const NOTE: Style = { size: 8, colour: QUIET };
const NONE = '–';
const GAP = 8;
const ROW_PADDING = 3.5;
const RULE = '#d1d5db';

export interface Pages {
  /** The lowest place for rows. */
  readonly bottom: number;
  /** Begins a page. Returns where its first row can be. */
  readonly next: () => number;
}

/** Returns where the next part begins. */
export function drawModules(sheet: Sheet, start: number, { bottom, next }: Pages): number {
  const columns = placed(columnsOf(sheet.content.modules));
  let y = start;
  sheet.group('Table', (table) => {
    const parent = { parent: table };
    const fill = (row: Struct) => {
      y = drawHeader(sheet, y, { columns, row });
    };
    sheet.group('TR', fill, parent);
    for (const module of sheet.content.modules) {
      const row = measureRow(sheet, module, columns);
      if (y + row.height > bottom) y = continueOn(sheet, next(), columns);
      sheet.group('TR', (struct) => drawRow(sheet, y, { row, struct }), parent);
      y += row.height;
      sheet.rule(y - 0.5, RULE, { height: 0.5 });
    }
  });
  return y;
}

function columnsOf(modules: readonly CertifiedModule[]): Column[] {
  const hasScores = modules.some(({ score }) => score !== null);
  const others: Column[] = [
    { wordOf: (words) => words.completedOn, width: 60, textOf: (module) => module.completedOn },
    {
      wordOf: (words) => words.validUntil,
      width: 56,
      textOf: ({ validUntil }) => validUntil ?? NONE,
    },
    ...(hasScores
      ? [{ wordOf: (words: CertificateWords) => words.score, width: 44, textOf: scoreOf }]
      : []),
    { wordOf: (words) => words.watched, width: 62, textOf: watchedOf },
    { wordOf: (words) => words.edition, width: 40, textOf: ({ edition }) => String(edition) },
  ];
  const taken = others.reduce((sum, { width }) => sum + width + GAP, 0);
  return [
    { wordOf: (words) => words.module, width: INNER - taken, textOf: ({ name }) => name },
    ...others,
  ];
}

const scoreOf = ({ score }: CertifiedModule) => (score === null ? NONE : `${score}%`);

/** Watched and whole length, such as 4:05 / 5:00. */
const watchedOf = ({ recorded, videoSeconds, creditedSeconds }: CertifiedModule) =>
  recorded !== null || videoSeconds === 0
    ? NONE
    : `${clock(creditedSeconds)} / ${clock(videoSeconds)}`;

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

type PlacedColumn = Column & { readonly x: number };

function placed(columns: readonly Column[]): PlacedColumn[] {
  let x: number = PAGE.margin;
  return columns.map((column) => {
    const at = { ...column, x };
    x += column.width + GAP;
    return at;
  });
}

interface Header {
  readonly columns: readonly PlacedColumn[];
  readonly row: Struct;
}

function drawHeader(sheet: Sheet, y: number, { columns, row }: Header): number {
  const heights = columns.map(({ wordOf, x, width }) => {
    let height = 0;
    const fill = (cell: Struct) => {
      height = sheet.label(wordOf, { x, y, width }, { parent: cell });
    };
    sheet.group('TH', fill, { parent: row, scope: 'Column' });
    return height;
  });
  return underHeader(sheet, y + Math.max(...heights));
}

function underHeader(sheet: Sheet, y: number): number {
  sheet.rule(y + 3, sheet.content.colour, { height: 1.5 });
  return y + 5;
}

/** The same header again says nothing new to a reader who listens. */
function continueOn(sheet: Sheet, y: number, columns: readonly PlacedColumn[]): number {
  let end = y;
  const draw = () => {
    end = drawHeaderAgain(sheet, y, columns);
  };
  sheet.decoration(draw, 'Pagination');
  return end;
}

function drawHeaderAgain(sheet: Sheet, y: number, columns: readonly PlacedColumn[]): number {
  const { pen } = sheet;
  const heights = columns.map(({ wordOf, x, width }) => {
    const word = pen.fit(sheet.words(wordOf), NOTE, { width, maxLines: 2, smallest: 6 });
    return pen.draw(word, { x, y, width });
  });
  const end = y + Math.max(...heights);
  sheet.doc.rect(pen.left(PAGE.margin, INNER), end + 3, INNER, 1.5).fill(sheet.content.colour);
  return end + 5;
}

interface Row {
  readonly cells: readonly { readonly column: PlacedColumn; readonly fitted: Fitted }[];
  readonly notes: readonly Note[];
  readonly height: number;
}

/** A label and its value below the name of a module. */
interface Note {
  readonly label: WordOf;
  readonly value: string;
}

function measureRow(sheet: Sheet, module: CertifiedModule, columns: readonly PlacedColumn[]): Row {
  const cells = columns.map((column) => ({
    column,
    fitted: sheet.pen.fit(column.textOf(module), CELL, {
      width: column.width,
      smallest: 7,
      maxLines: 2,
    }),
  }));
  const notes = notesOf(module);
  const [name, ...others] = cells.map(({ fitted }) => fitted.height);
  const [first] = columns;
  const noteHeight = notes.reduce(
    (sum, note) => sum + (first === undefined ? 0 : noteLines(sheet, note, first).height),
    0,
  );
  const height = Math.max((name ?? 0) + noteHeight, ...others) + 2 * ROW_PADDING;
  return { cells, notes, height };
}

function notesOf({ recorded }: CertifiedModule): Note[] {
  if (recorded === null) return [];
  const { by, on } = recorded;
  const who = {
    label: ({ recordedLabels }: CertificateWords) => recordedLabels.by,
    value: by ?? '',
  };
  const when = { label: ({ recordedLabels }: CertificateWords) => recordedLabels.on, value: on };
  return by === null ? [when] : [who, when];
}

function noteLines(sheet: Sheet, { label, value }: Note, { width }: Column) {
  const { pen } = sheet;
  const own = pen.fit(sheet.words(label), NOTE, { width });
  const ownWidth = (own.lines[0]?.width ?? 0) + 5;
  const room = width - ownWidth;
  const text = pen.fit(value, { ...NOTE, colour: INK }, { width: room, maxLines: 1 });
  return { own, ownWidth, room, text, height: Math.max(own.height, text.height) };
}

function drawRow(sheet: Sheet, y: number, { row, struct }: { row: Row; struct: Struct }): void {
  for (const [index, { column, fitted }] of row.cells.entries()) {
    const { x, width } = column;
    const fill = (cell: Struct) => {
      let below = y + ROW_PADDING;
      below += sheet.write(fitted, { x, y: below, width }, { parent: cell });
      for (const note of index === 0 ? row.notes : []) {
        const { own, ownWidth, room, text, height } = noteLines(sheet, note, column);
        const lower = ABOVE_BASELINE * (text.lineHeight - own.lineHeight);
        const [ownY, textY] = lower > 0 ? [below + lower, below] : [below, below - lower];
        sheet.write(own, { x, y: ownY, width }, { parent: cell });
        sheet.write(text, { x: x + ownWidth, y: textY, width: room }, { parent: cell });
        below += height;
      }
    };
    sheet.group('TD', fill, { parent: struct });
  }
}
