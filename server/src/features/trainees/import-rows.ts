/** Checks the rows of an import without the database. */
import { IMPORT_PASSWORDS_MAX } from '@portal/contract/limits';
import { companyKey } from '@portal/contract/text-keys';
import { normalizedKey } from '@portal/contract/text-rules';
import {
  IMPORT_COLUMN_NAMES,
  IMPORT_COLUMNS,
  type ImportColumn,
} from '@portal/contract/trainee-import';
import { problemOfPassword } from '../accounts/service.ts';
import type { ImportRow } from './import-table.ts';

/** A row with its problems so far. */
export interface ExaminedRow extends ImportRow {
  /** The key to look up the account; null if the email has a problem. */
  readonly emailKey: string | null;
  /** The key to look up the company; null if it has a problem. */
  readonly companyKey: string | null;
  /** By column; a column without a problem is absent. */
  readonly problems: Readonly<Partial<Record<ImportColumn, string>>>;
}

interface ExaminedCell {
  /** The value to store, if it has no problem. */
  readonly value: string;
  readonly problem?: string | undefined;
}

/** Examines rows in the order of the file: of two rows with the same email the second one has a problem. */
export function createRowExaminer() {
  const lineOf = new Map<string, number>();
  let passwords = 0;

  function problemOfRepeated(email: string, line: number): string | undefined {
    const earlier = lineOf.get(normalizedKey(email));
    if (earlier !== undefined) return `This email is in line ${earlier} already`;
    lineOf.set(normalizedKey(email), line);
    return undefined;
  }

  function examineCell(column: ImportColumn, { line, cells }: ImportRow): ExaminedCell {
    const cell = cells[column];
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
    const problems: Partial<Record<ImportColumn, string>> = {};
    for (const column of IMPORT_COLUMN_NAMES) {
      const { value, problem } = examineCell(column, row);
      cells[column] = value;
      if (problem !== undefined) problems[column] = problem;
    }
    if (cells.password !== '' && problems.password === undefined) {
      const problem = await problemOfPassword(cells.password, cells);
      if (problem !== null) problems.password = problem;
    }
    return {
      line: row.line,
      cells,
      emailKey: problems.email === undefined ? normalizedKey(cells.email) : null,
      companyKey: problems.company === undefined ? companyKey(cells.company) : null,
      problems,
    };
  };
}

function readCell(column: ImportColumn, cell: string): ExaminedCell {
  const { field, label } = IMPORT_COLUMNS[column];
  const { data: value = cell, error } = field.safeParse(cell);
  const problem = error?.issues[0]?.message;
  if (problem === undefined) return { value };
  // Some sentences name their field, others are shown next to it in a form.
  const isNamed = label === null || problem.startsWith(label);
  return { value, problem: isNamed ? problem : `${label}: ${problem}` };
}

const TOO_MANY_PASSWORDS = `Only ${IMPORT_PASSWORDS_MAX} rows of a file can bring a password; leave it empty, and they choose their own by mail`;
