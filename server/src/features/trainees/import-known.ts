/** Checks the rows of an import against the database: which trainees are known, and which companies exist. */
import type { CompanyRef } from '@portal/contract/fields';
import { normalizedKey } from '@portal/contract/text-rules';
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
import { cut, type ExaminedRow } from './import-rows.ts';
import { findKnownUsers, type KnownUser } from './queries.ts';

export interface TraineeToAdd extends TraineeFields {
  readonly kind: 'new';
  readonly line: number;
  readonly company: CompanyRef;
  /** Null if a link to choose a password is mailed. */
  readonly password: string | null;
  /** The trainee in the trash who has the email; null for none. */
  readonly deleted: DeletedPersonRow | null;
  readonly isDoubtful: boolean;
}

/** A trainee whose email is in the file, as the portal has the trainee. */
export interface KnownTrainee {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly company: CompanyRef;
}

/** A row of a trainee with another name or company. */
export interface TraineeToChange {
  readonly kind: 'changed';
  readonly line: number;
  readonly known: KnownTrainee;
  readonly name: string;
  readonly company: CompanyRef;
  readonly isDoubtful: boolean;
}

export type Verdict =
  | TraineeToAdd
  | TraineeToChange
  | { readonly kind: 'unchanged'; readonly known: KnownTrainee }
  | ({ readonly kind: 'refused' } & RefusedImportRow);

export function createKnown(db: Db, now: number) {
  /** Null for an admin. */
  const users = new Map<string, KnownTrainee | null>();
  const deletedOf = new Map<string, DeletedPersonRow>();
  /** Null for a company that does not exist. */
  const companies = new Map<string, CompanyRef | null>();

  function problemOf(column: ImportColumn, row: ExaminedRow): string | undefined {
    const { problems, emailKey, companyKey, cells } = row;
    const known = emailKey === null ? undefined : users.get(emailKey);
    if (column === 'email' && known === null) return 'An admin has this email';
    if (column === 'company' && companyKey !== null && companies.get(companyKey) === null)
      return `There is no company “${cells.company}”`;
    // A trainee who is known keeps the password, so that the one in the file is not used.
    if (column === 'password' && known) return undefined;
    return problems[column];
  }

  return {
    /** Call for a batch of rows before they are checked. */
    async lookUp(rows: readonly ExaminedRow[]): Promise<void> {
      for (const user of await findKnownUsers(db, keysOf(rows, 'emailKey')))
        users.set(user.email_key, knownTrainee(user));
      const emailKeys = keysOf(rows, 'emailKey').filter((key) => !users.has(key));
      for (const [key, row] of await findDeletedByEmail(db, emailKeys, now))
        deletedOf.set(key, row);
      const names = keysOf(rows, 'companyKey').filter((key) => !companies.has(key));
      for (const key of names) companies.set(key, null);
      for (const { id, name, name_key } of await findCompaniesByName(db, names))
        companies.set(name_key, { id, name });
    },

    judge(row: ExaminedRow): Verdict {
      const problems = IMPORT_COLUMN_NAMES.flatMap((column) => problemOf(column, row) ?? []);
      const company = row.companyKey === null ? null : companies.get(row.companyKey);
      const { line, cells, isDoubtful } = row;
      if (problems.length > 0 || !company) return { kind: 'refused', line, cells, problems };
      const known = users.get(row.emailKey ?? '');
      if (known) {
        const { name } = cells;
        return isSame(known, name, company)
          ? { kind: 'unchanged', known }
          : { kind: 'changed', line, known, name, company, isDoubtful };
      }
      const { name, email } = cells;
      const password = cells.password || null;
      const deleted = deletedOf.get(row.emailKey ?? '') ?? null;
      return { kind: 'new', name, email, line, company, password, deleted, isDoubtful };
    },
  };
}

/** A list in capitals is no change. */
const isSame = (known: KnownTrainee, name: string, company: CompanyRef) =>
  known.company.id === company.id && normalizedKey(known.name) === normalizedKey(name);

function knownTrainee({ id, name, email, company_id, company_name }: KnownUser) {
  if (company_id === null || company_name === null) return null;
  return { id, name, email, company: { id: company_id, name: company_name } };
}

/** The distinct keys. */
function keysOf(rows: readonly ExaminedRow[], column: 'emailKey' | 'companyKey'): string[] {
  return [...new Set(rows.flatMap((row) => row[column] ?? []))];
}

/** The row in the report. */
export function presentProblem({ line, cells, problems }: RefusedImportRow): ImportProblem {
  return { line, name: cut(cells.name), email: cut(cells.email), problems };
}
