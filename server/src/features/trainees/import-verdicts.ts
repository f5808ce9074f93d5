/** What is wrong with the rows of an import, each with its line: pure, but for the list of common passwords. */
import { chosenCompanyName, email, newPassword, personName } from '@portal/contract/fields';
import { IMPORT_PASSWORDS_MAX } from '@portal/contract/limits';
import type { ImportProblem } from '@portal/contract/trainee-import';
import type * as z from 'zod/mini';
import { sameKey } from '../../platform/database/same-key.ts';
import type { TraineeToAdd } from '../accounts/service.ts';
import type { ImportRow } from './import-table.ts';

export interface Known {
  readonly companies: ReadonlyMap<string, TraineeToAdd['company']>;
  readonly takenEmails: ReadonlySet<string>;
  readonly isCommonPassword: (password: string) => Promise<boolean>;
}

/** In the order of the file: of two rows with one email the first is right, the second is not. */
export function createJudge({ companies, takenEmails, isCommonPassword }: Known) {
  const lineOf = new Map<string, number>();
  let passwords = 0;

  function judgeEmail(row: ImportRow): string[] {
    const invalid = problemsOf(email, row.email);
    if (invalid.length > 0) return invalid;
    const key = sameKey(row.email);
    const earlier = lineOf.get(key);
    if (earlier !== undefined) return [`This email is in line ${earlier} already`];
    lineOf.set(key, row.line);
    return takenEmails.has(key) ? ['An account with this email already exists'] : [];
  }

  function judgeCompany(row: ImportRow): string[] {
    if (row.company.trim() === '') return ['Company is required'];
    const invalid = problemsOf(chosenCompanyName, row.company);
    if (invalid.length > 0) return invalid.map((problem) => about('Company', problem));
    return companies.has(sameKey(row.company))
      ? []
      : [`There is no company “${row.company.trim()}”`];
  }

  async function judgePassword({ password }: ImportRow): Promise<string[]> {
    if (password === '') return [];
    passwords += 1;
    if (passwords > IMPORT_PASSWORDS_MAX) return [TOO_MANY_PASSWORDS];
    const invalid = problemsOf(newPassword, password);
    if (invalid.length > 0) return invalid.map((problem) => about('Password', problem));
    return (await isCommonPassword(password)) ? ['This password is too common'] : [];
  }

  return async function judge(row: ImportRow): Promise<TraineeToAdd | ImportProblem> {
    const problems = [
      ...problemsOf(personName, row.name).map((problem) => about('Name', problem)),
      ...judgeEmail(row),
      ...judgeCompany(row),
      ...(await judgePassword(row)),
    ];
    const company = companies.get(sameKey(row.company));
    const [name, address] = [row.name.trim(), row.email.trim()];
    if (problems.length > 0 || company === undefined)
      return { line: row.line, name: cut(name), email: cut(address), problems };
    return { name, email: address, company, password: row.password === '' ? null : row.password };
  };
}

function problemsOf(schema: z.ZodMiniType, value: string): string[] {
  const { error } = schema.safeParse(value);
  return error === undefined ? [] : error.issues.slice(0, 1).map(({ message }) => message);
}

/** Some sentences name their field, others stand beside it in a form. */
function about(field: string, problem: string): string {
  return problem.startsWith(field) ? problem : `${field}: ${problem}`;
}

/** A report tells which row is meant, not all that is wrongly in it. */
function cut(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 80).toWellFormed()}…`;
}

const TOO_MANY_PASSWORDS = `Only ${IMPORT_PASSWORDS_MAX} rows of a file can bring a password; leave it empty, and they choose their own by mail`;
