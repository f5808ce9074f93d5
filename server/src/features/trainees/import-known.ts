/** Checks the rows of an import against the database: which trainees are known, and which companies exist. */

import type { CompanyRef } from '@portal/contract/fields';
import { languageNamed } from '@portal/contract/imported-language';
import { because, type Refusal } from '@portal/contract/reasons';
import { normalizedKey } from '@portal/contract/text-rules';
import {
  IMPORT_COLUMN_NAMES,
  type ImportColumn,
  type ImportProblem,
  type RefusedImportRow,
} from '@portal/contract/trainee-import';
import type { Db } from '#server/platform/database/schema.ts';
import { englishOf } from '#server/platform/refusals.ts';
import { findCompaniesByName } from '../companies/service.ts';
import { type DeletedPersonRow, findDeletedByEmail } from '../deletions/service.ts';
import type { ImportedFields } from './add-imported.ts';
import { cut, type ExaminedRow } from './import-rows.ts';
import { findKnownUsers, type KnownUser } from './queries.ts';

export interface TraineeToAdd extends ImportedFields {
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

interface RefusedRow extends Pick<RefusedImportRow, 'line' | 'cells'> {
  readonly problems: readonly Refusal[];
}

export type Verdict =
  | TraineeToAdd
  | TraineeToChange
  | { readonly kind: 'unchanged'; readonly known: KnownTrainee }
  | ({ readonly kind: 'refused' } & RefusedRow);

export function createKnown(db: Db, now: number) {
  /** Null for an admin. */
  const users = new Map<string, KnownTrainee | null>();
  const deletedOf = new Map<string, DeletedPersonRow>();
  /** Null for a company that does not exist. */
  const companies = new Map<string, CompanyRef | null>();

  function problemOf(column: ImportColumn, row: ExaminedRow): Refusal | undefined {
    const { problems, emailKey, companyKey, cells } = row;
    const known = emailKey === null ? undefined : users.get(emailKey);
    if (column === 'email' && known === null) return because('emailOfAdmin');
    if (column === 'company' && companyKey !== null && companies.get(companyKey) === null)
      return because('companyNotInPortal', { company: cells.company });
    // A trainee who is known keeps the password and the language, so that those in the file are not used.
    if ((column === 'password' || column === 'language') && known) return undefined;
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
      const language = languageNamed(cells.language) ?? null;
      const deleted = deletedOf.get(row.emailKey ?? '') ?? null;
      const fields = { name, email, language };
      return { kind: 'new', ...fields, line, company, password, deleted, isDoubtful };
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
export function presentProblem({ line, cells, problems }: RefusedRow): ImportProblem {
  return { line, name: cut(cells.name), email: cut(cells.email), ...presentReasons(problems) };
}

/** The row in the list of all that cannot be imported. */
export const presentRefused = ({ line, cells, problems }: RefusedRow): RefusedImportRow => ({
  line,
  cells,
  ...presentReasons(problems),
});

const presentReasons = (problems: readonly Refusal[]) => ({
  problems: problems.map(englishOf),
  reasons: [...problems],
});
