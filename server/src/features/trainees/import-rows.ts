/** Checks the rows of an import without the database. */

import { IMPORT_PASSWORDS_MAX } from '@portal/contract/limits';
import { because, type Refusal } from '@portal/contract/reasons';
import { companyKey } from '@portal/contract/text-keys';
import { normalizedKey } from '@portal/contract/text-rules';
import {
  IMPORT_COLUMN_NAMES,
  IMPORT_COLUMNS,
  type ImportColumn,
} from '@portal/contract/trainee-import';
import { hasDoubtfulLetters } from '#server/platform/import/doubtful-letters.ts';
import type { ImportRow as RowOf } from '#server/platform/import/read-rows.ts';
import { refusalOfIssue } from '#server/platform/refusals.ts';
import { whyGuessable } from '../accounts/service.ts';

type ImportRow = RowOf<ImportColumn>;

/** A row with its problems so far. */
export interface ExaminedRow extends Omit<ImportRow, 'cellProblems'> {
  /** The name, the company or the groups may have wrong letters. */
  readonly isDoubtful: boolean;
  /** The key to look up the account; null if the email has a problem. */
  readonly emailKey: string | null;
  /** The key to look up the company; null if it has a problem. */
  readonly companyKey: string | null;
  /** By column; a column without a problem is absent. */
  readonly problems: Readonly<Partial<Record<ImportColumn, Refusal>>>;
}

interface ExaminedCell {
  /** The value to store, if it has no problem. */
  readonly value: string;
  readonly problem?: Refusal | undefined;
}

const emailKeyOf = (email: string) => normalizedKey(email);

/** Examines rows in the order of the file: of two rows with the same email the second one has a problem. */
export function createRowExaminer(hasCertainLetters = true) {
  const lineOf = new Map<string, number>();
  let passwords = 0;

  function problemOfRepeated(email: string, line: number): Refusal | undefined {
    const earlier = lineOf.get(emailKeyOf(email));
    if (earlier !== undefined) return because('emailInOtherLine', { line: earlier });
    lineOf.set(emailKeyOf(email), line);
    return undefined;
  }

  function examineCell(
    column: ImportColumn,
    { line, cells, cellProblems }: ImportRow,
  ): ExaminedCell {
    const cell = cells[column];
    const cellProblem = cellProblems[column];
    if (cellProblem !== undefined) return { value: cell, problem: cellProblem };
    if (cell === '' && !IMPORT_COLUMNS[column].isRequired) return { value: cell };
    if (column === 'password') {
      passwords += 1;
      if (passwords > IMPORT_PASSWORDS_MAX) return { value: cell, problem: TOO_MANY_PASSWORDS };
    }
    const { value, problem } = readCell(column, cell);
    if (problem !== undefined) return { value, problem };
    if (column === 'email') return { value, problem: problemOfRepeated(value, line) };
    return { value };
  }

  return async function examine(row: ImportRow): Promise<ExaminedRow> {
    const cells = { ...row.cells };
    const problems: Partial<Record<ImportColumn, Refusal>> = {};
    for (const column of IMPORT_COLUMN_NAMES) {
      const { value, problem } = examineCell(column, row);
      cells[column] = value;
      if (problem !== undefined) problems[column] = problem;
    }
    if (cells.password !== '' && problems.password === undefined) {
      const kind = await whyGuessable(cells.password, cells);
      if (kind !== null) problems.password = because('importPasswordGuessable', { kind });
    }
    return {
      line: row.line,
      cells,
      emailKey: problems.email === undefined ? emailKeyOf(cells.email) : null,
      companyKey: problems.company === undefined ? companyKey(cells.company) : null,
      isDoubtful: isDoubtful(cells, hasCertainLetters),
      problems,
    };
  };
}

function readCell(column: ImportColumn, cell: string): ExaminedCell {
  const { data: value = cell, error } = IMPORT_COLUMNS[column].field.safeParse(cell);
  const message = error?.issues[0]?.message;
  if (message === undefined) return { value };
  return { value, problem: because('inColumn', { column, problem: refusalOfIssue(message) }) };
}

/** The names of groups may be numbers. */
function isDoubtful({ name, company, groups }: ImportRow['cells'], hasCertainLetters: boolean) {
  return (
    [name, company].some(hasNoLetters) ||
    [name, company, groups].some((text) => hasDoubtfulLetters(text, hasCertainLetters))
  );
}

const hasNoLetters = (text: string) => text !== '' && !/\p{L}/u.test(text);

const TOO_MANY_PASSWORDS = because('importPasswordsTooMany', { max: IMPORT_PASSWORDS_MAX });
