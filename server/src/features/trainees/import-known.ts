/** What the database says of the rows of an import: which emails are taken, and which companies exist. */
import type { ImportProblem } from '@portal/contract/trainee-import';
import type { Db } from '../../platform/database/schema.ts';
import type { Accounts, TraineeToAdd } from '../accounts/service.ts';
import type { ExaminedRow } from './import-rows.ts';

interface Dependencies {
  readonly db: Db;
  readonly accounts: Pick<Accounts, 'findTakenEmails' | 'findCompaniesByName'>;
}

export function createKnown({ db, accounts }: Dependencies) {
  const takenEmails = new Set<string>();
  /** Null for a company that does not exist. */
  const companies = new Map<string, TraineeToAdd['company'] | null>();

  function problemsOf({ email, company, emailKey, companyKey, ...row }: ExaminedRow): string[] {
    const isTaken = emailKey !== null && takenEmails.has(emailKey);
    const isUnknown = companyKey !== null && companies.get(companyKey) === null;
    return [
      ...row.problems.name,
      ...row.problems.email,
      ...(isTaken ? ['An account with this email already exists'] : []),
      ...row.problems.company,
      ...(isUnknown ? [`There is no company “${company.trim()}”`] : []),
      ...row.problems.password,
    ];
  }

  return {
    /** For a batch of rows, before each is judged. */
    async lookUp(rows: readonly ExaminedRow[]): Promise<void> {
      const emails = keysOf(rows, 'emailKey');
      if (emails.length > 0)
        for (const key of await accounts.findTakenEmails(db, emails)) takenEmails.add(key);
      const names = keysOf(rows, 'companyKey').filter((key) => !companies.has(key));
      for (const key of names) companies.set(key, null);
      if (names.length > 0)
        for (const { id, name, name_key } of await accounts.findCompaniesByName(db, names))
          companies.set(name_key, { id, name });
    },

    judge(row: ExaminedRow): TraineeToAdd | ImportProblem {
      const problems = problemsOf(row);
      const company = row.companyKey === null ? null : companies.get(row.companyKey);
      const [name, email] = [row.name.trim(), row.email.trim()];
      if (problems.length > 0 || company === null || company === undefined)
        return { line: row.line, name: cut(name), email: cut(email), problems };
      return { name, email, company, password: row.password === '' ? null : row.password };
    },
  };
}

/** Different keys. */
function keysOf(rows: readonly ExaminedRow[], column: 'emailKey' | 'companyKey'): string[] {
  return [...new Set(rows.flatMap((row) => row[column] ?? []))];
}

/** Shortens a value for the report, which only has to identify the row. */
function cut(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 80).toWellFormed()}…`;
}
