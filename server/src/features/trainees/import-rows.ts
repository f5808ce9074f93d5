/** What can be said of the rows of an import without the database. */

import { chosenCompanyName, email, newPassword, personName } from '@portal/contract/fields';
import { IMPORT_PASSWORDS_MAX } from '@portal/contract/limits';
import { isBlank, sameKey } from '@portal/contract/text-rules';
import type * as z from 'zod/mini';
import { isCommonPassword } from '../../platform/passwords/common-passwords.ts';
import type { ImportRow } from './import-table.ts';

/** A row with its problems so far, by column. */
export interface ExaminedRow extends ImportRow {
  /** Under which an account is looked up; null where the email has a problem. */
  readonly emailKey: string | null;
  /** Under which the company is looked up; null where it has a problem. */
  readonly companyKey: string | null;
  readonly problems: Readonly<Record<'name' | 'email' | 'company' | 'password', readonly string[]>>;
}

/** Examines rows in the order of the file: of two with one email the first is right, the second is not. */
export function createRowExaminer() {
  const lineOf = new Map<string, number>();
  let passwords = 0;

  function problemsOfEmail(row: ImportRow, key: string): string[] {
    const invalid = problemsOf(email, row.email);
    if (invalid.length > 0) return invalid;
    const earlier = lineOf.get(key);
    if (earlier !== undefined) return [`This email is in line ${earlier} already`];
    lineOf.set(key, row.line);
    return [];
  }

  async function problemsOfPassword({ password }: ImportRow): Promise<string[]> {
    if (password === '') return [];
    passwords += 1;
    if (passwords > IMPORT_PASSWORDS_MAX) return [TOO_MANY_PASSWORDS];
    const invalid = problemsOf(newPassword, password);
    if (invalid.length > 0) return invalid.map((problem) => about('Password', problem));
    return (await isCommonPassword(password)) ? ['This password is too common'] : [];
  }

  return async function examine(row: ImportRow): Promise<ExaminedRow> {
    const [emailKey, companyKey] = [sameKey(row.email), sameKey(row.company)];
    const problems = {
      name: problemsOf(personName, row.name).map((problem) => about('Name', problem)),
      email: problemsOfEmail(row, emailKey),
      company: problemsOfCompany(row),
      password: await problemsOfPassword(row),
    };
    return {
      ...row,
      emailKey: problems.email.length === 0 ? emailKey : null,
      companyKey: problems.company.length === 0 ? companyKey : null,
      problems,
    };
  };
}

function problemsOfCompany({ company }: ImportRow): string[] {
  if (isBlank(company)) return ['Company is required'];
  return problemsOf(chosenCompanyName, company).map((problem) => about('Company', problem));
}

function problemsOf(schema: z.ZodMiniType, value: string): string[] {
  const { error } = schema.safeParse(value);
  return error === undefined ? [] : error.issues.slice(0, 1).map(({ message }) => message);
}

/** Some sentences name their field, others stand beside it in a form. */
function about(field: string, problem: string): string {
  return problem.startsWith(field) ? problem : `${field}: ${problem}`;
}

const TOO_MANY_PASSWORDS = `Only ${IMPORT_PASSWORDS_MAX} rows of a file can bring a password; leave it empty, and they choose their own by mail`;
