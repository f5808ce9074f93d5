/** Checks the rows of a file with earlier results without the database. */
import { because, type Refusal } from '@portal/contract/reasons';
import {
  type DateOrder,
  RESULT_COLUMN_NAMES,
  RESULT_COLUMNS,
  type ReadDates,
  type ResultColumn,
} from '@portal/contract/results-import';
import { searchKey } from '@portal/contract/text-keys';
import { normalizedKey } from '@portal/contract/text-rules';
import { hasDoubtfulLetters } from '#server/platform/import/doubtful-letters.ts';
import type { ImportRow } from '#server/platform/import/read-rows.ts';
import { refusalOfIssue } from '#server/platform/refusals.ts';
import { dayIn, decideDates, type WrittenDay } from './date-order.ts';
import { readDay } from './read-day.ts';

type ResultRow = ImportRow<ResultColumn>;

/** A row with its problems so far. */
export interface ExaminedResult {
  readonly line: number;
  /** Days are as 2026-12-25, except for those that are not read or not decided. */
  readonly cells: Readonly<Record<ResultColumn, string>>;
  /** The key to look up the person; null if the email has a problem. */
  readonly emailKey: string | null;
  /** The key to look up the module; null if its name has a problem. */
  readonly moduleKey: string | null;
  /** A day can be read in both orders, and none is chosen. */
  readonly isUndecided: boolean;
  /** The note may have wrong letters. */
  readonly isDoubtful: boolean;
  /** By column; a column without a problem is absent. */
  readonly problems: Readonly<Partial<Record<ResultColumn, Refusal>>>;
}

const DAY_COLUMNS = ['completedOn', 'validUntil'] as const;

const isDayColumn = (column: ResultColumn) => DAY_COLUMNS.some((each) => each === column);

/** How the days of these rows are read. */
export function readDates(rows: readonly ResultRow[], chosen: DateOrder | undefined): ReadDates {
  const days = rows.flatMap(({ line, cells }) =>
    DAY_COLUMNS.flatMap((column): WrittenDay[] => {
      const text = cells[column];
      const read = readDay(text);
      return read === null ? [] : [{ line, text, read }];
    }),
  );
  return decideDates(days, chosen);
}

interface ReadCell {
  /** The value to store, if it has no problem. */
  readonly value: string;
  readonly problem?: Refusal;
  readonly isUndecided?: boolean;
}

interface HowToRead {
  readonly dates: ReadDates;
  readonly hasCertainLetters: boolean;
}

/** Examines rows in the order of the file: of two rows with the same result the second one has a problem. */
export function createResultExaminer({ dates, hasCertainLetters }: HowToRead) {
  const lineOf = new Map<string, number>();

  function readDayCell(column: ResultColumn, text: string): ReadCell {
    const read = readDay(text);
    if (read === null) return { value: text, problem: because('dayUnreadable', { text }) };
    const day = dayIn(read, dates);
    if (day === 'undecided') return { value: text, isUndecided: true };
    const { order } = dates;
    return day === null && order !== null
      ? { value: text, problem: because('dayNotInOrder', { text, order }) }
      : readField(column, day ?? text);
  }

  function readCell(column: ResultColumn, { cells, cellProblems }: ResultRow): ReadCell {
    const value = cells[column];
    const cellProblem = cellProblems[column];
    if (cellProblem !== undefined) return { value, problem: cellProblem };
    if (value === '' && !RESULT_COLUMNS[column].isRequired) return { value };
    const cell =
      isDayColumn(column) && value !== '' ? readDayCell(column, value) : readField(column, value);
    if (cell.problem === undefined) return cell;
    return { ...cell, problem: because('inColumn', { column, problem: cell.problem }) };
  }

  function problemOfRepeated(key: string, line: number): Refusal | undefined {
    const earlier = lineOf.get(key);
    if (earlier !== undefined) return because('resultInOtherLine', { line: earlier });
    lineOf.set(key, line);
    return undefined;
  }

  return function examine(row: ResultRow): ExaminedResult {
    const cells = { ...row.cells };
    const problems: Partial<Record<ResultColumn, Refusal>> = {};
    let isUndecided = false;
    for (const column of RESULT_COLUMN_NAMES) {
      const cell = readCell(column, row);
      cells[column] = cell.value;
      if (cell.problem !== undefined) problems[column] = cell.problem;
      isUndecided ||= cell.isUndecided === true;
    }
    const emailKey = problems.email === undefined ? normalizedKey(cells.email) : null;
    const moduleKey = problems.module === undefined ? searchKey(cells.module) : null;
    if (!isUndecided && emailKey !== null && moduleKey !== null && !problems.completedOn) {
      const key = JSON.stringify([emailKey, moduleKey, cells.completedOn]);
      const repeated = problemOfRepeated(key, row.line);
      if (repeated !== undefined) problems.completedOn = repeated;
    }
    const isDoubtful = hasDoubtfulLetters(cells.note, hasCertainLetters);
    return { line: row.line, cells, emailKey, moduleKey, isUndecided, isDoubtful, problems };
  };
}

function readField(column: ResultColumn, cell: string): ReadCell {
  const { data: value = cell, error } = RESULT_COLUMNS[column].field.safeParse(cell);
  const message = error?.issues[0]?.message;
  return message === undefined ? { value } : { value, problem: refusalOfIssue(message) };
}
