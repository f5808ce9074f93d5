/** Checks the rows of an import against the database: which emails are taken, and which companies exist. */
import type { CompanyRef } from '@portal/contract/fields';
import {
  IMPORT_COLUMN_NAMES,
  type ImportColumn,
  type ImportProblem,
  type RefusedImportRow,
} from '@portal/contract/trainee-import';
import type { Db } from '#server/platform/database/schema.ts';
import { findCompaniesByName } from '../companies/service.ts';
import { type DeletedPersonRow, findDeletedByEmail } from '../deletions/service.ts';
import type { TraineeFields } from './fields.ts';
import type { ExaminedRow } from './import-rows.ts';
import { findUsersByEmail } from './queries.ts';

export interface TraineeToAdd extends TraineeFields {
  readonly line: number;
  readonly company: CompanyRef;
  /** Null if a link to choose a password is mailed. */
  readonly password: string | null;
  /** The trainee in the trash who has the email; null for none. */
  readonly deleted: DeletedPersonRow | null;
}

export function createKnown(db: Db, now: number) {
  const takenEmails = new Set<string>();
  const deletedOf = new Map<string, DeletedPersonRow>();
  /** Null for a company that does not exist. */
  const companies = new Map<string, CompanyRef | null>();

  function problemOf(column: ImportColumn, row: ExaminedRow): string | undefined {
    const { problems, emailKey, companyKey, cells } = row;
    if (column === 'email' && emailKey !== null && takenEmails.has(emailKey))
      return 'An account with this email already exists';
    if (column === 'company' && companyKey !== null && companies.get(companyKey) === null)
      return `There is no company “${cells.company}”`;
    return problems[column];
  }

  return {
    /** Call for a batch of rows before they are checked. */
    async lookUp(rows: readonly ExaminedRow[]): Promise<void> {
      const users = await findUsersByEmail(db, keysOf(rows, 'emailKey'));
      for (const { email_key } of users) takenEmails.add(email_key);
      const emailKeys = keysOf(rows, 'emailKey').filter((key) => !takenEmails.has(key));
      for (const [key, row] of await findDeletedByEmail(db, emailKeys, now))
        deletedOf.set(key, row);
      const names = keysOf(rows, 'companyKey').filter((key) => !companies.has(key));
      for (const key of names) companies.set(key, null);
      for (const { id, name, name_key } of await findCompaniesByName(db, names))
        companies.set(name_key, { id, name });
    },

    judge(row: ExaminedRow): TraineeToAdd | RefusedImportRow {
      const problems = IMPORT_COLUMN_NAMES.flatMap((column) => problemOf(column, row) ?? []);
      const company = row.companyKey === null ? null : companies.get(row.companyKey);
      const { line, cells } = row;
      if (problems.length > 0 || !company) return { line, cells, problems };
      const password = cells.password === '' ? null : cells.password;
      const deleted = deletedOf.get(row.emailKey ?? '') ?? null;
      return { ...cells, line, company, password, deleted };
    },
  };
}

/** The distinct keys. */
function keysOf(rows: readonly ExaminedRow[], column: 'emailKey' | 'companyKey'): string[] {
  return [...new Set(rows.flatMap((row) => row[column] ?? []))];
}

/** The row in the report. */
export function presentProblem({ line, cells, problems }: RefusedImportRow): ImportProblem {
  return { line, name: cut(cells.name), email: cut(cells.email), problems };
}

/** Shortens a value for the report, which only has to identify the row. */
function cut(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 80).toWellFormed()}…`;
}
